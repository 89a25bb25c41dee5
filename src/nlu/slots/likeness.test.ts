import { describe, expect, it } from 'vitest';
import { fitLikeness, likenessReader, type SlottedPhrase } from './likeness.ts';

const VECTORS: Readonly<Record<string, readonly number[]>> = {
  in: [0, 0, 1],
  utah: [1, 0.1, 0],
  iowa: [1, 0.2, 0],
  ohio: [1, 0, 0.1],
  kenya: [0.1, 1, 0],
  ghana: [0.2, 1, 0],
  malawi: [0, 1, 0.1],
};
const vectorOf = (word: string): Float64Array | undefined =>
  VECTORS[word] === undefined ? undefined : Float64Array.from(VECTORS[word]);

/** Slot 0 has states, slot 1 countries; 2 is outside of both. */
const phrases = [
  ['in utah', 0],
  ['in iowa', 0],
  ['in kenya', 1],
  ['in ghana', 1],
].flatMap(([text, slot]): SlottedPhrase[] =>
  Array.from({ length: 6 }, () => ({ words: String(text).split(' '), slotOf: [2, Number(slot)] })),
);

const fitted = (taught: readonly SlottedPhrase[]) => {
  const fit = fitLikeness(taught, 2, vectorOf);
  if (fit === undefined) throw new Error('no word has a vector');
  return fit;
};

describe('the likeness of words to the values of slots', () => {
  it('is that of the nearest values, for words that no phrase has', () => {
    const read = likenessReader(fitted(phrases).likeness, vectorOf);
    const [ohio, utah, malawi, kenya] = ['ohio', 'utah', 'malawi', 'kenya'].map(read);
    expect(ohio).toEqual(utah);
    expect(malawi).toEqual(kenya);
    expect(ohio).not.toEqual(malawi);
  });

  it('leaves words without a vector unmarked', () => {
    expect(likenessReader(fitted(phrases).likeness, vectorOf)('zzz')).toEqual([]);
    const unknown = phrases.map(() => ({ words: ['zzz'], slotOf: [0] }));
    expect(fitLikeness(unknown, 1, vectorOf)).toBeUndefined();
  });

  it('is not fitted to a handful of phrases', () => {
    expect(fitLikeness(phrases.slice(0, 12), 2, vectorOf)).toBeUndefined();
  });

  it('shows a phrase what a fit without its own values would show', () => {
    const own: SlottedPhrase = { words: ['malawi'], slotOf: [0] };
    const { ownCodesOf, likeness } = fitted([...phrases, own]);
    const others = likenessReader(fitted(phrases).likeness, vectorOf)('malawi');
    expect(ownCodesOf('malawi', 0)).toEqual(others);
    expect(likenessReader(likeness, vectorOf)('malawi')).not.toEqual(others);
  });
});
