import { describe, expect, it } from 'vitest';
import { wordClassesFrom } from './word-classes.ts';

/** Eight groups of forty words: a word's vector is its group's direction plus some noise. */
const vectors = () => {
  const dims = 10;
  const words = Array.from({ length: 320 }, (_, at) => `word${at}`);
  const values = new Int8Array(words.length * dims);
  for (const [at] of words.entries()) {
    values[at * dims + (at % 8)] = 100;
    values[at * dims + 8 + (at % 2)] = 5 + at / 64;
  }
  return { dims, words, values, wordIndex: new Map(words.map((word, at) => [word, at])) };
};

describe('word classes', () => {
  const classOf = wordClassesFrom(vectors());
  const wide = (word: number) => classOf(`word${word}`) >> 6;

  it('are 0 for a word without a vector, and a path for every other', () => {
    expect(classOf('nobody')).toBe(0);
    expect(classOf('word7')).toBeGreaterThanOrEqual(256);
    expect(classOf('word7')).toBeLessThan(512);
  });

  it('agree, except for the end of the path, for similar words', () => {
    for (const kind of [0, 1, 2, 3, 4, 5, 6, 7])
      expect(new Set([0, 8, 16, 24, 32].map((of) => wide(kind + of)))).toEqual(new Set([wide(kind)]));
    expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(wide)).size).toBeGreaterThan(2);
  });

  it('do not depend on the order of requests', () => {
    const other = wordClassesFrom(vectors());
    const backwards = [30, 20, 10, 0].map((at) => other(`word${at}`)).reverse();
    expect(backwards).toEqual([0, 10, 20, 30].map((at) => classOf(`word${at}`)));
  });
});
