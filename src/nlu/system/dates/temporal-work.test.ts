import { describe, expect, it } from 'vitest';
import { foldText } from '../folding.ts';
import type { Lexeme } from '../lexeme.ts';
import { kindsIn } from '../lexeme-pattern.ts';
import { numberFinder } from '../numbers/numbers.ts';
import { clockAt } from './clock-rules.ts';
import { dateAt } from './date-rules.ts';
import { lexemesOf } from './time-lexer.ts';
import { timeLexicon } from './time-lexicon.ts';

/** How often the rules visit a lexeme of a text. */
const looksAt = (language: string, text: string): number => {
  const folded = foldText(text);
  const order = { monthFirst: true, dotIsOrdinal: true };
  const lexemes = lexemesOf(folded, numberFinder(language)(folded), timeLexicon(language), order);
  let looks = 0;
  const watched = new Proxy(lexemes, {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks++;
      return Reflect.get(target, key) as Lexeme | undefined;
    },
  });
  const present = kindsIn(lexemes);
  const clock = () => ({ day: 17_443, seconds: 0 });
  for (let place = 0; place < lexemes.length; place++) {
    dateAt(watched, place, { today: 17_443, base: language, text, present });
    clockAt(watched, place, { base: language, text, clock, halfDays: true, present });
  }
  return looks;
};

describe('the work on dates and times', () => {
  it.each([
    ['en', '1, '],
    ['en', 'from 3 to '],
    ['en', 'the of the '],
    ['en', 'next may the 1 of '],
    ['en', 'half past quarter to '],
    ['de', 'von 1. bis '],
    ['fr', 'le 5 de la '],
    ['es', 'de la las y media '],
    ['ja', '午後1時から'],
    ['ko', '1일 '],
  ])('grows no faster than the text: %s, %s', (language, piece) => {
    const once = looksAt(language, piece.repeat(20));
    const fourTimes = looksAt(language, piece.repeat(80));
    expect(once).toBeGreaterThan(0);
    expect(fourTimes).toBeLessThanOrEqual(once * 4.4);
  });

  it('creates at most one lexeme per unit of the text', () => {
    const folded = '1,a.一時'.repeat(40);
    const order = { monthFirst: false, dotIsOrdinal: false };
    const lexemes = lexemesOf(folded, numberFinder('ja')(folded), timeLexicon('ja'), order);
    expect(lexemes.length).toBeLessThanOrEqual(folded.length);
    expect(lexemes.every(({ start, end }) => end > start)).toBe(true);
  });
});
