import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishVectors } from '../../../test/support/english-vectors.ts';
import { wordSenseOf } from './word-sense.ts';

const word = fc.constantFrom(...englishVectors.words.slice(0, 2_000), 'zzyzx');

describe('how much a word is like others', () => {
  it('is the same each time', () => {
    fc.assert(
      fc.property(word, fc.uniqueArray(word, { minLength: 1, maxLength: 40 }), (asked, others) => {
        const [sense, set] = [wordSenseOf(englishVectors), new Set(others)];
        expect(sense?.likeness(asked, set)).toBe(sense?.likeness(asked, set));
      }),
      { numRuns: 30 },
    );
  });

  it('is how much it is like the nearest of them but for the exceptions, however many they are', () => {
    const sense = wordSenseOf(englishVectors);
    const words = fc.uniqueArray(word, { maxLength: 40 });
    fc.assert(
      fc.property(word, words, fc.nat(39), (asked, others, excepted) => {
        const alone = (other: string) => sense?.likeness(asked, new Set([other])) ?? -1;
        const byLikeness = [...others].sort((a, b) => alone(b) - alone(a));
        const nearest =
          asked === 'zzyzx' ? undefined : Math.max(-1, ...byLikeness.slice(excepted).map(alone));
        const exceptions = new Set(byLikeness.slice(0, excepted));
        expect(sense?.likeness(asked, new Set(others), exceptions)).toBe(nearest);
      }),
    );
  });
});
