import { alarmWords } from '../data/alarm-words.ts';
import { peopleWords } from '../data/people-words.ts';
import { alternatives, foldText } from '../folding.ts';
import type { KindMask } from '../kind-masks.ts';
import { type Lexeme, readingOf } from '../lexeme.ts';
import { type CapturedLexemes, matchLexemes, ruleIndex } from '../lexeme-pattern.ts';
import { hourAndMinutes } from './adjacent-minutes.ts';
import { lateHourRule } from './asian-times.ts';
import { DAY_SECONDS } from './calendar.ts';
import { ROMANCE } from './clock-faces.ts';
import {
  type ClockRule,
  type ClockSetting,
  type ClockValue,
  clockRule,
  halfOf,
  inHalf,
  isHalf,
  openPoint,
  placedClock,
  pointInHalf,
  wholeHour,
} from './clock-values.ts';
import { CASED_LANGUAGES, type Placed } from './date-values.ts';
import { fourDigitRules } from './four-digits.ts';
import { fromNowRules } from './from-now-rules.ts';
import { hourRules } from './hour-rules.ts';
import { hourCaseRules } from './hours-in-cases.ts';
import { spanRules } from './span-rules.ts';

/** The longest time or part of a day that begins at lexeme `at`. */
export const clockAt = (
  lexemes: readonly Lexeme[],
  at: number,
  setting: ClockSetting & { readonly present: KindMask },
): Placed<ClockValue> | undefined => {
  const lexeme = lexemes[at];
  if (lexeme === undefined) return undefined;
  let best: Placed<ClockValue> | undefined;
  for (const { pattern, read } of rulesFor(lexeme, lexemes[at + 1], setting.present)) {
    const match = matchLexemes(pattern, lexemes, at);
    if (match === undefined || match.end <= (best?.end ?? at)) continue;
    const value = read(match.parts, setting, {
      first: lexeme,
      before: lexemes[at - 1],
      next: lexemes[match.end],
    });
    if (value !== undefined) best = placedClock(value, at, match.end);
  }
  return best;
};

/** The following word makes the number a measure instead of an hour: `at 7 days`, `around 3 people`. */
const isMeasured = (next: Lexeme | undefined, text: string): boolean =>
  next !== undefined &&
  ((next.readings.U ?? next.readings.M ?? next.readings.O) !== undefined ||
    (next.readings._ !== undefined && peopleWords.has(foldText(text.slice(next.start, next.end)))));

/** `tonight` is a date besides. */
const isDay = (lexeme: Lexeme): boolean => lexeme.readings.d !== undefined;

/** `8 pm y media`, `9pm e tre quarti`, `a las 8pm menos diez`: Romance languages say the minutes last. */
const afterHalfRules: readonly ClockRule[] = [
  { source: 'e* part:h', minutes: ({ part }: CapturedLexemes) => readingOf(part, 'h') },
  { source: 'e* q', minutes: () => 15 },
  { source: 'part:v', minutes: ({ part }: CapturedLexemes) => 60 * (readingOf(part, 'v') ?? Number.NaN) },
  { source: 'count:n', minutes: ({ count }: CapturedLexemes) => readingOf(count, 'n') },
].flatMap(({ source, minutes }) =>
  (['>', '<'] as const).map((sign) =>
    clockRule(`at:aw? hour:n half:P ${sign} ${source}`, (parts, { base }, { next }) => {
      // entre 4pm e 5pm
      if (isHalf(next)) return undefined;
      const hour = ROMANCE.has(base) ? wholeHour(parts.hour, halfOf(parts.half), false) : undefined;
      const shift = (minutes(parts) ?? Number.NaN) * (sign === '<' ? -60 : 60);
      return hour === undefined || !(Math.abs(shift) < 3600) ? undefined : pointInHalf(hour.from + shift);
    }),
  ),
);

/** French `3 à 2` and Portuguese `3 a 2` are a range or a score: the word for "at" is the one for "to". */
const isTo = (number: Lexeme | undefined, at: Lexeme | undefined): boolean =>
  number?.readings.n !== undefined &&
  number.digits > 0 &&
  at?.readings['-'] !== undefined &&
  at.end - at.start === 1;

/** Russian `на 4 в 7`: the time of a table for four follows. */
const isForPeople = (next: Lexeme | undefined, base: string): boolean =>
  CASED_LANGUAGES.has(base) && (next?.readings.a ?? next?.readings.w) !== undefined;

const bareHourRules: readonly ClockRule[] = [
  clockRule('lead:pZ? e* at:a hour:nx', ({ lead, at, hour }, { base, halfDays, text }, { before, next }) =>
    // klockan ett
    isMeasured(next, text) || (isArticle(hour, base) && base !== 'sv') || isHalf(next) || isTo(before, at)
      ? undefined
      : wholeHour(hour, halfOf(lead), halfDays),
  ),
  // `tonight at 2 am`: am and pm take precedence over the part of the day.
  clockRule('Z e* a? hour:n half:P', ({ hour, half }) =>
    isHalf(half) ? wholeHour(hour, halfOf(half), false) : undefined,
  ),
  // `9 tomorrow morning`, if nothing else is said: in a sentence the number may count people or things.
  clockRule('hour:n day:dW part:Z', ({ hour, part }, { base }, { before, next }) =>
    base === 'en' && before === undefined && next === undefined && (readingOf(hour, 'n') ?? 0) <= 12
      ? wholeHour(hour, halfOf(part), false)
      : undefined,
  ),
  // 8am this morning
  clockRule('at:aw? hour:n half:P e* part:P', ({ hour, half, part }) =>
    isHalf(half) && half?.readings.Z === undefined && part?.readings.Z !== undefined && !isDay(part)
      ? wholeHour(hour, halfOf(half), false)
      : undefined,
  ),
  clockRule('at:w hour:nx', ({ at, hour }, { base, halfDays, text }, { before, next }) =>
    isMeasured(next, text) ||
    isArticle(hour, base) ||
    next?.readings._ !== undefined ||
    isTo(before, at) ||
    isForPeople(next, base)
      ? undefined
      : wholeHour(hour, undefined, halfDays),
  ),
  clockRule('at:aw? hour:nx e* part:PZ', ({ at, hour, part }, { base }, { next }) => {
    if (isArticle(hour, base)) return undefined;
    // ayın 22'sinde akşam 7'de: the part of the day belongs to the next number.
    if (base === 'tr' && next?.readings.n !== undefined) return undefined;
    const half = halfOf(part);
    // a table for two tonight at 8
    if (at === undefined && part?.readings.d !== undefined && next?.readings.a !== undefined)
      return undefined;
    // A part of the day after a number is a time only if a word such as "at" precedes it: "2 morning
    // flights".
    const isSaid = part?.readings.P !== undefined || at !== undefined;
    return half !== undefined && isSaid ? wholeHour(hour, half, false) : undefined;
  }),
  // je reviens 10, ce soir; but `4 ce soir` are four people
  clockRule('hour:n ,? part:Z', ({ hour, part }, _, { before, next }) => {
    const [half, hours] = [halfOf(part), readingOf(hour, 'n') ?? 0];
    const isFree = before?.readings.i === undefined && next?.readings.a === undefined;
    const isHour = (hour?.digits ?? 0) > 0 && hours >= LONE_HOUR_MIN && hours <= LONE_HOUR_MAX;
    if (part === undefined || half === undefined || !isDay(part) || !isFree || !isHour) return undefined;
    return half === 'pm' ? undefined : wholeHour(hour, half, false);
  }),
  // tomorrow before 9, friday after 5
  clockRule('<> hour:n', ({ hour }, { base, halfDays }, { before, next }) =>
    base === 'en' && isBesideDay(before, next) ? wholeHour(hour, undefined, halfDays) : undefined,
  ),
  // after 5 on Friday
  clockRule('<> hour:n link:e', ({ hour }, { base, halfDays }, { next }) =>
    base === 'en' && (next?.readings.d ?? next?.readings.W) !== undefined
      ? wholeHour(hour, undefined, halfDays)
      : undefined,
  ),
  // set an alarm for 5, zet de wekker op 5; but `a table for 5`
  clockRule('hour:n', ({ hour }, { halfDays, text }, { before, next }) =>
    !isMeasured(next, text) && !isHalf(next) && next?.readings.n === undefined && isAlarm(text, before)
      ? wholeHour(hour, undefined, halfDays)
      : undefined,
  ),
  // set an alarm for ten ten
  clockRule('hour:n minutes:n', ({ hour, minutes }, setting, around) => {
    const isSaid = isAlarm(setting.text, around.before);
    const seconds = isSaid ? hourAndMinutes(hour, minutes, true, setting, around) : undefined;
    return seconds === undefined ? undefined : openPoint(seconds);
  }),
  // Russian says the hour alone for one o'clock: в час дня.
  clockRule('aw hour:H part:P', ({ part }, { base }) => {
    const half = halfOf(part);
    return base === 'ru' && half !== undefined ? pointInHalf(inHalf(3600, half)) : undefined;
  }),
  clockRule('part:p hour:nx', ({ part, hour }, _, { next }) => {
    const half = halfOf(part);
    const isLast = next === undefined || next.readings.e !== undefined;
    return half !== undefined && isLast ? wholeHour(hour, half, false) : undefined;
  }),
];

/** Whether the word that introduces a number follows a word for an alarm. */
const isAlarm = (text: string, link: Lexeme | undefined): boolean =>
  link !== undefined &&
  (link.readings.e ?? link.readings.i) !== undefined &&
  ALARM_BEFORE.test(foldText(text.slice(Math.max(0, link.start - ALARM_UNITS_MAX), link.end)));
const ALARM_BEFORE = new RegExp(`(?:^|[^\\p{L}])(?:${alternatives(alarmWords)})$`, 'u');
/** Longer than any of these, with the character before it: ` despertador para`. */
const ALARM_UNITS_MAX = 18;

/** The hours that a number beside `tonight` may be. A smaller one mostly counts people. */
const LONE_HOUR_MIN = 7;
const LONE_HOUR_MAX = 11;

const isNameOfDay = (lexeme: Lexeme | undefined): boolean =>
  (lexeme?.readings.d ?? lexeme?.readings.W ?? lexeme?.readings.M) !== undefined;

/** Whether a number after "before" or "after" has a day on one side and counts nothing on the other. */
const isBesideDay = (before: Lexeme | undefined, next: Lexeme | undefined): boolean =>
  (isNameOfDay(before) && (next === undefined || next.readings.e !== undefined)) ||
  (next?.readings.d ?? next?.readings.W) !== undefined;

/** Languages where the article alone is one o'clock: a la una. */
const ONE_IS_ARTICLE = new Set(['es', 'it', 'pt']);

const isArticle = (lexeme: Lexeme | undefined, base: string): boolean =>
  lexeme?.readings.x !== undefined && !ONE_IS_ARTICLE.has(base);

const partOfDay = clockRule('this:t? part:Z', ({ this: which, part }) => {
  // `de komende avond` is a date before it is a part of the day.
  if ((which?.readings.L ?? which?.readings.R) !== undefined) return undefined;
  const [from = 0, to = 0] = String(part?.readings.Z ?? '')
    .split('-')
    .map(Number);
  // The API ends the last part of the day one minute before midnight.
  const end = to === 24 ? DAY_SECONDS - 60 : to * 3600;
  return { from: from * 3600, to: end, isPeriod: true, isOpen: false, isRelative: false };
});

const rulesFor = ruleIndex([
  ...fromNowRules,
  ...spanRules,
  ...hourRules,
  ...fourDigitRules,
  ...bareHourRules,
  ...hourCaseRules,
  lateHourRule,
  ...afterHalfRules,
  partOfDay,
]);
