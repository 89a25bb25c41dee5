import { hasOneOf, isDigitUnit } from '../folding.ts';
import { type Lexeme, lexemeOf, lexemeOfOne, type WrittenKind } from '../lexeme.ts';
import type { DigitOrder } from '../numbers/digit-shapes.ts';
import type { NumberSpan } from '../numbers/number-span.ts';

/** A number as the rules of dates and times see it. */
export const numberLexeme = (folded: string, number: NumberSpan, order: DigitOrder): Lexeme => {
  const { body: start, end, digits } = number;
  const value = Math.abs(number.value);
  const isDotted =
    order.dotIsOrdinal &&
    digits > 0 &&
    digits <= 2 &&
    /^\.(?: ?\p{L}|$| ?-| \d{1,2}\.)/u.test(folded.slice(end, end + 5));
  if (isDotted) return lexemeOf({ o: value, n: value }, { start, end: end + 1, digits });
  if (isShortYear(folded, number)) return lexemeOfOne('y', wholeYear(value), { start, end, digits: 4 });
  const kind = isPrice(folded, start) || isAfterColon(folded, start) ? 'v' : kindOfNumber(number);
  const isBuddhist = kind === 'y' && order.hasBuddhistYears === true && value >= BUDDHIST_YEAR_MIN;
  return lexemeOfOne(kind, isBuddhist ? value - BUDDHIST_YEARS : value, { start, end, digits });
};

/** Years from the death of the Buddha to 1 AD; no one names a Christian year as late as the first of these. */
const BUDDHIST_YEARS = 543;
const BUDDHIST_YEAR_MIN = 2300;

/** A single digit after a colon, as in `6:5 pm`, does not name an hour. */
const isAfterColon = (folded: string, start: number): boolean =>
  folded.charAt(start - 1) === ':' && isDigitUnit(folded.charCodeAt(start - 2));

/** In `$12 December 27`, the 12 is a price and not a day. */
const isPrice = (folded: string, start: number): boolean =>
  hasOneOf('$€£¥₹', folded, folded.charAt(start - 1) === ' ' ? start - 2 : start - 1);

/** `july 4 '99`, `5 mei '18`. */
const isShortYear = (folded: string, { body, digits, isGlued }: NumberSpan): boolean =>
  digits === 2 && !isGlued && /(?:^| )'$/.test(folded.slice(Math.max(0, body - 2), body));

const FIRST_SHORT_YEAR = 40;
const wholeYear = (short: number): number => short + (short < FIRST_SHORT_YEAR ? 2000 : 1900);

const kindOfNumber = ({ isOrdinal, isArticle, digits, value: signed }: NumberSpan): WrittenKind => {
  const value = Math.abs(signed);
  if (isArticle) return 'x';
  if (isOrdinal) return 'o';
  if (!Number.isInteger(value)) return 'v';
  if (value < 100 && digits <= 2) return 'n';
  return value >= 1000 && value < 3000 && (digits === 4 || digits === 0) ? 'y' : 'v';
};
