import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexEntities } from '../entities/entity-index.ts';
import { createReading } from '../entities/recognise.ts';
import { agent, entity, intent } from '../fixtures.ts';
import type { TrainingSet } from '../training-set.ts';
import { matchRules } from './match-rules.ts';
import { indexRules } from './rule-index.ts';

const isSystem = (name: string) => name.startsWith('sys.') && name !== 'sys.ignore';
const digits = (entityName: string, text: string) =>
  entityName !== 'sys.number'
    ? []
    : [...text.matchAll(/\d+/g)].map(({ 0: number, index }) => ({
        value: Number(number),
        start: index,
        end: index + number.length,
      }));

const entities = [
  entity('city', ['Paris', ['New York', 'New York, NYC'], 'York']),
  entity('pet', ['cat', 'dog']),
  entity('topping', ['ham', 'cheese', 'olives']),
  entity('artist', ['Abba'], { isExpandable: true }),
  entity('petAction', ['feed @pet:pet'], { isEnum: true }),
];

const matchesOf = (set: Partial<TrainingSet>) => {
  const full = agent({ entities, ...set });
  const index = indexEntities(full.entities, 'en', isSystem);
  const rules = indexRules(full, index);
  return (text: string) => {
    const reading = createReading(text, index, { sessionEntities: [], recogniseSystem: digits });
    return [...matchRules(rules, reading).values()];
  };
};
const matcher = (set: Partial<TrainingSet>) => {
  const matches = matchesOf(set);
  return (text: string) => {
    return matches(text).map(({ intent: number, kind, captures }) => ({
      intent: set.intents?.[number]?.name,
      kind,
      ...Object.fromEntries(captures.map(({ alias, span }) => [alias, span.value])),
    }));
  };
};
const saying = (...says: string[]) => matcher({ intents: [intent('it', { says })] });
const templated = (...templates: string[]) => matcher({ intents: [intent('it', { templates })] });

describe('a phrase', () => {
  const match = saying("What's the weather, in [Paris](city:where)?");

  it.each([
    'whats the weather in paris',
    'WHAT’S THE WEATHER IN PARIS???',
    '  what`s  the weather\tin París ',
  ])('is itself in %s', (text) => {
    expect(match(text.replace('`', "'"))).toEqual([{ intent: 'it', kind: 'exact', where: 'Paris' }]);
  });

  it('matches any value of its annotated parts', () => {
    expect(match('whats the weather in nyc')).toEqual([
      { intent: 'it', kind: 'template', where: 'New York' },
    ]);
  });

  it('that is blank matches no blank text', () => {
    const match = matcher({ intents: [intent('blank', { says: [' ', '', '?'] })] });
    expect(['   ', '', '?'].map((text) => match(text).length)).toEqual([0, 0, 1]);
  });

  it('does not match a text with another or an extra word', () => {
    expect(match('whats the temperature in paris')).toEqual([]);
    expect(match('whats the weather in paris today')).toEqual([]);
    expect(match('whats the weather in')).toEqual([]);
  });

  it('accepts an annotated unlisted value only in the phrase itself', () => {
    expect(saying('fly to [Atlantis](city:to)')('Fly to atlantis!')).toEqual([
      { intent: 'it', kind: 'exact', to: 'atlantis' },
    ]);
  });

  it('assigns two values of one entity to their own aliases', () => {
    expect(saying('from [Paris](city:from) to [York](city:to)')('from new york to paris')).toEqual([
      { intent: 'it', kind: 'template', from: 'New York', to: 'Paris' },
    ]);
  });

  it('skips only what is marked to be ignored', () => {
    const ignoring = saying('show [me](sys.ignore) the weather');
    expect(ignoring('show us all the weather')).toHaveLength(1);
    expect(ignoring('show the weather')).toHaveLength(1);
    expect(ignoring('show one two three four five the weather')).toEqual([]);
  });

  it('that is ignored as a whole matches only itself', () => {
    const ignoring = saying('[concert](sys.ignore)');
    expect(ignoring('Concert!')).toEqual([{ intent: 'it', kind: 'exact' }]);
    expect(ignoring('purple xylophone')).toEqual([]);
  });

  it('is weak if only function words surround an ignored part', () => {
    const asking = matchesOf({ intents: [intent('it', { says: ['what are [shoes](sys.ignore) for'] })] });
    expect(asking('what are gloves for')[0]).toMatchObject({ isWeak: true });
    const showing = matchesOf({ intents: [intent('it', { says: ['show [me](sys.ignore) the weather'] })] });
    expect(showing('show the weather')[0]).toMatchObject({ isWeak: false });
  });

  it('is open if it takes text of any kind between function words', () => {
    const isOpen = (says: string, text: string) =>
      matchesOf({ intents: [intent('it', { says: [says] })] })(text)[0]?.isOpen;
    expect(isOpen('what is [love](sys.any:what)', 'what is the time')).toBe(true);
    expect(isOpen('explain what [love](sys.any:what) is', 'explain what hate is')).toBe(false);
    expect(isOpen('what about my [cat](pet:which)', 'what about my dog')).toBe(false);
  });

  it('captures free text up to the words that follow it', () => {
    const remind = saying('remind me to [call](sys.any:what) at [5](sys.number:when)');
    expect(remind('remind me to look at the 7 stars at 9')).toEqual([
      { intent: 'it', kind: 'template', what: 'look at the 7 stars', when: 9 },
    ]);
  });

  it('accepts unlisted values of an expandable entity', () => {
    const play = saying('please play [Abba](artist:who)');
    expect(play('please play abba')[0]).toMatchObject({ who: 'Abba' });
    expect(play('please play The Rolling Stones')[0]).toMatchObject({ who: 'The Rolling Stones' });
  });

  it('ends before polite words, which belong to no value but to free text', () => {
    const play = saying('play [Abba](artist:who)');
    expect(play('play abba please')[0]).toMatchObject({ who: 'Abba' });
    expect(play('Play the Rolling Stones, thank you!')[0]).toMatchObject({ who: 'the Rolling Stones' });
    const tell = saying('tell her [I love her](sys.any:what)');
    expect(tell('tell her I said thanks')[0]).toMatchObject({ what: 'I said thanks' });
    expect(tell('tell her I love her, please')[0]).toMatchObject({ what: 'I love her' });
    expect(tell('tell her please')[0]).toMatchObject({ what: 'please' });
  });

  it('without a word of its own matches neither unlisted values nor an empty text', () => {
    expect(saying('[Abba](artist:who)')('tell me more')).toEqual([]);
    expect(saying('[well](sys.ignore)')('tell me more')).toEqual([]);
  });

  it('of one value matches a list if the parameter is one', () => {
    const order = matcher({
      intents: [intent('it', { says: ['pizza with [ham](topping:top)'], takes: { top: 'topping[]' } })],
    });
    expect(order('pizza with olives, ham and cheese')).toHaveLength(1);
    expect(saying('pizza with [ham](topping:top)')('pizza with olives, ham and cheese')).toEqual([]);
  });

  it('of symbols alone can be matched', () => {
    expect(saying('👍')('👍')).toHaveLength(1);
    expect(saying('???')('???')).toHaveLength(1);
  });

  it('matches in languages without spaces', () => {
    const set = { language: 'zh-CN', entities: [entity('city', ['北京', '上海'])] };
    const match = matcher({
      ...set,
      intents: [intent('it', { says: ['明天[北京](city:where)天气怎么样'] })],
    });
    expect(match('明天上海天气怎么样？')).toEqual([{ intent: 'it', kind: 'template', where: '上海' }]);
  });
});

describe('a template', () => {
  it('holds entities with and without an alias', () => {
    expect(templated('tell me about @pet:friend in @city')('Tell me about: DOG in york?')).toEqual([
      { intent: 'it', kind: 'template', friend: 'dog', city: 'York' },
    ]);
  });

  it('may end in an entity and a full stop', () => {
    expect(templated('go to @city.')('go to york')).toHaveLength(1);
  });

  it('holds composites', () => {
    expect(templated('remind me to @petAction:action')('remind me to feed cat')).toEqual([
      { intent: 'it', kind: 'template', action: { pet: 'cat' } },
    ]);
  });

  it('holds inline choices in the old notation', () => {
    const wish = templated('I @{want to, wanna}:wish go');
    expect(wish('i wanna go')).toEqual([{ intent: 'it', kind: 'template', wish: 'wanna' }]);
    expect(wish('I want to go')).toEqual([{ intent: 'it', kind: 'template', wish: 'want to' }]);
    expect(wish('I must go')).toEqual([]);
  });

  it('treats a reference to a missing entity as text', () => {
    expect(templated('mail me@home')('mail me@home')).toHaveLength(1);
  });

  it('tries the shorter value if the longer leads to no match', () => {
    expect(templated('new @city:where')('new york')).toEqual([
      { intent: 'it', kind: 'template', where: 'York' },
    ]);
  });
});

describe('if only the classifier decides', () => {
  const set = { mode: 'ml-only' } as const;

  it('only a phrase itself is a rule', () => {
    const match = matcher({
      ...set,
      intents: [intent('it', { says: ['in [Paris](city)'], templates: ['at @city'] })],
    });
    expect(match('in paris')).toHaveLength(1);
    expect(match('in york')).toEqual([]);
    expect(match('at york')).toEqual([]);
  });

  it('an intent that is not learned keeps its rules', () => {
    const match = matcher({ ...set, intents: [intent('it', { templates: ['at @city'], learned: false })] });
    expect(match('at york')).toHaveLength(1);
  });
});

it('a fallback intent has no rules', () => {
  expect(matcher({ intents: [intent('it', { says: ['hello'], fallback: true })] })('hello')).toEqual([]);
});

it('the more specific template of an intent captures', () => {
  const match = templated('play @sys.any:what', 'play @artist:who');
  expect(match('play abba')).toEqual([{ intent: 'it', kind: 'template', who: 'Abba' }]);
});

describe('a guessed value', () => {
  const evidenceFor = (text: string, language = 'en') => {
    const intents = [
      intent('it', { says: ['[Abba](artist:who) in [Paris](city:where)', 'play [Abba](artist:who)'] }),
    ];
    const [match] = matchesOf({ intents, language })(text);
    return match && { isSupported: match.isSupported, share: match.share };
  };

  it('has only its place as evidence if it is typed in small letters', () => {
    expect(evidenceFor('play nonsense today')).toEqual({ isSupported: false, share: 1 / 3 });
  });

  it('is supported by a listed value', () => {
    expect(evidenceFor('nonsense in york')).toEqual({ isSupported: true, share: 2 / 3 });
  });

  it('is supported by its capital, but not in German, where every noun has a capital', () => {
    expect(evidenceFor('play Zorblax')).toEqual({ isSupported: true, share: 1 / 2 });
    expect(evidenceFor('play Zorblax', 'de')).toEqual({ isSupported: false, share: 1 / 2 });
  });

  it('is not supported by the capital of a text written in capitals', () => {
    expect(evidenceFor('PLAY ZORBLAX')?.isSupported).toBe(false);
  });
});

it('matching does not take exponential time', () => {
  const free = Array.from({ length: 12 }, (_, i) => `@sys.any:a${i} and`).join(' ');
  const list = matcher({
    entities: [entity('x', ['a', 'a a', 'a a a'])],
    intents: [intent('it', { templates: [`${free} stop`, '@x:xs @x:xs @x:xs end'], takes: { xs: 'x[]' } })],
  });
  expect(list(`${'and '.repeat(63)}go`)).toEqual([]);
  expect(list('a '.repeat(120))).toEqual([]);
});

it('handles any text and any template', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('@', '@{', '@{}', '@{a,}:b', '@pet:', '@sys.any', '@pet@pet'),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), text, (templates, typed) => {
      expect(() => templated(...templates)(typed)).not.toThrow();
    }),
    { numRuns: 50 },
  );
});
