import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonOf, readJsonBody } from './json-body.ts';

const bytes = (text: string) => Buffer.from(text);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('a body is accepted', () => {
  it('as its JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3, stringUnit: 'grapheme' }), (value) => {
        const text = JSON.stringify(value);
        // JSON has no negative zero, and keys that could set a prototype are dropped (see below).
        const plain = JSON.parse(text, (key, item) => (key === '__proto__' ? undefined : item));
        expect(jsonOf(bytes(text))).toEqual(plain);
      }),
    );
  });

  it('as undefined if it is empty', () => {
    expect(jsonOf(bytes(''))).toBeUndefined();
    expect(jsonOf(bytes(' \r\n'))).toBeUndefined();
  });

  it('with a byte order mark', () => {
    expect(jsonOf(Buffer.from([0xef, 0xbb, 0xbf, 0x31]))).toBe(1);
  });

  it('with up to 64 levels, ignoring brackets in strings', () => {
    expect(jsonOf(bytes(nested(64)))).toHaveLength(1);
    expect(jsonOf(bytes(JSON.stringify({ a: `"\\${nested(100)}\\` })))).toHaveProperty('a');
  });

  it('without keys that could set a prototype', () => {
    const read = jsonOf(bytes('{"__proto__":{"admin":true},"a":{"\\u005f_proto__":1,"constructor":2}}'));
    expect(Object.keys(Object(read))).toEqual(['a']);
    expect(read).toEqual({ a: { constructor: 2 } });
    expect(Object(read).admin).toBeUndefined();
    expect(jsonOf(bytes('[{"__proto__":""}]'))).toEqual([{}]);
  });

  it('with all digits of a session id that is sent as a number', () => {
    const [one, other] = ['264445053596991498', '264445053596991499'];
    expect(jsonOf(bytes(`{"sessionId":${one},"lang":"en"}`))).toEqual({ sessionId: one, lang: 'en' });
    expect(jsonOf(bytes(`[{"name":"a","sessionId" : ${other} }]`))).toEqual([
      { name: 'a', sessionId: other },
    ]);
    expect(jsonOf(bytes('{"sessionId":12345,"id":7}'))).toEqual({ sessionId: 12345, id: 7 });
    const quoted = { query: `{"sessionId":${one}}`, '"sessionId': 1e16 };
    expect(jsonOf(bytes(JSON.stringify(quoted)))).toEqual(quoted);
  });

  it.each([
    ["{'event':{'name':'custom_event','data':{'name':'Sam'}},'lang':'en'}"],
    [" [ { 'event' : { 'name' : 'custom_event' , \"data\" : {'name':\"Sam\"}},'lang':'en'} ]"],
  ])('with texts in single quotes, as old samples for curl had them: %s', (text) => {
    const event = { event: { name: 'custom_event', data: { name: 'Sam' } }, lang: 'en' };
    expect([jsonOf(bytes(text))].flat()).toEqual([event]);
  });

  it('with quotes inside single quotes', () => {
    expect(jsonOf(bytes(`{'it\\'s':'say "hi" \\\\ \\"there\\"', "don't": 1}`))).toEqual({
      "it's": 'say "hi" \\ "there"',
      "don't": 1,
    });
  });

  it('with complete surrogate pairs', () => {
    expect(jsonOf(bytes('"\\ud83d\\ude00"'))).toBe('😀');
    expect(jsonOf(bytes('"\\\\ud83d"'))).toBe('\\ud83d');
  });
});

describe('a body is refused', () => {
  it.each([
    ['65 levels deep', nested(65), 'body_too_deep'],
    ['endlessly deep', '['.repeat(500_000), 'body_too_deep'],
    ['cut short', '{"a":', 'body_unreadable'],
    ['no JSON', '{a:1}', 'body_unreadable'],
    ['cut short in single quotes', "{'a':'b", 'body_unreadable'],
    ['full of quotes that end nothing', `{'${"\\'".repeat(30_000)}`, 'body_unreadable'],
    ['form data', 'query=hi&lang=en', 'body_unreadable'],
    ['half a surrogate pair', '{"a":["\\ud83d"]}', 'body_unreadable'],
    ['half a surrogate pair in a key', '{"\\uDE00":1}', 'body_unreadable'],
    ['a number that is too large', '{"a":[1e999]}', 'body_unreadable'],
  ])('that is %s', (_, text, code) => {
    expect(() => jsonOf(bytes(text))).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    ['a lone byte', [0x22, 0xff, 0x22]],
    ['an overlong form', [0x22, 0xc0, 0x80, 0x22]],
    ['an encoded surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22]],
  ])('that is not UTF-8: %s', (_, octets) => {
    expect(() => jsonOf(Buffer.from(octets))).toThrow(expect.objectContaining({ code: 'body_unreadable' }));
  });

  it('with the reason, if it is JSON', () => {
    expect(() => jsonOf(bytes('{"a":"\\ud83d"}'))).toThrow(/: half a surrogate pair$/);
    expect(() => jsonOf(bytes('{"a":-1e999}'))).toThrow(/: a number is too large$/);
  });

  it('without quoting it', () => {
    expect(() => jsonOf(bytes('{"password": hunter2}'))).toThrow(/: it is not well-formed$/);
    expect(() => jsonOf(bytes('{"password": "hunter2" x}'))).toThrow(
      /: it is not well-formed at character 23$/,
    );
  });
});

describe('over a connection', () => {
  let read: (request: IncomingMessage) => Promise<unknown>;
  const server = createServer((request, response) => {
    read(request).then(
      (value) => response.end(JSON.stringify({ value })),
      (error) => response.end(JSON.stringify({ code: error.code })),
    );
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    read = (request) => readJsonBody(request, 10);
  });
  afterAll(() => void server.close());

  const post = async (body: string | ReadableStream, headers: Record<string, string> = {}) =>
    (await fetch(url, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)).json();

  const inChunks = (...chunks: string[]) =>
    new ReadableStream({
      start: (controller) => {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    });

  it('in chunks of any size', async () => {
    const emoji = new TextEncoder().encode('"😀"');
    const halves = new ReadableStream({
      start: (controller) => {
        controller.enqueue(emoji.slice(0, 3));
        controller.enqueue(emoji.slice(3));
        controller.close();
      },
    });
    expect(await post(halves)).toEqual({ value: '😀' });
  });

  it('up to its limit', async () => {
    expect(await post('"12345678"')).toEqual({ value: '12345678' });
    expect(await post('"123456789"')).toEqual({ code: 'body_too_large' });
    expect(await post(inChunks('"1234', '5678"'))).toEqual({ value: '12345678' });
    expect(await post(inChunks('"1234', '56789"'))).toEqual({ code: 'body_too_large' });
  });

  it('all of which has arrived before it is read', async () => {
    read = async (request) => {
      while (!request.complete) await setImmediate();
      return readJsonBody(request, 10);
    };
    expect(await post('"1234"')).toEqual({ value: '1234' });
    expect(await post(inChunks('"1234', '5678"'))).toEqual({ value: '12345678' });
    expect(await post(inChunks('"1234', '56789"'))).toEqual({ code: 'body_too_large' });
    expect(await post('')).toEqual({});
    read = (request) => readJsonBody(request, 10);
  });

  it.each([
    'application/json',
    'application/json;charset=UTF-8',
    'text/plain',
    'application/x-www-form-urlencoded',
  ])('labelled %s', async (type) => {
    expect(await post('[1]', { 'content-type': type })).toEqual({ value: [1] });
  });

  it.each([
    ['in Latin-1', 'latin1'],
    ['in UTF-8 after all', 'utf8'],
  ] as const)('labelled as Latin-1, and %s', async (_, encoding) => {
    const { body } = new Response(Buffer.from('"Málaga"', encoding));
    expect(await post(body ?? '', { 'content-type': 'text/plain; charset=ISO-8859-1' })).toEqual({
      value: 'Málaga',
    });
  });

  it.each([
    [{ 'content-type': 'application/json; charset=utf-16' }, 'content_unsupported'],
    [{ 'content-type': 'audio/wav' }, 'content_unsupported'],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, 'voice_unsupported'],
    [{ 'content-encoding': 'gzip' }, 'content_unsupported'],
  ])('not with %o', async (headers, code) => {
    expect(await post('[1]', headers)).toEqual({ code });
  });

  it.each([
    ['disconnects', async () => undefined],
    [
      'has disconnected',
      (request: IncomingMessage) => new Promise((resolve) => request.once('close', resolve)),
    ],
  ] as const)('notices a client that %s', async (_, untilThen) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const outcome = new Promise((resolve) => {
      read = async (request) => {
        socket.destroy();
        await untilThen(request);
        return readJsonBody(request, 10).catch((error) => resolve(error.code));
      };
    });
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n[1');
    expect(await outcome).toBe('body_cut_short');
    read = (request) => readJsonBody(request, 10);
  });
});
