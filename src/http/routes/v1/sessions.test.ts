import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/support/http-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const send = (line: string, body?: unknown) =>
  server.send(line, { as: 'client', ...(body !== undefined && { body }) });
const done = { status: { code: 200, errorType: 'success' } };
const missing = { status: { code: 404, errorType: 'not_found' } };

describe('contexts', () => {
  it('are added, read in any case, and deleted', async () => {
    const added = await send('POST /v1/contexts?sessionId=s1', [
      { name: 'Weather', lifespan: 3, parameters: { city: 'Rome' } },
      { name: 'b' },
    ]);
    expect(added.body).toEqual({ names: ['weather', 'b'], ...done });
    const weather = { name: 'weather', lifespan: 3, parameters: { city: 'Rome' } };
    expect((await send('GET /v1/contexts/WEATHER?sessionId=s1')).body).toEqual(weather);
    expect((await send('DELETE /v1/contexts/Weather?sessionId=s1')).body).toEqual(done);
    expect((await send('GET /v1/contexts?sessionId=s1')).body).toEqual([
      { name: 'b', lifespan: 5, parameters: {} },
    ]);
    expect((await send('DELETE /v1/contexts?sessionId=s1')).body).toEqual(done);
    expect((await send('GET /v1/contexts?sessionId=s1')).body).toEqual([]);
  });

  it('may be added one at a time, and by name', async () => {
    expect((await send('POST /v1/contexts?sessionId=s1', { name: 'a' })).body.names).toEqual(['a']);
    expect((await send('POST /v1/contexts?sessionId=s1', ['b', 'c'])).body.names).toEqual(['b', 'c']);
  });

  it('may be added one at a time with the session in the body', async () => {
    const context = { name: 'a', lifespan: 999, sessionId: 's1', lang: 'it', v: '20150910' };
    expect((await send('POST /v1/contexts', context)).body.names).toEqual(['a']);
    expect((await send('GET /v1/contexts?sessionId=s1')).body).toMatchObject([{ name: 'a', lifespan: 999 }]);
  });

  it.each(['GET', 'DELETE'])('that are not active are HTTP 200 with a status of 404: %s', async (method) => {
    const { status, body } = await send(`${method} /v1/contexts/gone?sessionId=s1`);
    expect(status).toBe(200);
    expect(body).toMatchObject(missing);
  });

  it.each(['GET', 'POST', 'DELETE'])('belong to a session: %s', async (method) => {
    const { status, headers } = await send(`${method} /v1/contexts`, method === 'POST' ? [] : undefined);
    expect([status, headers['x-error-code']]).toEqual([400, 'session_id_missing']);
  });

  it.each([
    [[{ name: ' ' }], 'bad_context_name'],
    [[{ lifespan: 1 }], 'request_invalid'],
    [[{ name: 'a', lifespan: 2_147_483_648 }], 'request_invalid'],
    [undefined, 'request_invalid'],
  ])('are refused when they are %j', async (body, code) => {
    const { status, headers } = await send('POST /v1/contexts?sessionId=s1', body);
    expect([status, headers['x-error-code']]).toEqual([400, code]);
  });

  it('are read and changed with an unnecessary body on GET and DELETE', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    expect((await server.send('GET /v1/contexts?sessionId=s1', { as: 'client', headers })).status).toBe(200);
    expect((await send('DELETE /v1/contexts?sessionId=s1', '{"broken"')).status).toBe(200);
  });
});

describe('user entities', () => {
  const ori = { value: 'Ori', synonyms: ['Ori'] };
  const dwarfs = { name: 'dwarfs', entries: [ori] };

  it('are defined in all four shapes', async () => {
    for (const [url, body] of [
      ['', { sessionId: 's1', entities: [dwarfs] }],
      ['', [{ ...dwarfs, sessionId: 's1' }]],
      ['?sessionId=s1', [dwarfs]],
      ['', { ...dwarfs, sessionId: 's1' }],
    ] as const) {
      expect((await send(`POST /v1/userEntities${url}`, body)).body).toEqual(done);
      const { body: read } = await send('GET /v1/userEntities/dwarfs?sessionId=s1');
      expect(read).toEqual({
        sessionId: 's1',
        name: 'dwarfs',
        extend: false,
        entries: [ori],
        automatedExpansion: false,
        isEnum: false,
        isOverridable: true,
      });
      expect((await send('DELETE /v1/userEntities/dwarfs?sessionId=s1')).body).toEqual(done);
    }
  });

  it('are replaced by name', async () => {
    const body = { sessionId: 's1', extend: true, entries: [{ value: 'Nori' }] };
    expect((await send('PUT /v1/userEntities/dwarfs', body)).body).toEqual(done);
    expect((await send('GET /v1/userEntities/dwarfs?sessionId=s1')).body).toMatchObject({
      extend: true,
      entries: [{ value: 'Nori', synonyms: ['Nori'] }],
    });
  });

  it('are deleted with the session in a body', async () => {
    await send('POST /v1/userEntities', { sessionId: 's1', entities: [dwarfs] });
    expect((await send('DELETE /v1/userEntities/dwarfs', { sessionId: 's1' })).body).toEqual(done);
  });

  it.each(['GET', 'DELETE'])('that are not there are HTTP 200 with a status of 404: %s', async (method) => {
    const { status, body } = await send(`${method} /v1/userEntities/dwarfs?sessionId=s1`);
    expect(status).toBe(200);
    expect(body).toMatchObject(missing);
  });

  it.each([
    [{ sessionId: 's1', entities: [{ ...dwarfs, name: 'unknown' }] }, 'user_entity_unknown'],
    [{ entities: [dwarfs] }, 'session_id_missing'],
    [{ sessionId: 's1', entities: [] }, 'request_invalid'],
    [{ sessionId: 's1', name: 'dwarfs' }, 'request_invalid'],
  ])('are refused when they are %j', async (body, code) => {
    const { status, headers } = await send('POST /v1/userEntities', body);
    expect([status, headers['x-error-code']]).toEqual([400, code]);
  });
});
