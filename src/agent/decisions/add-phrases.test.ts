import { describe, expect, it } from 'vitest';
import { created, given, intent, intentCreated, phrase } from '../../../test/support/agent-stories.ts';
import { AGENT_EVENT_DATA_BYTES_MAX, INTENT_PHRASES_MAX } from '../../kernel/limits/agents.ts';
import { decideAgent } from '../decide.ts';
import { emptyAgent, foldAgent } from '../evolve.ts';
import { jsonBytes } from './event-parts.ts';

describe('adding phrases', () => {
  const origin = { from: 'inbox' as const, heard: 3, turnIds: [] };

  it('counts repetitions, and skips existing phrases', () => {
    const phrases = [phrase('green tea'), phrase('Green tea?'), phrase('tea'), phrase('chai')];
    given(created('en'), intentCreated({ phrases: { en: [phrase('tea')] } }))
      .when({ type: 'AddPhrases', intentId: intent().id, language: 'en', phrases, origin })
      .gives({
        type: 'IntentPhrasesAdded',
        data: {
          intentId: intent().id,
          lang: 'en',
          phrases: [{ ...phrase('green tea'), count: 1 }, phrase('chai')],
          origin,
        },
      });
  });

  const annotated = {
    ...phrase('one '),
    data: [{ text: 'one ' }, { text: 'mocha', meta: '@drink', alias: 'drink' }],
  };
  const taught = { type: 'AddPhrases', language: 'en', phrases: [annotated], origin } as const;

  it('gives the intent an optional parameter for an annotation that none returns', () => {
    const agent = given(created('en'), intentCreated())
      .when({ ...taught, intentId: intent().id })
      .leaves();
    const after = agent.intents.get(intent().id);
    expect(after?.phrases.en).toEqual([annotated]);
    expect(after?.responses[0]?.parameters).toMatchObject([
      { name: 'drink', dataType: '@drink', value: '$drink', required: false },
    ]);
  });

  it('creates the intent if it is new, and says where its phrases come from', () => {
    const newIntent = intent({ id: 'i-new', name: 'new' });
    const decision = decideAgent(
      { ...taught, intentId: 'i-new', newIntent },
      foldAgent(emptyAgent('a1'), [created('en')]),
    );
    expect(decision).toMatchObject({
      events: [{ type: 'IntentCreated' }, { type: 'IntentPhrasesAdded', data: { origin } }],
    });
  });

  it('adds the counts of repetitions', () => {
    const phrases = [phrase('chai', { count: 2 }), phrase('Chai', { count: 3 })];
    given(created('en'), intentCreated())
      .when({ ...taught, intentId: 'i1', phrases })
      .gives({
        type: 'IntentPhrasesAdded',
        data: { intentId: 'i1', lang: 'en', phrases: [phrase('chai', { count: 6 })], origin },
      });
  });

  it('records nothing if the intent has all of them', () =>
    given(created('en'), intentCreated({ phrases: { en: [phrase('tea')] } }))
      .when({ ...taught, intentId: 'i1', phrases: [phrase('Tea!')] })
      .gives());

  it('is refused for a missing intent, and in a language that the agent lacks', () => {
    const agent = given(created('en'), intentCreated());
    agent.when({ ...taught, intentId: 'i9' }).refuses('intent_not_found', { intentId: 'i9' });
    agent.when({ ...taught, intentId: 'i1', language: 'de' }).refuses('bad_language', { language: 'de' });
  });

  it('is refused beyond the number of phrases that an intent may have', () => {
    const full = Array.from({ length: INTENT_PHRASES_MAX }, (_, at) => phrase(`say ${at}`));
    given(created('en'), intentCreated({ phrases: { en: full } }))
      .when({ ...taught, intentId: 'i1' })
      .refuses('too_many_items', { count: INTENT_PHRASES_MAX + 1 });
  });

  it('counts the phrases of all languages, up to the last that an intent may have', () => {
    const en = Array.from({ length: INTENT_PHRASES_MAX - 1 }, (_, at) => phrase(`say ${at}`));
    const agent = given(created('en', 'de'), intentCreated({ phrases: { en } }));
    const german = { ...taught, intentId: 'i1', language: 'de' };
    const added = agent.when({ ...german, phrases: [phrase('Tee')] }).leaves();
    expect(added.intents.get('i1')?.phrases.de).toHaveLength(1);
    agent
      .when({ ...german, phrases: [phrase('Tee'), phrase('Kakao')] })
      .refuses('too_many_items', { count: INTENT_PHRASES_MAX + 1 });
  });

  it('is refused to a new intent with the name of another', () =>
    given(created('en'), intentCreated())
      .when({ ...taught, intentId: 'i-new', newIntent: intent({ id: 'i-new' }) })
      .refuses('intent_name_taken', { name: 'order' }));

  it('is refused if one event cannot hold them, and not a byte earlier', () => {
    const add = (chars: number) =>
      ({ ...taught, intentId: 'i1', phrases: [phrase('a'.repeat(chars), { id: 'p' })] }) as const;
    const { type: _, language: lang, ...data } = add(0);
    const chars = AGENT_EVENT_DATA_BYTES_MAX - jsonBytes({ ...data, lang });
    const agent = given(created('en'), intentCreated());
    expect(agent.when(add(chars)).leaves().intents.get('i1')?.phrases.en).toHaveLength(1);
    agent.when(add(chars + 1)).refuses('part_too_large', {
      what: 'what is added to intent order',
      bytes: AGENT_EVENT_DATA_BYTES_MAX + 1,
      bytesMax: AGENT_EVENT_DATA_BYTES_MAX,
    });
  });
});
