import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { Intent } from '../../agent/agent.ts';
import { INTENT_RESPONSES_MAX } from '../../kernel/limits/agents.ts';
import { IntentBody, intentOf } from './intent-in.ts';
import { intentOut, intentSummary } from './intent-out.ts';
import { intentBodyIn } from './intent-shapes.ts';

const ajv = new Ajv({ allowUnionTypes: true });
const isIntent = ajv.compile<IntentBody>(IntentBody);

const written = (body: unknown, { language = 'en', before }: { language?: string; before?: Intent } = {}) => {
  const accepted = intentBodyIn(body);
  if (!isIntent(accepted)) throw new Error(ajv.errorsText(isIntent.errors));
  let ids = 0;
  return intentOf(accepted, { id: 'i1', language, before, newId: () => `n${++ids}` });
};

const read = (intent: Intent, language = 'en') => JSON.parse(JSON.stringify(intentOut(intent, language)));

const said = (text: string) => ({ id: 'n1', data: [{ text }], isTemplate: false, count: 0 });
const blank = { action: '', resetContexts: false, affectedContexts: [], parameters: [], messages: [] };

it('an intent with too many responses is refused before they are read', () => {
  const responses = Array.from({ length: INTENT_RESPONSES_MAX + 1 }, () =>
    Object.defineProperty({}, 'action', {
      enumerable: true,
      get: () => {
        throw new Error('a response was read');
      },
    }),
  );
  const facts = { items: 'responses', count: INTENT_RESPONSES_MAX + 1 };
  expect(() => intentBodyIn({ name: 'large', responses })).toThrow(
    expect.objectContaining({ code: 'too_many_items', facts: expect.objectContaining(facts) }),
  );
});

describe('an intent is accepted', () => {
  it('with defaults for absent fields', () => {
    expect(written({ name: 'greeting' })).toEqual({
      id: 'i1',
      name: 'greeting',
      auto: true,
      contexts: [],
      triggers: [],
      priority: 500_000,
      webhookUsed: false,
      webhookForSlotFilling: false,
      fallbackIntent: false,
      responses: [],
      phrases: {},
    });
  });

  it.each([
    [
      'flags and numbers as text',
      { auto: 'false', priority: '750000', webhookUsed: 'true', fallbackIntent: 'true' },
      { auto: false, priority: 750_000, webhookUsed: true, fallbackIntent: true },
    ],
    [
      'nulls for absent fields',
      { id: null, contexts: null, templates: null, events: null, cortanaCommand: null },
      {},
    ],
    [
      'a text message without a type',
      { responses: [{ messages: [{ speech: 'Hi!' }] }] },
      { responses: [expect.objectContaining({ messages: [{ type: 0, body: { speech: 'Hi!' } }] })] },
    ],
    ['event names alone', { events: ['WELCOME'] }, { triggers: ['WELCOME'] }],
    ['context names as objects', { contexts: [{ name: 'a' }, 'b'] }, { contexts: ['a', 'b'] }],
    [
      'a repeated phrase, which is counted',
      { userSays: ['hello', { data: ['hello'], count: 1 }, { data: ['hello'], isTemplate: true }, 'hello'] },
      {
        phrases: {
          en: [
            { ...said('hello'), count: 3 },
            { ...said('hello'), id: 'n3', isTemplate: true },
          ],
        },
      },
    ],
    ['phrases as texts', { userSays: ['hello'] }, { phrases: { en: [said('hello')] } }],
    [
      'a phrase of parts that are texts',
      { userSays: [{ data: ['hello'], count: '2' }] },
      { phrases: { en: [{ ...said('hello'), count: 2 }] } },
    ],
    [
      'parts without userDefined, references without @',
      {
        userSays: [
          { id: 'p', data: [{ text: 'in ' }, { text: 'Rome', meta: 'sys.geo-city', alias: 'city' }] },
        ],
      },
      {
        phrases: {
          en: [
            {
              id: 'p',
              data: [{ text: 'in ' }, { text: 'Rome', meta: '@sys.geo-city', alias: 'city' }],
              isTemplate: false,
              count: 0,
            },
          ],
        },
      },
    ],
    [
      'a part whose reference is empty',
      { userSays: [{ id: 'p', data: [{ text: 'a', meta: '', alias: 'x', userDefined: 'true' }] }] },
      {
        phrases: { en: [{ id: 'p', data: [{ text: 'a', userDefined: true }], isTemplate: false, count: 0 }] },
      },
    ],
    [
      'a response of speech only',
      { responses: [{ speech: 'Hi!' }] },
      { responses: [{ ...blank, messages: [{ type: 0, body: { speech: 'Hi!' } }] }] },
    ],
    [
      'speech to choose from',
      { responses: [{ speech: ['Hi!', 'Hello!'] }] },
      { responses: [{ ...blank, messages: [{ type: 0, body: { speech: ['Hi!', 'Hello!'] } }] }] },
    ],
    [
      'messages, which take precedence over a speech',
      { responses: [{ speech: 'Hi!', messages: [{ type: 0, speech: 'Hello!' }] }] },
      { responses: [{ ...blank, messages: [{ type: 0, body: { speech: 'Hello!' } }] }] },
    ],
    [
      'a speech beside an empty list of messages',
      { responses: [{ speech: 'Hi!', messages: [] }] },
      { responses: [{ ...blank, messages: [{ type: 0, body: { speech: 'Hi!' } }] }] },
    ],
    ['an empty speech, which is none', { responses: [{ speech: '' }] }, { responses: [blank] }],
    [
      'an output context without a lifespan, and one as a string',
      { responses: [{ affectedContexts: ['a', { name: 'b', lifespan: '2' }] }] },
      {
        responses: [
          {
            ...blank,
            affectedContexts: [
              { name: 'a', lifespan: 5 },
              { name: 'b', lifespan: 2 },
            ],
          },
        ],
      },
    ],
    [
      'message types as numbers or strings',
      {
        responses: [
          {
            messages: [
              { type: '0', speech: 'a' },
              { type: 4, payload: { x: 1 }, platform: 'slack' },
            ],
          },
        ],
      },
      {
        responses: [
          {
            ...blank,
            messages: [
              { type: '0', body: { speech: 'a' } },
              { type: 4, platform: 'slack', body: { payload: { x: 1 } } },
            ],
          },
        ],
      },
    ],
    [
      'a parameter without a value',
      {
        responses: [
          {
            parameters: [{ name: 'city', dataType: '@sys.geo-city', required: 'true', prompts: ['Where?'] }],
          },
        ],
      },
      {
        responses: [
          {
            ...blank,
            parameters: [
              {
                name: 'city',
                value: '$city',
                defaultValue: '',
                required: true,
                dataType: '@sys.geo-city',
                prompts: [{ lang: 'en', value: 'Where?' }],
                isList: false,
              },
            ],
          },
        ],
      },
    ],
    [
      'a template',
      { templates: ['I am @sys.given-name:name'] },
      {
        phrases: {
          en: [{ id: 'n1', data: [{ text: 'I am @sys.given-name:name' }], isTemplate: true, count: 0 }],
        },
      },
    ],
  ])('%s', (_, body, differing) => {
    expect(written({ name: 'x', ...body })).toEqual({ ...written({ name: 'x' }), ...differing });
  });

  it.each([
    ['no name', { auto: true }],
    ['a text for a flag', { name: 'x', auto: 'perhaps' }],
    ['a phrase without text', { name: 'x', userSays: [{ data: [{ alias: 'a' }] }] }],
    ['a response that is a text', { name: 'x', responses: ['Hi!'] }],
    ['a speech that is not text', { name: 'x', responses: [{ speech: { text: 'a' } }] }],
    [
      'a message with a speech of another type',
      { name: 'x', responses: [{ messages: [{ type: '0', speech: ['a', { text: 'b' }] }] }] },
    ],
    ['a message without a type or a speech', { name: 'x', responses: [{ messages: [{ title: 'a' }] }] }],
    ['a priority that no client can keep', { name: 'x', priority: 1e99 }],
    ['a priority that is not whole', { name: 'x', priority: 0.5 }],
    ['a negative lifespan', { name: 'x', responses: [{ affectedContexts: [{ name: 'a', lifespan: -1 }] }] }],
  ])('and is refused with %s', (_, body) => {
    expect(isIntent(intentBodyIn(body))).toBe(false);
  });
});

it.each([[{ text: '' }], [{ text: ' ' }, { text: '', meta: '@size' }], []])(
  'a phrase without a text is refused',
  (...data) => {
    const userSays = [{ data: [{ text: 'hi' }] }, { data }];
    expect(() => written({ name: 'x', userSays })).toThrow('userSays.1 must have a text that is not blank');
  },
);

describe('the languages of an intent', () => {
  it('are those of phrases, messages and prompts, and by default that of the request', () => {
    const { phrases, responses } = written(
      {
        name: 'x',
        userSays: [
          { id: 'p1', data: [{ text: 'hallo' }] },
          { id: 'p2', data: [{ text: 'hi' }], lang: 'en' },
        ],
        responses: [
          {
            messages: [
              { type: 0, speech: 'Hi!', lang: 'en' },
              { type: 0, speech: 'Hallo!' },
            ],
            parameters: [{ name: 'a', prompts: ['Was?', { lang: 'pt-br', value: 'Que?' }] }],
          },
        ],
      },
      { language: 'de' },
    );
    expect(phrases).toEqual({ de: [{ ...said('hallo'), id: 'p1' }], en: [{ ...said('hi'), id: 'p2' }] });
    expect(responses[0]?.messages.map(({ lang }) => lang)).toEqual(['en', undefined]);
    expect(responses[0]?.parameters[0]?.prompts.map(({ lang }) => lang)).toEqual(['de', 'pt-BR']);
  });

  it('are refused if they are invalid', () => {
    const body = { name: 'x', userSays: [{ data: [{ text: 'a' }], lang: '?' }] };
    expect(() => written(body)).toThrow(expect.objectContaining({ code: 'bad_language' }));
  });

  it('are read one at a time; texts without a language are in all of them', () => {
    const intent = written({
      name: 'x',
      userSays: ['hi', { data: ['hallo'], lang: 'de' }],
      responses: [
        {
          messages: [
            { type: 0, speech: 'both' },
            { type: 0, speech: 'nur', lang: 'de' },
          ],
        },
      ],
    });
    expect(read(intent).userSays).toHaveLength(1);
    expect(read(intent).responses[0].messages).toEqual([{ type: 0, speech: 'both' }]);
    expect(read(intent, 'de').templates).toEqual(['hallo']);
    expect(read(intent, 'de').responses[0].messages).toHaveLength(2);
  });
});

describe('templates', () => {
  it('that repeat phrases add nothing', () => {
    const data = [{ text: 'I am ' }, { text: 'Sam', meta: '@sys.given-name', alias: 'name' }];
    const intent = written({ name: 'x', userSays: [{ data }], templates: ['I am @sys.given-name:name '] });
    expect(intent.phrases.en).toHaveLength(1);
  });

  it('of a phrase removed from userSays do not restore it', () => {
    const before = written({ name: 'x', userSays: ['hi', 'hello'] });
    const { userSays, ...others } = read(before);
    const after = written({ ...others, userSays: userSays.slice(0, 1) }, { before });
    expect(after.phrases.en?.map(({ data }) => data[0]?.text)).toEqual(['hi']);
  });
});

it('an intent that is read and written back does not change', () => {
  const intent = written({
    name: 'x',
    auto: false,
    contexts: ['a'],
    events: [{ name: 'E' }],
    userSays: [
      {
        id: 'p',
        data: [{ text: 'to ' }, { text: 'Rome', meta: '@sys.geo-city', alias: 'c', userDefined: true }],
        count: 1,
      },
    ],
    responses: [
      {
        action: 'go',
        resetContexts: true,
        affectedContexts: [{ name: 'trip', lifespan: 0 }],
        parameters: [
          {
            id: 'q',
            name: 'c',
            value: '$c',
            dataType: '@sys.geo-city',
            required: true,
            prompts: ['Where?'],
            isList: true,
          },
        ],
        messages: [
          { type: 1, title: 'T', buttons: [{ text: 'b', postback: 'p' }], platform: 'slack', lang: 'en' },
        ],
      },
    ],
    cortanaCommand: { navigateOrService: 'NAVIGATE', target: '' },
    parentId: 'i0',
    rootParentId: 'i0',
  });
  expect(written(read(intent), { before: intent })).toEqual(intent);
});

const samples = new URL('../../../../shared/samples/docs/', import.meta.url);

describe.skipIf(!existsSync(samples))('the documentation', () => {
  const sample = (name: string) => JSON.parse(readFileSync(new URL(name, samples), 'utf8')).body;

  it('has a sample that reads as it was written', () => {
    const documented = sample('intent-get.json');
    expect(read({ ...written(documented), id: documented.id })).toMatchObject({
      ...documented,
      // The sample's templates end in spaces and omit one; ours are generated from the phrases.
      templates: expect.arrayContaining(['hi my name is @sys.given-name:name and yours', 'hi']),
    });
  });

  it('lists intents with the same fields as ours', () => {
    const [, listed] = sample('intents-list.json');
    const summary = JSON.parse(JSON.stringify(intentSummary(written(sample('intent-get.json')), 'en')));
    expect(Object.keys(summary).sort()).toEqual(Object.keys(listed).sort());
    expect(summary).toMatchObject({ contextIn: ['greetings'], contextOut: [], actions: ['greetings'] });
  });
});
