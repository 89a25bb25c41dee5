import type { Amount, Join } from '../amount.ts';
import { turkishTimes } from '../data/turkish-times.ts';
import { alternatives, isWordUnit } from '../folding.ts';
import { round } from './number-span.ts';

/** `dörtte üç` is three quarters: the whole in its case, then a smaller number of parts. */
export const asLocativeShare: Join = (amount, next, folded, { shares }) => {
  const { wholeEnding } = shares;
  if (wholeEnding === undefined || !isWord(amount)) return undefined;
  if (!wholeEnding.test(folded.slice(amount.body, amount.end)) || isHour(folded, amount)) return undefined;
  const parts = next?.start === amount.end + 1 && isWord(next) ? next : partsAfter(folded, amount.end);
  return parts === undefined || Math.abs(amount.value) <= parts.value
    ? undefined
    : { ...amount, end: parts.end, value: round(parts.value / amount.value) };
};

/** `nüfusun dörtte üçü`: three quarters of it. */
const PARTS_OF_IT = [
  ' biri',
  ' ikisi',
  ' ucu',
  ' dordu',
  ' besi',
  ' altisi',
  ' yedisi',
  ' sekizi',
  ' dokuzu',
];

const partsAfter = (folded: string, from: number) => {
  const place = PARTS_OF_IT.findIndex((word) => folded.startsWith(word, from));
  const end = from + (PARTS_OF_IT[place]?.length ?? 0);
  return place === -1 || isWordUnit(folded.charCodeAt(end)) ? undefined : { value: place + 1, end };
};

const isWord = ({ digits, value, isOrdinal }: Amount): boolean =>
  digits === 0 && !isOrdinal && Number.isInteger(value) && value !== 0;

/** `saat dörtte üç kişi`, `yarın sekizde beş kişi`: the case is that of a time. */
const isHour = (folded: string, { start }: Amount): boolean =>
  TIME_BEFORE.test(folded.slice(Math.max(0, start - TIME_UNITS_MAX), start));

const TIME_BEFORE = new RegExp(`(?:${alternatives(turkishTimes)}|[aei]) $`);
/** Longer than each of these words with the space after it. */
const TIME_UNITS_MAX = 8;
