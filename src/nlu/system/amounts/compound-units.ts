import { dimensionWords } from '../data/dimension-words.ts';
import { andWords, withWords } from '../data/joining-words.ts';
import { alternatives, foldText, isHanUnit } from '../folding.ts';
import { round } from '../numbers/number-span.ts';
import { NOTHING_COUNTED } from '../numbers/sum-tails.ts';
import type { Reading } from '../reading.ts';

/** A measured amount and its place. */
export type Measured = {
  readonly value: { readonly amount: number; readonly unit: string };
  readonly start: number;
  readonly end: number;
};

/** How many of the smaller unit are in the larger one, for units that are said together. */
const PARTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ft: { inch: 12 },
  yd: { ft: 3, inch: 36 },
  mile: { yd: 1760, ft: 5280 },
  lb: { oz: 16 },
  st: { lb: 14 },
  stone: { lb: 14 },
  km: { m: 1000 },
  m: { cm: 100 },
  cm: { mm: 10 },
  kg: { g: 1000 },
  t: { kg: 1000 },
  L: { mL: 1000, cL: 100, dL: 10 },
  gal: { quart: 4, pint: 8 },
};

const AND = alternatives(andWords);
const JOINT = new RegExp(`^ ?(?:(?:${AND}) )?$`);

/** `5 ft 2 in`, `1 m 80 cm`: one amount of the larger unit. */
export const withSmallerUnits = (reading: Reading, parts: readonly Measured[]): readonly Measured[] => {
  const { folded } = reading;
  const whole: Measured[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    const sum = last && JOINT.test(folded.slice(last.end, part.start)) ? sumOf(last, part) : undefined;
    if (sum === undefined) whole.push(part);
    else whole[whole.length - 1] = sum;
  }
  return whole.map((one) => withBarePart(reading, one));
};

const sumOf = (last: Measured, part: Measured): Measured | undefined => {
  const factor = PARTS[last.value.unit]?.[part.value.unit];
  const { amount } = part.value;
  if (factor === undefined || amount <= 0 || amount >= factor || !Number.isInteger(last.value.amount))
    return undefined;
  const sum = round(last.value.amount + amount / factor);
  return { value: { amount: sum, unit: last.value.unit }, start: last.start, end: part.end };
};

const DIMENSION = `(?:${foldText(dimensionWords).replace(/\s*\n\s*/g, '')})(?![\\p{L}\\d])`;
const DIMENSION_AFTER = new RegExp(`^ ${DIMENSION}`, 'u');
const END_AFTER = `(?= ?(?:[.!?,;](?!\\d)|$)| ${DIMENSION})`;
const INCHES_AFTER = new RegExp(`^ (1[01]|[1-9])${END_AFTER}`, 'u');
/** `6ft2`, `5'11` */
const GLUED_INCHES = /^(1[01]|[1-9])(?![\d\p{L}'"]|[.,]\d)/u;
/** `1米8`: tenths, if the sentence ends or a particle follows. */
const HAN_TENTHS = /^([1-9])(?=$|[的高左以吧了啊呢，。,.!?！？ ])/;
const CENTIMETRES_AFTER = new RegExp(`^ ?(\\d{2})${END_AFTER}`, 'u');
/** Longer than a second number with a dimension after it. */
const PART_UNITS_MAX = 24;

/** `5 foot 2`, `1 Meter 80`, `1m75`: the unit of the second number is implied. */
const withBarePart = (reading: Reading, one: Measured): Measured => {
  const { amount, unit } = one.value;
  if ((unit !== 'ft' && unit !== 'm') || !Number.isInteger(amount)) return one;
  const part = partInDigits(reading.folded, one) ?? partInWords(reading, one);
  if (part === undefined) return one;
  return { value: { amount: round(amount + part.value), unit }, start: one.start, end: part.end };
};

type BarePart = { readonly value: number; readonly end: number };

const partInDigits = (folded: string, { value, end }: Measured): BarePart | undefined => {
  const isFeet = value.unit === 'ft';
  const [shape, factor] = isFeet ? [INCHES_AFTER, 12] : [CENTIMETRES_AFTER, 100];
  const rest = folded.slice(end, end + PART_UNITS_MAX);
  const tenths = folded.charAt(end - 1) === '米' ? HAN_TENTHS.exec(rest) : null;
  if (tenths !== null) return { value: Number(tenths[1]) / 10, end: end + 1 };
  const match = shape.exec(rest) ?? (isFeet ? GLUED_INCHES.exec(rest) : null);
  return match === null ? undefined : { value: Number(match[1]) / factor, end: end + match[0].length };
};

/** `un mètre soixante-quinze`, `five foot two`, `一米七五`: the number cannot count anything else. */
const partInWords = (reading: Reading, { value, end }: Measured): BarePart | undefined => {
  const next = reading.amounts().find(({ start }) => start >= end);
  if (
    next === undefined ||
    next.digits > 0 ||
    next.isOrdinal ||
    next.isArticle ||
    !isWithin(next.value, value.unit)
  )
    return undefined;
  const between = reading.folded.slice(end, next.start);
  const isGlued = between === '' && isHanUnit(reading.folded.charCodeAt(next.start));
  if (!isGlued && !(BESIDE.test(between) && next.value >= (value.unit === 'ft' ? 1 : 10))) return undefined;
  const after = reading.folded.slice(next.end, next.end + END_UNITS_MAX);
  const isLast = isGlued ? HAN_END.test(after) : NOTHING_COUNTED.test(after) || DIMENSION_AFTER.test(after);
  if (!isLast) return undefined;
  const factor = value.unit === 'ft' ? 12 : next.value < 10 ? 10 : 100;
  return { value: next.value / factor, end: next.end };
};

const isWithin = (value: number, unit: string): boolean =>
  Number.isInteger(value) && value >= 1 && value < (unit === 'ft' ? 12 : 100);

const BESIDE = new RegExp(`^ (?:(?:${AND}|${alternatives(withWords)}) )?$`);
/** After a height in Chinese: 一米七五的男生. */
const HAN_END = /^(?:[^\u4e00-\u9fff]|$|[的高左以吧了啊呢是宽长深])/;
/** Longer than any pronoun or word of a dimension. */
const END_UNITS_MAX = 20;
