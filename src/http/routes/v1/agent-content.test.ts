import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/support/http-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const send = (line: string, body?: unknown) =>
  server.send(line, { as: 'developer', ...(body !== undefined && { body }) });
const done = { status: { code: 200, errorType: 'success' } };

describe('intents', () => {
  const greeting = { name: 'greeting', userSays: [{ data: [{ text: 'hi' }] }] };

  it('are created, read, listed, replaced and deleted', async () => {
    const { body: created } = await send('POST /v1/intents?v=20150910', greeting);
    expect(created).toEqual({ id: expect.any(String), ...done });
    expect((await send(`GET /v1/intents/${created.id}`)).body).toMatchObject({
      id: created.id,
      templates: ['hi'],
    });
    expect((await send('GET /v1/intents')).body).toMatchObject([
      { id: created.id, name: 'greeting', actions: [] },
    ]);
    expect((await send(`PUT /v1/intents/${created.id}`, { ...greeting, priority: '0' })).body).toEqual(done);
    expect((await send(`GET /v1/intents/${created.id}`)).body.priority).toBe(0);
    expect((await send(`DELETE /v1/intents/${created.id}`)).body).toEqual(done);
    expect((await send('GET /v1/intents')).body).toEqual([]);
  });

  it('are written in one language without changing the others', async () => {
    const { body: created } = await send('POST /v1/intents', greeting);
    const german = { name: 'greeting', userSays: [{ data: [{ text: 'hallo' }] }] };
    await send(`PUT /v1/intents/${created.id}?lang=de`, german);
    expect((await send(`GET /v1/intents/${created.id}`)).body.templates).toEqual(['hi']);
    expect((await send(`GET /v1/intents/${created.id}?lang=de`)).body.templates).toEqual(['hallo']);
  });

  it.each([
    ['GET', undefined],
    ['PUT', greeting],
    ['DELETE', undefined],
  ])('that are not there are HTTP 404: %s', async (method, body) => {
    const { status, body: answer } = await send(`${method} /v1/intents/nobody`, body);
    expect(status).toBe(404);
    expect(answer.status).toMatchObject({ code: 404, errorType: 'not_found' });
  });

  it('have unique names', async () => {
    await send('POST /v1/intents', greeting);
    const { status, body } = await send('POST /v1/intents', greeting);
    expect(status).toBe(409);
    expect(body.status).toMatchObject({ code: 409, errorType: 'conflict' });
  });

  it.each([
    [{}, 'request_invalid'],
    [{ name: ' ' }, 'bad_intent_name'],
    [{ name: 'x', events: [{ name: 'no spaces' }] }, 'bad_trigger_name'],
    [{ name: 'x', events: [{ name: 'x'.repeat(51) }] }, 'bad_trigger_name'],
    [{ name: 'x', responses: [{ parameters: [{ name: 'p', required: true }] }] }, 'parameter_type_missing'],
    [{ name: 'x', responses: [{ messages: [{ type: 0, speech: { text: 'a' } }] }] }, 'request_invalid'],
    [undefined, 'request_invalid'],
  ])('are refused when they are %j', async (body, code) => {
    const { status, headers } = await send('POST /v1/intents', body);
    expect([status, headers['x-error-code']]).toEqual([400, code]);
  });

  it('report which of their messages has a text of the wrong type', async () => {
    const messages = [
      { type: 0, speech: 'a' },
      { type: 'card', speech: {} },
      { type: '0', speech: {} },
    ];
    const { body } = await send('POST /v1/intents', { name: 'x', responses: [{ messages }] });
    expect(body.status.errorDetails).toBe('responses.0.messages.2.speech must be string,number,array');
  });

  it('are refused in a language that the agent does not have', async () => {
    const { status, body } = await send('GET /v1/intents?lang=fr');
    expect(status).toBe(400);
    expect(body.status.errorDetails).toBe('lang must be a language of the agent: en, de');
  });

  it('may have eight megabytes and not a byte more', async () => {
    const padded = (bytes: number) => {
      const text = JSON.stringify({ name: 'x', pad: '' });
      return text.replace('"pad":""', `"pad":"${'x'.repeat(bytes - text.length)}"`);
    };
    expect((await send('POST /v1/intents', padded(8 * 1024 * 1024))).status).toBe(200);
    expect((await send('POST /v1/intents', padded(8 * 1024 * 1024 + 1))).status).toBe(413);
  });
});

describe('entities', () => {
  it.each([
    ['POST', [{ name: 'a' }, { entries: [] }], "item 2 of the body must have required property 'name'"],
    ['POST', { entries: [] }, "the body must have required property 'name'"],
    ['POST', [], 'the body must NOT have fewer than 1 items'],
    ['PUT', [{ name: 'a' }, { name: 'b', isEnum: 'maybe' }], 'item 2 of the body, isEnum must be boolean'],
  ])('of a bad list are refused with the item that is bad: %s %j', async (method, body, details) => {
    const refused = await send(`${method} /v1/entities`, body);
    expect(refused.body.status).toMatchObject({ code: 400, errorDetails: details });
    expect((await send('GET /v1/entities')).body).toEqual([]);
  });

  const cat = { value: 'cat', synonyms: ['cat', 'kitty'] };
  const dog = { value: 'dog', synonyms: ['dog'] };

  it('are created, read by id or name, listed, updated and deleted', async () => {
    const { body: created } = await send('POST /v1/entities', {
      name: 'pet',
      isEnum: null,
      id: null,
      entries: [cat],
    });
    expect(created).toEqual({ id: expect.any(String), ...done });
    const pet = { id: created.id, name: 'pet', isEnum: false, automatedExpansion: false, entries: [cat] };
    for (const eid of [created.id, 'pet', 'PET'])
      expect((await send(`GET /v1/entities/${eid}`)).body).toEqual(pet);
    expect((await send('GET /v1/entities')).body).toEqual([
      { id: created.id, name: 'pet', count: 2, preview: 'cat <= (cat, kitty)' },
    ]);
    expect((await send('PUT /v1/entities/pet', { automatedExpansion: true, entries: [dog] })).body).toEqual(
      done,
    );
    expect((await send('GET /v1/entities/pet')).body).toEqual({
      ...pet,
      automatedExpansion: true,
      entries: [dog],
    });
    expect((await send('DELETE /v1/entities/pet')).body).toEqual(done);
    expect((await send('GET /v1/entities/pet')).status).toBe(404);
  });

  it('are created from a list, all or none', async () => {
    const { body } = await send('POST /v1/entities', [{ name: 'a' }, { name: 'b' }]);
    expect((await send('GET /v1/entities')).body).toMatchObject([{ id: body.id, name: 'a' }, { name: 'b' }]);
    for (const names of [
      ['c', 'B'],
      ['d', 'D'],
    ]) {
      expect(
        (
          await send(
            'POST /v1/entities',
            names.map((name) => ({ name })),
          )
        ).status,
      ).toBe(409);
    }
    expect((await send('POST /v1/entities', { name: 'A' })).status).toBe(409);
    expect((await send('GET /v1/entities')).body).toHaveLength(2);
  });

  it('are put in one request, new and existing ones', async () => {
    await send('POST /v1/entities', { name: 'a', isEnum: true, entries: [cat] });
    expect((await send('PUT /v1/entities', [{ name: 'a', entries: [dog] }, { name: 'b' }])).body).toEqual(
      done,
    );
    expect((await send('GET /v1/entities/a')).body).toMatchObject({ isEnum: true, entries: [dog] });
    expect((await send('GET /v1/entities/b')).status).toBe(200);
  });

  it('change entry by entry', async () => {
    await send('POST /v1/entities', { name: 'pet', entries: [cat] });
    const entries = async () => (await send('GET /v1/entities/pet')).body.entries;
    expect((await send('POST /v1/entities/pet/entries', [dog])).body).toEqual(done);
    expect(await entries()).toEqual([cat, dog]);
    expect((await send('PUT /v1/entities/pet/entries', [{ value: 'cat', synonyms: ['cat'] }])).body).toEqual(
      done,
    );
    expect(await entries()).toEqual([{ value: 'cat', synonyms: ['cat'] }, dog]);
    expect((await send('DELETE /v1/entities/pet/entries', ['cat', 'bird'])).body).toEqual(done);
    expect(await entries()).toEqual([dog]);
  });

  it('have entries of their own in each language', async () => {
    await send('POST /v1/entities', { name: 'pet', entries: [cat] });
    await send('POST /v1/entities/pet/entries?lang=de', [{ value: 'Katze' }]);
    expect((await send('GET /v1/entities/pet')).body.entries).toEqual([cat]);
    expect((await send('GET /v1/entities/pet?lang=de')).body.entries).toMatchObject([{ value: 'Katze' }]);
  });

  it('that an intent uses cannot be deleted', async () => {
    await send('POST /v1/entities', { name: 'pet', entries: [cat] });
    await send('POST /v1/intents', {
      name: 'feed',
      responses: [{ parameters: [{ name: 'pet', dataType: '@pet' }] }],
    });
    const { status, body } = await send('DELETE /v1/entities/pet');
    expect(status).toBe(409);
    expect(body.status.errorDetails).toContain('intent "feed"');
  });

  it.each(['POST', 'PUT', 'DELETE'])('that are not there have no entries: %s', async (method) => {
    expect((await send(`${method} /v1/entities/nobody/entries`, ['a'])).status).toBe(404);
  });

  it.each([
    ['POST', {}],
    ['POST', []],
    ['POST', { name: 'two words' }],
    ['POST', { name: 'x', entries: [{ synonyms: ['a'] }] }],
    ['PUT', [{ entries: [] }]],
  ])('are refused: %s %j', async (method, body) => {
    expect((await send(`${method} /v1/entities`, body)).status).toBe(400);
  });
});

it.each(['/v1/intents', '/v1/intents/x', '/v1/entities', '/v1/entities/x'])(
  '%s is not for client tokens',
  async (path) => {
    const { status, body } = await server.send(`GET ${path}`, { as: 'client' });
    expect(status).toBe(401);
    expect(Object.keys(body)).toEqual(['status']);
    expect(body.status.errorDetails).toContain('a developer access token');
  },
);
