import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  created,
  given,
  intent,
  intentCreated,
  outputs,
  parameter,
  phrase,
  response,
  settingsIn,
} from '../../../test/support/agent-stories.ts';
import { AGENT_EVENT_DATA_BYTES_MAX, AGENT_LANGUAGES_MAX } from '../../kernel/limits/agents.ts';
import { EVENT_BYTES_MAX } from '../../kernel/limits/conversation.ts';
import { finish } from '../../kernel/steps.ts';
import type { Intent, Message } from '../agent.ts';
import type { AgentRefusalCode } from '../decision.ts';
import { emptyAgent, foldAgent } from '../evolve.ts';
import { jsonBytes } from './event-parts.ts';
import { intentEvents } from './intent-decisions.ts';

describe('creating an intent', () => {
  it('records the complete intent', () =>
    given(created())
      .when({ type: 'CreateIntent', intent: intent() })
      .gives({ type: 'IntentCreated', data: { intent: intent() } }));

  it('may have another name than the existing ones', () => {
    const other = intent({ id: 'i2', name: 'pay' });
    given(created(), intentCreated())
      .when({ type: 'CreateIntent', intent: other })
      .gives({ type: 'IntentCreated', data: { intent: other } });
  });

  it('is refused under an existing name', () =>
    given(created(), intentCreated())
      .when({ type: 'CreateIntent', intent: intent({ id: 'i2' }) })
      .refuses('intent_name_taken', { name: 'order' }));

  it('is refused under an existing id', () =>
    given(created(), intentCreated())
      .when({ type: 'CreateIntent', intent: intent({ name: 'other' }) })
      .refuses('id_taken', { id: 'i1' }));

  it("in a new language adds it to the agent's languages", () => {
    const bilingual = intent({ phrases: { en: [phrase('tea')], fr: [phrase('thé')] } });
    given(created('en'))
      .when({ type: 'CreateIntent', intent: bilingual })
      .gives(
        { type: 'AgentSettingsChanged', data: { settings: settingsIn('en', 'fr') } },
        { type: 'IntentCreated', data: { intent: bilingual } },
      );
  });

  it("in a regional language uses the agent's wider one", () => {
    const american = intent({
      phrases: { en: [phrase('tea')], 'en-US': [phrase('iced tea')], 'pt-BR': [phrase('chá')] },
      responses: [
        response({
          parameters: [parameter({ prompts: [{ lang: 'en-US', value: 'Which?' }] })],
          messages: [{ type: 0, lang: 'en-GB', body: { speech: 'Right.' } }],
        }),
      ],
    });
    const creation = given(created('en', 'pt-BR')).when({ type: 'CreateIntent', intent: american });
    expect(creation.leaves().settings.languages).toEqual(['en', 'pt-BR']);
    const [left] = creation.leaves().intents.values();
    expect(left?.phrases).toEqual({
      en: [phrase('tea'), phrase('iced tea')],
      'pt-BR': [phrase('chá')],
    });
    expect(left?.responses[0]?.parameters[0]?.prompts).toEqual([{ lang: 'en', value: 'Which?' }]);
    expect(left?.responses[0]?.messages[0]?.lang).toBe('en');
  });

  it('accepts missing entities, because clients create intents first', () => {
    const early = intent({ responses: [response({ parameters: [parameter({ dataType: '@later' })] })] });
    expect(given(created()).when({ type: 'CreateIntent', intent: early }).leaves().intents.size).toBe(1);
  });

  it.each<[AgentRefusalCode, Partial<Intent>]>([
    ['bad_intent_name', { name: ' ' }],
    ['bad_intent_name', { name: 'x'.repeat(201) }],
    ['bad_context_name', { contexts: ['yes or no'] }],
    ['bad_trigger_name', { triggers: ['WELCOME!'] }],
    ['bad_trigger_name', { triggers: ['x'.repeat(51)] }],
    ['bad_context_name', { responses: [response({ affectedContexts: [{ name: 'é', lifespan: 5 }] })] }],
    ['bad_lifespan', { responses: [response({ affectedContexts: [{ name: 'c', lifespan: 2 ** 31 }] })] }],
    ['bad_lifespan', { responses: [response({ affectedContexts: [{ name: 'c', lifespan: 1.5 }] })] }],
    ['too_many_outputs', { responses: [response({ affectedContexts: outputs(1_001) })] }],
    ['bad_parameter_name', { responses: [response({ parameters: [parameter({ name: '' })] })] }],
    [
      'parameter_type_missing',
      { responses: [response({ parameters: [parameter({ required: true, dataType: '' })] })] },
    ],
    ['part_too_large', { phrases: { en: [phrase('x'.repeat(AGENT_EVENT_DATA_BYTES_MAX))] } }],
    ['part_too_large', { responses: [response({ action: 'x'.repeat(AGENT_EVENT_DATA_BYTES_MAX) })] }],
  ])('is refused with %s', (code, wrong) =>
    given(created())
      .when({ type: 'CreateIntent', intent: intent(wrong) })
      .refuses(code),
  );
});

describe('the output contexts of an intent', () => {
  const creationWith = (affectedContexts: ReturnType<typeof outputs>) =>
    given(created()).when({
      type: 'CreateIntent',
      intent: intent({ responses: [response({ affectedContexts })] }),
    });

  it('may be as many as a session accepts', () =>
    expect(creationWith(outputs(1_000)).leaves().intents.size).toBe(1));

  it('are reported with the name of the intent if there are several', () =>
    creationWith(outputs(1_001)).refuses('too_many_outputs', {
      intent: 'order',
      contexts: 1_001,
      contextsMax: 1_000,
    }));

  it('count once each, and not if they only remove a context', () => {
    const twice = outputs(800).map(({ name }) => ({ name: name.toUpperCase(), lifespan: 2 }));
    const removed = outputs(2_000).map(({ name }) => ({ name: `old-${name}`, lifespan: 0 }));
    expect(creationWith([...outputs(800), ...twice, ...removed]).leaves().intents.size).toBe(1);
  });
});

describe('an intent of any size', () => {
  it('is recorded with the phrases that fit into one event, and the others one event after another', () => {
    const large = (id: string) => phrase(id.repeat(300_000), { id });
    const [a, b, c] = [large('a'), large('b'), large('c')];
    given(created('en', 'de'))
      .when({ type: 'CreateIntent', intent: intent({ phrases: { en: [a, b], de: [c] } }) })
      .gives(
        { type: 'IntentCreated', data: { intent: intent({ phrases: { en: [a] } }) } },
        { type: 'IntentPhrasesAdded', data: { intentId: 'i1', lang: 'en', phrases: [b] } },
        { type: 'IntentPhrasesAdded', data: { intentId: 'i1', lang: 'de', phrases: [c] } },
      );
  });

  const someText = fc
    .tuple(fc.string({ unit: 'grapheme' }), fc.nat(150_000))
    .map(([text, more]) => phrase(text + 'é'.repeat(more), { id: 'p' }));
  const someTexts = fc.array(someText, { minLength: 1, maxLength: 12 });

  it('is recorded in events that every store accepts, which fold to the same intent', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('en', 'de', 'pt-BR'), someTexts), (phrases) => {
        const big = intent({ phrases: { ...phrases } });
        const decision = finish(intentEvents('IntentCreated', big));
        if ('refused' in decision) throw new Error(decision.refused);
        for (const event of decision.events) expect(jsonBytes(event)).toBeLessThan(EVENT_BYTES_MAX);
        const agent = foldAgent(emptyAgent('a1'), [created(), ...decision.events]);
        // Not toEqual, which would print megabytes.
        expect(JSON.stringify(agent.intents.get('i1')) === JSON.stringify(big)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

describe('updating an intent', () => {
  const bilingual = intentCreated({
    phrases: { en: [phrase('coffee')], de: [phrase('Kaffee')] },
    kept: { lastUpdate: 1 },
    parentId: 'i0',
  });
  const updated = (changed: Partial<Intent>, language?: string) =>
    given(created('en', 'de'), bilingual)
      .when({ type: 'UpdateIntent', intentId: 'i1', intent: intent(changed), ...(language && { language }) })
      .leaves()
      .intents.get('i1');

  it('records no event if nothing changes', () => {
    const before = intent({ phrases: { en: [phrase('coffee')] } });
    given(created(), intentCreated({ phrases: { en: [phrase('coffee')] } }))
      .when({ type: 'UpdateIntent', intentId: 'i1', intent: before, language: 'en' })
      .gives();
  });

  it('records no event if it has nothing in its language, neither before nor after', () => {
    const english = { phrases: { en: [phrase('coffee')] } };
    given(created('en', 'de'), intentCreated(english))
      .when({ type: 'UpdateIntent', intentId: 'i1', intent: intent(), language: 'de' })
      .gives();
  });

  it('records only fields that it has', () => {
    const reply = response({ parameters: [parameter()] });
    given(created(), intentCreated({ responses: [reply] }))
      .when({
        type: 'UpdateIntent',
        intentId: 'i1',
        intent: intent({ priority: 1, responses: [reply] }),
        language: 'en',
      })
      .gives({ type: 'IntentUpdated', data: { intent: intent({ priority: 1, responses: [reply] }) } });
  });

  it('replaces everything if no language is named', () => {
    expect(updated({ phrases: { en: [phrase('tea')] } })).toEqual(
      intent({ phrases: { en: [phrase('tea')] } }),
    );
  });

  it('replaces only the phrases in its language', () => {
    expect(updated({ phrases: { de: [phrase('Tee')] } }, 'de')?.phrases).toEqual({
      en: [phrase('coffee')],
      de: [phrase('Tee')],
    });
  });

  it('removes the phrases of its language if there are none', () => {
    expect(updated({}, 'de')?.phrases).toEqual({ en: [phrase('coffee')] });
  });

  it('keeps fields that the API does not have', () => {
    expect(updated({}, 'en')).toMatchObject({ kept: { lastUpdate: 1 }, parentId: 'i0' });
  });

  it('keeps those of phrases and output contexts, too', () => {
    const reply = { action: '', resetContexts: false, parameters: [], messages: [] };
    const context = { name: 'asked', lifespan: 2 };
    const imported = {
      phrases: { en: [{ ...phrase('coffee'), kept: { updated: 7 } }] },
      responses: [{ ...reply, affectedContexts: [{ ...context, kept: { parameters: {} } }] }],
    };
    const update = {
      phrases: { en: [phrase('coffee')] },
      responses: [{ ...reply, affectedContexts: [context] }],
    };
    const after = given(created('en'), intentCreated(imported))
      .when({ type: 'UpdateIntent', intentId: 'i1', intent: intent(update), language: 'en' })
      .leaves()
      .intents.get('i1');
    expect(after).toMatchObject(imported);
  });

  it('removes the phrases of its language without leaving an empty list', () => {
    expect(Object.keys(updated({}, 'de')?.phrases ?? {})).toEqual(['en']);
    expect(Object.keys(updated({ phrases: { de: [phrase('Tee')], en: [] } }, 'de')?.phrases ?? {})).toEqual([
      'de',
    ]);
  });

  it('keeps its parents and the ids of its parameters, unless the update has others', () => {
    const before = intentCreated({
      parentId: 'p1',
      rootParentId: 'r1',
      responses: [response({ parameters: [parameter({ id: 'n1' }), parameter({ name: 'size' })] })],
    });
    const updatedWith = (changes: Partial<Intent>) =>
      given(created(), before)
        .when({ type: 'UpdateIntent', intentId: 'i1', intent: intent(changes), language: 'en' })
        .leaves()
        .intents.get('i1');
    const same = { responses: [response({ parameters: [parameter({ name: 'size' }), parameter()] })] };
    expect(updatedWith(same)).toMatchObject({ parentId: 'p1', rootParentId: 'r1' });
    const [size, drink] = updatedWith(same)?.responses[0]?.parameters ?? [];
    expect([size, drink?.id]).toEqual([parameter({ name: 'size' }), 'n1']);
    const moved = {
      parentId: 'p2',
      rootParentId: 'r2',
      responses: [response({ parameters: [parameter({ id: 'n2' })] })],
    };
    expect(updatedWith(moved)).toMatchObject({ parentId: 'p2', rootParentId: 'r2' });
    expect(updatedWith(moved)?.responses[0]?.parameters[0]?.id).toBe('n2');
    const root = updated({ phrases: {} }, 'en');
    expect(root).not.toHaveProperty('rootParentId');
  });

  it('gives new responses, parameters and contexts nothing of others', () => {
    const before = intentCreated({
      responses: [
        response({
          parameters: [parameter({ prompts: [{ lang: 'de', value: 'Welches?' }], kept: { a: 1 } })],
          affectedContexts: [{ name: 'asked', lifespan: 2, kept: { b: 1 } }],
        }),
      ],
    });
    const added = response({
      parameters: [parameter({ name: 'size' })],
      affectedContexts: [{ name: 'told', lifespan: 2 }],
    });
    const after = given(created('en', 'de'), before)
      .when({
        type: 'UpdateIntent',
        intentId: 'i1',
        language: 'en',
        intent: intent({ responses: [added, added] }),
      })
      .leaves()
      .intents.get('i1');
    expect(after?.responses).toEqual([added, added]);
  });

  it('is refused with too many languages', () => {
    const phrases = Object.fromEntries(
      Array.from({ length: AGENT_LANGUAGES_MAX }, (_, at) => [
        `x${String.fromCharCode(97 + (at % 26))}${String.fromCharCode(97 + Math.floor(at / 26))}`,
        [phrase('tea')],
      ]),
    );
    given(created('en'), intentCreated())
      .when({ type: 'UpdateIntent', intentId: 'i1', intent: intent({ phrases }) })
      .refuses('too_many_items', { count: AGENT_LANGUAGES_MAX + 1 });
  });

  it('records no refused change, even if nothing else changes', () => {
    const odd = intentCreated({ triggers: ['über'] });
    given(created(), odd)
      .when({ type: 'UpdateIntent', intentId: 'i1', intent: intent({ triggers: ['über'] }) })
      .refuses('bad_trigger_name');
  });

  it('accepts its own name', () => expect(updated({})?.name).toBe('order'));

  it('accepts its own name even if an import brought another intent of that name', () =>
    given(created(), intentCreated(), intentCreated({ id: 'i2' }))
      .when({ type: 'UpdateIntent', intentId: 'i2', intent: intent({ contexts: ['no'] }) })
      .gives({ type: 'IntentUpdated', data: { intent: intent({ id: 'i2', contexts: ['no'] }) } }));

  it('is refused under the name of another', () =>
    given(created(), intentCreated(), intentCreated({ id: 'i2', name: 'pay' }))
      .when({ type: 'UpdateIntent', intentId: 'i2', intent: intent() })
      .refuses('intent_name_taken'));

  it('is refused for a missing intent', () =>
    given(created())
      .when({ type: 'UpdateIntent', intentId: 'i9', intent: intent() })
      .refuses('intent_not_found', { intentId: 'i9' }));
});

describe('replies in several languages', () => {
  const says = (speech: string, lang?: string): Message => ({
    type: 0,
    ...(lang && { lang }),
    body: { speech },
  });
  const messagesAfter = (before: Message[], now: Message[], language: string) =>
    given(created('en', 'de', 'fr'), intentCreated({ responses: [response({ messages: before })] }))
      .when({
        type: 'UpdateIntent',
        intentId: 'i1',
        language,
        intent: intent({ responses: [response({ messages: now })] }),
      })
      .leaves()
      .intents.get('i1')?.responses[0]?.messages;

  it('change only in the language of the update', () => {
    const before = [says('Here you are.', 'en'), says('Bitte sehr.', 'de')];
    expect(messagesAfter(before, [says('Enjoy!')], 'en')).toEqual([
      says('Enjoy!', 'en'),
      says('Bitte sehr.', 'de'),
    ]);
  });

  it('stay for the other languages if all shared one', () => {
    expect(messagesAfter([says('OK')], [says('Prima')], 'de')).toEqual([
      says('Prima', 'de'),
      says('OK', 'en'),
      says('OK', 'fr'),
    ]);
  });

  it('stay if the update has none', () => {
    const before = [says('OK'), says('Bitte', 'de')];
    expect(messagesAfter(before, [says('OK')], 'en')).toEqual(before);
  });

  it('stay for a language that the update names in a message', () => {
    const before = [says('OK', 'en'), says('Gut', 'de'), says('Bien', 'fr')];
    expect(messagesAfter(before, [says('Yes'), says('Prima', 'de')], 'en')).toEqual([
      says('Yes', 'en'),
      says('Prima', 'de'),
      says('Bien', 'fr'),
    ]);
  });

  it('are the same in any order of their fields, and differ by platform', () => {
    const card = (platform?: string): Message => ({
      type: 1,
      lang: 'en',
      ...(platform && { platform }),
      body: { title: 'Menu', buttons: [] },
    });
    const again: Message = { type: 1, body: { buttons: [], title: 'Menu' } };
    expect(messagesAfter([card()], [again], 'en')).toEqual([card()]);
    expect(messagesAfter([card('slack')], [again], 'en')).toEqual([{ ...again, lang: 'en' }]);
  });

  it('stay one message for all languages if the update has the same fields in another order', () => {
    const shared: Message = { type: 1, body: { title: 'Menu', buttons: [] } };
    const again: Message = { type: 1, body: { buttons: [], title: 'Menu' } };
    expect(messagesAfter([shared], [again], 'en')).toEqual([shared]);
  });

  it('need no language in an agent with one', () => {
    const messagesAlone = (before: Message[], now: Message[]) =>
      given(created('en'), intentCreated({ responses: [response({ messages: before })] }))
        .when({
          type: 'UpdateIntent',
          intentId: 'i1',
          language: 'en',
          intent: intent({ responses: [response({ messages: now })] }),
        })
        .leaves()
        .intents.get('i1')?.responses[0]?.messages;
    expect(messagesAlone([says('OK')], [says('Yes')])).toEqual([says('Yes')]);
    expect(messagesAlone([says('OK', 'en'), says('Gut', 'de')], [says('Yes')])).toEqual([
      says('Yes'),
      says('Gut', 'de'),
    ]);
  });
});

describe('prompts in several languages', () => {
  it('change only in the language written in', () => {
    const asks = (...prompts: { lang: string; value: string }[]) => [
      response({ parameters: [parameter({ prompts })] }),
    ];
    const before = asks({ lang: 'en', value: 'Which?' }, { lang: 'de', value: 'Welches?' });
    const agent = given(created('en', 'de'), intentCreated({ responses: before }))
      .when({
        type: 'UpdateIntent',
        intentId: 'i1',
        language: 'de',
        intent: intent({ responses: asks({ lang: 'de', value: 'Was denn?' }) }),
      })
      .leaves();
    expect(agent.intents.get('i1')?.responses[0]?.parameters[0]?.prompts).toEqual([
      { lang: 'de', value: 'Was denn?' },
      { lang: 'en', value: 'Which?' },
    ]);
  });

  it('change in every language that a prompt of the update names', () => {
    const [english, german, french] = [
      { lang: 'en', value: 'Which?' },
      { lang: 'de', value: 'Welches?' },
      { lang: 'fr', value: 'Lequel ?' },
    ];
    const inGerman = { lang: 'de', value: 'Was denn?' };
    const asking = (...prompts: { lang: string; value: string }[]) => [
      response({ parameters: [parameter({ prompts })] }),
    ];
    const after = given(
      created('en', 'de', 'fr'),
      intentCreated({ responses: asking(english, german, french) }),
    )
      .when({
        type: 'UpdateIntent',
        intentId: 'i1',
        language: 'en',
        intent: intent({ responses: asking(inGerman) }),
      })
      .leaves();
    expect(after.intents.get('i1')?.responses[0]?.parameters[0]?.prompts).toEqual([inGerman, french]);
  });
});

describe('deleting an intent', () => {
  it('records the deletion', () =>
    given(created(), intentCreated())
      .when({ type: 'DeleteIntent', intentId: 'i1' })
      .gives({ type: 'IntentDeleted', data: { intentId: 'i1' } }));

  it('keeps its follow-up intents', () => {
    const agent = given(created(), intentCreated(), intentCreated({ id: 'i2', name: 'yes', parentId: 'i1' }))
      .when({ type: 'DeleteIntent', intentId: 'i1' })
      .leaves();
    expect([...agent.intents.keys()]).toEqual(['i2']);
  });

  it('is refused for a missing intent', () =>
    given(created())
      .when({ type: 'DeleteIntent', intentId: 'i1' })
      .refuses('intent_not_found', { intentId: 'i1' }));
});
