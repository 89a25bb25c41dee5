import { describe, expect, it } from 'vitest';
import { counted, intent, phrase, response } from '../../../test/support/agent-stories.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { readIntent } from './intent-reader.ts';

const reading = (json: JsonObject) => {
  const warnings: string[] = [];
  const read = readIntent(json, 'order', {
    language: 'en',
    ids: counted(),
    warn: (code) => warnings.push(code),
  });
  return { read, warnings };
};
const responseOf = (json: JsonObject) => reading({ responses: [json] }).read.responses[0];
const messagesOf = (...messages: JsonObject[]) => responseOf({ messages })?.messages;

describe('an intent that is read', () => {
  it('needs nothing but a name from outside', () => {
    expect(reading({})).toEqual({ read: intent({ id: 'made-1', name: 'order' }), warnings: [] });
  });

  it('takes null for nothing', () => {
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

  it('takes numbers and truth in quotes', () => {
    const { read, warnings } = reading({ auto: 'false', priority: '250000', webhookUsed: 'true' });
    expect(read).toMatchObject({ auto: false, priority: 250_000, webhookUsed: true });
    expect(warnings).toEqual([]);
  });

  it('takes names alone and names in objects', () => {
    expect(reading({ events: ['HI', { name: 'HEY' }], contexts: ['a', { name: 'b' }] }).read).toMatchObject({
      triggers: ['HI', 'HEY'],
      contexts: ['a', 'b'],
    });
  });

  it('keeps every field that it does not know', () => {
    const odd = { condition: '', conditionalResponses: [{ a: 1 }], lastUpdate: 5 };
    expect(reading(odd).read.kept).toEqual(odd);
    expect(responseOf({ defaultResponsePlatforms: { google: true } })?.kept).toEqual({
      defaultResponsePlatforms: { google: true },
    });
  });

  it('keeps its place in a family and its Cortana command', () => {
    const family = {
      parentId: 'p',
      rootParentId: 'r',
      cortanaCommand: { navigateOrService: 'NAVIGATE', target: '' },
    };
    expect(reading(family).read).toMatchObject(family);
  });
});

describe('a message that is read', () => {
  it.each([0, '0'])('has a number for a type that is one: %j', (type) => {
    expect(messagesOf({ type, speech: ['a', 'b'] })).toEqual([{ type: 0, body: { speech: ['a', 'b'] } }]);
  });

  it('keeps the name of a richer type, its platform and all it holds', () => {
    const chips = { suggestions: [{ title: 'Tea' }], condition: '' };
    expect(messagesOf({ type: 'suggestion_chips', platform: 'google', lang: 'pt-br', ...chips })).toEqual([
      { type: 'suggestion_chips', platform: 'google', lang: 'pt-BR', body: chips },
    ]);
  });

  it.each(['Hello', ['Hello', 'Hi']])(
    'is made of the speech that old responses have instead: %j',
    (speech) => {
      expect(responseOf({ speech })?.messages).toEqual([{ type: 0, body: { speech } }]);
    },
  );

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
  ])('ignores speech that is not text, with a warning: %j', (speech, said) => {
    const { read, warnings } = reading({ responses: [{ messages: [{ type: 0, speech, title: 'x' }] }] });
    expect(read.responses[0]?.messages).toEqual([{ type: 0, body: { speech: said, title: 'x' } }]);
    expect(warnings).toEqual(['field_unreadable']);
  });

  it('of a richer type may hold a speech of any shape', () => {
    const speech = { ssml: '<speak/>' };
    expect(messagesOf({ type: 'simple_response', speech })).toEqual([
      { type: 'simple_response', body: { speech } },
    ]);
  });

  it('is separate from the speech beside it', () => {
    expect(responseOf({ speech: 'b', messages: [{ type: 0, speech: 'a' }] })?.messages).toHaveLength(1);
  });
});

describe('a parameter that is read', () => {
  const parametersOf = (...parameters: JsonObject[]) => responseOf({ parameters })?.parameters;

  it('may lack all but its name', () => {
    expect(parametersOf({ name: 'p' })).toEqual([
      { name: 'p', value: '', defaultValue: '', required: false, dataType: '', prompts: [], isList: false },
    ]);
  });

  it('has prompts as plain texts or with their language', () => {
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

describe('an output context that is read', () => {
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

  it('that names none is none', () => {
    expect(responseOf({ affectedContexts: [{ lifespan: 5 }, 7, ''] })?.affectedContexts).toEqual([]);
  });
});

describe('the phrases of an intent that is read', () => {
  const phrasesOf = (json: JsonObject) => reading({ id: 'i1', ...json }).read.phrases;

  it('have their annotations, a count and whatever else was there', () => {
    const data = [{ text: 'a ' }, { text: 'tea', meta: '@drink', alias: 'order', userDefined: true }];
    expect(phrasesOf({ userSays: [{ id: 'p', data, count: 2, updated: 7 }] })).toEqual({
      en: [{ id: 'p', data, isTemplate: false, count: 2, kept: { updated: 7 } }],
    });
  });

  it('may be plain texts, in parts too', () => {
    expect(
      phrasesOf({ userSays: ['tea', { data: ['some ', { text: 'tea', meta: 'drink', alias: '' }] }] }),
    ).toEqual({
      en: [
        phrase('tea', { id: 'made-1' }),
        phrase('', { id: 'made-2', data: [{ text: 'some ' }, { text: 'tea', meta: '@drink' }] }),
      ],
    });
  });

  it('may each say their language', () => {
    expect(Object.keys(phrasesOf({ userSays: [{ lang: 'de', data: [{ text: 'Tee' }] }, 'tea'] }))).toEqual([
      'de',
      'en',
    ]);
  });

  it('include templates that are given beside them', () => {
    expect(phrasesOf({ templates: ['a @drink:order please'] })).toEqual({
      en: [phrase('a @drink:order please', { id: 'made-1', isTemplate: true })],
    });
  });

  it('do not include templates that only repeat them', () => {
    const data = [{ text: 'a ' }, { text: 'tea', meta: '@drink', alias: 'order' }];
    expect(phrasesOf({ userSays: [{ id: 'p', data }], templates: ['a @drink:order '] }).en).toHaveLength(1);
  });
});
