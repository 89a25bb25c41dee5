import { describe, expect, it } from 'vitest';
import type { Agent } from '../agent/agent.ts';
import { emptyAgent } from '../agent/evolve.ts';
import type { WebhookOutcome } from '../session/commands.ts';
import type { RecordedCall } from '../session/recorded-call.ts';
import { resend } from './resend.ts';

const url = 'https://shop.example/hook';
const call: RecordedCall = {
  callId: 'c1',
  agentId: 'a1',
  sessionId: 's1',
  turnId: 't1',
  turn: 1,
  query: 'order',
  intentId: 'i1',
  intentName: 'order',
  purpose: 'fulfillment',
  revision: 2,
  requestedAt: '',
  url,
  address: '',
  isReused: false,
  idempotencyKey: 'c1',
  outcome: 'replied',
  status: 200,
  request: { headers: [], body: '{}' },
  reply: { headers: [], body: '{"speech":"Yes."}' },
};
const agentAt = (webhookUrl: string): Agent => {
  const agent = emptyAgent('a1');
  const webhook = { ...agent.settings.webhook, url: webhookUrl };
  return { ...agent, settings: { ...agent.settings, webhook } };
};
const resent = (recorded: RecordedCall, now: WebhookOutcome, agent = agentAt(url)) =>
  resend({ send: async () => now, record: async () => async () => undefined }, recorded, agent);
const yes = { status: 200, body: '{"speech":"Yes."}', elapsedMs: 1 };
const { reply: _reply, status: _status, ...silent } = call;

describe('a call that is sent again', () => {
  const seen = async (now: WebhookOutcome, options: Parameters<typeof resend>[3]) => {
    const [sent, requests, ends]: unknown[][] = [[], [], []];
    const { isSame } = await resend(
      {
        send: async (again) => {
          sent?.push(again);
          return now;
        },
        record: async (request) => {
          requests?.push(request);
          return async (end) => void ends?.push(end);
        },
      },
      call,
      { ...agentAt(url), revision: 7 },
      options,
    );
    return { sent, requests, ends, isSame };
  };

  it('has the same body and key, and is recorded with its reply', async () => {
    const { sent, requests, ends } = await seen({ ...yes, body: '{"speech":"Ü"}' }, undefined);
    const { callId, idempotencyKey, purpose, requestedAt } = call;
    expect(sent).toEqual([{ callId, idempotencyKey, purpose, requestedAt, url, body: '{}' }]);
    expect(requests).toEqual([
      { address: 'https://shop.example', webhook: 'today', isOtherAddress: false, agentRevision: 7 },
    ]);
    expect(ends).toEqual([{ outcome: 'replied', status: 200, elapsedMs: 1, replyBytes: 15, isSame: false }]);
  });

  it('to another address is recorded as such, and without a status if none came', async () => {
    const failure = { failure: 'timeout', details: 'Request timeout.', elapsedMs: 5 } as const;
    const { sent, requests, ends } = await seen(failure, {
      to: 'https://new.example/hook',
      webhook: 'recorded',
    });
    expect(sent).toMatchObject([{ url: 'https://new.example/hook' }]);
    expect(requests).toMatchObject([
      { address: 'https://new.example', webhook: 'recorded', isOtherAddress: true },
    ]);
    expect(ends).toStrictEqual([{ outcome: 'timeout', elapsedMs: 5, replyBytes: 0, isSame: false }]);
  });
});

describe('the reply to a resent call', () => {
  it('is the same if outcome, status and body are', async () => {
    expect(await resent(call, yes)).toMatchObject({ isSame: true, changes: [], outcome: 'replied' });
  });

  it('differs by its status, and by a body that is text', async () => {
    expect((await resent(call, { ...yes, status: 201 })).changes).toEqual([
      { path: 'status', before: 200, after: 201 },
    ]);
    const { isSame, changes } = await resent(call, { ...yes, body: 'oops' });
    expect(isSame).toBe(false);
    expect(changes).toContainEqual({ path: 'outcome', before: 'replied', after: 'unreadable' });
    expect(changes).toContainEqual(expect.objectContaining({ path: 'body', after: 'oops' }));
  });

  it('differs from a failure without a reply by everything that came', async () => {
    const { changes } = await resent({ ...silent, outcome: 'timeout' }, yes);
    expect(changes).toEqual([
      { path: 'outcome', before: 'timeout', after: 'replied' },
      { path: 'status', after: 200 },
      { path: 'body', after: { speech: 'Yes.' } },
    ]);
  });

  it('is the same failure if nothing comes again', async () => {
    const failure = { failure: 'timeout', details: 'Request timeout.', elapsedMs: 1 } as const;
    expect(await resent({ ...silent, outcome: 'timeout' }, failure)).toMatchObject({ isSame: true });
  });

  it.each(['followup_limit', 'followup_unknown'] as const)(
    'is the same if the session recorded %s, which the service did not cause',
    async (outcome) => {
      expect(await resent({ ...call, outcome }, yes)).toMatchObject({ isSame: true, outcome: 'replied' });
    },
  );

  it('comes from the recorded address if the agent has no webhook any more', async () => {
    expect((await resent(call, yes, agentAt(''))).url).toBe(url);
    expect((await resent(call, yes, agentAt('https://new.example/'))).url).toBe('https://new.example/');
  });
});
