import { describe, expect, it } from 'vitest';
import { replyCheckOf } from './support/reply-check.ts';

const text = { type: 'string' };
const object = (properties: object, required = Object.keys(properties)) => ({
  ...{ type: 'object', properties, required },
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

  it('passes what is described', () => {
    answer('GET /things/7?v=1', 200, { name: 'a' });
    answer('GET /things/7', 404, anError);
    answer('GET /things/all', 200, { all: 'a', more: 'b' });
    answer('GET /nowhere', 404, anError);
    answer('HEAD /things/7', 404, '');
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

  it('refuses another content type', () => {
    expect(() => answer('GET /things/7', 200, 'a', 'text/plain')).toThrow('"text/plain" is not described');
  });
});
