import { readingOf, textOf } from '../lexeme.ts';
import type { CapturedLexemes } from '../lexeme-pattern.ts';
import { type DateSetting, namedYear, offsetOf } from './date-values.ts';
import { monthPeriod, type Period, relativePeriod } from './periods.ts';

/** The month that the part `month`, the unit of a month, or a phrase such as 来月 names. */
export const namedMonth = (parts: CapturedLexemes, setting: DateSetting): Period | undefined => {
  const { month, unit, which, phrase } = parts;
  if (phrase !== undefined) {
    const offset = /^mo([+-]\d)$/.exec(textOf(phrase, 'r'))?.[1];
    return offset === undefined ? undefined : relativePeriod('mo', Number(offset), setting.today);
  }
  if (unit !== undefined && textOf(unit, 'U') !== 'mo') return undefined;
  return unit === undefined
    ? monthPeriod(readingOf(month, 'M', 'n'), namedYear(parts, setting), setting.today)
    : relativePeriod('mo', offsetOf(which), setting.today);
};
