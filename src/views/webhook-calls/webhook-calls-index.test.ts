import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import { eventOf } from '../../../test/support/store-events.ts';
import type { NewEvent } from '../../kernel/event.ts';
import { VIEW_KEY_BYTES_MAX } from '../../kernel/limits/views.ts';
import { memoryEventStore } from '../../store/memory/memory-event-store.ts';
import { memoryViewStore } from '../../store/memory/memory-view-store.ts';
import { STATE } from '../projector.ts';
import { shippedViews } from '../scripts.ts';
import { openViews, type Views } from '../views.ts';
import { WEBHOOK_CALLS, webhookCallsIndex } from './webhook-calls-index.ts';
import { webhookLedger } from './webhook-ledger.ts';

const AGENT = '0123456789abcdef0123456789abcdef';
const LONG = `session-${AGENT}-long`;
const TURNS = 3_000;

let turns = 0;
const turn = (turnId: string, outcome: 'WebhookReplied' | 'WebhookFailed' = 'WebhookReplied'): NewEvent[] => {
  const callId = `call-${turnId}`;
  const requestedAt = new Date(Date.UTC(2026, 2, 2) + turns++).toISOString();
  const intent = { intentName: 'order', action: 'order', language: 'en', contexts: [] };
  return [
    eventOf('QueryReceived', { turnId }),
    eventOf('IntentMatched', intent),
    eventOf('WebhookRequested', {
      callId,
      purpose: 'fulfillment',
      requestedAt,
      url: 'https://shop.example/hook',
    }),
    eventOf(outcome, { callId, elapsedMs: 5, ...(outcome === 'WebhookFailed' && { reason: 'timeout' }) }),
  ];
};

let views: Views | undefined;
afterEach(async () => {
  await views?.close();
  views = undefined;
});

/** A long session, and a short one of the same agent, recorded before the view begins or while it follows. */
const opened = async (isRecordedBefore: boolean) => {
  const store = memoryEventStore();
  const definitions = shippedViews().filter(({ projection }) => projection.name.startsWith('webhook-'));
  const open = async () =>
    openViews({
      store,
      views: memoryViewStore(),
      definitions,
      now: () => '2026-03-02T12:00:01.000Z',
    });
  if (!isRecordedBefore) views = await open();
  for (let at = 0; at < TURNS; at += 500) {
    const turns = Array.from({ length: 500 }, (_, more) => turn(`${at + more}`));
    await store.append(LONG, turns.flat(), 'any');
  }
  await store.append(`session-${AGENT}-short`, turn('short', 'WebhookFailed'), 'any');
  views ??= await open();
  const ledger = webhookLedger(views, store);
  const newest = await store.newestPosition();
  // A busy machine needs longer than a reader waits.
  await eventually(async () => expect(await ledger.fresh(newest)).toBe(true));
  return { store, views, ledger };
};

describe.each([
  ['that was recorded before', true],
  ['that is being recorded', false],
])('the calls of a long session %s', (_, isRecordedBefore) => {
  it('are all counted and found, although its state has only the newest', async () => {
    const { ledger, views: made } = await opened(isRecordedBefore);
    expect(await ledger.count(AGENT, { sessionId: 'long' })).toMatchObject({ total: TURNS });
    expect(await ledger.count(AGENT, {})).toMatchObject({ outcomes: { replied: TURNS, timeout: 1 } });
    const { calls } = await ledger.list(AGENT, { sessionId: 'long' }, { order: 'oldest', limit: 2 });
    expect(calls.map(({ callId, turn: number, outcome }) => [callId, number, outcome])).toEqual([
      ['call-0', 1, 'replied'],
      ['call-1', 2, 'replied'],
    ]);
    const [state] = await made.rows(WEBHOOK_CALLS).get([[STATE, LONG]]);
    expect(JSON.stringify(state).length).toBeLessThan(600_000);
    expect(state).toMatchObject({ turn: TURNS });
  });

  it('are removed with the session', async () => {
    const { ledger, store, views: made } = await opened(isRecordedBefore);
    await store.delete(LONG);
    await made.removeStream(LONG);
    expect(await ledger.count(AGENT, {})).toMatchObject({ total: 1, outcomes: { timeout: 1 } });
    expect(await ledger.count(AGENT, { sessionId: 'long' })).toMatchObject({ total: 0 });
    expect(await ledger.call('call-0')).toBeUndefined();
    const left = await made.rows(WEBHOOK_CALLS).range({ from: ['id'], to: ['ie'] });
    expect(left.map(({ key }) => key[1])).toEqual(['call-short']);
  });
});

it('a call of an intent with a name of any length has keys that a store takes', async () => {
  const { changesFor } = webhookCallsIndex.open({
    get: async (keys) => keys.map(() => undefined),
    range: async () => [],
  });
  const long = 'ü'.repeat(3_000);
  const call = { callId: 'c', outcome: 'waiting', requestedAt: '', url: '', address: '', language: 'en' };
  const state = { calls: [{ ...call, intentName: long, action: long, contexts: [long] }] };
  const changes = await changesFor([{ partition: LONG, isNew: true, state }]);
  expect(changes).not.toEqual([]);
  for (const { key } of changes)
    expect(Buffer.byteLength(key.join(' '))).toBeLessThanOrEqual(VIEW_KEY_BYTES_MAX);
});
