import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agent, conditions, entity, entry, intent } from './fixtures.ts';
import { loadModel } from './model/model.ts';
import { trainModel } from './model/train-model.ts';
import type { TrainingSet } from './training-set.ts';
import { understand } from './understand.ts';
import type { Conditions } from './understanding.ts';

const modelOf = (set: TrainingSet) => loadModel(trainModel(set), set);

const shop = agent({
  entities: [
    entity('size', ['small', 'large']),
    entity('topping', ['ham', 'cheese', ['olives', 'olives, olive'], 'anchovies']),
    entity('city', ['Paris', 'New York', 'York', 'London']),
    entity('song', ['Waterloo'], { isExpandable: true }),
    entity('pet', ['cat', 'dog']),
    entity('petAction', ['feed @pet:pet'], { isEnum: true }),
  ],
  intents: [
    intent('hello', { says: ['hello', 'hi there', 'good morning'] }),
    intent('asked hello', { says: ['hello'], contexts: ['asking'] }),
    intent('order', {
      says: [
        'I want a [large](size:size) pizza with [ham](topping:tops)',
        'bring me a pizza',
        'order a [small](size:size) pizza please',
        'could I get pizza with [cheese](topping:tops)',
      ],
      takes: { size: 'size', tops: 'topping[]', count: 'sys.number' },
    }),
    intent('fly', {
      says: ['fly from [Paris](city:from) to [London](city:to)', 'book me a flight', 'I need a plane ticket'],
      takes: { from: 'city', to: 'city' },
    }),
    intent('play', {
      says: ['please play [Waterloo](song:song)', 'put on some music'],
      takes: { song: 'song' },
    }),
    intent('remind', {
      templates: ['remind me to @petAction:action'],
      takes: { action: 'petAction', pet: 'pet' },
    }),
    intent('note', {
      says: ['take a note'],
      takes: { note: 'sys.any', about: 'pet', city: 'city', song: 'song' },
    }),
    intent('fallback', { fallback: true }),
  ],
});
const model = modelOf(shop);
const ask = (text: string, rest: Parameters<typeof conditions>[0] = {}) =>
  understand(model, text, conditions(rest));
const winner = (text: string, rest: Parameters<typeof conditions>[0] = {}) => {
  const [first] = ask(text, rest).candidates;
  return first?.outcome === 'won' ? first.intentName : undefined;
};
const values = (text: string, rest: Parameters<typeof conditions>[0] = {}) =>
  ask(text, rest).values.map(({ parameter, value }) => [parameter, value]);

describe('the winner', () => {
  it('is the intent whose phrase was said', () => {
    expect(ask('Hello!').candidates[0]).toMatchObject({ intentId: 'hello', score: 1, matchedBy: 'exact' });
  });

  it('is the intent whose context is active, if two have that phrase', () => {
    expect(winner('hello', { contexts: ['asking'] })).toBe('asked hello');
  });

  it('is the intent that the text resembles', () => {
    const [first] = ask('can I order a pizza').candidates;
    expect(first).toMatchObject({ intentId: 'order', matchedBy: 'learned', reason: 'best_score' });
    expect(first?.score).toBeLessThan(1);
  });

  it.each(['', '   ', 'qwertz xyzzy'])('is the fallback intent for "%s"', (text) => {
    expect(winner(text)).toBe('fallback');
  });

  it('is missing in an agent without intents', () => {
    const empty = agent({});
    expect(understand(modelOf(empty), 'hello', conditions())).toEqual({
      candidates: [],
      values: [],
      answers: [],
    });
  });
});

describe('values', () => {
  it('come from the template, with the text as typed', () => {
    expect(ask('Fly from New  York to LONDON').values).toEqual([
      {
        parameter: 'from',
        entity: 'city',
        value: 'New York',
        original: 'New  York',
        start: 9,
        end: 18,
        source: 'dictionary',
      },
      {
        parameter: 'to',
        entity: 'city',
        value: 'London',
        original: 'LONDON',
        start: 22,
        end: 28,
        source: 'dictionary',
      },
    ]);
  });

  it('of one entity fill its parameters in the order of the text', () => {
    expect(values('I need a plane ticket, London - Paris')).toEqual([
      ['from', 'London'],
      ['to', 'Paris'],
    ]);
  });

  it('of one entity are assigned by the words around them, if phrases have such words', () => {
    expect(values('I need a plane ticket to York from Paris')).toEqual([
      ['to', 'York'],
      ['from', 'Paris'],
    ]);
  });

  it('of a list are all values in the text', () => {
    expect(values('bring me a pizza with olives, anchovies and cheese')).toEqual([
      ['tops', 'olives'],
      ['tops', 'anchovies'],
      ['tops', 'cheese'],
    ]);
  });

  it('that are numbers are JSON numbers', () => {
    expect(values('bring me 3 pizzas')).toEqual([['count', 3]]);
  });

  it('are matched through a typing error', () => {
    expect(values('bring me a pizza with anchovis')).toEqual([['tops', 'anchovies']]);
  });

  it('are preferably words that phrases do not use as plain text', () => {
    const set = agent({
      entities: [entity('place', ['Nice', 'Boston', ['Indiana', 'IN']])],
      intents: [
        intent('weather', { says: ['is it nice in the city', 'weather'], takes: { place: 'place' } }),
      ],
    });
    expect(understand(modelOf(set), 'is it nice in boston', conditions()).values).toMatchObject([
      { value: 'Boston' },
    ]);
  });

  it('are not articles, unless phrases annotate one', () => {
    const booking = (amount: string) =>
      modelOf(
        agent({
          language: 'fr',
          intents: [
            intent('room', {
              says: ['je voudrais une chambre', `une chambre pour [${amount}](sys.number:nights) nuits`],
              takes: { nights: 'sys.number' },
            }),
            intent('bill', { says: ['la note', 'je veux payer'] }),
          ],
        }),
      );
    const nightsOf = (trained: typeof model, text: string, rest: Partial<Conditions> = {}) => {
      const { values: found, answers } = understand(trained, text, { ...conditions(), ...rest });
      return [...found, ...answers].map(({ value }) => value);
    };
    const expecting = { intentId: 'room', parameters: ['nights'] };
    expect(nightsOf(booking('trois'), 'une chambre double')).toEqual([]);
    expect(nightsOf(booking('trois'), 'une', { expecting })).toEqual([1]);
    expect(nightsOf(booking('trois'), 'une chambre pour deux nuits')).toEqual([2]);
    expect(nightsOf(booking('une'), 'une chambre pour une nuit')).toEqual([1]);
    expect(nightsOf(booking('une'), 'je voudrais une chambre')).toEqual([]);
    expect(nightsOf(booking('une'), 'je cherche une chambre')).toEqual([]);
  });

  it('do not share words: the parts of a composite do not also match alone', () => {
    const { values: found } = ask('remind me to feed cat');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      parameter: 'action',
      value: { pet: 'cat' },
      original: 'feed cat',
      detailed: { pet: 'cat', 'pet.original': 'cat' },
    });
  });

  it('that are unlisted come from their surroundings, for an expandable entity', () => {
    expect(ask('Please play Dancing Queen').values).toMatchObject([
      { parameter: 'song', value: 'Dancing Queen', source: 'expansion' },
    ]);
  });

  it("come from the session's own entity", () => {
    const sessionEntities = [{ name: 'topping', extend: false, entries: [entry('corn')] }];
    expect(values('bring me a pizza with corn and ham', { sessionEntities })).toEqual([['tops', 'corn']]);
  });
});

describe('a phrase with values that the session has replaced', () => {
  const only = (name: string, ...values: readonly string[]) => ({
    sessionEntities: [{ name, extend: false, entries: values.map((value) => entry(value)) }],
  });
  const more = { sessionEntities: [{ name: 'city', extend: true, entries: [entry('Mars')] }] };

  it.each(['fly from Paris to London', 'Fly from London, to Paris!', 'fly from York to London'])(
    'is not matched: %s',
    (text) => {
      expect(winner(text)).toBe('fly');
      expect(winner(text, only('city', 'Mars'))).not.toBe('fly');
    },
  );

  it('is matched with the new values, and if they extend the old ones', () => {
    expect(winner('fly from Mars to Mars', only('city', 'Mars'))).toBe('fly');
    expect(winner('fly from Paris to London', only('city', 'London', 'Paris'))).toBe('fly');
    expect(winner('fly from Paris to Mars', more)).toBe('fly');
    expect(winner('book me a flight', only('city', 'Mars'))).toBe('fly');
  });

  it('is not matched either if they are part of a composite value', () => {
    const set = agent({
      entities: shop.entities,
      intents: [intent('remind', { says: ['remember to [feed cat](petAction:what)'] })],
    });
    const won = (rest: Parameters<typeof conditions>[0]) =>
      understand(modelOf(set), 'remember to feed cat', conditions(rest)).candidates[0]?.outcome;
    expect(won({})).toBe('won');
    expect(won(only('pet', 'bird'))).not.toBe('won');
  });
});

it('a phrase keeps no value that the session has replaced', () => {
  const sessionEntities = [{ name: 'city', extend: false, entries: [entry('Mars')] }];
  expect(values('fly from Paris to London', { sessionEntities })).toEqual([]);
  expect(values('fly from Mars to Mars', { sessionEntities })).toEqual([
    ['from', 'Mars'],
    ['to', 'Mars'],
  ]);
});

describe('an answer to a prompt', () => {
  const answers = (text: string, parameters: readonly string[], intentId = 'note') =>
    ask(text, { expecting: { intentId, parameters } }).answers.map(({ parameter, value }) => [
      parameter,
      value,
    ]);

  it('is the whole text if it is free text', () => {
    expect(answers(' The cat ate London. ', ['note'])).toEqual([['note', 'The cat ate London.']]);
    expect(answers('feed the cat please', ['note'])).toEqual([['note', 'feed the cat please']]);
  });

  it('gives the requested value, and others that are missing', () => {
    expect(answers('for the cat in London', ['city', 'about'])).toEqual([
      ['city', 'London'],
      ['about', 'cat'],
    ]);
  });

  it('ignores parameters that already have a value', () => {
    expect(answers('for the cat in London', ['city'])).toEqual([['city', 'London']]);
  });

  it('of a parameter without an alias is stored under its name, separate from any alias', () => {
    const ask = intent('ask', { takes: { city: 'city', note: '', to: 'city' } });
    const parameters = ask.parameters.map((one) => (one.name === 'to' ? one : { ...one, alias: '' }));
    const set = { ...shop, intents: [{ ...ask, parameters }] };
    const answered = (text: string, ...missing: readonly string[]) =>
      understand(
        modelOf(set),
        text,
        conditions({ expecting: { intentId: 'ask', parameters: missing } }),
      ).answers.map(({ parameter, value }) => [parameter, value]);
    expect(answered('to London', 'city', 'to')).toEqual([['#city', 'London']]);
    expect(answered('whatever you say', 'note')).toEqual([['#note', 'whatever you say']]);
  });

  it('for an expandable entity is a short text as a whole', () => {
    expect(answers('Dancing Queen', ['song'])).toEqual([['song', 'Dancing Queen']]);
    expect(answers('well I would like to hear that one by Abba', ['song'])).toEqual([]);
    expect(answers('yes', ['song'])).toEqual([]);
  });

  it('does not begin with the small word that phrases have before it', () => {
    const set = agent({
      language: 'fr',
      entities: [entity('author', ['Hugo', 'Simenon'], { isExpandable: true })],
      intents: [intent('ask', { says: ['un livre de [Hugo](author:author)'], takes: { author: 'author' } })],
    });
    const expecting = { intentId: 'ask', parameters: ['author'] };
    const answered = (text: string) => understand(modelOf(set), text, conditions({ expecting })).answers;
    expect(answered('de Jacques Tati')).toMatchObject([{ value: 'Jacques Tati' }]);
    expect(answered('Jacques Tati')).toMatchObject([{ value: 'Jacques Tati' }]);
  });

  it('may be a short word that phrases use as plain text', () => {
    const set = agent({
      entities: [entity('consent', ['yes', 'no'])],
      intents: [intent('no way', { says: ['no way'] }), intent('ask', { takes: { consent: 'consent' } })],
    });
    const expecting = { intentId: 'ask', parameters: ['consent'] };
    expect(understand(modelOf(set), 'no thanks', conditions({ expecting })).answers).toMatchObject([
      { parameter: 'consent', value: 'no' },
    ]);
  });

  it('gives all the values of a list', () => {
    expect(answers('ham and cheese', ['tops', 'size'], 'order')).toEqual([
      ['tops', 'ham'],
      ['tops', 'cheese'],
    ]);
  });

  it('is matched through a typing error', () => {
    expect(answers('Lodnon', ['city'])).toEqual([['city', 'London']]);
  });

  it('may be missing, while all intents still compete', () => {
    const { answers: none, candidates } = ask('hello', {
      expecting: { intentId: 'fly', parameters: ['from'] },
    });
    expect(none).toEqual([]);
    expect(candidates[0]?.intentName).toBe('hello');
  });

  it('to an intent that no longer exists is empty', () => {
    expect(answers('cat', ['about'], 'gone')).toEqual([]);
  });
});

describe('a training phrase', () => {
  const word = fc.constantFrom(
    'red',
    'blue',
    'car',
    'house',
    'where',
    'is',
    'my',
    'please',
    '7',
    "what's",
    'größe',
  );
  const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  const disguise = (plain: string, style: number): string =>
    [plain, plain.toUpperCase(), `  ${plain.replaceAll(' ', ',  ')}?!`, plain.normalize('NFD')][style % 4] ??
    plain;

  it('matches its intent with score 1, regardless of case, accents and punctuation', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(text, { minLength: 2, maxLength: 8 }),
        fc.nat(),
        fc.nat(),
        (texts, pick, style) => {
          const set = agent({ intents: texts.map((says, number) => intent(`i${number}`, { says: [says] })) });
          const number = pick % texts.length;
          const { candidates } = understand(modelOf(set), disguise(texts[number] ?? '', style), conditions());
          expect(candidates[0]).toMatchObject({ intentId: `i${number}`, score: 1, reason: 'exact_match' });
        },
      ),
      { numRuns: 40 },
    );
  });
});

it('handles any text, and every value is the text at its place', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(fc.constantFrom('ham', 'London', 'fly from', ' ', ',', 'york', '3', '👍', "'s", 'é'), {
        maxLength: 20,
      })
      .map((parts) => parts.join('')),
  );
  const expecting: Conditions['expecting'] = { intentId: 'note', parameters: ['note', 'city', 'song'] };
  fc.assert(
    fc.property(text, (typed) => {
      const { values: found, answers } = ask(typed, { expecting });
      for (const { original, start, end } of [...found, ...answers])
        expect(typed.slice(start, end)).toBe(original);
    }),
  );
});

describe('a text that matches a phrase only because of an unlisted value', () => {
  const intents = [
    intent('name', { says: ["I'm [John](sys.given-name:name)"], takes: { name: 'sys.given-name' } }),
    intent('order', {
      says: ['[pizza](food:food) for [four people](party:party)'],
      takes: { food: 'food', party: 'party' },
    }),
    intent('hours', { says: ['when do you open', 'opening hours'] }),
    intent('fallback', { fallback: true }),
  ];
  const entities = [
    entity('food', ['pizza', 'pasta'], { isExpandable: true }),
    entity('party', ['two people', 'four people'], { isExpandable: true }),
  ];
  const trained = modelOf(agent({ entities, intents }));
  const answerOf = (text: string) => {
    const { candidates, values } = understand(trained, text, conditions());
    return [candidates[0]?.intentName, ...values.map(({ value }) => value)];
  };

  it.each(['is there parking for bikes', 'thanks for nothing'])('is left to the fallback: %s', (text) => {
    expect(answerOf(text)).toEqual(['fallback']);
  });

  it('matches the intent if another value is listed', () => {
    expect(answerOf('sushi for four people')).toEqual(['order', 'sushi', 'four people']);
  });

  it('matches the intent if the value has a capital', () => {
    expect(answerOf('pies for Zorblax')).toEqual(['order', 'pies', 'Zorblax']);
  });
});

describe('a phrase that says little without its listed value', () => {
  const trained = modelOf(
    agent({
      entities: [entity('hobbit', ['Frodo']), entity('app', ['Safari'])],
      intents: [
        intent('greet hobbit', { says: ['hi [Frodo](hobbit:hobbit)'], takes: { hobbit: 'hobbit' } }),
        intent('open', { says: ['open application [Safari](app:app)'], takes: { app: 'app' } }),
        intent('weather', { says: ['what is the weather', 'weather please'] }),
      ],
    }),
  );
  const winnerOf = (text: string) => {
    const [best] = understand(trained, text, conditions()).candidates;
    return best?.outcome === 'won' ? best.intentName : undefined;
  };

  it('does not win with another word in its place', () => {
    expect(winnerOf('hi dwalin')).toBeUndefined();
    expect(winnerOf('hi there my friend')).toBeUndefined();
  });

  it('wins with the value, mistyped too, and without any word in its place, so that it can be asked for', () => {
    expect(winnerOf('hi Frodo')).toBe('greet hobbit');
    expect(winnerOf('hi there Frodo')).toBe('greet hobbit');
    expect(winnerOf('hi frodp')).toBe('greet hobbit');
    expect(winnerOf('hi')).toBe('greet hobbit');
  });

  it('wins if it has more words of its own', () => {
    expect(winnerOf('open application Lynx')).toBe('open');
  });
});

describe('a small word of the language that no phrase contains', () => {
  const set = agent({
    language: 'de',
    entities: [entity('fabric', ['Seide', 'Leinen'])],
    intents: [
      intent('order', {
        says: ['ich nehme [Seide](fabric:fabric)', 'haben Sie [Leinen](fabric:fabric)'],
        takes: { fabric: 'fabric' },
      }),
      intent('light', { says: ['mach das Licht an', 'Licht aus'] }),
      intent('fallback', { fallback: true }),
    ],
  });
  const model = loadModel(trainModel(set), set);

  it('is no value that is one letter away', () => {
    const expecting = { intentId: 'order', parameters: ['fabric'] };
    const answersTo = (text: string) => understand(model, text, conditions({ expecting })).answers;
    expect(answersTo('seine')).toEqual([]);
    expect(answersTo('Seite')).toMatchObject([{ value: 'Seide' }]);
  });

  it('is no typing error of a word that phrases contain', () => {
    expect(understand(model, 'nicht', conditions()).candidates[0]?.intentName).toBe('fallback');
    expect(understand(model, 'Liicht', conditions()).candidates[0]?.intentName).toBe('light');
  });
});
