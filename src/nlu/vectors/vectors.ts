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
import { finish, type Steps } from '../../kernel/steps.ts';
import { type Speller, spellerSteps } from '../spelling/speller.ts';

const MAGIC = 0x50_56_45_43;
const VERSION = 1;
const HEADER_BYTES = 32;

/**
 * Only these most frequent words repair others, because rarer words are more often typing errors themselves.
 */
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
export const loadVectors = (bytes: Uint8Array): Vectors => finish(loadVectorsSteps(bytes));

/** Words indexed, and numbers hashed, in one step: a few milliseconds while the code is not compiled yet. */
const WORDS_A_STEP = 5_000;
const NUMBERS_A_STEP = 50_000;

/** `loadVectors` in steps, because it takes a tenth of a second. */
export function* loadVectorsSteps(bytes: Uint8Array): Steps<Vectors> {
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
  const lines: string[][] = [];
  for (const length of textBytes) {
    const text = new TextDecoder().decode(bytes.subarray(at, at + length));
    at += paddedLength(length);
    lines.push(text === '' ? [] : text.split('\n'));
    yield;
  }
  const [words = [], stems = [], background = []] = lines;
  if (words.length !== wordCount || bytes.byteLength !== at + 4 * stemCount + (4 + dims) * wordCount)
    throw new ParleyError('vectors_unreadable', { reason: 'it is cut short' });
  const numbers = new Uint8Array(bytes.subarray(at));
  yield;
  const stemWords = new Uint32Array(numbers.buffer, 0, stemCount);
  const wordIndex = yield* indexOf(words, (index) => index);
  const stemIndex = yield* indexOf(stems, (index) => stemWords[index] ?? 0);
  const fingerprint = yield* fingerprintOf(numbers);
  const speller = yield* spellerSteps(words.slice(0, SPELLER_WORDS_MAX));
  return {
    dims,
    words,
    wordIndex,
    stemIndex,
    scales: new Float32Array(numbers.buffer, 4 * stemCount, wordCount),
    values: new Int8Array(numbers.buffer, 4 * (stemCount + wordCount), wordCount * dims),
    background,
    speller,
    fingerprint,
  };
}

function* indexOf(
  words: readonly string[],
  numberAt: (index: number) => number,
): Steps<ReadonlyMap<string, number>> {
  const numbers = new Map<string, number>();
  for (const [index, word] of words.entries()) {
    numbers.set(word, numberAt(index));
    if (index % WORDS_A_STEP === WORDS_A_STEP - 1) yield;
  }
  return numbers;
}

/** FNV-1a (Fowler, Noll & Vo 1991), four bytes at a time. */
function* fingerprintOf(bytes: Uint8Array): Steps<number> {
  const numbers = new Uint32Array(bytes.buffer, 0, bytes.length >> 2);
  let hash = 0x811c9dc5;
  for (let from = 0; from < numbers.length; from += NUMBERS_A_STEP) {
    for (const number of numbers.subarray(from, from + NUMBERS_A_STEP))
      hash = Math.imul(hash ^ number, 0x01000193);
    yield;
  }
  return hash >>> 0;
}

/** The bytes that `loadVectors` reads, with `words`, `stemIndex` and `background` in their own order. */
export const packVectors = (vectors: Omit<Vectors, 'wordIndex' | 'speller' | 'fingerprint'>): Uint8Array => {
  const texts = [vectors.words, [...vectors.stemIndex.keys()], vectors.background].map((lines) =>
    new TextEncoder().encode(lines.join('\n')),
  );
  const textBytes = texts.reduce((sum, text) => sum + paddedLength(text.length), 0);
  const stemWords = Uint32Array.from(vectors.stemIndex.values());
  const numbers = [stemWords, vectors.scales, vectors.values];
  const size = HEADER_BYTES + textBytes + numbers.reduce((sum, block) => sum + block.byteLength, 0);
  const bytes = new Uint8Array(size);
  const header = [MAGIC, VERSION, vectors.dims, vectors.words.length, stemWords.length];
  new Uint32Array(bytes.buffer, 0, 8).set([...header, ...texts.map((text) => text.length)]);
  let at = HEADER_BYTES;
  for (const text of texts) {
    bytes.set(text, at);
    at += paddedLength(text.length);
  }
  for (const block of numbers) {
    bytes.set(new Uint8Array(block.buffer, block.byteOffset, block.byteLength), at);
    at += block.byteLength;
  }
  return bytes;
};

const paddedLength = (length: number): number => (length + 3) & ~3;

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
