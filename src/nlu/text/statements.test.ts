import { describe, expect, it } from 'vitest';
import { attitudeIn, copulaIn, definitionIn } from './statements.ts';

const copulaOf = (text: string, language: string) => {
  const words = text.split(' ');
  const at = copulaIn(words, language);
  return at === undefined ? undefined : words.slice(at);
};

describe('the copula of a statement', () => {
  it('is a form of to be that something is said after', () => {
    expect(copulaOf('the kitchen is a mess', 'en')).toEqual(['is', 'a', 'mess']);
    expect(copulaOf('die kuche ist schmutzig', 'de-AT')).toEqual(['ist', 'schmutzig']);
    expect(copulaOf('les chambres sont sales', 'fr')).toEqual(['sont', 'sales']);
  });

  it('is not that of a question, and needs a subject and a predicate', () => {
    for (const text of [
      'where is the kitchen',
      'is the kitchen free',
      'i know where it is',
      'a clean kitchen',
    ])
      expect(copulaOf(text, 'en')).toBeUndefined();
    expect(copulaOf('welcher tag ist frei', 'de')).toBeUndefined();
  });

  it('is not known in a language without a list', () => {
    expect(copulaOf('kuchnia jest brudna', 'pl')).toBeUndefined();
  });
});

describe('an attitude', () => {
  it('is at the beginning of a text, and no wish', () => {
    expect(attitudeIn('i love cheesecake'.split(' '), 'en')).toBe(2);
    expect(attitudeIn('me gusta la paella'.split(' '), 'es')).toBe(2);
    expect(attitudeIn('my mother loves tulips'.split(' '), 'en')).toBe(3);
    expect(attitudeIn('ma mere aime les tulipes'.split(' '), 'fr')).toBe(3);
    expect(attitudeIn('i would like cheesecake'.split(' '), 'en')).toBe(0);
    expect(attitudeIn('what i like'.split(' '), 'en')).toBe(0);
  });
});

describe('a question what a thing is', () => {
  it('begins a text', () => {
    expect(definitionIn('what is a tulip'.split(' '), 'en')).toBe(2);
    expect(definitionIn('que es una paella'.split(' '), 'es')).toBe(2);
    expect(definitionIn('tell me what is on'.split(' '), 'en')).toBe(0);
  });
});
