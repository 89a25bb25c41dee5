import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { transition } from 'xstate';
import type { RecordedEvent } from '../kernel/event.ts';
import { sessionActor } from './actor.ts';
import { type SessionEvent, sessionCatalogue, sessionEvents } from './events.ts';
import { foldEvent, newSession } from './fold.ts';
import { sessionMachine } from './machine.ts';
import type { SessionState } from './state.ts';

const folder = new URL('../../test/golden/', import.meta.url);
const recordings = readdirSync(folder)
  .filter((name) => /^session-.*\.ndjson$/.test(name))
  .map((name) => readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n'))
  .map((lines) => lines.map((line): RecordedEvent => JSON.parse(line)).map(sessionCatalogue.read));

/** The result of XState itself, which keeps its snapshot if it ignores an event. */
const interpreted = ({ at, data }: SessionState, event: SessionEvent): SessionState | 'refused' => {
  const before = sessionMachine.resolveState({ value: at, context: data });
  const [after, actions] = transition(sessionMachine, before, event);
  expect(actions).toEqual([]);
  return after === before ? 'refused' : { at: after.value, data: after.context };
};

it('agrees with XState, and with the actor, after each event', () => {
  for (const recording of recordings) {
    const actor = sessionActor();
    let state = newSession;
    for (const event of recording) {
      actor.take([event]);
      const after = foldEvent(state, event);
      expect(after).toEqual(interpreted(state, event));
      expect(after).toEqual(actor.state());
      state = after;
    }
  }
});

it('accepts and refuses the same events as XState', () => {
  const all = recordings.flat();
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(sessionEvents.map(({ type }) => type)));
  const reached = new Map<string, SessionState>([['listening false', newSession]]);
  for (const recording of recordings) {
    let state = newSession;
    for (const event of recording) {
      state = foldEvent(state, event);
      reached.set(`${state.at} ${state.data.slotFilling !== null}`, state);
    }
  }
  for (const state of reached.values()) {
    for (const event of all) {
      const outcome = outcomeOf(() => interpreted(state, event));
      expect(outcomeOf(() => foldEvent(state, event))).toEqual(outcome);
      expect(outcomeOf(() => sessionActor([event], state).state())).toEqual(outcome);
    }
  }
  expect(new Set([...reached.values()].map(({ at }) => at))).toEqual(
    new Set(Object.keys(sessionMachine.states)),
  );
});

/** A prompt without a match is accepted by the machine, but cannot be folded, so it is refused too. */
const outcomeOf = (take: () => unknown): unknown => {
  try {
    return take();
  } catch (error) {
    return error instanceof TypeError ? 'refused' : error;
  }
};
