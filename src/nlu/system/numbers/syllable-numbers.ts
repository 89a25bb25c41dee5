import { beginsWord, hasOneOf, isDigitUnit, isHangulUnit } from '../folding.ts';
import { isHanNumberUnit, readHanNumber } from './han-numbers.ts';
import { readKanaNumber } from './kana-numbers.ts';
import { readKoreanNumber, readSinoKorean } from './korean-numbers.ts';
import type { NumberLexicon } from './number-lexicon.ts';
import { endOfDigits, type NumberSpan, ordinalOfWords, spanOfWords, startWithMinus } from './number-span.ts';

/** A number in Han characters or kana that begins at `at`, including its ordinal mark. */
export const readHan = (folded: string, at: number, lexicon: NumberLexicon): NumberSpan | undefined => {
  const half = readHalf(folded, at);
  if (half !== undefined) return half;
  if (isFirst(folded, at)) return ordinalOfWords(at, at + 2, 1);
  const rank = folded.charAt(at) === '第' ? 1 : folded.startsWith('だい', at) ? 2 : 0;
  const isRanked = rank > 0;
  const from = at + rank;
  if (isRanked && isDigitUnit(folded.charCodeAt(from))) return rankInDigits(folded, at, from);
  if (!isHanNumberUnit(folded, from)) return readKana(folded, at);
  // 万一, in case; a number of ten thousands begins with a digit
  if (isWeekday(folded, at) || folded.startsWith('万一', at)) return undefined;
  const read = readHanNumber(folded, from, lexicon);
  if (read === undefined) return undefined;
  const rankEnd =
    read.end + (lexicon.ranks?.exec(folded.slice(read.end, read.end + RANK_UNITS_MAX))?.[0].length ?? 0);
  const end = folded.startsWith('番目', read.end) ? read.end + 2 : rankEnd;
  const start = startWithMinus(folded, at, lexicon);
  const value = start === at ? read.value : -read.value;
  return { ...spanOfWords(start, end, value), body: at, isOrdinal: isRanked || end !== read.end };
};

/** 第21, 第3千 */
const rankInDigits = (folded: string, at: number, from: number): NumberSpan => {
  const digitsEnd = endOfDigits(folded, from);
  const digits = Number(folded.slice(from, digitsEnd));
  const scaled = readHanNumber(folded, digitsEnd, { leavesOutLastScale: false }, digits);
  return ordinalOfWords(at, scaled?.end ?? digitsEnd, scaled?.value ?? digits);
};

/** 星期六十二点, 周六十点: Saturday before an hour, not sixty. */
const isWeekday = (folded: string, at: number): boolean => {
  if (folded.charAt(at + 1) !== '十') return false;
  const before = folded.slice(Math.max(0, at - 2), at);
  return (
    /星期|[礼禮]拜/.test(before) || (/[周週]$/.test(before) && HOUR_AFTER.test(folded.slice(at + 1, at + 4)))
  );
};
const HOUR_AFTER = /^十[一二]?[点點时時]/;

/** 最初の単語, 最初に: the first; but 最初から is "from the beginning". */
const isFirst = (folded: string, at: number): boolean =>
  folded.startsWith('最初', at) && hasOneOf('のにで', folded, at + 2);

/** More than 世紀目, and what may not follow. */
const RANK_UNITS_MAX = 5;

const readHalf = (folded: string, at: number): NumberSpan | undefined => {
  if (folded.startsWith('一半', at)) return spanOfWords(at, at + 2, 0.5);
  if (folded.charAt(at) !== '半') return undefined;
  if (folded.charAt(at + 1) === '百') return spanOfWords(at, at + 2, 50);
  if (folded.charAt(at + 1) === '分') return spanOfWords(at, at + 2, 0.5);
  if (/^半(?:成(?![\u4e00-\u9fff])|折(?![\u4e00-\u9fff]))/.test(folded.slice(at, at + 3)))
    return spanOfWords(at, at + 1, 0.5);
  const halfDozen = /^半(?:打(?![\u4e00-\u9fff]*[击聽听])|ダース)/.exec(folded.slice(at, at + 4))?.[0];
  return halfDozen === undefined ? undefined : spanOfWords(at, at + halfDozen.length, 6);
};

const FIRST_HIRAGANA = 0x3041;
const LAST_HIRAGANA = 0x3096;

/** Native Japanese counts of things. */
const THINGS = ['ひとつ', 'ふたつ', 'みっつ', 'よっつ', 'いつつ', 'むっつ', 'ななつ', 'やっつ', 'ここのつ'];

const readKana = (folded: string, at: number): NumberSpan | undefined => {
  const unit = folded.charCodeAt(at);
  if (unit < FIRST_HIRAGANA || unit > LAST_HIRAGANA) return undefined;
  const place = THINGS.findIndex((word) => folded.startsWith(word, at));
  const word = THINGS[place];
  if (word !== undefined) return spanOfWords(at, at + word.length, place + 1);
  const said = readKanaNumber(folded, at);
  return said && spanOfWords(at, said.end, said.value);
};

/** A Korean number that begins at `at`, including its ordinal mark. */
export const readKorean = (folded: string, at: number, lexicon: NumberLexicon): NumberSpan | undefined => {
  if (folded.startsWith('제', at)) return readKoreanRank(folded, at);
  const rank = KOREAN_RANKS.findIndex((word) => folded.startsWith(word, at));
  if (rank !== -1) return ordinalOfWords(at, at + 2, rank + 1);
  if (folded.startsWith('첫', at)) {
    // 첫 단어: the first word. 첫날 and 첫눈 are words of their own.
    const ordinal = /^첫(?: ?번째|(?= [가-힣]))/.exec(folded.slice(at, at + 4));
    return ordinal === null ? undefined : ordinalOfWords(at, at + ordinal[0].length, 1);
  }
  const read = readKoreanNumber(folded, at);
  if (read === undefined) return undefined;
  const decimals = KOREAN_DECIMALS.exec(folded.slice(read.end, read.end + DECIMAL_UNITS_MAX));
  if (decimals !== null) return withKoreanDecimals(folded, at, read, decimals, lexicon);
  const ordinal = /^ ?번째|^째|^등(?!급)/.exec(folded.slice(read.end, read.end + 3));
  const start = startWithMinus(folded, at, lexicon);
  const value = start === at ? read.value : -read.value;
  const end = read.end + (ordinal?.[0].length ?? 0);
  return { ...spanOfWords(start, end, value), body: at, isOrdinal: ordinal !== null };
};

const KOREAN_RANKS = ['첫째', '둘째', '셋째', '넷째', '다섯째'];

/** What is numbered, if the word ends with it or a particle follows: 제사십이회, 제삼장은. */
const KOREAN_RANKED =
  /^[회차대장호기권과조항판부편탄강](?![가-힣])|^[회차대장호기권과조항판부편탄강][은는이가을를의에]/;

/** 제3, 제삼: third. */
const readKoreanRank = (folded: string, at: number): NumberSpan | undefined => {
  const digitsEnd = endOfDigits(folded, at + 1);
  if (digitsEnd > at + 1) return ordinalOfWords(at, digitsEnd, Number(folded.slice(at + 1, digitsEnd)));
  const read = beginsWord(folded, at) ? readSinoKorean(folded, at + 1) : undefined;
  const isWhole =
    read !== undefined &&
    (!isHangulUnit(folded.charCodeAt(read.end)) || KOREAN_RANKED.test(folded.slice(read.end, read.end + 3)));
  return isWhole ? ordinalOfWords(at, read.end, read.value) : undefined;
};

/** 삼점일사: digits after the point. 이 alone is mostly the particle of the subject: 백점이 is "a hundred points". */
const KOREAN_DECIMALS =
  /^ ?점 ?([영공일이삼사오육칠팔구]{2,12}|[영공일삼사오육칠팔구])(?=$|[^가-힣]|퍼센트|프로|도|점|배|킬로|미터|센티|리터|그램|입니다|이다|이에요|이야|를|을|은|는|이 |가 )/;
/** Twelve digits and the word after them. */
const DECIMAL_UNITS_MAX = 24;
const KOREAN_DIGITS = '영일이삼사오육칠팔구';

const withKoreanDecimals = (
  folded: string,
  at: number,
  read: { readonly end: number; readonly value: number },
  { 0: said, 1: syllables = '' }: RegExpExecArray,
  lexicon: NumberLexicon,
): NumberSpan => {
  const digits = [...syllables].map((char) => (char === '공' ? 0 : KOREAN_DIGITS.indexOf(char))).join('');
  const start = startWithMinus(folded, at, lexicon);
  const value = Number(`${read.value}.${digits}`);
  return { ...spanOfWords(start, read.end + said.length, start === at ? value : -value), body: at };
};
