import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/support/http-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

type Request = { readonly line: string; readonly headers?: Record<string, string>; readonly body?: unknown };

/** Complete requests in the formats of the official and the best known clients, with values of our own. */
const texts: readonly (readonly [string, Request])[] = [
  [
    'the Python client',
    {
      line: 'POST /v1/query?v=20150910',
      headers: { accept: 'application/json', devmode: 'true' },
      body: {
        query: 'dock',
        lang: 'en',
        sessionId: '0a4b1c',
        contexts: [],
        timezone: '+0000',
        resetContexts: false,
        entities: null,
      },
    },
  ],
  [
    'the .NET client, on a German Windows',
    {
      line: 'POST /v1/query?v=20150910',
      body: {
        query: ['dock'],
        confidence: [1.0],
        timezone: 'Mitteleuropäische Zeit',
        lang: 'en',
        sessionId: '0a4b1c',
      },
    },
  ],
  [
    'the Java client',
    {
      line: 'POST /v1/query?v=20150910&sessionId=0a4b1c',
      headers: { 'user-agent': 'Java/17' },
      body: { query: ['dock'], timezone: 'Etc/UTC', lang: 'en', sessionId: '0a4b1c' },
    },
  ],
  [
    'the Ruby client',
    {
      line: 'POST /v1/query?v=20150910',
      headers: { 'content-type': 'application/json; charset=UTF-8' },
      body: { query: 'dock', lang: 'EN', sessionId: '0a4b1c' },
    },
  ],
  [
    'the client for browsers',
    {
      line: 'POST /v1/query?v=20150910',
      headers: { origin: 'https://station.example' },
      body: { query: 'dock', lang: 'en', sessionId: '0a4b1c' },
    },
  ],
  [
    'a client in Go, which sends empty objects',
    {
      line: 'POST /v1/query?v=20150910',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' },
      body: {
        query: 'dock',
        e: {},
        event: {},
        sessionId: '0a4b1c',
        lang: 'en',
        location: {},
        originalRequest: {},
      },
    },
  ],
  [
    'a client in Go, which sends every field with its zero value',
    {
      line: 'POST /v1/query?v=20150910',
      headers: { 'content-type': 'application/json, charset=utf-8', 'accept-encoding': 'gzip' },
      body: {
        query: ['dock'],
        event: { name: '', data: null },
        sessionId: '0a4b1c',
        lang: 'en',
        contexts: null,
        resetContexts: false,
        entities: null,
        timezone: '',
        location: { latitude: 0, longitude: 0 },
        originalRequest: { source: '', data: null },
      },
    },
  ],
  [
    'a program in C#, which sends the version in the body',
    {
      line: 'POST /v1/query',
      headers: { 'content-type': 'application/json' },
      body: { v: '20150910', lang: 'en', query: 'dock', sessionId: '0a4b1c' },
    },
  ],
  [
    'a program in Python, with two errors in its headers',
    {
      line: 'POST /v1/query/?v=20160910',
      headers: { 'content-type': 'application/json: charset=utf-8', 'accept-language': 'en' },
      body: { query: ['dock'], lang: 'en', sessionId: '0a4b1c' },
    },
  ],
  [
    'a client in PHP, which cannot write empty objects',
    {
      line: 'POST /v1/query?v=20150910&lang=en',
      headers: { 'api-request-source': 'php' },
      body: {
        lang: 'en',
        query: 'dock',
        sessionId: '0a4b1c',
        contexts: [],
        location: [],
        originalRequest: [],
      },
    },
  ],
  [
    'a line that the old console printed',
    {
      line: 'GET /api/query?v=20150910&query=dock&lang=en&sessionId=0a4b1c&timezone=2017-07-17T16:55:51-0700',
    },
  ],
];

describe('a text is accepted from', () => {
  it.each(texts)('%s', async (_, { line, ...sent }) => {
    expect((await server.send(line, { as: 'client', ...sent })).status).toBe(200);
    const [asked] = server.sessions.asked;
    expect(asked).toMatchObject({ ask: { text: 'dock' }, sessionId: '0a4b1c', contexts: [], entities: [] });
    expect(asked?.lang.toLowerCase()).toBe('en');
  });
});

describe('an event is accepted from', () => {
  it.each([
    ['the Python client', { name: 'docked', data: { bay: '4' } }, { bay: '4' }],
    ['the client of browsers without data', { name: 'docked', data: {} }, {}],
    ['a client in PHP without data', { name: 'docked', data: [] }, {}],
  ])('%s', async (_, event, data) => {
    const body = { event, lang: 'en', sessionId: '0a4b1c' };
    expect((await server.send('POST /v1/query?v=20150910', { as: 'client', body })).status).toBe(200);
    expect(server.sessions.asked).toMatchObject([{ ask: { trigger: 'docked', data } }]);
  });
});

it('the voice request of some clients is refused with a text', async () => {
  const edge = '--------0a4b1c';
  const part = (name: string, type: string, content: string) =>
    `--${edge}\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`;
  const voice = part('voiceData', 'audio/wav', '\u0000'.repeat(100_000));
  const { status, body } = await server.send('POST /v1/query?v=20150910', {
    as: 'client',
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    body: `${part('request', 'application/json', '{"lang":"en"}')}${voice}--${edge}--\r\n`,
  });
  expect([status, body.status.errorType]).toEqual([400, 'bad_request']);
  expect(server.sessions.asked).toEqual([]);
});
