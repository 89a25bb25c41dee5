import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { turnReply } from '../../../../test/support/fake-desks.ts';
import { startTestServer, type TestServer } from '../../../../test/support/http-server.ts';
import { ParleyError } from '../../../kernel/errors.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const body = { query: 'hi', sessionId: 's1', lang: 'en' };
const post = (given: unknown, url = '/v1/query?v=20150910') =>
  server.send(`POST ${url}`, { as: 'client', body: given });

describe('a query', () => {
  it('goes to the agent of its token', async () => {
    const { status, body: answer, headers } = await post(body);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer).toMatchObject({ id: 't1', result: { action: 'greet' }, status: { code: 200 } });
    expect(server.sessions.asked).toMatchObject([{ agentId: 'a1', actor: 'client', ask: { text: 'hi' } }]);
  });

  it('may be sent with a developer token', async () => {
    expect((await server.send('POST /v1/query', { as: 'developer', body })).status).toBe(200);
    expect(server.sessions.asked).toMatchObject([{ actor: 'developer' }]);
  });

  it('may be sent by GET too', async () => {
    const { status } = await server.send('GET /v1/query?query=hi&sessionId=s1&lang=en&v=20170712', {
      as: 'client',
    });
    expect(status).toBe(200);
    expect(server.sessions.asked).toMatchObject([{ ask: { text: 'hi' }, numbers: 'number' }]);
  });

  it('has the idempotency key of its header, if that is not empty', async () => {
    for (const key of ['key-1', '']) {
      const headers = { 'idempotency-key': key };
      await server.send('POST /v1/query', { as: 'client', body, headers });
    }
    expect(server.sessions.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', undefined]);
  });

  it('is refused for HEAD, which must not run a turn', async () => {
    const look = 'HEAD /v1/query?query=hi&sessionId=s1&lang=en';
    const { status, headers } = await server.send(look, { as: 'client' });
    expect(headers.allow).toBe('POST, GET');
    expect(status).toBe(405);
    expect(server.sessions.asked).toEqual([]);
  });

  it('uses the protocol version in its URL, the oldest by default', async () => {
    for (const url of ['/v1/query', '/v1/query?v=20150910', '/v1/query?v=20170712']) await post(body, url);
    expect(server.sessions.asked.map(({ numbers }) => numbers)).toEqual(['string', 'string', 'number']);
  });

  it('with a failed webhook returns HTTP 200 and a status of 206', async () => {
    const webhookFailure = { reason: 'timeout', details: 'Request timeout.' } as const;
    server.sessions.reply = { ...turnReply, webhookFailure };
    const { status, body: answer } = await post(body);
    expect(status).toBe(200);
    expect(answer.status).toEqual({
      code: 206,
      errorType: 'partial_content',
      errorDetails: 'Webhook call failed. Error: Request timeout.',
    });
  });
});

describe('a query is refused with the recorded texts', () => {
  it.each([
    ['no session', { query: 'hi', lang: 'en' }, "Required 'sessionId' parameter is empty."],
    ['no query', { sessionId: 's1', lang: 'en' }, 'Json request query property is missing'],
    ['a query too long', { ...body, query: 'x'.repeat(257) }, 'All queries should be less than 256 symbols.'],
  ])('%s', async (_, given, errorDetails) => {
    const { status, body: answer } = await post(given);
    expect(status).toBe(400);
    expect(answer.status).toEqual({ code: 400, errorType: 'bad_request', errorDetails });
    expect(answer).toMatchObject({ id: expect.any(String), timestamp: '2017-01-01T00:00:00.000Z' });
    expect(answer.lang).toBe(given.lang);
  });

  it.each([
    ['a v that is not a date', '/v1/query?v=today', body, 'bad_protocol_version'],
    ['a v with a letter too many', '/v1/query?v=20150910a', body, 'bad_protocol_version'],
    ['contexts that are none', '/v1/query', { ...body, contexts: [5] }, 'request_invalid'],
    ['a body that is not JSON', '/v1/query', '{', 'body_unreadable'],
    ['no body', '/v1/query', undefined, 'query_missing'],
  ])('%s', async (_, url, given, code) => {
    const { status, headers } = await post(given, url);
    expect([status, headers['x-error-code']]).toEqual([400, code]);
    expect(server.sessions.asked).toEqual([]);
  });

  it('and the invalid place is named, but never its value', async () => {
    const { body: answer } = await post({ ...body, contexts: [{ name: 'a', lifespan: 'secret' }] });
    expect(answer.status.errorDetails).toBe('contexts.0.lifespan must be integer');
  });
});

it('voice is refused with a text, and the connection continues', async () => {
  const form = new FormData();
  form.set('request', JSON.stringify(body));
  form.set('voiceData', new Blob(['x'.repeat(300_000)], { type: 'audio/wav' }), 'voice.wav');
  const authorization = `Bearer ${'c'.repeat(32)}`;
  const response = await fetch(`${server.url}/v1/query`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ status: { errorType: 'bad_request' } });
  expect((await post(body)).status).toBe(200);
});

it('a body may have a megabyte and not a byte more', async () => {
  const padded = (bytes: number) => {
    const text = JSON.stringify({ ...body, pad: '' });
    return text.replace('"pad":""', `"pad":"${'x'.repeat(bytes - text.length)}"`);
  };
  expect((await post(padded(1024 * 1024))).status).toBe(200);
  const { status, body: answer } = await post(padded(1024 * 1024 + 1));
  expect(status).toBe(413);
  expect(answer.status).toMatchObject({ code: 413, errorType: 'request_too_large' });
});

describe('an error in the turn', () => {
  it('is answered as in the catalogue', async () => {
    server.sessions.reply = new ParleyError('user_entity_unknown', { name: 'pet' });
    expect((await post(body)).body.status).toMatchObject({
      code: 400,
      errorDetails: 'the agent has no entity pet',
    });
  });

  it('says when to retry if the store is unavailable', async () => {
    server.sessions.reply = new ParleyError('store_unavailable', { reason: 'connection refused' });
    const { status, headers, body: answer } = await post(body);
    expect([status, headers['retry-after']]).toEqual([503, '1']);
    expect(answer.status).toMatchObject({ code: 503, errorType: 'service_unavailable' });
    expect(JSON.stringify(answer)).not.toContain('refused');
  });

  it('is logged and not shown if it is a bug of the server', async () => {
    server.sessions.reply = new TypeError('contexts is not iterable');
    const { status, body: answer } = await post(body);
    expect(status).toBe(500);
    expect(answer.status).toMatchObject({ code: 500, errorType: 'internal_error' });
    expect(JSON.stringify(answer)).not.toMatch(/iterable|\.ts/);
    const line = server.log.find(({ err }) => err !== undefined);
    expect(line).toMatchObject({ requestId: answer.id, err: { message: 'contexts is not iterable' } });
  });
});
