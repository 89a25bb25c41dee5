import { readingOf, textOf } from '../lexeme.ts';
import type { CapturedLexemes } from '../lexeme-pattern.ts';
import { type DateSetting, namedYear, offsetOf } from './date-values.ts';
import { monthPeriod, type Period, relativePeriod } from './periods.ts';

/** The month that the part `month` or the unit of a month names. */
export const namedMonth = (parts: CapturedLexemes, setting: DateSetting): Period | undefined => {
  const { month, unit, which } = parts;
  if (unit !== undefined && textOf(unit, 'U') !== 'mo') return undefined;
  return unit === undefined
    ? monthPeriod(readingOf(month, 'M', 'n'), namedYear(parts, setting), setting.today)
    : relativePeriod('mo', offsetOf(which), setting.today);
};
