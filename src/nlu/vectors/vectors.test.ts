import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isParleyError } from '../../kernel/errors.ts';
import { loadVectors, packVectors, vectorOf } from './vectors.ts';

const bytes = packVectors({
  dims: 2,
  words: ['hello', 'do', "n't", 'berry', 'köln'],
  stemIndex: new Map([['berri', 3]]),
  scales: Float32Array.of(1, 0.5, 1, 2, 1),
  values: Int8Array.of(1, 2, 4, 0, 0, -3, 1, 1, -5, 5),
  background: ['a sentence about nothing', 'another'],
});
const vectors = loadVectors(bytes);
const sumOf = (folded: string, stem = folded) => [...vectorOf(vectors, folded, stem).sum];

describe('word vectors', () => {
  it('are read as they were packed', () => {
    expect(vectors.words).toEqual(['hello', 'do', "n't", 'berry', 'köln']);
    expect(vectors.background).toEqual(['a sentence about nothing', 'another']);
    expect(sumOf('hello')).toEqual([1, 2]);
    expect(sumOf('köln')).toEqual([-5, 5]);
  });

  it('find a word by its stem', () => {
    expect(sumOf('berries', 'berri')).toEqual([2, 2]);
  });

  it('find contracted words by their parts', () => {
    expect(sumOf("don't")).toEqual([2, -3]);
    expect(vectorOf(vectors, "xyz't", "xyz't").unknown).toBe(1);
  });

  it('are missing for an unknown word, and not needed for letters and punctuation', () => {
    expect(vectorOf(vectors, 'a', 'a').unknown).toBe(0);
    expect(vectorOf(vectors, 'xyzzy', 'xyzzi')).toEqual({ sum: new Float32Array(2), unknown: 1 });
    expect(vectorOf(vectors, '?', '?').unknown).toBe(0);
  });

  it('have a fingerprint that differs from that of others', () => {
    const others = loadVectors(packVectors({ ...vectors, values: vectors.values.map((value) => -value) }));
    expect(others.fingerprint).not.toBe(vectors.fingerprint);
  });
});

describe('vectors from a pool of bytes', () => {
  it('are the same as from bytes of their own', () => {
    const pool = Buffer.alloc(bytes.length + 1);
    pool.set(bytes, 1);
    const { values, scales, fingerprint } = loadVectors(pool.subarray(1));
    expect({ values, scales, fingerprint }).toEqual({
      values: vectors.values,
      scales: vectors.scales,
      fingerprint: vectors.fingerprint,
    });
  });
});

describe('a file of word vectors', () => {
  const refused = (given: Uint8Array): boolean => {
    try {
      loadVectors(given);
      return false;
    } catch (error) {
      return isParleyError(error, 'vectors_unreadable');
    }
  };

  it('is refused if it is another kind of file, has another version, or is cut short', () => {
    const foreign = bytes.slice();
    foreign[4] = 99;
    expect(refused(foreign)).toBe(true);
    expect(refused(bytes.slice(0, -1))).toBe(true);
    fc.assert(fc.property(fc.uint8Array(), refused));
  });
});
