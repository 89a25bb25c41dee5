import { describe, expect, it } from 'vitest';
import { countedIds, intent, phrase, response } from '../../../test/support/agent-stories.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { finish } from '../../kernel/steps.ts';
import { readIntent } from './intent-reader.ts';

const reading = (json: JsonObject) => {
  const warnings: string[] = [];
  const read = finish(
    readIntent(json, 'order', {
      language: 'en',
      ids: countedIds(),
      warn: (code) => warnings.push(code),
    }),
  );
  return { read, warnings };
};
const responseOf = (json: JsonObject) => reading({ responses: [json] }).read.responses[0];
const messagesOf = (...messages: JsonObject[]) => responseOf({ messages })?.messages;

describe('an intent', () => {
  it('needs only a name', () => {
    expect(reading({})).toEqual({ read: intent({ id: 'made-1', name: 'order' }), warnings: [] });
  });

  it('treats null as absent', () => {
    const nothing = {
      id: null,
      auto: null,
      contexts: null,
      events: null,
      priority: null,
      responses: null,
      userSays: null,
    };
    expect(reading(nothing)).toEqual({ read: intent({ id: 'made-1', name: 'order' }), warnings: [] });
  });

  it('accepts numbers and booleans as strings', () => {
    const { read, warnings } = reading({ auto: 'false', priority: '250000', webhookUsed: 'true' });
    expect(read).toMatchObject({ auto: false, priority: 250_000, webhookUsed: true });
    expect(warnings).toEqual([]);
  });

  it('accepts names alone and names in objects', () => {
    expect(reading({ events: ['HI', { name: 'HEY' }], contexts: ['a', { name: 'b' }] }).read).toMatchObject({
      triggers: ['HI', 'HEY'],
      contexts: ['a', 'b'],
    });
  });

  it('keeps every unknown field', () => {
    const odd = { condition: '', conditionalResponses: [{ a: 1 }], lastUpdate: 5 };
    expect(reading(odd).read.kept).toEqual(odd);
    expect(responseOf({ defaultResponsePlatforms: { google: true } })?.kept).toEqual({
      defaultResponsePlatforms: { google: true },
    });
  });

  it('keeps its parents and its Cortana command', () => {
    const family = {
      parentId: 'p',
      rootParentId: 'r',
      cortanaCommand: { navigateOrService: 'NAVIGATE', target: '' },
    };
    expect(reading(family).read).toMatchObject(family);
  });
});

describe('a message', () => {
  it.each([0, '0'])('has a number for a type that is one: %j', (type) => {
    expect(messagesOf({ type, speech: ['a', 'b'] })).toEqual([{ type: 0, body: { speech: ['a', 'b'] } }]);
  });

  it('keeps the name of its type, its platform and all its fields', () => {
    const chips = { suggestions: [{ title: 'Tea' }], condition: '' };
    expect(messagesOf({ type: 'suggestion_chips', platform: 'google', lang: 'pt-br', ...chips })).toEqual([
      { type: 'suggestion_chips', platform: 'google', lang: 'pt-BR', body: chips },
    ]);
  });

  it.each(['Hello', ['Hello', 'Hi']])('is created from the speech of older responses: %j', (speech) => {
    expect(responseOf({ speech })?.messages).toEqual([{ type: 0, body: { speech } }]);
  });

  it.each(['', []])('is not made of the empty speech %j', (speech) => {
    expect(responseOf({ speech })).toEqual(response());
  });

  it.each([
    [{ text: 'Hello' }, ''],
    [true, ''],
    [
      ['Hello', { text: 'Hi' }, 5],
      ['Hello', 5],
    ],
  ])('ignores speech that is not text, with a warning: %j', (speech, texts) => {
    const { read, warnings } = reading({ responses: [{ messages: [{ type: 0, speech, title: 'x' }] }] });
    expect(read.responses[0]?.messages).toEqual([{ type: 0, body: { speech: texts, title: 'x' } }]);
    expect(warnings).toEqual(['field_unreadable']);
  });

  it('of a richer type may have a speech of any shape', () => {
    const speech = { ssml: '<speak/>' };
    expect(messagesOf({ type: 'simple_response', speech })).toEqual([
      { type: 'simple_response', body: { speech } },
    ]);
  });

  it('is separate from a speech next to it', () => {
    expect(responseOf({ speech: 'b', messages: [{ type: 0, speech: 'a' }] })?.messages).toHaveLength(1);
  });
});

describe('a parameter', () => {
  const parametersOf = (...parameters: JsonObject[]) => responseOf({ parameters })?.parameters;

  it('needs only a name', () => {
    expect(parametersOf({ name: 'p' })).toEqual([
      { name: 'p', value: '', defaultValue: '', required: false, dataType: '', prompts: [], isList: false },
    ]);
  });

  it('has prompts as plain texts or with a language', () => {
    const prompts = [
      'Which?',
      { lang: 'de', value: 'Welches?' },
      { lang: 'pt-br', value: 'Qual?' },
      { lang: 'en', value: '' },
    ];
    expect(parametersOf({ name: 'p', prompts })?.[0]?.prompts).toEqual([
      { lang: 'en', value: 'Which?' },
      { lang: 'de', value: 'Welches?' },
      { lang: 'pt-BR', value: 'Qual?' },
    ]);
  });

  it('may name its entity without @', () => {
    expect(parametersOf({ name: 'p', dataType: 'drink' })?.[0]?.dataType).toBe('@drink');
  });
});

describe('an output context', () => {
  it.each([
    ['shop', { name: 'shop', lifespan: 5 }],
    [{ name: 'shop' }, { name: 'shop', lifespan: 5 }],
    [
      { name: 'shop', lifespan: '2', parameters: {} },
      { name: 'shop', lifespan: 2, kept: { parameters: {} } },
    ],
    [
      { name: 'shop', lifespan: 0 },
      { name: 'shop', lifespan: 0 },
    ],
  ])('%j', (json, expected) => {
    expect(responseOf({ affectedContexts: [json] })?.affectedContexts).toEqual([expected]);
  });

  it('without a name is dropped', () => {
    expect(responseOf({ affectedContexts: [{ lifespan: 5 }, 7, ''] })?.affectedContexts).toEqual([]);
  });
});

describe('the phrases of an intent', () => {
  const phrasesOf = (json: JsonObject) => reading({ id: 'i1', ...json }).read.phrases;

  it('have their annotations, a count and any other fields', () => {
    const data = [{ text: 'a ' }, { text: 'tea', meta: '@drink', alias: 'order', userDefined: true }];
    expect(phrasesOf({ userSays: [{ id: 'p', data, count: 2, updated: 7 }] })).toEqual({
      en: [{ id: 'p', data, isTemplate: false, count: 2, kept: { updated: 7 } }],
    });
  });

  it('may be plain texts, also in parts', () => {
    expect(
      phrasesOf({ userSays: ['tea', { data: ['some ', { text: 'tea', meta: 'drink', alias: '' }] }] }),
    ).toEqual({
      en: [
        phrase('tea', { id: 'made-1' }),
        phrase('', { id: 'made-2', data: [{ text: 'some ' }, { text: 'tea', meta: '@drink' }] }),
      ],
    });
  });

  it('may each have a language', () => {
    expect(Object.keys(phrasesOf({ userSays: [{ lang: 'de', data: [{ text: 'Tee' }] }, 'tea'] }))).toEqual([
      'de',
      'en',
    ]);
  });

  it('include templates from a separate field', () => {
    expect(phrasesOf({ templates: ['a @drink:order please'] })).toEqual({
      en: [phrase('a @drink:order please', { id: 'made-1', isTemplate: true })],
    });
  });

  it('ignore templates that only repeat them', () => {
    const data = [{ text: 'a ' }, { text: 'tea', meta: '@drink', alias: 'order' }];
    expect(phrasesOf({ userSays: [{ id: 'p', data }], templates: ['a @drink:order '] }).en).toHaveLength(1);
  });
});
