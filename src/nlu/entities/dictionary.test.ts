import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finish } from '../../kernel/steps.ts';
import { entry } from '../fixtures.ts';
import { unitsOf } from '../text/units.ts';
import type { EntityEntry } from '../training-set.ts';
import { dictionarySteps, lookUp } from './dictionary.ts';

const createDictionary = (entries: readonly EntityEntry[], language: string) =>
  finish(dictionarySteps(entries, language));

const cities = createDictionary(
  [
    entry('York'),
    entry('New York', 'New York, NYC, Big Apple'),
    entry('New York City Hall'),
    entry('Rome'),
    entry('Kuala Lumpur'),
    entry("McDonald's"),
    entry('C++'),
    entry('C'),
    entry('cat', 'cat, kitten'),
  ],
  'en',
);
/** Every value in a text, ordered by place, then longest first. */
const found = (text: string, dictionary = cities, mayBeTypo?: (word: string) => boolean) => {
  const units = unitsOf(text);
  return units.flatMap((_, from) => lookUp(dictionary, units, from, mayBeTypo).map(({ value }) => value));
};
const everyWord = () => true;

describe('a dictionary', () => {
  it('gives the canonical value for a synonym', () => {
    expect(found('from the Big Apple')).toEqual(['New York']);
  });

  it('gives the longest of the values that begin at a word first', () => {
    expect(found('new york city hall')).toEqual(['New York City Hall', 'New York', 'York']);
  });

  it.each(['ROME', 'Róme', ' rome!', '(Rome)', '“Rome”'])(
    'finds %s, regardless of case, accents and punctuation',
    (text) => {
      expect(found(text)).toEqual(['Rome']);
    },
  );

  it.each(["at McDonald's", 'at mcdonalds', 'at McDonald’s'])('finds %s, whatever its apostrophe', (text) => {
    expect(found(text)[0]).toBe("McDonald's");
  });

  it('finds a value before an apostrophe and after an elided article', () => {
    expect(found("Rome's sights")).toEqual(['Rome']);
    expect(found('à l’hôtel', createDictionary([entry('hôtel')], 'fr'))).toEqual(['hôtel']);
  });

  it('distinguishes values that differ in a symbol', () => {
    expect(found('I write C++ here')).toEqual(['C++', 'C']);
    expect(found('I write C here')).toEqual(['C']);
  });

  it('finds inflected words by their stems', () => {
    expect(found('two cats and kittens')).toEqual(['cat', 'cat']);
    expect(found('two apple pies', createDictionary([entry('apple pie')], 'en'))).toEqual(['apple pie']);
    expect(found('в Москве', createDictionary([entry('Moscow', 'Москва')], 'ru'))).toEqual(['Moscow']);
  });

  it('prefers the exact word to another one with its stem', () => {
    const verbs = createDictionary([entry('run'), entry('running')], 'en');
    expect(found('running', verbs)).toEqual(['running']);
  });

  it.each([
    ['zh-CN', '北京', '明天北京天气怎么样'],
    ['ja', '東京', '東京の天気を教えて'],
    ['th', 'กรุงเทพ', 'อากาศที่กรุงเทพวันนี้'],
    ['ko', '서울', '서울에서 만나요'],
  ])('finds values in %s, where words are not spaced', (language, value, text) => {
    expect(found(text, createDictionary([entry(value)], language))).toEqual([value]);
  });

  it('does not begin a Korean value inside a word', () => {
    expect(found('대서울', createDictionary([entry('서울')], 'ko'))).toEqual([]);
  });

  it.each(['Rone', 'Roem', 'Roome', 'Rme', 'kuala lmupur'])(
    'accepts a typing error in %s, where typing errors are allowed',
    (text) => {
      expect(found(text, cities, everyWord).length).toBeGreaterThan(0);
      expect(found(text).filter((value) => value !== 'York')).toEqual([]);
    },
  );

  it('prefers swapped letters to other typing errors', () => {
    const towns = createDictionary([entry('Loddon'), entry('London')], 'en');
    expect(found('lodnon', towns, everyWord)).toEqual(['London']);
  });

  it('accepts no typing error in a value of three letters', () => {
    expect(found('cut', cities, everyWord)).toEqual([]);
  });

  it("accepts no typing error in a word of the agent's vocabulary", () => {
    expect(found('rote', cities, (word) => word !== 'rote')).toEqual([]);
  });

  it('finds each of its values in any text that contains it', () => {
    const word = fc.stringMatching(/^[a-zà-ÿ0-9]{1,9}$/);
    const values = fc.uniqueArray(fc.array(word, { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 20,
      selector: (words) =>
        unitsOf(words.join(' '))
          .map(({ folded }) => folded)
          .join(' '),
    });
    fc.assert(
      fc.property(values, fc.nat(), (lists, pick) => {
        const texts = lists.map((words) => words.join(' '));
        const value = texts[pick % texts.length] ?? '';
        const dictionary = createDictionary(
          texts.map((text) => entry(text)),
          'en',
        );
        expect(found(`so, ${value.toUpperCase()} it is`, dictionary)).toContain(value);
      }),
    );
  });

  it('handles any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => found(text, cities, everyWord)).not.toThrow();
      }),
    );
  });
});

describe('a value that begins with an article', () => {
  it.each([
    ['fr', 'Les Halles', 'horaires des Halles'],
    ['es', 'El Retiro', 'cerca del Retiro'],
    ['it', 'La Scala', 'i biglietti della Scala'],
    ['pt', 'O Globo', 'a capa do Globo'],
  ])('is found after a preposition that contracts with it (%s)', (language, value, text) => {
    expect(found(text, createDictionary([entry(value)], language))).toEqual([value]);
  });
});
