import { hasOneOf } from '../folding.ts';
import { isFreeDigit } from './lone-han-digits.ts';
import type { NumberLexicon } from './number-lexicon.ts';
import { inOrder, readSyllables, type SyllableNumber, syllableAtoms } from './syllable-sums.ts';

const DIGITS = '零一二三四五六七八九';
const HAN = syllableAtoms(
  [
    ...inOrder(DIGITS),
    ...inOrder('〇壹贰叁肆伍陆柒捌玖'),
    ['两', 2],
    ['兩', 2],
    ['俩', 2],
    ['倆', 2],
    ['貳', 2],
    ['參', 3],
    ['陸', 6],
    ['壱', 1],
    ['弐', 2],
    ['参', 3],
    ['廿', 20],
    ['卅', 30],
  ],
  [
    ['十', 10],
    ['拾', 10],
    ['百', 100],
    ['佰', 100],
    ['千', 1000],
    ['仟', 1000],
    ['阡', 1000],
    ['万', 1e4],
    ['萬', 1e4],
    ['亿', 1e8],
    ['億', 1e8],
    ['兆', 1e12],
  ],
);

export const isHanNumberUnit = (folded: string, at: number): boolean => HAN.has(folded.charCodeAt(at));
export const isHanScale = (folded: string, at: number): boolean =>
  HAN.get(folded.charCodeAt(at))?.kind === 'scale';

/**
 * Whether the scale at `at` begins the next share instead of multiplying the number that begins at `from`:
 * `百分之5百分之6`.
 */
export const isOfNextShare = (folded: string, from: number, at: number): boolean =>
  folded.startsWith('分之', at + 1) && folded.startsWith('分之', from - 2);

/**
 * A number in Han characters that begins at `at`.
 * `digits` is the value of ASCII digits directly before `at`, if any.
 */
export const readHanNumber = (
  folded: string,
  at: number,
  { leavesOutLastScale }: Pick<NumberLexicon, 'leavesOutLastScale'>,
  digits?: number,
): SyllableNumber | undefined => {
  const isShareOf = isNextShareOf(at);
  const isEnd = (text: string, place: number): boolean =>
    isShareOf(text, place) || isUnitPrefix(text, place, digits !== undefined) || isOfQuarter(text, place);
  const sum = { atoms: HAN, digits, isEnd, leavesOutLastScale };
  // 万が一: "just in case".
  if (folded.startsWith('万が一', at)) return undefined;
  const read = fewAt(folded, at, digits) ?? readSpaced(folded, at, sum) ?? readSyllables(folded, at, sum);
  if (read === undefined || digits !== undefined || Number.isNaN(read.value)) return read;
  const plain = readDigitString(folded, at);
  if (plain !== undefined && plain.end >= read.end) return plain;
  const isLone = read.end - at === 1 && folded.charAt(at - 1) !== '第';
  return !isLone || isFreeDigit(folded, at, read.end) ? read : undefined;
};

/** 两三个人, 十七八岁, 二、三人: an unspecified number. Years, rooms and lines may have such a number. */
const ONE_OR_TWO =
  /^(?:[二三四五六七八九]?十)?(?:一[、,]?[二两兩]|[二两兩][、,]?三|三[、,]?四|四[、,]?五|五[、,]?六|六[、,]?七|七[、,]?八|八[、,]?九|三五)(?:[十百千万萬亿億]+|(?=[个個位名人天次条條张張只件种種分岁歳周週倍杯句步歩枚本匹]))/;
const FEW_FIRST = '一二两兩三四五六七八九十';
/** Longer than any of these. */
const FEW_UNITS_MAX = 10;

const fewAt = (folded: string, at: number, digits: number | undefined): SyllableNumber | undefined => {
  const mayBeFew = digits === undefined && hasOneOf(FEW_FIRST, folded, at);
  const few = mayBeFew ? ONE_OR_TWO.exec(folded.slice(at, at + FEW_UNITS_MAX))?.[0] : undefined;
  return few === undefined ? undefined : { end: at + few.length, value: Number.NaN };
};

/** 12千米, 50兆字节: the scale belongs to the unit. In words, 八千米 may be either, so it is eight thousand metres. */
const isUnitPrefix = (folded: string, at: number, isAfterDigits: boolean): boolean =>
  hasOneOf('千兆', folded, at) &&
  (/^.(?:字节|字節|比特|位元|赫兹|赫茲)/.test(folded.slice(at, at + 3)) ||
    (isAfterDigits && /^千[米克瓦卡帕]/.test(folded.slice(at, at + 2))));

/** The second 四 of 第四四半期 is of the word for a quarter of a year. */
const isOfQuarter = (folded: string, at: number): boolean => folded.startsWith('四半期', at);

const isNextShareOf =
  (from: number) =>
  (folded: string, at: number): boolean =>
    isOfNextShare(folded, from, at);

const SPACED = /[零〇一二三四五六七八九壹贰叁肆伍陆柒捌玖两兩俩倆貳參陸十拾百佰千仟万萬亿億兆余餘多几幾\d,]/;
const SPACED_OR_SPACE = SPACED.source.replace(']', ' ]');
/** Spaces can be read in one way only, because repeated groups of them would take exponential time. */
const SPACED_RUN = new RegExp(`^${SPACED.source}* ${SPACED_OR_SPACE}*${SPACED.source}`);
const SCALES = /[十拾百佰千仟万萬亿億兆]/;

/** 三千 八百 九十六: spaces between the parts, if together they form one number. */
const readSpaced = (
  folded: string,
  at: number,
  sum: Parameters<typeof readSyllables>[2],
): SyllableNumber | undefined => {
  const space = folded.indexOf(' ', at);
  if (space === -1 || space - at > SPACED_UNITS_MAX) return undefined;
  const run = SPACED_RUN.exec(folded.slice(at, at + SPACED_UNITS_MAX + 1))?.[0];
  if (run === undefined || run.length > SPACED_UNITS_MAX || !SCALES.test(run)) return undefined;
  // `三 百分之一` is three, then one per cent.
  if (/ [百佰千仟万萬]$/.test(run) && folded.startsWith('分之', at + run.length)) return undefined;
  const close = run.replaceAll(' ', '');
  const read = readSyllables(close, 0, sum);
  return read?.end === close.length ? { end: at + run.length, value: read.value } : undefined;
};

/** Longer than any number with spaces between all parts. */
const SPACED_UNITS_MAX = 60;

/** 二〇一七 → 2017. */
const readDigitString = (folded: string, at: number): SyllableNumber | undefined => {
  let value = 0;
  let end = at;
  for (; end < folded.length; end++) {
    const atom = HAN.get(folded.charCodeAt(end));
    if (atom === undefined || atom.kind !== 'unit' || atom.value > 9 || isOfQuarter(folded, end)) break;
    value = value * 10 + atom.value;
  }
  return end - at >= 2 && !HAN.has(folded.charCodeAt(end)) ? { end, value } : undefined;
};
