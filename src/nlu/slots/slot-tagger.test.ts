import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenise } from '../text/tokens.ts';
import type { PhrasePart, TrainingPhrase } from '../training-set.ts';
import type { Hint } from './slot-span.ts';
import { loadSlotTagger, tagSlots } from './slot-tagger.ts';
import { trainSlotTagger } from './train-slot-tagger.ts';

/**
 * `book {Luigi's
 * restaurant:place}` is an annotated phrase; the default alias is the entity's name.
 */
const phrase = (marked: string): TrainingPhrase => ({
  parts: marked.split(/[{}]/).flatMap((text, at): PhrasePart[] => {
    if (text === '') return [];
    if (at % 2 === 0) return [{ text }];
    const [value = '', annotation = ''] = text.split('|');
    const [entity = '', alias] = annotation.split(':');
    return [{ text: value, entity, ...(alias === undefined ? {} : { alias }) }];
  }),
  count: 1,
});

/** Every occurrence of one of the words is a hint. */
const listing =
  (entity: string, words: readonly string[]) =>
  (text: string): readonly Hint[] =>
    words.flatMap((word) =>
      [...text.matchAll(new RegExp(`\\b${word}\\b`, 'gi'))].map(({ index }) => ({
        entity,
        start: index,
        end: index + word.length,
      })),
    );

type Trained = {
  readonly phrases: readonly string[];
  readonly hintsOf?: (text: string) => readonly Hint[];
  readonly language?: string;
};

const packed = ({ phrases, hintsOf = () => [], language = 'en' }: Trained): Uint8Array =>
  trainSlotTagger({ language, phrases: phrases.map(phrase), hintsOf });

const taggerOf = (trained: Trained) => {
  const tagger = loadSlotTagger(packed(trained));
  const spansIn = (text: string) =>
    tagSlots(tagger, tokenise(text, trained.language ?? 'en'), trained.hintsOf?.(text) ?? []);
  return {
    spansIn,
    valuesIn: (text: string) =>
      Object.fromEntries(spansIn(text).map(({ slot, start, end }) => [slot, text.slice(start, end)])),
  };
};

const NOTES = [
  'remind me to {call mum|sys.any:task} please',
  'remind me to {buy milk|sys.any:task} please',
  'please remind me to {water the plants|sys.any:task}',
  'remind me to {feed the cat|sys.any:task}',
  'can you remind me to {pay the rent|sys.any:task} please',
];

const CITIES = ['Paris', 'Rome', 'Oslo', 'Madrid', 'Berlin', 'Vienna', 'Lisbon'];
const FLIGHTS = {
  phrases: [
    'fly from {Paris|city:origin} to {Rome|city:destination}',
    'a flight to {Oslo|city:destination} from {Madrid|city:origin}',
    'I want to go from {Berlin|city:origin} to {Paris|city:destination}',
    'get me to {Vienna|city:destination}',
    'book a flight from {Rome|city:origin} to {Berlin|city:destination} please',
    'leave from {Oslo|city:origin}',
  ],
  hintsOf: listing('city', CITIES),
};

describe('a slot tagger', () => {
  it('finds an unlisted value by its surroundings', () => {
    const { valuesIn } = taggerOf({ phrases: NOTES });
    expect(valuesIn('remind me to sharpen seven pencils please')).toEqual({ task: 'sharpen seven pencils' });
    expect(valuesIn('Remind me to wash dishes')).toEqual({ task: 'wash dishes' });
  });

  it('finds unlisted values although every value in the phrases was listed', () => {
    const { valuesIn } = taggerOf(FLIGHTS);
    expect(valuesIn('fly from Quito to Zanzibar')).toEqual({ origin: 'Quito', destination: 'Zanzibar' });
  });

  it('distinguishes two slots of one entity by their surroundings, in any order', () => {
    const { valuesIn } = taggerOf(FLIGHTS);
    expect(valuesIn('go to Lisbon from Vienna')).toEqual({ origin: 'Vienna', destination: 'Lisbon' });
    expect(valuesIn('go from Lisbon to Vienna')).toEqual({ origin: 'Lisbon', destination: 'Vienna' });
  });

  it('does not memorise which of two slots of one entity a listed value had', () => {
    const { valuesIn } = taggerOf({
      phrases: ['fly from {Paris|city:origin} to {Rome|city:destination}'],
      hintsOf: listing('city', CITIES),
    });
    expect(valuesIn('fly from Rome to Paris')).toEqual({ origin: 'Rome', destination: 'Paris' });
  });

  it('finds a listed value in new surroundings', () => {
    const { valuesIn } = taggerOf({
      phrases: [
        'I like {red|colour} cars',
        'paint it {blue|colour}',
        'is it {red|colour} or not',
        '{blue|colour} please',
      ],
      hintsOf: listing('colour', ['red', 'blue', 'green']),
    });
    expect(valuesIn('would green be possible')).toEqual({ colour: 'green' });
  });

  it('reports its progress while it learns, up to the end', () => {
    const shares: number[] = [];
    const phrases = NOTES.map(phrase);
    const onProgress = (share: number) => void shares.push(share);
    trainSlotTagger({ language: 'en', phrases, hintsOf: () => [], onProgress });
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
  });

  it('ends a value at an apostrophe', () => {
    const { valuesIn } = taggerOf({
      phrases: [
        "play {Adele|artist}'s songs",
        "play {Bowie|artist}'s music",
        'play {Mozart|artist}',
        "{Prince|artist}'s hits",
      ],
    });
    expect(valuesIn("play Rihanna's songs")).toEqual({ artist: 'Rihanna' });
  });

  it('names an annotation without alias after its entity, and skips what is marked to be ignored', () => {
    const phrases = ['weather in {Rome|city}', 'weather {so|sys.ignore} in {Oslo|city}'];
    const { spansIn } = taggerOf({ phrases });
    expect(spansIn('weather so in Rome')).toMatchObject([
      { slot: 'city', entity: 'city', start: 14, end: 18 },
    ]);
  });

  it('is more confident about a training phrase than about a new one', () => {
    const { spansIn } = taggerOf({ phrases: NOTES });
    const known = spansIn('remind me to buy milk please')[0]?.confidence ?? 0;
    const strange = spansIn('zinc remind whatever to to buy')[0]?.confidence ?? 0;
    expect(known).toBeGreaterThan(0.8);
    expect(known).toBeLessThanOrEqual(1);
    expect(strange).toBeLessThan(known);
  });

  it('works in languages without spaces', () => {
    const { valuesIn } = taggerOf({
      language: 'zh-CN',
      phrases: ['我想去{上海|city}', '我想去{北京|city}', '请带我去{广州|city}', '明天去{上海|city}吧'],
    });
    expect(valuesIn('我想去东京')).toEqual({ city: '东京' });
  });

  it('finds nothing without annotations, and can be trained without phrases', () => {
    expect(taggerOf({ phrases: ['hello there', ''] }).spansIn('hello there')).toEqual([]);
    expect(taggerOf({ phrases: [] }).spansIn('hello')).toEqual([]);
  });

  it('gives ordered, disjoint spans at token bounds, for any text and any hints', () => {
    const tagger = loadSlotTagger(packed(FLIGHTS));
    const word = fc.constantFrom(
      'from',
      'to',
      'Paris',
      "l'eau",
      "Oslo's",
      '',
      '  ',
      '€',
      '東京',
      '\ud800',
      '12',
    );
    const text = fc.oneof(
      fc.array(word, { maxLength: 20 }).map((words) => words.join(' ')),
      fc.array(fc.nat(0xffff), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
    );
    const hint = fc.record({
      entity: fc.constantFrom('city', 'sys.number', ''),
      start: fc.integer({ min: -2, max: 60 }),
      end: fc.integer({ min: -2, max: 60 }),
    });
    fc.assert(
      fc.property(text, fc.array(hint, { maxLength: 5 }), (typed, hints) => {
        const spans = tagSlots(tagger, tokenise(typed, 'en'), hints);
        const isWell = spans.map(({ start, end, confidence }, at) => {
          const value = typed.slice(start, end);
          const isApart = start >= (spans[at - 1]?.end ?? 0) && end <= typed.length;
          return isApart && value !== '' && value.trim() === value && confidence > 0 && confidence <= 1;
        });
        expect(isWell).toEqual(spans.map(() => true));
      }),
    );
  });
});

describe('the bytes of a slot tagger', () => {
  it('are the same for the same phrases', () => {
    expect(packed(FLIGHTS)).toEqual(packed(FLIGHTS));
    expect(packed(FLIGHTS)).not.toEqual(packed({ ...FLIGHTS, phrases: FLIGHTS.phrases.slice(1) }));
  });

  it('are refused if they are something else, have another version, or are cut short anywhere', () => {
    const unreadable = expect.objectContaining({ code: 'slot_tagger_unreadable' });
    const bytes = packed({ phrases: ['weather in {Rome|city}'] });
    const other = Uint8Array.from(bytes);
    other[4] = 99;
    expect(() => loadSlotTagger(other)).toThrow(unreadable);
    expect(() => loadSlotTagger(new TextEncoder().encode('{"a": "model"}'))).toThrow(unreadable);
    for (let length = 0; length < bytes.length; length++)
      expect(() => loadSlotTagger(bytes.subarray(0, length))).toThrow(unreadable);
  });
});
