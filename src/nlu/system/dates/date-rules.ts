import type { KindMask } from '../kind-masks.ts';
import type { Lexeme } from '../lexeme.ts';
import { matchLexemes, ruleIndex } from '../lexeme-pattern.ts';
import { type DateSetting, type DateValue, type Placed, placedDate } from './date-values.ts';
import { dayPairRules } from './day-pair-rules.ts';
import { dayRules } from './day-rules.ts';
import { decadeRules } from './decade-rules.ts';
import { edgeDayRules } from './edge-day-rules.ts';
import { holidayRules } from './holiday-rules.ts';
import { momentRules } from './moment-rules.ts';
import { periodRules } from './period-rules.ts';
import { quarterRules } from './quarter-rules.ts';
import { seasonRules } from './season-rules.ts';
import { weekRules } from './week-rules.ts';

/** The longest date or period that begins at lexeme `at`; ties go to the earlier rule. */
export const dateAt = (
  lexemes: readonly Lexeme[],
  at: number,
  setting: DateSetting & { readonly present: KindMask },
): Placed<DateValue> | undefined => {
  const lexeme = lexemes[at];
  if (lexeme === undefined || isDayOfMonth(lexemes, at)) return undefined;
  let best: Placed<DateValue> | undefined;
  for (const rule of rulesFor(lexeme, lexemes[at + 1], setting.present)) {
    const match = matchLexemes(rule.pattern, lexemes, at);
    if (match === undefined || match.end <= (best?.end ?? at)) continue;
    const value = rule.read(match.parts, setting, lexemes.slice(match.end, match.end + LEXEMES_AFTER));
    if (value !== undefined) best = placedDate(value, at, match.end);
  }
  return best;
};

/** How far rules look: `the first Monday` needs `evening of next month`. */
const LEXEMES_AFTER = 4;

/** 2月30日 does not exist, and its 30日 must not be read as a date alone. */
const isDayOfMonth = (lexemes: readonly Lexeme[], at: number): boolean => {
  const [before, day, mark] = [lexemes[at - 1], lexemes[at], lexemes[at + 1]];
  return (
    before?.readings.O !== undefined && before.end === day?.start && mark?.readings.J !== undefined && at > 1
  );
};

const rulesFor = ruleIndex([
  ...dayRules,
  ...dayPairRules,
  ...momentRules,
  ...holidayRules,
  ...periodRules,
  ...quarterRules,
  ...seasonRules,
  ...weekRules,
  ...edgeDayRules,
  ...decadeRules,
]);
