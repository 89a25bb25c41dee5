import { isWordKind, joinsWord, kindAt, SEPARATOR, SIGN } from './ascii.ts';
import { fold, lowerAscii } from './fold.ts';

/**
 * The smallest piece of text that rules and dictionaries compare: a run of letters, a run of digits, a
 * symbol, or one character of a script without spaces. Punctuation and whitespace are not in any unit.
 */
export type Unit = {
  readonly folded: string;
  /** `text.slice(start, end)` is the piece as typed. */
  readonly start: number;
  readonly end: number;
  /**
   * Whether a dictionary's value may begin here: anywhere except inside a Korean word, which ends in
   * particles.
   */
  readonly mayOpen: boolean;
  /** The whole word that begins with this piece, without apostrophes: `what's` is `whats`, of two units. */
  readonly joined: string;
  /** The number of units in `joined`; 1 if the piece is the whole word or does not begin one. */
  readonly joinedUnits: number;
};

const SYLLABIC =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}' +
  '\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Hangul}\\u30fc';
const PIECES = new RegExp(
  `[${SYLLABIC}]\\p{M}*|(?:(?![${SYLLABIC}])[\\p{L}\\p{M}])+|\\p{N}+|\\p{Extended_Pictographic}\\p{M}*|\\S`,
  'gu',
);
const IS_SYLLABIC = new RegExp(`^[${SYLLABIC}]`, 'u');
const IS_HANGUL = /^\p{Script=Hangul}/u;
const IS_WORD = /^[\p{L}\p{M}\p{N}]/u;
const IS_LETTER = /^[\p{L}\p{M}]/u;
/** Unicode classifies `% & # @` as punctuation, but `50%` is not 50. */
const IS_PUNCTUATION = /^(?:(?![%&#@])[\p{P}\p{C}\p{Z}])+$/u;
const APOSTROPHES = "'’‘ʼ";

type Piece = {
  readonly text: string;
  readonly start: number;
  readonly isWord: boolean;
  readonly isSyllabic: boolean;
};

/**
 * The units of a text, in order. A text of punctuation alone keeps it, so that only a blank text has none.
 */
export const unitsOf = (text: string): readonly Unit[] => {
  const lower = lowerAscii(text);
  const units = lower === undefined ? NONE : asciiUnits(lower);
  return units.length > 0 ? units : unitsOfPieces(text);
};

const NONE: readonly Unit[] = [];

/** The units of an ASCII text in lower case; empty for punctuation alone. */
const asciiUnits = (lower: string): readonly Unit[] => {
  const units: Unit[] = [];
  let opener = 0;
  for (let end = 0; end < lower.length; ) {
    const start = end++;
    const kind = kindAt(lower, start);
    if (kind === SEPARATOR) continue;
    if (kind !== SIGN) while (kindAt(lower, end) === kind) end++;
    const folded = lower.slice(start, end);
    const isInside =
      isWordKind(kind) && start > 0 && (isWordKind(kindAt(lower, start - 1)) || joinsWord(lower, start - 1));
    if (isInside) joinTo(units, opener, folded);
    else opener = units.length;
    units.push({ folded, start, end, mayOpen: true, joined: folded, joinedUnits: 1 });
  }
  return units;
};

const joinTo = (units: Unit[], opener: number, folded: string): void => {
  const unit = units[opener];
  if (unit === undefined) return;
  units[opener] = { ...unit, joined: unit.joined + folded, joinedUnits: unit.joinedUnits + 1 };
};

const unitsOfPieces = (text: string): readonly Unit[] => {
  const pieces = piecesOf(text);
  const units: Unit[] = [];
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    const last = lastJoined(text, pieces, i);
    const isInside = i > 0 && touches(text, pieces[i - 1] as Piece, piece);
    const folded = fold(piece.text);
    let joined = folded;
    if (!isInside) for (let k = i + 1; k <= last; k++) joined += fold((pieces[k] as Piece).text);
    units.push({
      folded,
      start: piece.start,
      end: piece.start + piece.text.length,
      mayOpen: !(i > 0 && IS_HANGUL.test(piece.text) && endOf(pieces[i - 1] as Piece) === piece.start),
      joined,
      joinedUnits: isInside ? 1 : last - i + 1,
    });
  }
  return units;
};

/** The words of a text as dictionaries and rules store them: joined if possible. */
export const wordsOf = (units: readonly Unit[], from = 0, to = units.length): readonly string[] => {
  const words: string[] = [];
  for (let i = from; i < to; ) {
    const unit = units[i] as Unit;
    const isWhole = i + unit.joinedUnits <= to;
    words.push(isWhole ? unit.joined : unit.folded);
    i += isWhole ? unit.joinedUnits : 1;
  }
  return words;
};

const PLAIN_WORDS = /^[a-z]+(?: [a-z]+)*$/i;

/** The words of a whole text. Most dictionary values are plain words, which skip the splitting. */
export const wordsOfText = (text: string): readonly string[] =>
  PLAIN_WORDS.test(text) ? text.toLowerCase().split(' ') : wordsOf(unitsOf(text));

const piecesOf = (text: string): readonly Piece[] => {
  const all: Piece[] = [];
  const kept: Piece[] = [];
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    const isWord = IS_WORD.test(piece);
    const unit = { text: piece, start: index, isWord, isSyllabic: IS_SYLLABIC.test(piece) };
    all.push(unit);
    if (isWord || !IS_PUNCTUATION.test(piece)) kept.push(unit);
  }
  return kept.length === 0 ? all : kept;
};

const endOf = (piece: Piece): number => piece.start + piece.text.length;

const lastJoined = (text: string, pieces: readonly Piece[], first: number): number => {
  let last = first;
  while (last + 1 < pieces.length && touches(text, pieces[last] as Piece, pieces[last + 1] as Piece)) last++;
  return last;
};

/** Whether two pieces belong to one word: adjacent, or with an apostrophe between them. */
const touches = (text: string, before: Piece, after: Piece): boolean => {
  if (!before.isWord || !after.isWord || before.isSyllabic || after.isSyllabic) return false;
  const gap = after.start - endOf(before);
  if (gap === 0) return true;
  return gap === 1 && APOSTROPHES.includes(text.charAt(endOf(before))) && IS_LETTER.test(after.text);
};
