import { describe, expect, it } from 'vitest';
import { tokenise } from '../text/tokens.ts';
import { wordHashesOf } from './features.ts';
import { buildGazetteer, gazetteerEntries, matchesOf } from './gazetteer.ts';
import type { LabelledRun } from './labels.ts';

const wordsOf = (text: string) => wordHashesOf(tokenise(text, 'en'));
const phraseOf = (text: string, runs: readonly LabelledRun[]) => {
  const words = wordsOf(text);
  return { words, runs, entries: gazetteerEntries(words, runs) };
};

const rome = phraseOf('weather in New Rome', [{ slot: 0, first: 2, last: 3 }]);
const again = phraseOf('New Rome again', [{ slot: 0, first: 0, last: 1 }]);
const oslo = phraseOf('weather in Oslo', [{ slot: 0, first: 2, last: 2 }]);

describe('a gazetteer', () => {
  it('knows the values of phrases and their words', () => {
    const gazetteer = buildGazetteer([rome, oslo]);
    expect(matchesOf(gazetteer, wordsOf('to New Rome'))).toEqual([
      { slot: 0, first: 1, last: 1, isValue: false },
      { slot: 0, first: 1, last: 2, isValue: true },
      { slot: 0, first: 2, last: 2, isValue: false },
    ]);
  });

  it('hides values that only the phrase itself contains', () => {
    const gazetteer = buildGazetteer([rome, again, oslo]);
    expect(matchesOf(gazetteer, oslo.words, oslo.entries)).toEqual([]);
    expect(matchesOf(gazetteer, rome.words, rome.entries)).toHaveLength(3);
  });
});
