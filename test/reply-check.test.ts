import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkReplies } from './support/checked-replies.ts';
import { localAddress } from './support/local-address.ts';
import { replyCheckOf } from './support/reply-check.ts';

const text = { type: 'string' };
const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const status = object({ code: { type: 'integer' } });
const aDescription = {
  paths: {
    '/things/{id}': {
      get: { responses: { 200: json(object({ name: text })), 404: json(object({ status })) } },
    },
    '/things/all': {
      get: { responses: { 200: json({ allOf: [object({ all: text }), object({ more: text })] }) } },
    },
    '/things': {
      get: {
        responses: { 200: { content: { 'application/x-ndjson': { schema: object({ name: text }) } } } },
      },
    },
  },
  components: { schemas: { Status: object({ status }) } },
};

describe('the check of replies', () => {
  const check = replyCheckOf(aDescription);
  const answer = (
    line: string,
    code: number,
    body: unknown,
    contentType = 'application/json; charset=utf-8',
  ) => check({ line, status: code, contentType, body });
  const anError = { status: { code: 404 } };

  it('passes replies that their operation describes', () => {
    const passing = () => {
      answer('GET /things/7?v=1', 200, { name: 'a' });
      answer('GET /things/7', 404, anError);
      answer('GET /things/all', 200, { all: 'a', more: 'b' });
      answer('GET /nowhere', 404, anError);
      answer('HEAD /things/7', 404, '');
      answer('GET /things', 200, '{"name":"a"}\n\n{"name":"b"}\n', 'application/x-ndjson');
    };
    expect(passing).not.toThrow();
  });

  it('passes the code of an error that its description names, and refuses another', () => {
    const refused = { ...json(object({ status })), description: 'thing_not_found, thing_lost' };
    const describing = replyCheckOf({
      ...aDescription,
      paths: { '/things': { get: { responses: { 404: refused } } } },
    });
    const answered = { line: 'GET /things', status: 404, contentType: 'application/json', body: anError };
    describing({ ...answered, code: 'thing_lost' });
    expect(() => describing({ ...answered, code: 'thing' })).toThrow('thing is not described');
  });

  it.each([
    ['a field that is missing', '/things/7', 200, {}],
    ['a field of another type', '/things/7', 200, { name: 7 }],
    ['a field that is not mentioned', '/things/7', 200, { name: 'a', secret: 'b' }],
    ['one in a part of it', '/things/7', 404, { status: { code: 404, stack: 'at' } }],
    ['one beside several parts', '/things/all', 200, { all: 'a', more: 'b', secret: 'c' }],
    ['the reply of another path', '/things/all', 200, { name: 'a' }],
    ['a status that is not mentioned', '/things/7', 500, anError],
    ['an error in another shape, where no operation is', '/nowhere', 404, { error: 'not found' }],
  ])('refuses %s', (_, path, code, body) => {
    expect(() => answer(`GET ${path}`, code, body)).toThrow(`GET ${path} answered ${code}`);
  });

  it('refuses a line of a stream that is not as described', () => {
    const lines = '{"name":"a"}\n{"name":7}\n';
    expect(() => answer('GET /things', 200, lines, 'application/x-ndjson')).toThrow(
      'GET /things answered 200',
    );
  });

  it('refuses another content type', () => {
    expect(() => answer('GET /things/7', 200, 'a', 'text/plain')).toThrow('"text/plain" is not described');
  });
});

describe('the check of what this process fetches', () => {
  const contentTypes: Readonly<Record<string, string>> = { '/things': 'application/x-ndjson' };
  const replies: Readonly<Record<string, string>> = {
    '/openapi.json': JSON.stringify(aDescription),
    '/things/7': '{"name":7}',
    '/things/8': '{"name":"a"}',
    '/things': '{"name":"a"}\n{"name":7}\n',
  };
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(200, { 'content-type': contentTypes[url] ?? 'application/json' }).end(replies[url]);
  });
  let url = '';
  beforeAll(async () => {
    url = await localAddress(server);
    await checkReplies(url);
  });
  afterAll(() => void server.close());

  it('reads replies that their operation describes', async () => {
    expect(await (await fetch(`${url}/things/8`)).json()).toEqual({ name: 'a' });
  });

  it.each(['/things/7', '/things'])('fails to read %s, which has a fault', async (path) => {
    const response = await fetch(url + path);
    await expect(response.text()).rejects.toThrow(`GET ${path} answered 200`);
  });
});
