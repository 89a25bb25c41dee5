/**
 * The features of each token for the tagger, as 32-bit hashes: the words around it and their pairs, its shape
 * and ending, its word class (word-classes.ts; classes as features: Miller, Guinness & Zamanian 2004), and
 * the marks on it: hints of dictionaries and system entities, values of training phrases.
 */
import { HashList, hashPair, hashText } from './hashing.ts';
import type { Piece } from './pieces.ts';
import type { ClassOf } from './slot-span.ts';
import { WORD_CLASS_LEVELS } from './word-classes.ts';

/** The features of the n-th token are `hashes[starts[n] .. starts[n + 1]]`. */
export type FeatureRows = { readonly starts: Int32Array; readonly hashes: Int32Array };

/** A mark on the tokens `first` to `last`; `code` says what kind. */
export type Mark = { readonly code: number; readonly first: number; readonly last: number };

export type TextView = {
  readonly pieces: readonly Piece[];
  /** Hashes of the folded words. */
  readonly words: Int32Array;
  readonly marks: readonly Mark[];
};

export const wordHashesOf = (pieces: readonly Piece[]): Int32Array => {
  const hashes = new Int32Array(pieces.length);
  for (let at = 0; at < pieces.length; at++) hashes[at] = hashText((pieces[at] as Piece).folded); // in range
  return hashes;
};

export const hintCode = (entity: string): number => hashText(`@${entity}`);
export const valueCode = (slot: number): number => hashPair(0x76616c, slot);
export const wordCode = (slot: number): number => hashPair(0x776f72, slot);

const seeds = (...names: readonly string[]): readonly number[] => names.map((name) => hashText(`#${name}`));
const [BIAS = 0, LAST = 0, PLACE = 0, WORD = 0, STEM = 0, ENDING = 0] = seeds(
  ...['bias', 'last', 'place', 'word', 'stem', 'ending'],
);
const [BEFORE = 0, BEFORE_2 = 0, AFTER = 0, AFTER_2 = 0] = seeds('before', 'before2', 'after', 'after2');
const [BEFORE_WORD = 0, WORD_AFTER = 0, TWO_BEFORE = 0, TWO_AFTER = 0, AROUND = 0] = seeds(
  ...['before+word', 'word+after', 'two before', 'two after', 'around'],
);
const [SHAPE = 0, SHAPE_BEFORE = 0, SHAPE_AFTER = 0, SHAPES_BEFORE = 0, SHAPES_AFTER = 0] = seeds(
  ...['shape', 'shape before', 'shape after', 'shapes before', 'shapes after'],
);
const [BEFORE_SHAPE = 0, CLASS = 0, BEFORE_CLASS = 0, UNKNOWN = 0, BEFORE_UNKNOWN = 0] = seeds(
  ...['before+shape', 'class', 'before+class', 'unknown', 'before+unknown'],
);
const [MARK = 0, BEFORE_MARK = 0, SHAPE_MARK = 0, MARK_BEFORE = 0, MARK_AFTER = 0] = seeds(
  ...['mark', 'before+mark', 'shape+mark', 'mark before', 'mark after'],
);
const EDGE = hashText('#edge');

/** Initial capacity; marks add more. */
const FEATURES_PER_TOKEN = 48;
const PLACES = 3;
const ENDING_CHARS_MAX = 3;

/**
 * Marks that count on one token, in the order of the list. An ordinary text has a few. If the synonyms of an
 * entity are one word once, twice and so on, a text of that word has thousands, and would delay all queries.
 */
const STANDINGS_PER_TOKEN_MAX = 128;

/** The place of a token in a mark. */
const BEGIN = 1;
const INSIDE = 2;
const FIRST_OF_SEVERAL = 3;
const MIDDLE = 4;
const LAST_OF_SEVERAL = 5;

/** The features that a hint alone adds to its first token, and to each further one. */
export const beginFeature = (code: number): number => hashPair(MARK, hashPair(code, BEGIN));
export const insideFeature = (code: number): number => hashPair(MARK, hashPair(code, INSIDE));

/** @param hashes an empty list, which the rows are written to. */
export const featuresOf = (
  { pieces, words, marks }: TextView,
  classOf: ClassOf | undefined,
  hashes = new HashList(FEATURES_PER_TOKEN * pieces.length),
): FeatureRows => {
  const count = pieces.length;
  const shapes = shapesOf(pieces);
  const standings = standingsOf(marks, count);
  const starts = new Int32Array(count + 1);
  for (let at = 0; at < count; at++) {
    const piece = pieces[at] as Piece; // in range
    pushWords(hashes, words, at);
    pushForm(hashes, piece, at);
    pushShapes(hashes, shapes, at);
    const before = words[at - 1] ?? EDGE;
    const shape = shapes[at] ?? EDGE;
    hashes.add(hashPair(hashPair(BEFORE_SHAPE, shape), before));
    if (classOf !== undefined) pushClass(hashes, classOf(piece.folded), before, shape);
    if (standings !== undefined) pushMarks(hashes, standings, at, { before, shape });
    if (at === count - 1) hashes.add(LAST);
    starts[at + 1] = hashes.length;
  }
  return { starts, hashes: hashes.finish() };
};

const shapesOf = (pieces: readonly Piece[]): Int32Array => {
  const shapes = new Int32Array(pieces.length);
  for (let at = 0; at < pieces.length; at++) shapes[at] = hashText(shapeOf((pieces[at] as Piece).text));
  return shapes;
};

const pushWords = (into: HashList, words: Int32Array, at: number): void => {
  const word = words[at] ?? EDGE;
  const before = words[at - 1] ?? EDGE;
  const after = words[at + 1] ?? EDGE;
  const before2 = words[at - 2] ?? EDGE;
  const after2 = words[at + 2] ?? EDGE;
  into.add(BIAS);
  into.add(hashPair(WORD, word));
  into.add(hashPair(BEFORE, before));
  into.add(hashPair(AFTER, after));
  into.add(hashPair(BEFORE_2, before2));
  into.add(hashPair(AFTER_2, after2));
  into.add(hashPair(hashPair(BEFORE_WORD, before), word));
  into.add(hashPair(hashPair(WORD_AFTER, word), after));
  into.add(hashPair(hashPair(TWO_BEFORE, before2), before));
  into.add(hashPair(hashPair(TWO_AFTER, after), after2));
  into.add(hashPair(hashPair(AROUND, before), after));
};

const pushForm = (into: HashList, piece: Piece, at: number): void => {
  const { folded, stem } = piece;
  into.add(hashPair(STEM, hashText(stem)));
  for (let chars = 1; chars <= ENDING_CHARS_MAX && chars <= folded.length; chars++)
    into.add(hashPair(hashPair(ENDING, chars), hashText(folded.slice(-chars))));
  if (at < PLACES) into.add(hashPair(PLACE, at + 1));
};

const pushShapes = (into: HashList, shapes: Int32Array, at: number): void => {
  const shape = shapes[at] ?? EDGE;
  const before = shapes[at - 1] ?? EDGE;
  const after = shapes[at + 1] ?? EDGE;
  into.add(hashPair(SHAPE, shape));
  into.add(hashPair(SHAPE_BEFORE, before));
  into.add(hashPair(SHAPE_AFTER, after));
  into.add(hashPair(hashPair(SHAPES_BEFORE, before), shape));
  into.add(hashPair(hashPair(SHAPES_AFTER, shape), after));
};

const pushClass = (into: HashList, path: number, before: number, shape: number): void => {
  if (path === 0) {
    into.add(UNKNOWN);
    into.add(hashPair(hashPair(BEFORE_UNKNOWN, shape), before));
    return;
  }
  for (const level of WORD_CLASS_LEVELS) {
    // a path has a leading 1, so that paths of different levels differ
    const group = path >> level;
    into.add(hashPair(CLASS, group));
    into.add(hashPair(hashPair(BEFORE_CLASS, group), before));
  }
};

const pushMarks = (
  into: HashList,
  standings: Standings,
  at: number,
  { before, shape }: { readonly before: number; readonly shape: number },
): void => {
  for (const mark of standings[at] ?? NONE) {
    into.add(hashPair(MARK, mark));
    into.add(hashPair(hashPair(BEFORE_MARK, mark), before));
    into.add(hashPair(hashPair(SHAPE_MARK, mark), shape));
  }
  for (const mark of standings[at - 1] ?? NONE) into.add(hashPair(MARK_BEFORE, mark));
  for (const mark of standings[at + 1] ?? NONE) into.add(hashPair(MARK_AFTER, mark));
};

const NONE: readonly number[] = [];

type Standings = readonly (readonly number[] | undefined)[];

/** The marks on each token and the token's place in them; undefined if there are no marks. */
const standingsOf = (marks: readonly Mark[], count: number): Standings | undefined => {
  if (marks.length === 0) return undefined;
  const standings: (number[] | undefined)[] = [];
  for (let at = 0; at < count; at++) standings.push(undefined);
  const put = (at: number, standing: number): void => {
    const here = standings[at];
    if (here === undefined) standings[at] = [standing];
    else if (here.length < STANDINGS_PER_TOKEN_MAX) here.push(standing);
  };
  for (const { code, first, last } of marks) {
    put(first, hashPair(code, BEGIN));
    for (let at = first + 1; at <= last; at++) put(at, hashPair(code, INSIDE));
    if (first === last) continue;
    put(first, hashPair(code, FIRST_OF_SEVERAL));
    for (let at = first + 1; at < last; at++) put(at, hashPair(code, MIDDLE));
    put(last, hashPair(code, LAST_OF_SEVERAL));
  }
  return standings;
};

const UPPER = /\p{Lu}/u;
const LETTER = /\p{L}/u;
const NUMERIC = /\p{N}/u;
const LOWER_WORD = /^[a-z]+$/;
const DIGITS = /^\d+$/;
/** The digits of a year; all longer numbers have the same shape. */
const DIGITS_SHAPED_MAX = 4;

/**
 * `Xxx` for `Paris`, `xx` for `rain`, `dddd` for `1984`: character kinds, with runs cut to two except for
 * digits.
 */
const shapeOf = (text: string): string => {
  if (LOWER_WORD.test(text)) return text.length === 1 ? 'x' : 'xx';
  if (DIGITS.test(text)) return 'dddd'.slice(0, Math.min(DIGITS_SHAPED_MAX, text.length));
  let shape = '';
  for (const char of text) {
    const kind = kindOf(char);
    if (shape.length < 2 || !shape.endsWith(kind)) shape += kind;
  }
  return shape;
};

const kindOf = (char: string): string => {
  if (LETTER.test(char)) return UPPER.test(char) ? 'X' : 'x';
  return NUMERIC.test(char) ? 'd' : char;
};
