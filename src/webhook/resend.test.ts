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
  const newest = await world.ledger.call(calls[0]?.callId ?? '');
  if (newest === undefined) throw new Error('the call is not in the ledger');
  call = newest;
});
afterAll(() => world?.close());

describe('a recorded request that is sent again', () => {
  it('is identical, including key and credentials', async () => {
    const [before] = world.webhook.asked;
    const { isSame, changes, outcome } = await world.trials.resend(call, {});
    expect([isSame, changes, outcome]).toEqual([true, [], 'replied']);
    const after = world.webhook.asked.at(-1);
    expect(after?.body).toEqual(before?.body);
    const names = ['authorization', 'idempotency-key'] as const;
    for (const name of names) expect(after?.headers[name]).toBe(before?.headers[name]);
  });

  it('names each place where the replies differ', async () => {
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

  it('sends no credentials to another place, and is refused if they are requested', async () => {
    const other = await recordingWebhook(() => ({ speech: 'Yes.', data: { price: 3 } }));
    await world.trials.resend(call, { to: other.url });
    const options = { to: other.url, withCredentials: true };
    await expect(world.trials.resend(call, options)).rejects.toThrow('not to http://127.0.0.1');
    expect(other.asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    await other.stop();
  });

  it('sends credentials to another path of the same place', async () => {
    const basic = `Basic ${Buffer.from(`ann:${PASSWORD}`).toString('base64')}`;
    await world.trials.resend(call, { to: new URL('/other', world.webhook.url).href, withCredentials: true });
    expect(world.webhook.asked.at(-1)?.headers.authorization).toBe(basic);
  });

  it('is refused for an address with a user in it', async () => {
    const to = 'http://shop.example@127.0.0.1/hook';
    await expect(world.trials.resend(call, { to })).rejects.toMatchObject({ code: 'bad_webhook_url' });
  });

  it('goes to the address of today if the webhook has moved, and on request as it was recorded', async () => {
    const moved = { url: 'https://new.example/', username: '', password: '' };
    await world.desks.agents.change(world.agentId, { type: 'SetWebhook', changes: moved }, 'admin');
    const credentials = { username: 'ann', password: PASSWORD };
    await world.desks.agents.change(world.agentId, { type: 'SetWebhook', changes: credentials }, 'admin');
    const before = world.webhook.asked.length;
    const today = await world.trials.resend(call, {});
    expect([today.url, world.webhook.asked.length]).toEqual(['https://new.example/', before]);
    const then = await world.trials.resend(call, { webhook: 'recorded', withCredentials: true });
    expect([then.url, then.agentRevision]).toEqual([call.url, call.agentRevision]);
    expect(today.agentRevision).toBeGreaterThan(then.agentRevision);
    const basic = `Basic ${Buffer.from(`ann:${PASSWORD}`).toString('base64')}`;
    expect(world.webhook.asked.at(-1)?.headers.authorization).toBe(basic);
    await world.trials.resend(call, { to: call.url });
    expect(world.webhook.asked.at(-1)?.headers).not.toHaveProperty('authorization');
    const elsewhere = { to: call.url, withCredentials: true };
    await expect(world.trials.resend(call, elsewhere)).rejects.toMatchObject({
      code: 'webhook_secrets_elsewhere',
    });
    const { agentRevision: _, ...unmarked } = call;
    await expect(world.trials.resend(unmarked, { webhook: 'recorded' })).rejects.toMatchObject({
      code: 'request_invalid',
    });
  });

  it('has the settings of the revision that is published, whatever the draft says', async () => {
    const options = { actor: 'admin', dryRun: false } as const;
    const published = { url: world.webhook.url, username: 'ann', password: PASSWORD };
    await world.desks.agents.change(world.agentId, { type: 'SetWebhook', changes: published }, 'admin');
    await world.desks.publishing.switch(world.agentId, true, options);
    const draft = { username: 'bob', password: 'of the draft' };
    await world.desks.agents.change(world.agentId, { type: 'SetWebhook', changes: draft }, 'admin');
    await world.trials.resend(call, {});
    const basic = `Basic ${Buffer.from(`ann:${PASSWORD}`).toString('base64')}`;
    expect(world.webhook.asked.at(-1)?.headers.authorization).toBe(basic);
    await world.trials.resend({ ...call, environment: 'removed since' }, {});
    expect(world.webhook.asked.at(-1)?.headers.authorization).toBe(basic);
    await world.trials.resend({ ...call, environment: 'draft' }, {});
    const ofDraft = `Basic ${Buffer.from('bob:of the draft').toString('base64')}`;
    expect(world.webhook.asked.at(-1)?.headers.authorization).toBe(ofDraft);
  });

  it('is refused for an address that is not allowed for webhooks', async () => {
    const { now } = await world.trials.resend(call, { to: 'http://10.0.0.1/hook' });
    expect(now).toMatchObject({ failure: 'address_refused' });
  });

  it('does not change the session', async () => {
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
