import { lookBack } from '../folding.ts';
import { type Lexeme, readingOf } from '../lexeme.ts';
import { dayOf, partsOf } from './calendar.ts';
import {
  type DateRule,
  type DateSetting,
  type DateValue,
  offsetOf,
  period,
  rule,
  rules,
} from './date-values.ts';

/** `the eighties`, `the 1980s`, `die 80er Jahre`, `les années 80`, `80年代`. */
export const decadeRules: readonly DateRule[] = [
  rule('decade:E', ({ decade }, setting) =>
    isAge(decade, setting) ? undefined : decadeOf(readingOf(decade, 'E'), setting),
  ),
  // nineteen eighties
  rule('century:n -? decade:E', ({ century, decade }, setting) => {
    const hundreds = readingOf(century, 'n');
    const tens = readingOf(decade, 'E');
    if (hundreds === undefined || tens === undefined || hundreds < 10 || hundreds > 20) return undefined;
    return decadeOf(hundreds * 100 + tens, setting);
  }),
  rule('decade:noy mark:K', ({ decade, mark }, setting) =>
    isMarked(decade, mark, setting) ? decadeOf(numberOf(decade), setting, true) : undefined,
  ),
  // 20世纪80年代, 本世纪20年代, 上世纪八十年代
  ...rules(['century:n T decade:n K', 'century:n T decade:E'], ({ century, decade }) =>
    decadeIn(readingOf(century, 'n'), decade),
  ),
  ...rules(['which:LRt T decade:n K', 'which:LRt T decade:E'], ({ which, decade }, { today }) =>
    decadeIn(Math.floor(partsOf(today).year / 100) + 1 + offsetOf(which), decade),
  ),
  // Words after a number of years are not part of it: `hace 5 años 20 personas`.
  rule('mark:B decade:noy', ({ mark, decade }, setting) =>
    /\d\s?$/.test(lookBack(setting.text, mark?.start, 2)) ? undefined : decadeOf(numberOf(decade), setting),
  ),
];

/** The decade of a century by its number: the eighties of the 20th. */
const decadeIn = (century: number | undefined, decade: Lexeme | undefined): DateValue | undefined => {
  const tens = readingOf(decade, 'E', 'n');
  if (century === undefined || tens === undefined || tens % 10 !== 0 || tens > 90) return undefined;
  return yearsFrom((century - 1) * 100 + tens, 10);
};

/** Only two or four digits are a decade. */
const numberOf = (decade: Lexeme | undefined): number | undefined => {
  const isWritten = decade?.digits === 0 || decade?.digits === 2 || decade?.digits === 4;
  return isWritten ? readingOf(decade, 'y', 'n', 'o') : undefined;
};

/** `in her thirties`. */
const isAge = (decade: Lexeme | undefined, { text }: DateSetting): boolean =>
  /\b(?:my|your|his|her|their|our)\s(?:(?:early|mid|late)[\s-])?$/i.test(
    lookBack(text, decade?.start, AGE_UNITS_MAX),
  );

/** More than ` their early `. */
const AGE_UNITS_MAX = 14;

const ANNOUNCED = /(?:\b(?:the|early|mid|late|die|der|den)[\s-]|['’])$/i;

const isMarked = (decade: Lexeme | undefined, mark: Lexeme | undefined, { text }: DateSetting): boolean => {
  if (decade === undefined || mark === undefined || mark.start - decade.end > 1) return false;
  switch (readingOf(mark, 'K')) {
    case 0: {
      if (mark.start > decade.end) return false;
      const isAlone = text.trim().length === mark.end - decade.start;
      return decade.digits === 4 || isAlone || ANNOUNCED.test(lookBack(text, decade.start, AGE_UNITS_MAX));
    }
    case 2:
      return decade.readings.o !== undefined;
    default:
      return true;
  }
};

/** Languages in which `the 1900s` are the century. */
const HUNDREDS_ARE_CENTURIES: ReadonlySet<string> = new Set(['en', 'sv', 'no']);

/** Without a century, the latest one that has begun: in 2017 the twenties were those of 1920. */
const decadeOf = (
  number: number | undefined,
  { today, base }: DateSetting,
  isMarkedBehind = false,
): DateValue | undefined => {
  if (number === undefined || number % 10 !== 0) return undefined;
  if (number >= 100) {
    if (number < 1000 || number > 2990) return undefined;
    const isCentury =
      isMarkedBehind && number % 100 === 0 && number < 2000 && HUNDREDS_ARE_CENTURIES.has(base);
    return yearsFrom(number, isCentury ? 100 : 10);
  }
  const { year } = partsOf(today);
  const inThisCentury = year - (year % 100) + number;
  return yearsFrom(inThisCentury > year ? inThisCentury - 100 : inThisCentury, 10);
};

const yearsFrom = (year: number, years: number): DateValue | undefined =>
  period([dayOf(year, 1, 1), dayOf(year + years - 1, 12, 31)]);
