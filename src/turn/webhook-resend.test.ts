import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordingWebhook } from '../../test/support/recording-webhook.ts';
import { type AuditWorld, openAuditWorld, PASSWORD } from '../../test/support/webhook-audit-world.ts';
import type { RecordedCall } from '../session/recorded-call.ts';
import { sessionStream } from '../session/session-stream.ts';

let world: AuditWorld;
let answer: unknown = { speech: 'Yes.', data: { price: 3 } };
let call: RecordedCall;

beforeAll(async () => {
  world = await openAuditWorld((_, response) => (answer === undefined ? void response.end() : answer));
  await world.say('s1', 'order a cake');
  let position = -1;
  for await (const event of world.store.readAll()) position = event.position;
  await world.ledger.fresh(position);
  const { calls } = await world.ledger.list(world.agentId, {}, { order: 'newest', limit: 1 });
  const found = await world.ledger.call(calls[0]?.callId ?? '');
  if (found === undefined) throw new Error('the call is not in the ledger');
  call = found;
});
afterAll(() => world?.close());

describe('a recorded request that is sent again', () => {
  it('is the same to the letter, key and credentials included', async () => {
    const [before] = world.webhook.asked;
    const { isSame, changes, outcome } = await world.trials.resend(call, {});
    expect([isSame, changes, outcome]).toEqual([true, [], 'replied']);
    const after = world.webhook.asked.at(-1);
    expect(after?.body).toEqual(before?.body);
    const told = ['authorization', 'idempotency-key'] as const;
    for (const name of told) expect(after?.headers[name]).toBe(before?.headers[name]);
  });

  it('tells each place where the reply is another', async () => {
    answer = { speech: 'No.', data: { price: 3, tip: 1 } };
    expect((await world.trials.resend(call, {})).changes).toEqual([
      { path: 'body.speech', before: 'Yes.', after: 'No.' },
      { path: 'body.data.tip', after: 1 },
    ]);
    answer = undefined;
    const { outcome, changes } = await world.trials.resend(call, {});
    expect(outcome).toBe('empty');
    expect(changes[0]).toEqual({ path: 'outcome', before: 'replied', after: 'empty' });
  });

  it('takes no credentials to another host, unless it is told to', async () => {
    const other = await recordingWebhook(() => ({ speech: 'Yes.', data: { price: 3 } }));
    const basic = `Basic ${Buffer.from(`ann:${PASSWORD}`).toString('base64')}`;
    await world.trials.resend(call, { to: other.url });
    await world.trials.resend(call, { to: other.url, withCredentials: true });
    expect(other.asked.map(({ headers }) => headers.authorization)).toEqual([undefined, basic]);
    await other.stop();
  });

  it('goes to no address that is not open to webhooks', async () => {
    const { now } = await world.trials.resend(call, { to: 'http://10.0.0.1/hook' });
    expect(now).toMatchObject({ failure: 'address_refused' });
  });

  it('leaves the session as it was', async () => {
    const types: string[] = [];
    const stream = sessionStream(world.agentId, 's1');
    for await (const { type } of world.store.readStream(stream)) types.push(type);
    expect(types).toEqual([
      'QueryReceived',
      'IntentMatched',
      'WebhookRequested',
      'WebhookReplied',
      'ReplySent',
    ]);
  });
});
