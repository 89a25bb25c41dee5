import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { RecordedEvent } from '../kernel/event.ts';
import { sessionActor } from '../session/actor.ts';
import { sessionCatalogue } from '../session/events.ts';
import { beginning, folded } from './fold.ts';

const recording = readFileSync(new URL('../../test/golden/session-v1.ndjson', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): RecordedEvent => JSON.parse(line))
  .map(sessionCatalogue.read);

it('comes to what the actor comes to, after each event', () => {
  const actor = sessionActor();
  let state = beginning;
  for (const event of recording) {
    actor.take([event]);
    state = folded(state, event);
    expect(state).toEqual(actor.state());
  }
});

it('takes and refuses each event where the actor does', () => {
  let reached = beginning;
  for (const happened of [undefined, ...recording]) {
    if (happened !== undefined) reached = folded(reached, happened);
    const state = reached;
    for (const event of recording) {
      const byActor = outcomeOf(() => {
        const actor = sessionActor([], state);
        actor.take([event]);
        return actor.state();
      });
      expect(outcomeOf(() => folded(state, event))).toEqual(byActor);
    }
  }
});

const outcomeOf = (take: () => unknown): unknown => {
  try {
    return take();
  } catch (error) {
    return error instanceof TypeError ? 'refused' : error;
  }
};
