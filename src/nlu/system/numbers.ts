import { beginsWord, isDigitUnit, isHangulUnit, isWordUnit } from './folding.ts';
import {
  isHanNumberUnit,
  readHanNumber,
  readKoreanAfterDigits,
  readKoreanNumber,
  readSinoKorean,
} from './han-numbers.ts';
import { writesHanNumbers } from './language.ts';
import { type NumberAtom, NumberBuilder } from './number-builder.ts';
import { type NumberLexicon, numberLexicon, WORDS_PER_ATOM_MAX } from './number-lexicon.ts';

/** A number in a text: what it is worth, and how it is written. */
export type NumberSpan = {
  readonly start: number;
  /** Where its digits or words begin, after a sign. */
  readonly body: number;
  readonly end: number;
  readonly value: number;
  readonly isOrdinal: boolean;
  /** How many digits its whole part has; 0 when written in words. */
  readonly digits: number;
  /** A word that is mostly an article: `ein`, `une`. */
  readonly isArticle: boolean;
  /** Letters touch it, as in `5km` or `LH4234`. */
  readonly isGlued: boolean;
};

/** Finds the numbers of a folded text, from left to right, not overlapping; linear in its length. */
export const numberFinder = (base: string): ((folded: string) => readonly NumberSpan[]) => {
  const lexicon = numberLexicon(base);
  const hasHan = writesHanNumbers(base);
  const hasHangul = base === 'ko';
  return (folded) => {
    const found: NumberSpan[] = [];
    for (let at = 0; at < folded.length; ) {
      const unit = folded.charCodeAt(at);
      const span = isDigitUnit(unit)
        ? readDigits(folded, at, lexicon)
        : isWordUnit(unit)
          ? readWords(folded, at, lexicon)
          : hasHan
            ? readHan(folded, at, lexicon)
            : hasHangul && isHangulUnit(unit)
              ? readKorean(folded, at)
              : undefined;
      if (span !== undefined) found.push(span);
      at = span?.end ?? skip(folded, at);
    }
    return found;
  };
};

/** Past the word at `at`, or past one unit of anything else. */
const skip = (folded: string, at: number): number => {
  let end = at;
  while (end < folded.length && isWordUnit(folded.charCodeAt(end))) end++;
  return Math.max(end, at + 1);
};

const words = (start: number, end: number, value: number, isOrdinal = false): NumberSpan => ({
  start,
  body: start,
  end,
  value,
  isOrdinal,
  digits: 0,
  isArticle: false,
  isGlued: false,
});

const readHan = (folded: string, at: number, lexicon: NumberLexicon): NumberSpan | undefined => {
  if (folded.startsWith('一半', at) || folded.startsWith('半分', at)) return words(at, at + 2, 0.5);
  const isRanked = folded.charAt(at) === '第';
  const from = isRanked ? at + 1 : at;
  if (isRanked && isDigitUnit(folded.charCodeAt(from))) {
    const end = endOfDigits(folded, from);
    return words(at, end, Number(folded.slice(from, end)), true);
  }
  if (!isHanNumberUnit(folded, from)) return readKana(folded, at);
  const read = readHanNumber(folded, from);
  if (read === undefined) return undefined;
  const end = folded.startsWith('番目', read.end) ? read.end + 2 : read.end;
  const start = startWithMinus(folded, at, lexicon);
  const value = start === at ? read.value : -read.value;
  return { ...words(start, end, value, isRanked || end !== read.end), body: at };
};

const KANA = ['ひとつ', 'ふたつ', 'みっつ', 'よっつ', 'いつつ', 'むっつ', 'ななつ', 'やっつ', 'ここのつ'];

const readKana = (folded: string, at: number): NumberSpan | undefined => {
  const place = KANA.findIndex((word) => folded.startsWith(word, at));
  const word = KANA[place];
  return word === undefined ? undefined : words(at, at + word.length, place + 1);
};

const readKorean = (folded: string, at: number): NumberSpan | undefined => {
  if (folded.startsWith('제', at)) return readKoreanRank(folded, at);
  if (folded.startsWith('첫', at)) {
    const ordinal = /^첫 ?번째/.exec(folded.slice(at, at + 4));
    return ordinal === null ? undefined : words(at, at + ordinal[0].length, 1, true);
  }
  const read = readKoreanNumber(folded, at);
  if (read === undefined) return undefined;
  const ordinal = /^ ?번째|^째/.exec(folded.slice(read.end, read.end + 3));
  return words(at, read.end + (ordinal?.[0].length ?? 0), read.value, ordinal !== null);
};

/** 제3, 제삼: third. */
const readKoreanRank = (folded: string, at: number): NumberSpan | undefined => {
  const digitsEnd = endOfDigits(folded, at + 1);
  if (digitsEnd > at + 1) return words(at, digitsEnd, Number(folded.slice(at + 1, digitsEnd)), true);
  const read = beginsWord(folded, at) ? readSinoKorean(folded, at + 1) : undefined;
  const isWhole = read !== undefined && !isHangulUnit(folded.charCodeAt(read.end));
  return isWhole ? words(at, read.end, read.value, true) : undefined;
};

// ---- digits

const endOfDigits = (folded: string, at: number): number => {
  let end = at;
  while (end < folded.length && isDigitUnit(folded.charCodeAt(end))) end++;
  return end;
};

/** Shapes that are dates, clock times or addresses of machines, and no numbers. */
const DATE_OR_CLOCK = /\d{1,4}([./-])\d{1,2}\1\d{1,4}(?:\.\d+)*(?!\d)|\d{1,2}:\d{2}(?::\d{2})?(?![\d:])/y;
const FRACTION = /(\d{1,2})\/(\d{1,2})(?![\d/])/y;

/** Digits that are part of another shape are passed over: the span has the value NaN and is dropped later. */
const readDigits = (folded: string, at: number, lexicon: NumberLexicon): NumberSpan => {
  const before = folded.charCodeAt(at - 1);
  const isAfterLetter = at > 0 && isWordUnit(before) && !isDigitUnit(before);
  const isNegative = folded.charAt(at - 1) === '-' && (at === 1 || folded.charAt(at - 2) === ' ');
  const start = isNegative ? at - 1 : startWithMinus(folded, at, lexicon);
  const span = { start, body: at, isOrdinal: false, digits: 0, isArticle: false, isGlued: true };
  DATE_OR_CLOCK.lastIndex = at;
  if (DATE_OR_CLOCK.test(folded)) return { ...span, end: DATE_OR_CLOCK.lastIndex, value: Number.NaN };
  FRACTION.lastIndex = at;
  const fraction = FRACTION.exec(folded);
  if (fraction !== null) return { ...span, end: FRACTION.lastIndex, ...valueOfFraction(fraction) };
  const written = readWritten(folded, at, lexicon);
  const scaled = readScale(folded, written, lexicon);
  const ending = scaled === undefined ? readEnding(folded, written.end, lexicon) : undefined;
  const end = scaled?.end ?? ending ?? written.end;
  const next = folded.charCodeAt(end);
  const isBeforeLetter = end < folded.length && isWordUnit(next) && !isDigitUnit(next);
  return {
    start,
    body: at,
    end,
    value: (scaled?.value ?? written.value) * (start === at ? 1 : -1),
    isOrdinal: ending !== undefined,
    digits: written.digits,
    isArticle: false,
    isGlued: isAfterLetter || isBeforeLetter,
  };
};

const valueOfFraction = (fraction: RegExpExecArray): { value: number; isGlued: boolean } => {
  const part = Number(fraction[1]);
  const whole = Number(fraction[2]);
  const isFraction = part > 0 && part < whole && (whole <= 5 || whole === 8 || whole === 10);
  return { value: isFraction ? part / whole : Number.NaN, isGlued: false };
};

type Written = { readonly value: number; readonly end: number; readonly digits: number };

/** Digits with the language's separators: `1,234.56`, `1.234,56`, `1 234,56`. */
const readWritten = (folded: string, at: number, lexicon: NumberLexicon): Written => {
  const grouping = lexicon.decimal === '.' ? ',' : '.';
  let end = endOfDigits(folded, at);
  let whole = folded.slice(at, end);
  if (whole.length <= 3 && !whole.startsWith('0')) {
    for (;;) {
      const separator = folded.charAt(end);
      const isGroup = separator === grouping || (separator === ' ' && lexicon.groupsWithSpaces);
      const groupEnd = isGroup ? endOfDigits(folded, end + 1) : end;
      if (groupEnd - end !== 4) break;
      whole += folded.slice(end + 1, groupEnd);
      end = groupEnd;
    }
  }
  const separator = folded.charAt(end);
  const decimalsEnd = endOfDigits(folded, end + 1);
  const isDecimal =
    decimalsEnd > end + 1 &&
    (separator === lexicon.decimal || (separator === '.' && whole === folded.slice(at, end)));
  const decimals = isDecimal ? folded.slice(end + 1, decimalsEnd) : '';
  return {
    value: Number(decimals === '' ? whole : `${whole}.${decimals}`),
    end: isDecimal ? decimalsEnd : end,
    digits: whole.length,
  };
};

/** `5k`, `2 million`, `25万6千`, `3천`. */
const readScale = (folded: string, written: Written, lexicon: NumberLexicon) => {
  const { end, value } = written;
  if (end >= folded.length) return undefined;
  if (isHanNumberUnit(folded, end)) return readHanNumber(folded, end, value);
  if (isHangulUnit(folded.charCodeAt(end))) return readKoreanAfterDigits(folded, end, value);
  if (folded.charAt(end) === 'k' && skip(folded, end) === end + 1)
    return { value: value * 1000, end: end + 1 };
  const from = folded.charAt(end) === ' ' ? end + 1 : end;
  if (!lexicon.mayBegin(folded, from)) return undefined;
  const wordEnd = skip(folded, from);
  const atoms = lexicon.atomsOf(folded.slice(from, wordEnd));
  const scale = atoms?.length === 1 ? atoms[0] : undefined;
  return scale?.kind === 'scale' ? { value: round(value * scale.value), end: wordEnd } : undefined;
};

/** Takes away what binary fractions add: 1.1 million is 1,100,000. */
export const round = (value: number): number => Number(value.toPrecision(15));

const readEnding = (folded: string, end: number, lexicon: NumberLexicon): number | undefined => {
  const from = folded.charAt(end) === '-' ? end + 1 : end;
  for (const ending of lexicon.digitEndings) {
    if (!folded.startsWith(ending, from)) continue;
    const after = from + ending.length;
    if (after >= folded.length || !isWordUnit(folded.charCodeAt(after))) return after;
  }
  const ranked = /^(?:番目|번째|'?[iu]?nc[iu](?!\p{L}))/u.exec(folded.slice(from, from + 6));
  return ranked === null ? undefined : from + ranked[0].length;
};

// ---- words

type Read = { readonly atoms: readonly NumberAtom[]; readonly end: number };

/** The longest part of a number that begins at `at`. */
const readAtoms = (folded: string, at: number, lexicon: NumberLexicon): Read | undefined => {
  if (!lexicon.mayBegin(folded, at)) return undefined;
  let best: Read | undefined;
  let words = '';
  let from = at;
  for (let count = 0; count < WORDS_PER_ATOM_MAX && from < folded.length; count++) {
    const end = skip(folded, from);
    words += folded.slice(from, end);
    const atoms = lexicon.atomsOf(words);
    if (atoms !== undefined) best = { atoms, end };
    const separator = folded.charAt(end);
    words += separator === '-' ? ' ' : separator;
    if (
      (separator !== ' ' && separator !== '-' && separator !== "'") ||
      !isWordUnit(folded.charCodeAt(end + 1))
    )
      break;
    from = end + 1;
  }
  return best;
};

const readWords = (folded: string, at: number, lexicon: NumberLexicon): NumberSpan | undefined => {
  const first = readAtoms(folded, at, lexicon);
  if (first === undefined) return undefined;
  const [head] = first.atoms;
  if (head === undefined || head.kind === 'joiner') return undefined;
  const start = startWithMinus(folded, at, lexicon);
  const sign = start === at ? 1 : -1;
  if (head.kind === 'fixed') return { ...words(start, first.end, sign * head.value), body: at };
  let sum = new NumberBuilder(lexicon.system);
  let end = at;
  for (let next: Read | undefined = first; next !== undefined; ) {
    const more = takeAll(sum, next.atoms, lexicon);
    if (more === undefined) break;
    sum = more;
    end = next.end;
    next = afterSeparator(folded, end, lexicon, sum);
  }
  if (end === at) return undefined;
  const isArticle = head.value === 1 && end === first.end && lexicon.articles.has(folded.slice(at, end));
  return {
    ...words(start, end, sign * sum.value, sum.isOrdinal),
    body: at,
    isArticle: isArticle && start === at,
  };
};

/** The sum with all parts of one word, or undefined: a word that makes no number must not leave half of itself. */
const takeAll = (
  sum: NumberBuilder,
  atoms: readonly NumberAtom[],
  lexicon: NumberLexicon,
): NumberBuilder | undefined => {
  const more = sum.copy();
  let joins = false;
  for (const atom of atoms) {
    if (atom.kind === 'joiner') joins = true;
    else {
      const taken = (joins && lexicon.unitsFirst && more.takeTensAfterUnit(atom)) || more.take(atom);
      if (!taken) return undefined;
      joins = false;
    }
  }
  return joins ? undefined : more;
};

/** What continues a number after a space, a hyphen or a joiner such as "and". */
const afterSeparator = (
  folded: string,
  end: number,
  lexicon: NumberLexicon,
  sum: NumberBuilder,
): Read | undefined => {
  const separator = folded.charAt(end);
  if (separator !== ' ' && separator !== '-') return undefined;
  const next = readAtoms(folded, end + 1, lexicon);
  if (next?.atoms[0]?.kind !== 'joiner' || next.atoms.length > 1) return next;
  const mayJoin = sum.room >= lexicon.joinFrom || (lexicon.unitsFirst && sum.room === 0);
  const joint = folded.charAt(next.end);
  if (!mayJoin || (joint !== ' ' && joint !== '-')) return undefined;
  const after = readAtoms(folded, next.end + 1, lexicon);
  const head = after?.atoms[0];
  if (after === undefined || head === undefined) return undefined;
  if (sum.room === 0)
    return head.value >= 20
      ? { atoms: [{ kind: 'joiner', value: 0 }, ...after.atoms], end: after.end }
      : undefined;
  return head.kind !== 'article' && head.value < sum.room ? after : undefined;
};

const HAN_MINUS = ['マイナス', '负', '負'];

const startWithMinus = (folded: string, at: number, lexicon: NumberLexicon): number => {
  const sign = HAN_MINUS.find(
    (word) => folded.endsWith(word, at) && folded.startsWith(word, at - word.length),
  );
  if (sign !== undefined) return at - sign.length;
  if (at < 2 || folded.charAt(at - 1) !== ' ' || lexicon.minus.size === 0) return at;
  const from = folded.lastIndexOf(' ', at - 2) + 1;
  return lexicon.minus.has(folded.slice(from, at - 1)) ? from : at;
};
