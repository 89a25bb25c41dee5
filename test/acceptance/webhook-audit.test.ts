import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';
import type { Answer } from '../support/real-client.ts';
import { type RecordingWebhook, recordingWebhook } from '../support/recording-webhook.ts';
import { anExport } from '../support/test-desks.ts';

const PASSWORD = 'open sesame';
const PIN = '1234-5678';
/** Far longer than any other call takes on a busy machine. */
const SLOW_MS = 2_000;
const KEY = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const files = anExport({
  intents: [
    {
      name: 'order',
      says: ['order a cake', 'order a pie', 'order soup', 'order something slow'],
      webhookUsed: true,
      responses: [{ action: 'order', messages: [{ type: 0, speech: 'Ordered.' }] }],
    },
  ],
});

let parley: Parley;
let webhook: RecordingWebhook;
let agent: ImportedAgent;
let isMoody = false;

beforeAll(async () => {
  parley = await startParley();
  webhook = await recordingWebhook(async ({ body, headers }, response) => {
    const said: string = body.result.resolvedQuery;
    if (said === 'order soup') return void response.writeHead(503).end('No soup.');
    if (said === 'order something slow') await new Promise((later) => setTimeout(later, SLOW_MS));
    response.setHeader('Set-Cookie', 'basket=7').setHeader('X-Shop', 'north');
    const echo = { password: PASSWORD, pin: headers['x-pin'], auth: headers.authorization };
    return { speech: isMoody ? 'Ask again.' : `Yes: ${said}.`, data: { echo }, contextOut: { name: 'met' } };
  });
  agent = await parley.import(files, {
    enabled: true,
    url: webhook.url,
    username: 'ann',
    password: PASSWORD,
    headers: { 'X-Pin': PIN },
    secretHeaders: ['X-Pin'],
    signing: [{ secret: KEY }],
  });
  for (const [sessionId, query] of [
    ['s1', 'order a cake'],
    ['s2', 'order a pie'],
    ['s1', 'order soup'],
    ['s1', 'order something slow'],
  ] as const) {
    await agent.client.text(query, { sessionId });
  }
});
afterAll(async () => {
  await parley?.stop();
  await webhook?.stop();
});

const run = (...words: string[]) => parley.run(words);

const json = async (...words: string[]): Promise<Answer> => {
  const { out, err, exitCode } = await run(...words, '--json');
  expect([exitCode, err]).toEqual([0, '']);
  return JSON.parse(out);
};

const calls = (query = '') => `/admin/agents/${agent.agentId}/webhook-calls${query}`;

const lines = (text: string): Answer[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const newest = async (filter = ''): Promise<Answer> =>
  (await parley.admin(`GET ${calls(`?limit=1${filter}`)}`)).body.calls[0];

describe('the ledger', () => {
  it('lists, filters, counts and pages the same over HTTP and on the command line', async () => {
    const { body } = await parley.admin(`GET ${calls()}`);
    expect(body.counts).toEqual({ total: 4, outcomes: { replied: 3, http_status: 1 }, isComplete: true });
    expect(body.calls).toHaveLength(4);
    expect(body.isUpToDate).toBe(true);
    expect(await json('webhook', 'calls')).toEqual(body);
    const texts = async (...words: string[]) => (await json('webhook', 'calls', ...words)).counts.total;
    expect(await texts('--session', 's1')).toBe(3);
    expect(await texts('--status', '503')).toBe(1);
    expect(await texts('--slower-than', String(SLOW_MS - 100))).toBe(1);
    expect(await texts('--text', 'A PIE')).toBe(1);
    expect(await texts('--address', '127.0.0.1')).toBe(4);
    expect(await texts('--since', '1h', '--intent', 'order', '--outcome', 'replied')).toBe(3);
    expect(await texts('--until', '1h')).toBe(0);
    const first = await json('webhook', 'calls', '--limit', '3');
    const second = await json('webhook', 'calls', '--limit', '3', '--cursor', first.nextCursor);
    expect([...first.calls, ...second.calls]).toEqual(body.calls);
    expect((await run('webhook', 'calls')).out).toContain('4 in all: 3 replied, 1 http_status');
  });

  it('shows a complete call: bytes, headers in both directions, address, time, key and turn', async () => {
    const { callId } = await newest('&session=s2');
    const call = await json('webhook', 'show', callId);
    expect((await parley.admin(`GET ${calls(`/${callId}`)}`)).body).toEqual(call);
    const request = webhook.asked.find(({ body }) => body.sessionId === 's2');
    expect(JSON.parse(call.request.body)).toEqual(request?.body);
    const sent = new Map(call.request.headers.map(({ name, value }: Answer) => [name, value]));
    expect(sent.get('content-length')).toBe(String(Buffer.byteLength(call.request.body)));
    expect(sent.get('idempotency-key')).toBe(request?.headers['idempotency-key']);
    expect(call).toMatchObject({
      query: 'order a pie',
      turn: 1,
      intentName: 'order',
      idempotencyKey: request?.headers['webhook-id'],
      address: webhook.url.slice('http://'.length, -'/hook'.length),
      outcome: 'replied',
      status: 200,
    });
    expect(call.reply.headers).toContainEqual({ name: 'X-Shop', value: 'north' });
    expect(call.timings.totalMs).toBeGreaterThanOrEqual(call.timings.firstByteMs);
    const { out } = await run('webhook', 'show', callId);
    expect(out).toMatch(/time +queue .* first byte .* total /);
    expect((await run('webhook', 'show', 'nothing')).exitCode).toBe(1);
  });

  it('can be exported as NDJSON and CSV', async () => {
    const ndjson = await run('webhook', 'calls', '--ndjson');
    expect(lines(ndjson.out).map(({ query }) => query)).toEqual([
      'order a cake',
      'order a pie',
      'order soup',
      'order something slow',
    ]);
    const { body, headers } = await parley.admin(`GET ${calls('?format=csv&status=503')}`);
    expect(headers.get('content-type')).toContain('text/csv');
    expect(String(body).split('\r\n')[1]).toContain('order soup,order,fulfillment,');
    expect((await run('webhook', 'calls', '--csv', '--status', '503')).out).toBe(body);
  });

  it("is accessible to the agent's developer and to no other client", async () => {
    const { callId } = await newest();
    expect((await parley.send(`GET ${calls()}`, agent.developerAccessToken)).status).toBe(200);
    expect((await parley.send(`GET ${calls()}`, agent.clientAccessToken)).status).toBe(401);
    const other = await parley.import(files);
    expect((await parley.send(`GET ${calls()}`, other.developerAccessToken)).status).toBe(401);
    const elsewhere = `/admin/agents/${other.agentId}/webhook-calls/${callId}`;
    expect((await parley.admin(`GET ${elsewhere}`)).status).toBe(404);
    await parley.admin(`DELETE /admin/agents/${other.agentId}`);
  });
});

describe('secrets', () => {
  it('appear in no reply, not in the ledger, and in no file of the server', async () => {
    const basic = Buffer.from(`ann:${PASSWORD}`).toString('base64');
    const answered = await parley.say(agent, 'order a cake', 's3');
    const { echo } = answered.body.result.fulfillment.data;
    expect(echo).toEqual({ password: '***', pin: '***', auth: 'Basic ***' });
    const { out } = await run('webhook', 'calls', '--ndjson');
    const inFolder = readdirSync(parley.dataFolder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => readFileSync(join(parley.dataFolder, name)).toString('latin1'));
    for (const secret of [PASSWORD, PIN, basic, KEY.slice('whsec_'.length), agent.clientAccessToken]) {
      for (const text of [out, ...inFolder, parley.log()]) expect(text).not.toContain(secret);
    }
  });
});

describe('a call while its signing key is replaced', () => {
  it('has a signature by the old key and one by the new key, which fit the recorded body', async () => {
    const path = `/admin/agents/${agent.agentId}/webhook`;
    const { signing } = (await parley.admin(`GET ${path}`)).body;
    const rotated = await json('agent', 'webhook', agent.agentId, '--new-signing-secret');
    expect(rotated.signing).toHaveLength(2);
    await agent.client.text('order a cake', { sessionId: 's4' });
    const { headers } = webhook.asked.at(-1) ?? {};
    const body = await json('webhook', 'show', (await newest('&session=s4')).callId);
    const signed = `${headers?.['webhook-id']}.${headers?.['webhook-timestamp']}.${body.request.body}`;
    const signatures = [KEY, rotated.signingSecret].map((secret: string) => {
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
      return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
    });
    expect(headers?.['webhook-signature']).toBe(signatures.join(' '));
    const dropped = await json('agent', 'webhook', agent.agentId, '--drop-signing-key', signing[0].id);
    expect(dropped.signing.map(({ id }: Answer) => id)).not.toContain(signing[0].id);
    expect((await parley.admin(`PUT ${path}`, (await parley.admin(`GET ${path}`)).body)).status).toBe(200);
  });
});

describe('recorded requests', () => {
  it('are sent again and compared, without effect on their session', async () => {
    const { callId } = await newest('&session=s2');
    const before = webhook.asked.length;
    expect(await json('webhook', 'resend', callId)).toMatchObject({ sent: 1, same: 1 });
    isMoody = true;
    const { body } = await parley.admin(`POST ${calls('/resend')}`, { session: 's2' });
    isMoody = false;
    const [first, last] = lines(body);
    expect(first.resent.changes).toEqual([
      { path: 'body.speech', before: 'Yes: order a pie.', after: 'Ask again.' },
    ]);
    expect(last).toEqual({ done: { sent: 1, same: 0, erased: 0, isCut: false } });
    expect(webhook.asked.slice(before).map(({ headers }) => headers['idempotency-key'])).toEqual([
      callId,
      callId,
    ]);
    expect((await json('webhook', 'calls', '--session', 's2')).counts.total).toBe(1);
  });

  it('are sent to another address without credentials, and refused for a forbidden one', async () => {
    const { callId } = await newest('&session=s2');
    const other = await recordingWebhook(() => ({ speech: 'Other.' }));
    const elsewhere = await run('webhook', 'resend', callId, '--to', other.url, '--strict');
    expect([elsewhere.exitCode, elsewhere.out]).toEqual([1, expect.stringContaining('body.speech')]);
    expect(other.asked[0]?.headers).not.toHaveProperty('authorization');
    expect(other.asked[0]?.headers).not.toHaveProperty('x-pin');
    await other.stop();
    const { out } = await run('webhook', 'resend', callId, '--to', 'http://10.0.0.1/hook');
    expect(out).toContain('address_refused');
    expect((await run('webhook', 'resend', callId, '--to', 'nowhere')).err).toContain(
      'to must have this form',
    );
  });
});

describe('a resend', () => {
  it('is listed with the call: who, when, to where and how it ended', async () => {
    const { tokenId, token } = (await parley.admin('POST /admin/tokens', { role: 'editor', name: 'Ada' }))
      .body;
    const { callId } = await newest('&session=s2');
    const count = (await json('webhook', 'show', callId)).resends.length;
    const other = await recordingWebhook(() => ({ speech: 'Other.' }));
    const body = { calls: [callId], to: `${other.url}?key=1234` };
    await parley.send(`POST ${calls('/resend')}`, agent.developerAccessToken, body);
    await parley.send(`POST ${calls('/resend')}`, token, body);
    await other.stop();
    const call = await json('webhook', 'show', callId);
    expect((await parley.admin(`GET /admin/webhook-calls/${callId}`)).body).toEqual(call);
    expect(call.resends).toHaveLength(count + 2);
    expect(call.resends.at(-1)).toMatchObject({ actor: 'admin', tokenId, tokenName: 'Ada' });
    expect(call.resends.at(-2)).toMatchObject({
      actor: 'developer',
      address: new URL(other.url).origin,
      isOtherAddress: true,
      end: { outcome: 'replied', status: 200, isSame: false },
    });
    expect((await newest('&session=s2')).resends).toBe(count + 2);
    const { out } = await run('webhook', 'show', callId, '--utc');
    expect(out).toContain('Sent again\nREQUESTED (UTC)');
    expect(out).toMatch(/developer +http:.* \(another address\) +replied, 200 .*differs/);
    expect(out).toContain('Ada (admin)');
    expect((await run('webhook', 'calls', '--session', 's2')).out).toContain('RESENT');
  });

  it('stays when its session is erased, and nothing of the session is left in it', async () => {
    const sessionId = 'erased-after-a-resend';
    await agent.client.text('order a pie', { sessionId });
    const { callId } = await newest(`&session=${sessionId}`);
    await json('webhook', 'resend', callId);
    const erased = await json('erase', '--session', sessionId, '--agent', agent.agentId, '--verify', '--yes');
    expect(erased.erasures[0].verification.isClean).toBe(true);
    expect((await run('webhook', 'show', callId)).exitCode).toBe(1);
    const { out } = await run('events', '--agent', agent.agentId);
    const about = lines(out).filter(({ stream }) => stream.endsWith(callId));
    expect(about.map(({ type, metadata }) => [type, metadata.actor])).toEqual([
      ['ResendRequested', 'admin'],
      ['ResendEnded', 'admin'],
    ]);
    expect(JSON.stringify(about)).not.toContain(sessionId);
    await agent.client.text('order a pie', { sessionId: 'short' });
    const erasing = `POST /admin/agents/${agent.agentId}/erase`;
    await parley.send(erasing, agent.developerAccessToken, { session: 'short' });
    const [receipt] = (await json('privacy', 'receipts', agent.agentId)).erasures;
    expect(receipt).toMatchObject({ actor: 'developer', tokenId: expect.any(String), reason: 'session' });
  });
});

describe('an option or a cursor without a meaning', () => {
  it.each([
    [['webhook', 'calls', '--csv', '--limit', '5'], '--csv writes all calls that fit'],
    [['webhook', 'calls', '--ndjson', '--json'], 'choose one of --ndjson and --json'],
    [['analytics', 'flow', '--csv', '--top', '3'], '--csv prints all rows'],
    [['erase', '--where', 'data.user=U1', '--dry-run'], '--where takes originalRequest.PATH=VALUE'],
    [['erase', '--parameter', 'email', '--dry-run'], '--parameter takes NAME=VALUE'],
    [['sql', 'select 1', '--file', 'events.ndjson', '--since', '7d'], '--since is for a server'],
  ])('is refused: %s', async (words, reason) => {
    const { exitCode, err } = await run(...words);
    expect([exitCode, err]).toEqual([2, expect.stringContaining(reason)]);
  });

  it('is refused: a cursor that no page has given', async () => {
    expect((await parley.admin(`GET ${calls('?cursor=abc')}`)).status).toBe(400);
  });
});

describe('a tape', () => {
  it('replaces the service', async () => {
    const child = spawn(
      process.execPath,
      [resolve('dist/bin.js'), 'webhook', 'tape', 's1', 's2', '--serve', '0', '--json'],
      { env: { ...process.env, PARLEY_URL: parley.url(), PARLEY_DATA: parley.dataFolder } },
    );
    const ended = once(child, 'exit');
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    const { url, replies } = JSON.parse(line);
    expect(replies).toBe(4);
    const before = webhook.asked.length;
    const alone = await parley.import(files, { enabled: true, url });
    const said = async (text: string) => (await alone.client.text(text, { sessionId: 'new' })).result;
    expect((await said('order a cake')).fulfillment.speech).toBe('Yes: order a cake.');
    expect((await said('order soup')).fulfillment.speech).toBe('Ordered.');
    expect((await said('order a pie')).fulfillment.speech).toBe('Yes: order a pie.');
    expect(webhook.asked).toHaveLength(before);
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    await parley.admin(`DELETE /admin/agents/${alone.agentId}`);
  });
});

describe('a failure drill', () => {
  it('lists the replies that would have changed, and calls nothing', async () => {
    const before = webhook.asked.length;
    const slower = await json(
      'webhook',
      'drill',
      '--agent',
      agent.agentId,
      '--since',
      '1h',
      '--slower',
      String(5_000 - SLOW_MS + 100),
    );
    expect(slower.turns.map(({ query }: Answer) => query)).toEqual(['order something slow']);
    expect(slower.turns[0]).toMatchObject({
      cause: 'timeout',
      recorded: { speech: 'Yes: order something slow.' },
      instead: { speech: 'Ordered.' },
    });
    const path = `/admin/agents/${agent.agentId}/webhook-drill`;
    const fail = { with: 503, percent: 100 };
    const { body } = await parley.admin(`POST ${path}`, { fail });
    expect(lines(body).at(-1)?.drill).toMatchObject({ sessions: 4, calls: 6, changed: 4, hypothetical: 2 });
    const some = ['webhook', 'drill', '--since', '1h', '--fail', '503:50%', '--seed', '7'];
    expect(await json(...some)).toEqual(await json(...some));
    expect((await run('webhook', 'drill', '--since', '1h')).exitCode).toBe(2);
    expect(webhook.asked).toHaveLength(before);
  });
});

describe('an address that always fails', () => {
  it('is not called for a while, which is recorded', async () => {
    const { agentId, client } = await parley.import(files, {
      enabled: true,
      url: 'http://127.0.0.1:1/hook',
      circuitFailures: 2,
    });
    const details = [];
    for (let time = 0; time < 3; time += 1) {
      details.push((await client.text('order a cake', { sessionId: 'c' })).status.errorDetails);
    }
    expect(details[1]).toContain('ECONNREFUSED');
    expect(details[2]).toMatch(
      /^Webhook call failed\. Error: Webhook is not called before 2.*2 calls in a row/,
    );
    const page = await json('webhook', 'calls', '--agent', agentId);
    expect(page.counts.outcomes).toEqual({ unreachable: 2, circuit_open: 1 });
    const { body } = await parley.admin(`GET /admin/agents/${agentId}/circuits`);
    expect(body.circuits).toMatchObject([{ address: 'http://127.0.0.1:1', state: 'open', failures: 2 }]);
    expect(await json('webhook', 'circuits', '--agent', agentId)).toEqual(body);
    const all = await run('webhook', 'circuits', '--strict');
    expect(all.exitCode).toBe(1);
    expect(all.out).toMatch(/http:\/\/127\.0\.0\.1:1 +open +2.* 2 of 2 /);
    expect(all.out).toMatch(/ closed +- +\d of 10 /);
    await parley.admin(`DELETE /admin/agents/${agentId}`);
  });
});
