import { parse } from 'node:querystring';
import { describe, expect, it } from 'vitest';
import { sessionAnywhere } from './session-id.ts';
import { userEntitiesBodyIn, userEntityBodyIn } from './user-entity-requests.ts';

const wire = (body: unknown, url = '', params = {}) => ({ body, query: parse(url), params });
const dwarfs = { name: 'dwarfs', entries: [{ value: 'Ori', synonyms: ['Ori'] }] };
const documented = { sessionId: 's1', entities: [dwarfs] };

describe('POST /userEntities takes', () => {
  it.each([
    ['the documented object', wire(documented)],
    ['a list with the session on each item', wire([{ ...dwarfs, sessionId: 's1' }])],
    ['a list with the session in the URL', wire([dwarfs], 'v=20150910&sessionId=s1')],
    ['one entity alone', wire({ ...dwarfs, sessionId: 's1' })],
    ['the names of a client in Go', wire({ SessionID: 's1', Entities: [dwarfs] })],
    ['entries without synonyms', wire([{ sessionId: 's1', name: 'dwarfs', entries: [{ value: 'Ori' }] }])],
  ])('%s', (_, given) => {
    expect(userEntitiesBodyIn(given)).toMatchObject(documented);
  });

  it('extend as a boolean or a string, and null as absent', () => {
    const read = (extend: unknown) =>
      userEntitiesBodyIn(wire({ ...documented, entities: [{ ...dwarfs, extend }] }));
    expect(read('true')).toMatchObject({ entities: [{ extend: true }] });
    expect(read(null)).not.toMatchObject({ entities: [{ extend: null }] });
  });

  it('nothing for two sessions at once', () => {
    const two = [
      { ...dwarfs, sessionId: 's1' },
      { ...dwarfs, sessionId: 's2' },
    ];
    expect(() => userEntitiesBodyIn(wire(two))).toThrow(/^body\.1\.sessionId must be the same/);
    expect(() => userEntitiesBodyIn(wire([{ ...dwarfs, sessionId: 's1' }, dwarfs]))).not.toThrow();
  });

  it('nothing without a session', () => {
    expect(() => userEntitiesBodyIn(wire([dwarfs]))).toThrow(
      expect.objectContaining({ code: 'session_id_missing' }),
    );
    expect(() => userEntitiesBodyIn(wire(undefined))).toThrow(
      expect.objectContaining({ code: 'session_id_missing' }),
    );
  });
});

it('PUT /userEntities/{name} changes the entity in its path', () => {
  const given = wire({ ...dwarfs, name: 'hobbits' }, 'sessionId=s1', { name: 'dwarfs' });
  expect(userEntityBodyIn(given)).toEqual({ ...dwarfs, sessionId: 's1' });
});

it('GET and DELETE accept the session in the URL or in a body', () => {
  expect(sessionAnywhere(wire(undefined, 'sessionId=s1'))).toEqual({ sessionId: 's1' });
  expect(sessionAnywhere(wire({ sessionId: 's1' }))).toEqual({ sessionId: 's1' });
});
