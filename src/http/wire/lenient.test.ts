import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/support/http-server.ts';
import { booleanOf, type Loose, listOf, mapList, numberOf, withRead } from './lenient.ts';

describe('a list', () => {
  it.each([
    [{ a: 1 }, [{ a: 1 }]],
    [['no'], ['no']],
    [null, undefined],
    ['no', 'no'],
    [7, 7],
    [true, true],
  ])('of %j is %j: only a record is one alone', (given, read) => expect(listOf(given)).toEqual(read));
});

describe('a boolean', () => {
  it.each([
    ['true', true],
    ['FALSE', false],
    [1, true],
    [0, false],
    ['1', true],
    ['0', false],
  ])('is read from %j', (given, read) => expect(booleanOf(given)).toBe(read));
  it.each([2, -1, 'yes', '', 'no'])('is not read from %j', (given) => expect(booleanOf(given)).toBe(given));
});

describe('a number', () => {
  it.each([
    ['5', 5],
    [' +5 ', 5],
    ['-0.5', -0.5],
    ['5.', 5],
    ['.5', 0.5],
    ['1.5e+3', 1_500],
    ['5E-1', 0.5],
  ])('is read from %j', (given, read) => expect(numberOf(given)).toBe(read));
  it.each(['', '.', '+', '5.5.5', '1e', '0x10', 'Infinity'])('is not read from %j', (given) =>
    expect(numberOf(given)).toBe(given),
  );
  it('is not searched in all parts of a long text, which would block the server', () => {
    const digits = `${'0'.repeat(300_000)}x`;
    expect(numberOf(digits)).toBe(digits);
  });
});

describe('a list or record in the documented format is not copied', () => {
  const items = [{ count: 1 }, { count: 2 }];
  it.each([
    ['a list without changes', mapList(items, (item) => item), items],
    ['a record whose fields need no conversion', withRead(items[0] ?? {}, numberOf, ['count']), items[0]],
  ])('%s', (_, read, given) => expect(read).toBe(given));
  it('unlike one of which a part changes', () => {
    const given = [{ count: '1' }, { name: 'a' }];
    const read = mapList(given, (item) => withRead(item as Loose, numberOf, ['count']));
    expect(read).toEqual([{ count: 1 }, { name: 'a' }]);
    expect(given).toEqual([{ count: '1' }, { name: 'a' }]);
  });
});

describe('a value of another type than documented is refused', () => {
  const intent = { name: 'i' };
  const query = { query: 'hi', sessionId: 's', lang: 'en' };
  it.each([
    ['POST /v1/entities', 'developer', { name: 'e', entries: 'no' }],
    ['POST /v1/entities', 'developer', { name: 'e', entries: 7 }],
    ['POST /v1/entities', 'developer', { name: 'e', entries: [{ value: 'a', synonyms: 'x' }] }],
    ['POST /v1/entities', 'developer', { name: 'e', entries: [{ value: '', synonyms: ['x'] }] }],
    ['POST /v1/entities', 'developer', { name: 'e', entries: [{ value: ' ' }] }],
    ['POST /v1/entities/e/entries', 'developer', '"no"'],
    ['PUT /v1/entities/e/entries', 'developer', '"no"'],
    ['DELETE /v1/entities/e/entries', 'developer', '"no"'],
    ['POST /v1/intents', 'developer', { ...intent, userSays: {} }],
    ['POST /v1/intents', 'developer', { ...intent, userSays: 'no' }],
    ['POST /v1/intents', 'developer', { ...intent, contexts: 'no' }],
    ['POST /v1/intents', 'developer', { ...intent, templates: 'no' }],
    ['POST /v1/intents', 'developer', { ...intent, events: 'no' }],
    ['POST /v1/intents', 'developer', { ...intent, responses: [{ affectedContexts: 'no' }] }],
    ['POST /v1/intents', 'developer', { ...intent, responses: [{ resetContexts: 2 }] }],
    ['POST /v1/contexts?sessionId=s', 'client', '"no"'],
    ['POST /v1/contexts?sessionId=s', 'client', [{ name: 'c', lifespan: 'abc' }]],
    ['POST /v1/userEntities', 'client', { sessionId: 's', entities: 'no' }],
    ['POST /v1/userEntities', 'client', { sessionId: 's', entities: [{ name: 'e', entries: 'no' }] }],
    ['POST /v1/query', 'client', { ...query, contexts: 'no' }],
    ['POST /v1/query', 'client', { ...query, entities: 'no' }],
    ['POST /v1/query', 'client', { ...query, resetContexts: 'yes' }],
  ] as const)('%s as %s with %j', async (line, as, body) => {
    const server = await startTestServer();
    try {
      const { status } = await server.send(line, { as, body });
      expect(status).toBe(400);
    } finally {
      await server.stop();
    }
  });

  it('but a number for a boolean is read', async () => {
    const server = await startTestServer();
    await server.send('POST /v1/query', { as: 'client', body: { ...query, resetContexts: 1 } });
    expect(server.sessions.asked).toMatchObject([{ resetContexts: true }]);
    await server.stop();
  });
});
