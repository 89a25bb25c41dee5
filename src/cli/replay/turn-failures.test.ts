import { describe, expect, it } from 'vitest';
import type { RecordedTurn, TurnWebhookCall } from '../../replay/wire/recorded-turn.ts';
import { failuresOf } from './turn-failures.ts';

type From = NonNullable<RecordedTurn['reply']>['from'];

// A turn has many more fields, which say nothing about failures.
const turnWith = (outcome: TurnWebhookCall['outcome'], from: From | undefined, parts: object = {}) =>
  ({
    isOpen: from === undefined,
    webhooks: [{ callId: 'call-1', outcome, ...parts }],
    ...(from !== undefined && { reply: { from } }),
  }) as unknown as RecordedTurn;

describe('a webhook call that failed', () => {
  it.each<[RecordedTurn, string]>([
    [
      turnWith('timeout', 'intent', { elapsedMs: 5003 }),
      "webhook timed out after 5.0 s; the intent's own reply was sent; the service may have acted",
    ],
    [
      turnWith('http_status', 'prompt', { elapsedMs: 12, status: 502 }),
      "webhook answered with status 502; the intent's own question was sent; the service may have acted",
    ],
    [
      turnWith('address_refused', 'nothing'),
      'webhook was not called, because its address is not public (see PARLEY_WEBHOOK_ALLOW); ' +
        'an empty reply was sent',
    ],
    [turnWith('waiting', undefined), 'webhook has not answered yet; no reply was sent yet'],
  ])('is described with its id and the reply that was sent instead', (turn, sentence) => {
    expect(failuresOf(turn)).toEqual([`${sentence} (parley webhook show call-1)`]);
  });

  it('does not include a call with a reply', () => {
    expect(failuresOf(turnWith('replied', 'webhook'))).toEqual([]);
  });
});
