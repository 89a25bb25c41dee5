import { beginsWord, isDigitUnit, isHangulUnit } from './folding.ts';
import { isHanNumberUnit, readHanNumber } from './han-numbers.ts';
import { readKoreanNumber, readSinoKorean } from './korean-numbers.ts';
import type { NumberLexicon } from './number-lexicon.ts';
import { endOfDigits, type NumberSpan, spanOfWords, startWithMinus } from './number-span.ts';

/** A number in Han characters or kana that begins at `at`, including its ordinal mark. */
export const readHan = (folded: string, at: number, lexicon: NumberLexicon): NumberSpan | undefined => {
  if (folded.startsWith('半百', at)) return spanOfWords(at, at + 2, 50);
  if (folded.startsWith('一半', at) || folded.startsWith('半分', at)) return spanOfWords(at, at + 2, 0.5);
  const rank = /^(?:第|だい)/.exec(folded.slice(at, at + 2))?.[0].length ?? 0;
  const isRanked = rank > 0;
  const from = at + rank;
  if (isRanked && isDigitUnit(folded.charCodeAt(from))) {
    const digitsEnd = endOfDigits(folded, from);
    const digits = Number(folded.slice(from, digitsEnd));
    const scaled = readHanNumber(folded, digitsEnd, false, digits);
    return spanOfWords(at, scaled?.end ?? digitsEnd, scaled?.value ?? digits, true);
  }
  if (!isHanNumberUnit(folded, from)) return readKana(folded, at);
  const read = readHanNumber(folded, from, lexicon.leavesOutLastScale);
  if (read === undefined) return undefined;
  const end = folded.startsWith('番目', read.end) ? read.end + 2 : read.end;
  const start = startWithMinus(folded, at, lexicon);
  const value = start === at ? read.value : -read.value;
  return { ...spanOfWords(start, end, value, isRanked || end !== read.end), body: at };
};

const KANA = ['ひとつ', 'ふたつ', 'みっつ', 'よっつ', 'いつつ', 'むっつ', 'ななつ', 'やっつ', 'ここのつ'];

const readKana = (folded: string, at: number): NumberSpan | undefined => {
  const place = KANA.findIndex((word) => folded.startsWith(word, at));
  const word = KANA[place];
  return word === undefined ? undefined : spanOfWords(at, at + word.length, place + 1);
};

/** A Korean number that begins at `at`, including its ordinal mark. */
export const readKorean = (folded: string, at: number, lexicon: NumberLexicon): NumberSpan | undefined => {
  if (folded.startsWith('제', at)) return readKoreanRank(folded, at);
  if (folded.startsWith('첫', at)) {
    const ordinal = /^첫 ?번째/.exec(folded.slice(at, at + 4));
    return ordinal === null ? undefined : spanOfWords(at, at + ordinal[0].length, 1, true);
  }
  const read = readKoreanNumber(folded, at);
  if (read === undefined) return undefined;
  const ordinal = /^ ?번째|^째|^등(?!급)/.exec(folded.slice(read.end, read.end + 3));
  const start = startWithMinus(folded, at, lexicon);
  const value = start === at ? read.value : -read.value;
  const end = read.end + (ordinal?.[0].length ?? 0);
  return { ...spanOfWords(start, end, value, ordinal !== null), body: at };
};

/** 제3, 제삼: third. */
const readKoreanRank = (folded: string, at: number): NumberSpan | undefined => {
  const digitsEnd = endOfDigits(folded, at + 1);
  if (digitsEnd > at + 1) return spanOfWords(at, digitsEnd, Number(folded.slice(at + 1, digitsEnd)), true);
  const read = beginsWord(folded, at) ? readSinoKorean(folded, at + 1) : undefined;
  const isWhole = read !== undefined && !isHangulUnit(folded.charCodeAt(read.end));
  return isWhole ? spanOfWords(at, read.end, read.value, true) : undefined;
};
