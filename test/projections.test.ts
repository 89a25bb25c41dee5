import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../src/kernel/event.ts';
import { sessionActor } from '../src/session/actor.ts';
import { sessionCatalogue } from '../src/session/events.ts';
import type { SessionState } from '../src/session/state.ts';
import { projection } from './support/projection-engine.ts';

const golden: readonly RecordedEvent[] = readFileSync(
  join(import.meta.dirname, 'golden/session-v1.ndjson'),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

/** The actor's state in the projection's words. */
const asProjected = ({ data }: SessionState) => {
  const { turns, lastActiveAt, contexts, userEntities, slotFilling, turn } = data;
  return {
    turns,
    lastActiveAt,
    contexts,
    userEntities,
    slotFilling: slotFilling && {
      intentId: slotFilling.intentId,
      parameter: slotFilling.parameter,
      attempt: slotFilling.attempt,
    },
    lastTurn: turn && {
      turnId: turn.asked.turnId,
      query: 'text' in turn.asked ? turn.asked.text : turn.asked.name,
      intentName: turn.matched?.intentName ?? '',
      action: turn.matched?.action ?? '',
      speech: turn.fulfillment?.speech ?? '',
      isIncomplete: turn.actionIncomplete,
    },
  };
};

describe('the projection of a session', () => {
  it('is the state that its actor has, after each append', () => {
    const session = sessionActor();
    const { states } = projection('session-state');
    for (const [index, recorded] of golden.entries()) {
      session.take([sessionCatalogue.read(recorded)]);
      // Within an append the actor knows of a turn what the projection waits to be told in its reply.
      if (!['ReplySent', 'ContextsChanged', 'UserEntitiesDeleted', 'SessionExpired'].includes(recorded.type))
        continue;
      const [state] = states(golden.slice(0, index + 1)).values();
      expect(state).toEqual(asProjected(session.state()));
    }
  });
});

describe('the daily figures of an agent', () => {
  it('count what happened on each day', () => {
    const counted = (type: string) => golden.filter((event) => event.type === type).length;
    const [days] = projection('daily-figures').states(golden).values();
    expect(days).toEqual({
      '2026-03-02': {
        turns: counted('QueryReceived') + counted('TriggerReceived'),
        sessions: 1,
        unmatched: counted('NothingMatched'),
        webhookCalls: counted('WebhookRequested'),
        webhookFailures: counted('WebhookFailed'),
      },
    });
  });
});
