import { parse } from 'node:querystring';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isParleyError } from '../../kernel/errors.ts';
import {
  bodyOfParameters,
  QueryBody,
  QueryParameters,
  queryBodyIn,
  queryParametersIn,
  turnRequestOf,
} from './query-in.ts';

const ajv = new Ajv();
const isBody = ajv.compile<QueryBody>(QueryBody);
const isParameters = ajv.compile<QueryParameters>(QueryParameters);
const caller = { actor: 'client', agentId: 'a1', v: '20150910' } as const;

const posted = (body: unknown, url = 'v=20150910', v = '20150910') => {
  const accepted = queryBodyIn(body, parse(url));
  if (!isBody(accepted)) throw new Error(ajv.errorsText(isBody.errors));
  return turnRequestOf(accepted, { ...caller, v });
};

const got = (url: string) => {
  const accepted = queryParametersIn(parse(url));
  if (!isParameters(accepted)) throw new Error(ajv.errorsText(isParameters.errors));
  return turnRequestOf(bodyOfParameters(accepted), caller);
};

const plain = { query: 'hi', sessionId: 's1', lang: 'en' };
const asked = {
  actor: 'client',
  agentId: 'a1',
  sessionId: 's1',
  lang: 'en',
  timezone: '',
  ask: { text: 'hi' },
  contexts: [],
  resetContexts: false,
  entities: [],
  numbers: 'string',
};

describe('POST /query accepts the formats of each client', () => {
  it.each([
    ['the documented body', plain, {}],
    [
      'the Node client, all fields',
      {
        ...plain,
        timezone: 'Europe/Berlin',
        resetContexts: true,
        contexts: [{ name: 'Game', lifespan: 3, parameters: { guess: 5 } }],
        entities: [{ name: 'dwarfs', extend: true, entries: [{ value: 'Ori', synonyms: ['Ori', 'Nori'] }] }],
        originalRequest: { source: 'slack', data: { user: 'U1' } },
      },
      {
        timezone: 'Europe/Berlin',
        resetContexts: true,
        contexts: [{ name: 'game', lifespan: 3, parameters: { guess: 5 } }],
        entities: [{ name: 'dwarfs', extend: true, entries: [{ value: 'Ori', synonyms: ['Ori', 'Nori'] }] }],
        originalRequest: { source: 'slack', data: { user: 'U1' } },
      },
    ],
    ['the text as the oldest clients name it', { ...plain, query: undefined, q: 'hi' }, {}],
    ['a query as a list of one', { ...plain, query: ['hi'], confidence: [1] }, {}],
    [
      'speech hypotheses, most likely first',
      {
        ...plain,
        query: [
          { text: 'hi', confidence: 0.9 },
          { text: 'high', confidence: 0.1 },
        ],
      },
      {},
    ],
    [
      'nulls for absent fields',
      {
        ...plain,
        contexts: null,
        entities: null,
        timezone: null,
        event: null,
        originalRequest: null,
        location: null,
      },
      {},
    ],
    [
      'empty lists where PHP means empty objects',
      { ...plain, contexts: [{ name: 'a', parameters: [] }], event: [], location: [], originalRequest: [] },
      { contexts: [{ name: 'a', parameters: {} }], originalRequest: {} },
    ],
    [
      'an event with data that PHP writes as an empty list',
      { ...plain, query: undefined, event: { name: 'docked', data: [] } },
      { ask: { trigger: 'docked', data: {} } },
    ],
    [
      'contexts as names',
      { ...plain, contexts: ['Weather', 'b'] },
      {
        contexts: [
          { name: 'weather', parameters: {} },
          { name: 'b', parameters: {} },
        ],
      },
    ],
    [
      'one context alone',
      { ...plain, contexts: { name: 'a', lifespan: '2' } },
      { contexts: [{ name: 'a', lifespan: 2, parameters: {} }] },
    ],
    [
      'parameters as pairs',
      { ...plain, contexts: [{ name: 'a', parameters: [{ name: 'p', value: 1 }] }] },
      { contexts: [{ name: 'a', parameters: { p: 1 } }] },
    ],
    [
      'a context without a name, which is ignored',
      { ...plain, contexts: [{ lifespan: 2 }, { name: 'a' }] },
      { contexts: [{ name: 'a', parameters: {} }] },
    ],
    [
      'a context with nulls',
      { ...plain, contexts: [{ name: 'a', lifespan: null, parameters: null }] },
      { contexts: [{ name: 'a', parameters: {} }] },
    ],
    ['a flag as text', { ...plain, resetContexts: 'true' }, { resetContexts: true }],
    ['an offset for a time zone', { ...plain, timezone: '+0000' }, { timezone: 'UTC' }],
    ['a number for a session id', { ...plain, sessionId: 4711 }, { sessionId: '4711' }],
    [
      'an entity without synonyms',
      { ...plain, entities: [{ name: '@pet', entries: [{ value: 'cat' }] }] },
      { entities: [{ name: 'pet', extend: false, entries: [{ value: 'cat', synonyms: ['cat'] }] }] },
    ],
    [
      'a place',
      { ...plain, location: { latitude: '52.5', longitude: 13.4 } },
      { location: { latitude: 52.5, longitude: 13.4 } },
    ],
    ['a place without coordinates', { ...plain, location: { latitude: null } }, {}],
    [
      'an event with data',
      { event: { name: 'custom_event', data: { user: 'Sam' } }, sessionId: 's1', lang: 'en' },
      { ask: { trigger: 'custom_event', data: { user: 'Sam' } } },
    ],
    [
      'an event as a name',
      { event: 'WELCOME', sessionId: 's1', lang: 'en' },
      { ask: { trigger: 'WELCOME', data: {} } },
    ],
    [
      'an event beside an empty query',
      { query: '', event: { name: 'e', data: null }, sessionId: 's1', lang: 'en' },
      { ask: { trigger: 'e', data: {} } },
    ],
    ['an empty event beside a query', { ...plain, event: {} }, {}],
    ['unknown fields', { ...plain, confidence: [1], v: '20150910', speech: true }, {}],
  ])('%s', (_, body, differing) => {
    expect(posted(body)).toEqual({ ...asked, ...differing });
  });

  it('the session and the language in the URL if the body has none', () => {
    expect(posted({ query: 'hi' }, 'sessionId=s1&lang=en')).toEqual(asked);
    expect(posted({ ...plain, sessionId: 'mine' }, 'sessionId=s1')).toMatchObject({ sessionId: 'mine' });
  });

  it('numbers as numbers since 20170712', () => {
    expect(posted(plain, '', '20170711').numbers).toBe('string');
    expect(posted(plain, '', '20170712').numbers).toBe('number');
  });
});

describe('POST /query refuses', () => {
  const emoji = '😀';
  it.each([
    ['no body', undefined, 'query_missing'],
    ['neither query nor event', { sessionId: 's1', lang: 'en' }, 'query_missing'],
    ['an empty query', { ...plain, query: '' }, 'query_missing'],
    ['an empty list of queries', { ...plain, query: [] }, 'query_missing'],
    ['a query and an event', { ...plain, event: { name: 'e' } }, 'query_ambiguous'],
    ['no session', { query: 'hi', lang: 'en' }, 'session_id_missing'],
    ['an empty session', { ...plain, sessionId: '' }, 'session_id_missing'],
    ['a session id of 37 symbols', { ...plain, sessionId: 'x'.repeat(37) }, 'session_id_too_long'],
    ['a session id whose digits a number cannot hold', { ...plain, sessionId: 2 ** 53 }, 'request_invalid'],
    ['no language', { query: 'hi', sessionId: 's1' }, 'lang_missing'],
    ['a language that is none', { ...plain, lang: 'e!' }, 'bad_language'],
    ['a query of 257 symbols', { ...plain, query: 'x'.repeat(257) }, 'query_too_long'],
    ['257 emoji', { ...plain, query: emoji.repeat(257) }, 'query_too_long'],
    ['a blank context name', { ...plain, contexts: [' '] }, 'bad_context_name'],
    ['a context name of 251 bytes', { ...plain, contexts: ['x'.repeat(251)] }, 'bad_context_name'],
    ['an offset that does not exist', { ...plain, timezone: '+1500' }, 'bad_timezone'],
  ])('%s', (_, body, code) => {
    expect(() => posted(body)).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    ['a lifespan below zero', { ...plain, contexts: [{ name: 'a', lifespan: -1 }] }],
    ['a lifespan that is not a whole number', { ...plain, contexts: [{ name: 'a', lifespan: 1.5 }] }],
    ['a lifespan no context can hold', { ...plain, contexts: [{ name: 'a', lifespan: 2_147_483_648 }] }],
    ['parameters that are text', { ...plain, contexts: [{ name: 'a', parameters: 'x' }] }],
    [
      'more contexts than a session may have',
      { ...plain, contexts: Array.from({ length: 1_001 }, () => 'a') },
    ],
    ['an entity without a name', { ...plain, entities: [{ entries: [] }] }],
    ['an entity without entries', { ...plain, entities: [{ name: 'a' }] }],
    ['a number for a query', { ...plain, query: 5 }],
    ['a list for a body', [plain]],
  ])('%s', (_, body) => {
    expect(isBody(queryBodyIn(body, {}))).toBe(false);
  });

  it('nothing that is exactly at a limit', () => {
    expect(posted({ ...plain, query: emoji.repeat(256) }).ask).toEqual({ text: emoji.repeat(256) });
    expect(posted({ ...plain, sessionId: emoji.repeat(36) }).sessionId).toBe(emoji.repeat(36));
    expect(posted({ ...plain, contexts: ['x'.repeat(250)] }).contexts).toHaveLength(1);
    expect(posted({ ...plain, contexts: [{ name: 'a', lifespan: 2_147_483_647 }] }).contexts).toHaveLength(1);
    const event = { name: 'x'.repeat(50) };
    expect(posted({ event, sessionId: 's', lang: 'en' }).ask).toEqual({ trigger: event.name, data: {} });
  });
});

describe('GET /query', () => {
  it.each([
    ['English', 'en'],
    ['BrazilianPortuguese', 'pt-BR'],
    ['en-US', 'en-US'],
    ['xx', 'xx'],
  ])('reads the language %s as %s', (sent, lang) => {
    expect(got(`query=hi&sessionId=s1&lang=${sent}`).lang).toBe(lang);
  });

  it('reads the same from the URL as POST reads from the body', () => {
    const place = 'latitude=52.5&longitude=13.4&timezone=UTC';
    const url = `query=hi&sessionId=s1&lang=en&contexts=One&contexts=two&resetContexts=true&${place}`;
    expect(got(url)).toEqual({
      ...asked,
      timezone: 'UTC',
      resetContexts: true,
      contexts: [
        { name: 'one', parameters: {} },
        { name: 'two', parameters: {} },
      ],
      location: { latitude: 52.5, longitude: 13.4 },
    });
  });

  it.each([
    'contexts[]=One&contexts[]=two',
    'contexts%5B%5D=One&contexts%5B%5D=two',
    'contexts%5B0%5D=One&contexts%5B1%5D=two',
    'contexts%5B0%5D%5Bname%5D=One&contexts%5B0%5D%5Blifespan%5D=5&contexts%5B1%5D%5Bname%5D=two',
  ])('reads contexts in the notation of jQuery, axios and PHP: %s', (contexts) => {
    expect(got(`query=hi&sessionId=s1&lang=en&${contexts}`).contexts).toEqual([
      { name: 'one', parameters: {} },
      { name: 'two', parameters: {} },
    ]);
  });

  it('treats an empty parameter as absent, keeps a bare plus, and accepts numbers as programs write them', () => {
    const given = 'query=hi&sessionId=s1&lang=en';
    expect(got(`${given}&latitude=&longitude=&resetContexts=&timezone=&contexts=`)).toEqual(asked);
    expect(got(`${given}&timezone=+0000`)).toMatchObject({ timezone: 'UTC' });
    expect(got(`${given}&latitude=%2B51.5&longitude=-1.2e-7`).location).toEqual({
      latitude: 51.5,
      longitude: -1.2e-7,
    });
  });

  it('invokes an event with e, or as PHP and JSON name it', () => {
    expect(got('q=hi&sessionId=s1&lang=en')).toEqual(asked);
    for (const event of [
      'e=WELCOME',
      'event=WELCOME',
      'event[name]=WELCOME',
      'e=%7B%22name%22%3A%22WELCOME%22%7D',
    ])
      expect(got(`${event}&sessionId=s1&lang=en`).ask).toEqual({ trigger: 'WELCOME', data: {} });
  });

  it.each([
    ['sessionId=s1&lang=en', 'query_missing'],
    ['query=hi&e=WELCOME&sessionId=s1&lang=en', 'query_ambiguous'],
    ['query=hi&lang=en', 'session_id_missing'],
    ['query=hi&sessionId=s1', 'lang_missing'],
    ['query=hi&sessionId=s1&lang=en&contexts=%20', 'bad_context_name'],
    ['query=hi&sessionId=s1&lang=en&latitude=52.5', 'request_invalid'],
    ['query=hi&sessionId=s1&lang=en&longitude=13.4&latitude=', 'request_invalid'],
  ])('refuses %s', (url, code) => {
    expect(() => got(url)).toThrow(expect.objectContaining({ code }));
  });
});

it('gives the same request by GET as by POST', () => {
  const text = fc.string({ minLength: 1, maxLength: 256, unit: 'grapheme-ascii' });
  fc.assert(
    fc.property(
      text,
      fc.stringMatching(/^[a-zA-Z0-9]{1,36}$/),
      fc.boolean(),
      (query, sessionId, resetContexts) => {
        const url = new URLSearchParams({
          query,
          sessionId,
          lang: 'en',
          resetContexts: String(resetContexts),
        });
        expect(got(url.toString())).toEqual(posted({ query, sessionId, lang: 'en', resetContexts }));
      },
    ),
  );
});

it('a body in any format is accepted, refused with a code or left to the schema, and never throws another error', () => {
  const anything = fc.record(
    {
      query: fc.anything(),
      event: fc.anything(),
      contexts: fc.anything(),
      entities: fc.anything(),
      lang: fc.anything(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anything, (body) => {
      try {
        const accepted = queryBodyIn({ ...body, sessionId: 's1' }, {});
        if (isBody(accepted)) turnRequestOf(accepted, caller);
      } catch (error) {
        expect(isParleyError(error)).toBe(true);
      }
    }),
  );
});
