import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordingWebhook } from '../../test/support/recording-webhook.ts';
import { typesIn } from '../../test/support/store-events.ts';
import { type AuditWorld, openAuditWorld, PASSWORD } from '../../test/support/webhook-audit-world.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { RecordedCall } from '../session/recorded-call.ts';
import { resendStream } from '../session/resends.ts';
import { sessionStream } from '../session/session-stream.ts';
import { type ResendOptions, resend as resendCall } from './resend.ts';

let world: AuditWorld;
let answer: unknown = { speech: 'Yes.', data: { price: 3 } };
let call: RecordedCall;
const resend = (one: RecordedCall, options: ResendOptions) =>
  world.trials.resend(one, options, { actor: 'admin', tokenId: 'ada' });

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
    const { isSame, changes, outcome } = await resend(call, {});
    expect([isSame, changes, outcome]).toEqual([true, [], 'replied']);
    const after = world.webhook.asked.at(-1);
    expect(after?.body).toEqual(before?.body);
    const names = ['authorization', 'idempotency-key'] as const;
    for (const name of names) expect(after?.headers[name]).toBe(before?.headers[name]);
  });

  it('names each place where the replies differ', async () => {
    answer = { speech: 'No.', data: { price: 3, tip: 1 } };
    expect((await resend(call, {})).changes).toEqual([
      { path: 'body.speech', before: 'Yes.', after: 'No.' },
      { path: 'body.data.tip', after: 1 },
    ]);
    answer = undefined;
    const { outcome, changes } = await resend(call, {});
    expect(outcome).toBe('empty');
    expect(changes[0]).toEqual({ path: 'outcome', before: 'replied', after: 'empty' });
  });

  it('sends no credentials to another place, and is refused if they are requested', async () => {
    const other = await recordingWebhook(() => ({ speech: 'Yes.', data: { price: 3 } }));
    await resend(call, { to: other.url });
    const options = { to: other.url, withCredentials: true };
    await expect(resend(call, options)).rejects.toThrow('not to http://127.0.0.1');
    expect(other.asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    await other.stop();
  });

  it('sends credentials to another path of the same place', async () => {
    const basic = `Basic ${Buffer.from(`ann:${PASSWORD}`).toString('base64')}`;
    await resend(call, { to: new URL('/other', world.webhook.url).href, withCredentials: true });
    expect(world.webhook.asked.at(-1)?.headers.authorization).toBe(basic);
  });

  it('is refused for an address with a user in it', async () => {
    const to = 'http://shop.example@127.0.0.1/hook';
    await expect(resend(call, { to })).rejects.toMatchObject({ code: 'bad_webhook_url' });
  });

  it('goes to the address of today if the webhook has moved, and on request as it was recorded', async () => {
    const moved = { url: 'https://new.example/', username: '', password: '' };
    await world.desks.agents.change(world.agentId, { type: 'SetWebhook', changes: moved }, 'admin');
    const credentials = { username: 'ann', password: PASSWORD };
    await world.desks.agents.change(world.agentId, { type: 'SetWebhook', changes: credentials }, 'admin');
    const before = world.webhook.asked.length;
    const today = await resend(call, {});
    expect([today.url, world.webhook.asked.length]).toEqual(['https://new.example/', before]);
    const then = await resend(call, { webhook: 'recorded', withCredentials: true });
    expect([then.url, then.agentRevision]).toEqual([call.url, call.agentRevision]);
    expect(today.agentRevision).toBeGreaterThan(then.agentRevision);
    const basic = `Basic ${Buffer.from(`ann:${PASSWORD}`).toString('base64')}`;
    expect(world.webhook.asked.at(-1)?.headers.authorization).toBe(basic);
    await resend(call, { to: call.url });
    expect(world.webhook.asked.at(-1)?.headers).not.toHaveProperty('authorization');
    const elsewhere = { to: call.url, withCredentials: true };
    await expect(resend(call, elsewhere)).rejects.toMatchObject({
      code: 'webhook_secrets_elsewhere',
    });
    const { agentRevision: _, ...unmarked } = call;
    await expect(resend(unmarked, { webhook: 'recorded' })).rejects.toMatchObject({
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
    await resend(call, {});
    const basic = `Basic ${Buffer.from(`ann:${PASSWORD}`).toString('base64')}`;
    expect(world.webhook.asked.at(-1)?.headers.authorization).toBe(basic);
    await resend({ ...call, environment: 'removed since' }, {});
    expect(world.webhook.asked.at(-1)?.headers.authorization).toBe(basic);
    await resend({ ...call, environment: 'draft' }, {});
    const ofDraft = `Basic ${Buffer.from('bob:of the draft').toString('base64')}`;
    expect(world.webhook.asked.at(-1)?.headers.authorization).toBe(ofDraft);
  });

  it('is refused for an address that is not allowed for webhooks', async () => {
    const { now } = await resend(call, { to: 'http://10.0.0.1/hook' });
    expect(now).toMatchObject({ failure: 'address_refused' });
  });

  it('does not change the session', async () => {
    expect(await typesIn(world.store, sessionStream(world.agentId, 's1'))).toEqual([
      'QueryReceived',
      'IntentMatched',
      'WebhookRequested',
      'WebhookReplied',
      'ReplySent',
    ]);
  });

  it('is recorded with its sender, without a path, a body or the id of the session', async () => {
    const { callId, agentId } = call;
    const before = (await world.desks.resends.of(call)).length;
    const to = new URL('/by-name/ada?key=1234', world.webhook.url).href;
    answer = { speech: 'Kept apart.' };
    await resend(call, { to });
    const resends = await world.desks.resends.of(call);
    expect(resends).toHaveLength(before + 1);
    expect(resends.at(-1)).toMatchObject({
      actor: 'admin',
      tokenId: 'ada',
      address: new URL(to).origin,
      isOtherAddress: true,
      end: { outcome: 'replied', status: 200, isSame: false },
    });
    for await (const event of world.store.readStream(resendStream(agentId, callId)))
      for (const text of ['by-name', '1234', 'order a cake', 'Kept apart', '"s1"'])
        expect(JSON.stringify(event)).not.toContain(text);
  });

  it('is recorded with its failure', async () => {
    await resend(call, { to: 'http://10.0.0.1/hook' });
    const newest = (await world.desks.resends.of(call)).at(-1);
    expect(newest?.end).toMatchObject({ outcome: 'address_refused', replyBytes: 0, isSame: false });
  });

  it('is not recorded if it is refused before it is sent', async () => {
    const before = await world.desks.resends.of(call);
    const options = { to: 'https://elsewhere.example/', withCredentials: true };
    await expect(resend(call, options)).rejects.toMatchObject({ code: 'webhook_secrets_elsewhere' });
    expect(await world.desks.resends.of(call)).toEqual(before);
  });

  it('is not sent if it cannot be recorded', async () => {
    const sent = world.webhook.asked.length;
    const record = () => Promise.reject(new ParleyError('store_unavailable', { reason: 'full' }));
    const ports = { send: world.desks.sendWebhook, record };
    const agent = world.desks.agents.get(world.agentId);
    await expect(resendCall(ports, call, agent, {})).rejects.toMatchObject({ code: 'store_unavailable' });
    expect(world.webhook.asked).toHaveLength(sent);
  });
});
