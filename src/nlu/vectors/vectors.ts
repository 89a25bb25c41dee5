/**
 * Static word vectors: a sentence is the sum of its words' vectors, shortened if words have no vector,
 *
 *   v = Σ v(word) / √(‖Σ v(word)‖² + ρ·unknown words)
 *
 * (The vectors include SIF weighting, Arora, Liang & Ma 2017; ρ is twice the mean square of a content word.)
 *
 * File, little endian: the header of eight 32-bit numbers (magic, version, dims, words, stems, then the sizes
 * in bytes of the words, the stems and the background sentences) · those three texts in UTF-8, one per line,
 * padded to four bytes · a 32-bit word index for each stem · float32 scale of each word · int8 × dims of each
 * word. Words are sorted by frequency. The vector of a word is `int8 · scale`.
 */
import { ParleyError } from '../../kernel/errors.ts';
import { type Speller, spellerOf } from '../spelling/speller.ts';

const MAGIC = 0x50_56_45_43;
const VERSION = 1;
const HEADER_BYTES = 32;

/** Rarer words are more often results of a typing error than its cause. */
const SPELLER_WORDS_MAX = 20_000;

/** ρ above. */
export const UNKNOWN_WORD_SQUARE = 2.5;

export type Vectors = {
  readonly dims: number;
  /** Most frequent first. */
  readonly words: readonly string[];
  readonly wordIndex: ReadonlyMap<string, number>;
  /** The most frequent word of each stem that is not a word itself. */
  readonly stemIndex: ReadonlyMap<string, number>;
  readonly scales: Float32Array;
  /** `dims` numbers per word. */
  readonly values: Int8Array;
  /** Repairs a word to one of the most frequent ones. */
  readonly speller: Speller;
  /** Identifies these vectors: a model needs those that it was trained with. */
  readonly fingerprint: number;
  /** Everyday sentences: examples that mean no intent. */
  readonly background: readonly string[];
};

/** @throws vectors_unreadable if the bytes are not such a file, or have another version. */
export const loadVectors = (bytes: Uint8Array): Vectors => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < HEADER_BYTES || view.getUint32(0, true) !== MAGIC)
    throw new ParleyError('vectors_unreadable', { reason: 'it is not a file of word vectors' });
  const version = view.getUint32(4, true);
  if (version !== VERSION)
    throw new ParleyError('vectors_unreadable', { reason: `its version is ${version}, not ${VERSION}` });
  const [dims, wordCount, stemCount] = [
    view.getUint32(8, true),
    view.getUint32(12, true),
    view.getUint32(16, true),
  ];
  const textBytes = [view.getUint32(20, true), view.getUint32(24, true), view.getUint32(28, true)];
  let at = HEADER_BYTES;
  const lines = textBytes.map((length) => {
    const text = new TextDecoder().decode(bytes.subarray(at, at + length));
    at += padded(length);
    return text === '' ? [] : text.split('\n');
  });
  const [words = [], stems = [], background = []] = lines;
  if (words.length !== wordCount || bytes.byteLength !== at + 4 * stemCount + (4 + dims) * wordCount)
    throw new ParleyError('vectors_unreadable', { reason: 'it is cut short' });
  const numbers = new Uint8Array(bytes.subarray(at));
  const stemWords = new Uint32Array(numbers.buffer, 0, stemCount);
  return {
    dims,
    words,
    wordIndex: new Map(words.map((word, index) => [word, index])),
    stemIndex: new Map(stems.map((stem, index) => [stem, stemWords[index] ?? 0])),
    scales: new Float32Array(numbers.buffer, 4 * stemCount, wordCount),
    values: new Int8Array(numbers.buffer, 4 * (stemCount + wordCount), wordCount * dims),
    background,
    speller: spellerOf(words.slice(0, SPELLER_WORDS_MAX)),
    fingerprint: fingerprintOf(numbers),
  };
};

/** FNV-1a (Fowler, Noll & Vo 1991), four bytes at a time. */
const fingerprintOf = (bytes: Uint8Array): number => {
  let hash = 0x811c9dc5;
  for (const number of new Uint32Array(bytes.buffer, 0, bytes.length >> 2))
    hash = Math.imul(hash ^ number, 0x01000193);
  return hash >>> 0;
};

/** The bytes that `loadVectors` reads, with `words`, `stemIndex` and `background` in their own order. */
export const packVectors = (vectors: Omit<Vectors, 'wordIndex' | 'speller' | 'fingerprint'>): Uint8Array => {
  const texts = [vectors.words, [...vectors.stemIndex.keys()], vectors.background].map((lines) =>
    new TextEncoder().encode(lines.join('\n')),
  );
  const textBytes = texts.reduce((sum, text) => sum + padded(text.length), 0);
  const stemWords = Uint32Array.from(vectors.stemIndex.values());
  const numbers = [stemWords, vectors.scales, vectors.values];
  const size = HEADER_BYTES + textBytes + numbers.reduce((sum, block) => sum + block.byteLength, 0);
  const bytes = new Uint8Array(size);
  const header = [MAGIC, VERSION, vectors.dims, vectors.words.length, stemWords.length];
  new Uint32Array(bytes.buffer, 0, 8).set([...header, ...texts.map((text) => text.length)]);
  let at = HEADER_BYTES;
  for (const text of texts) {
    bytes.set(text, at);
    at += padded(text.length);
  }
  for (const block of numbers) {
    bytes.set(new Uint8Array(block.buffer, block.byteOffset, block.byteLength), at);
    at += block.byteLength;
  }
  return bytes;
};

const padded = (length: number): number => (length + 3) & ~3;

const CLITIC = /^(.+)'(s|t|m|re|ve|ll|d)$/u;

/** The parts of a folded word with vectors: `don't` is `do` and `n't`, `what's` is `what` and `'s`. */
const piecesOf = (word: string): readonly string[] => {
  const [, body, clitic] = CLITIC.exec(word) ?? [];
  if (body === undefined || clitic === undefined) return [word];
  if (clitic === 't' && body.endsWith('n') && body.length > 1) return [body.slice(0, -1), "n't"];
  return [body, `'${clitic}`];
};

/** A word's part in a sentence: its vector, and the number of its pieces without one. */
export type WordVector = { readonly sum: Float32Array; readonly unknown: number };

const MARK = /^[^\p{L}\p{N}]+$/u;

/** Whether a word, or another one with its stem, has a vector. */
export const hasVector = (vectors: Vectors, folded: string, stem: string): boolean =>
  vectors.wordIndex.has(folded) || vectors.wordIndex.has(stem) || vectors.stemIndex.has(stem);

/** Single letters (`a`, `I`) and the parts after an apostrophe have no meaning of their own. */
const MEANINGFUL = /^[^']{2,}$/u;

/** `stem` is tried if the word itself is unknown. Punctuation is ignored. */
export const vectorOf = (vectors: Vectors, folded: string, stem: string): WordVector => {
  const sum = new Float32Array(vectors.dims);
  if (MARK.test(folded)) return { sum, unknown: 0 };
  let unknown = 0;
  for (const piece of piecesOf(folded)) {
    const index = vectors.wordIndex.get(piece) ?? vectors.wordIndex.get(stem) ?? vectors.stemIndex.get(stem);
    if (index !== undefined) addWord(sum, vectors, index);
    else if (MEANINGFUL.test(piece)) unknown += 1;
  }
  return { sum, unknown };
};

const addWord = (sum: Float32Array, { values, scales, dims }: Vectors, index: number): void => {
  const scale = scales[index] ?? 0;
  for (let dim = 0; dim < dims; dim += 1)
    sum[dim] = (sum[dim] ?? 0) + scale * (values[index * dims + dim] ?? 0);
};
