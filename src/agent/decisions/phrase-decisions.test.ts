import { describe, expect, it } from 'vitest';
import {
  created,
  entityCreated,
  given,
  intent,
  intentCreated,
  parameter,
  phrase,
  response,
} from '../../../test/support/agent-stories.ts';
import type { EditPhrases } from '../commands.ts';

const edit = (fields: Partial<EditPhrases>): EditPhrases => ({
  type: 'EditPhrases',
  intentId: 'i1',
  language: 'en',
  add: [],
  remove: [],
  areTemplates: false,
  newIds: ['n1', 'n2', 'n3'],
  isSystemEntity: (name) => name === 'sys.number',
  ...fields,
});

const start = [
  created(),
  entityCreated(),
  intentCreated({
    phrases: { en: [phrase('a tea', { id: 'p1' })] },
    responses: [response({ parameters: [parameter()] })],
  }),
];

describe('edited phrases', () => {
  it('are added with their annotations', () => {
    const agent = given(...start)
      .when(edit({ add: ['a [mocha](drink) please'] }))
      .leaves();
    expect(agent.intents.get('i1')?.phrases.en?.at(-1)).toEqual({
      id: 'n1',
      data: [
        { text: 'a ' },
        { text: 'mocha', meta: '@drink', alias: 'drink', userDefined: true },
        { text: ' please' },
      ],
      isTemplate: false,
      count: 0,
    });
  });

  it('add a parameter for an annotation without one', () => {
    const agent = given(...start)
      .when(edit({ add: ['[two](@sys.number:count) teas'] }))
      .leaves();
    expect(agent.intents.get('i1')?.responses[0]?.parameters.at(-1)).toEqual(
      parameter({ name: 'count', value: '$count', dataType: '@sys.number' }),
    );
  });

  it('add annotations to an existing phrase, which keeps its id', () => {
    const agent = given(...start)
      .when(edit({ add: ['a [tea](drink)'] }))
      .leaves();
    expect(agent.intents.get('i1')?.phrases.en).toMatchObject([{ id: 'p1', data: [{}, { meta: '@drink' }] }]);
  });

  it('change nothing if they exist', () => {
    given(...start)
      .when(edit({ add: ['a tea'] }))
      .gives();
  });

  it('may be templates', () => {
    const agent = given(...start)
      .when(edit({ add: ['a @drink:drink'], areTemplates: true }))
      .leaves();
    expect(agent.intents.get('i1')?.phrases.en?.at(-1)).toEqual(
      phrase('a @drink:drink', { id: 'n1', isTemplate: true }),
    );
  });

  it('are removed by their words', () => {
    const agent = given(...start)
      .when(edit({ remove: ['A tea'], add: ['a juice'] }))
      .leaves();
    expect(agent.intents.get('i1')?.phrases).toEqual({ en: [phrase('a juice', { id: 'n1' })] });
    const none = given(...start)
      .when(edit({ remove: ['a tea'] }))
      .leaves();
    expect(none.intents.get('i1')).toEqual(
      intent({ responses: [response({ parameters: [parameter()] })], phrases: {} }),
    );
  });

  it('change no other phrase, even if several have the same words', () => {
    const twice = [
      phrase('a tea', { id: 'p1' }),
      phrase('A tea!', { id: 'p2' }),
      phrase('juice', { id: 'p3' }),
    ];
    const agent = given(created(), entityCreated(), intentCreated({ phrases: { en: twice } }))
      .when(edit({ add: ['a [tea](drink)'] }))
      .leaves();
    const after = agent.intents.get('i1')?.phrases.en;
    expect(after?.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3']);
    expect(after?.filter(({ data }) => data.some(({ meta }) => meta !== undefined))).toHaveLength(1);
  });

  it('are removed by their annotated text, too', () => {
    const marked = phrase('', {
      id: 'p1',
      data: [{ text: 'a ' }, { text: 'tea', meta: '@drink', alias: 'drink', userDefined: true }],
    });
    const agent = given(
      created(),
      entityCreated(),
      intentCreated({ phrases: { en: [marked, phrase('juice')] } }),
    );
    const after = agent.when(edit({ remove: ['a [tea](@drink:drink)'] })).leaves();
    expect(after.intents.get('i1')?.phrases.en).toEqual([phrase('juice')]);
  });

  it('add a parameter once, in the first response, even for an intent without responses', () => {
    const agent = given(created(), entityCreated(), intentCreated({ responses: [] }))
      .when(edit({ add: ['a [mocha](@drink:cup)', 'two [teas](@drink:CUP)'] }))
      .leaves();
    expect(agent.intents.get('i1')?.responses).toEqual([
      response({ parameters: [parameter({ name: 'cup', value: '$cup' })] }),
    ]);
  });

  it('add no parameter that a later response has', () => {
    const responses = [response(), response({ parameters: [parameter()] })];
    const agent = given(created(), entityCreated(), intentCreated({ responses }))
      .when(edit({ add: ['a [mocha](@drink:Drink)'] }))
      .leaves();
    expect(agent.intents.get('i1')?.responses).toEqual(responses);
  });

  it('may be the first in their language', () => {
    const agent = given(created('en', 'de'), entityCreated(), intentCreated())
      .when(edit({ language: 'de', add: ['ein Tee'] }))
      .leaves();
    expect(agent.intents.get('i1')?.phrases).toEqual({ de: [phrase('ein Tee', { id: 'n1' })] });
  });

  it('are refused if a name is unknown', () => {
    const agent = given(...start);
    agent.when(edit({ add: ['a [red](colour) tea'] })).refuses('annotation_unknown', {
      intent: 'order',
      name: 'colour',
      text: 'a [red](colour) tea',
    });
    agent.when(edit({ remove: ['a mocha'] })).refuses('phrase_not_found', {
      intent: 'order',
      text: 'a mocha',
      language: 'en',
    });
    agent.when(edit({ intentId: 'i9' })).refuses('intent_not_found', { intentId: 'i9' });
    agent.when(edit({ language: 'de' })).refuses('bad_language', { language: 'de' });
  });
});
