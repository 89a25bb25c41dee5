import assert from 'node:assert/strict';
import type { RecordedEvent } from '../../src/kernel/event.ts';
import { sessionActor } from '../../src/session/actor.ts';
import { type SessionEvent, sessionCatalogue } from '../../src/session/events.ts';
import { replyOf, type TurnReply } from '../../src/session/reply.ts';
import type { SessionState } from '../../src/session/state.ts';

export type Account = {
  readonly state: SessionState;
  /** The replies of all finished turns as replay gives them, by the id of the turn. */
  readonly replies: ReadonlyMap<string, TurnReply>;
  readonly interrupted: number;
  readonly events: number;
};

/**
 * Replays a stream. @throws when a revision is missing, a turn begins within another or appears twice, or a
 * webhook call was requested twice
 */
export const accountOf = (sessionId: string, recorded: readonly RecordedEvent[]): Account => {
  const actor = sessionActor([]);
  const replies = new Map<string, TurnReply>();
  const begun = new Set<string>();
  const calls = new Set<string>();
  let current: string | undefined;
  let interrupted = 0;
  for (const [index, one] of recorded.entries()) {
    assert.equal(one.revision, index, 'a revision is missing');
    const event: SessionEvent = sessionCatalogue.read(one);
    actor.take([event]);
    if (event.type === 'QueryReceived' || event.type === 'TriggerReceived') {
      assert.equal(current, undefined, 'a turn begins within another');
      current = event.data.turnId;
      assert.ok(!begun.has(current), 'a turn is recorded twice');
      begun.add(current);
    }
    if (event.type === 'WebhookRequested') {
      assert.ok(!calls.has(event.data.callId), 'a webhook call is requested twice');
      calls.add(event.data.callId);
    }
    if (event.type === 'WebhookFailed' && event.data.reason === 'interrupted') interrupted += 1;
    if (event.type !== 'ReplySent') continue;
    assert.equal(event.data.turnId, current, 'a reply belongs to another turn');
    replies.set(event.data.turnId, replyOf(actor.state().data, sessionId));
    current = undefined;
  }
  return { state: actor.state(), replies, interrupted, events: recorded.length };
};

/** @throws when an acknowledged turn is not recorded, or replay gives it another reply */
export const requireAcknowledged = (account: Account, acknowledged: readonly TurnReply[]): void => {
  const ids = acknowledged.map(({ turnId }) => turnId);
  assert.equal(new Set(ids).size, ids.length, 'one turn was acknowledged twice');
  for (const reply of acknowledged) {
    const replayed = account.replies.get(reply.turnId);
    assert.ok(replayed !== undefined, `the acknowledged turn ${reply.turnId} is lost`);
    assert.deepEqual(replayed, reply, 'replay gives another reply');
  }
};
