import { turkishHours } from '../data/turkish-hours.ts';
import { foldText } from '../folding.ts';
import { type Lexeme, lexemeOf, readingOf } from '../lexeme.ts';
import type { SpokenTime } from './asian-times.ts';
import { caseHour, isMinutes } from './clock-faces.ts';
import {
  type ClockRule,
  clockRule,
  halfOf,
  inHalf,
  type NeighbouringLexemes,
  pointInHalf,
  secondsOf,
  wholeHour,
} from './clock-values.ts';

/** Turkish hours in the locative, which takes the place of "at". */
export const hourCaseRules: readonly ClockRule[] = [
  // bu akşam sekizde
  clockRule('lead:pZ e* hour:@', ({ lead, hour }) => wholeHour(hour, halfOf(lead), false)),
  clockRule('lead:pZ e* hour:nx minutes:@', ({ lead, hour, minutes }) => {
    const [whole, half] = [hour?.digits === 0 ? readingOf(hour, 'n', 'x') : undefined, halfOf(lead)];
    const seconds = secondsOf(whole, readingOf(minutes, 'n'));
    return seconds === undefined || half === undefined ? undefined : pointInHalf(inHalf(seconds, half));
  }),
  // yarın dokuzda, yedide buluşalım
  clockRule('hour:@', ({ hour }, { text }, around) =>
    isFree(hour, around, text) ? wholeHour(hour, undefined, false) : undefined,
  ),
  // akşam 8'de, cumartesi 5'te
  clockRule('lead:pZ? e* hour:n case:@', ({ lead, hour, case: ending }, { text }, around) =>
    ending?.readings.n === undefined && isLocative(ending, text) && isFree(hour, around, text)
      ? wholeHour(hour, halfOf(lead), false)
      : undefined,
  ),
  // yediye alarm kur
  clockRule('hour:u', ({ hour }, { text }, { before }) =>
    // on kırk beşe is 10:45
    (readingOf(hour, 'u') ?? 0) < 0 && before?.readings.n === undefined && isBeforeAlarm(hour, text)
      ? wholeHour(hour, undefined, false)
      : undefined,
  ),
  clockRule('hour:n case:@', ({ hour, case: ending }, { text }) =>
    ending?.readings.n === undefined && isDative(ending, text) && isBeforeAlarm(ending, text)
      ? wholeHour(hour, undefined, false)
      : undefined,
  ),
];

/** Turkish minutes after or to an hour in its case: sekize on var, 9'u çeyrek geçiyor. */
export const HOUR_CASE_TIMES: readonly SpokenTime[] = [
  {
    source: 'hour:u minutes:n unit:U? way:<>',
    isIdiom: true,
    read: ({ hour, minutes, unit, way }) =>
      isMinutes(unit) ? caseHour(hour, readingOf(minutes, 'n'), way) : undefined,
  },
  { source: 'hour:u q way:<>', isIdiom: true, read: ({ hour, way }) => caseHour(hour, 15, way) },
  // 9'u 10 geçiyor, 8'e çeyrek var
  {
    source: 'hour:n ending:e minutes:n unit:U? way:<>',
    isIdiom: true,
    read: ({ hour, ending, minutes, unit, way }, { base, text }) =>
      base === 'tr' && isMinutes(unit)
        ? caseHour(hourInCase(hour, ending, text), readingOf(minutes, 'n'), way)
        : undefined,
  },
  {
    source: 'hour:n ending:e q way:<>',
    isIdiom: true,
    read: ({ hour, ending, way }, { base, text }) =>
      base === 'tr' ? caseHour(hourInCase(hour, ending, text), 15, way) : undefined,
  },
];

/** A Turkish hour in digits with the ending of its case, as one in words. */
const hourInCase = (
  hour: Lexeme | undefined,
  ending: Lexeme | undefined,
  text: string,
): Lexeme | undefined => {
  const said = text.slice(ending?.start, ending?.end);
  const number = hour?.digits === 0 ? 0 : (readingOf(hour, 'n') ?? 0);
  if (/^y?[ae]$/i.test(said)) return lexemeOf({ u: -number });
  return /^y?[ıiuü]$/i.test(said) ? lexemeOf({ u: number }) : undefined;
};

const isDative = (ending: Lexeme | undefined, text: string): boolean =>
  /^y?[ae]$/i.test(text.slice(ending?.start, ending?.end));

const isBeforeAlarm = (last: Lexeme | undefined, text: string): boolean => {
  const next = foldText(text.slice(last?.end).slice(0, ALARM_UNITS_MAX));
  return ALARMS.some((word) => next.startsWith(` ${word}`));
};

const ALARMS: readonly string[] = foldText(turkishHours.alarms)
  .split(' ')
  .map((word) => word.replace('_', ' '));
/** Longer than these words. */
const ALARM_UNITS_MAX = 16;

const isLocative = (ending: Lexeme | undefined, text: string): boolean =>
  /^[dt][ae]$/i.test(text.slice(ending?.start, ending?.end));

/** `sekizde bir` is an eighth, `sayfa 7'de` a page, and `onda` may mean "with him". */
const isFree = (hour: Lexeme | undefined, { before, next }: NeighbouringLexemes, text: string): boolean => {
  if (hour === undefined || next?.readings.n !== undefined || next?.readings.x !== undefined) return false;
  if (isNameOfDay(before)) return true;
  const isPronoun = text.slice(hour.start, hour.end).toLowerCase() === turkishHours.pronoun;
  return !isPronoun && !NUMBERED.has(foldText(text.slice(before?.start, before?.end)));
};

const isNameOfDay = (lexeme: Lexeme | undefined): boolean =>
  (lexeme?.readings.d ?? lexeme?.readings.W ?? lexeme?.readings.M) !== undefined;

const NUMBERED: ReadonlySet<string> = new Set(foldText(turkishHours.numberedNouns).split(' '));
