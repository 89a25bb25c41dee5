import type { Capture } from '../rules/pattern.ts';
import { wordsOfCorrectionIn } from '../text/corrections.ts';
import { functionWordsOf } from '../text/function-words.ts';
import type { Unit } from '../text/units.ts';
import type { TrainingParameter } from '../training-set.ts';
import { type EntityMatch, unitRangeOf } from './reading.ts';
import type { Readings } from './recognise-values.ts';

/** How many hours an answer has, by the entity that a prompt asked for. */
const HOURS: Readonly<Record<string, number>> = { 'sys.time': 1, 'sys.time-period': 2 };
/** `maybe for 6, please`, `from 10 to 12 please` */
const ANSWER_UNITS_MAX = 8;

const HOUR = /(?<![\p{L}\d.,:/])(?:1?\d|2[0-4])(?![\p{L}\d]|[.,:/]\d)/gu;

/**
 * An answer to the prompt for a time that is a number beside small words, such as "6", or for a part of a day
 * that is two numbers, such as "10 to 12": the hours without a word that says so. Nothing else in the text
 * may be what the number counts.
 */
export const bareHours = ({ alias, entity }: TrainingParameter, readings: Readings): readonly Capture[] => {
  const { text, units } = readings.strict;
  const count = HOURS[entity];
  if (count === undefined || units.length > ANSWER_UNITS_MAX) return [];
  const hours = [...text.matchAll(HOUR)];
  const [first, last] = [hours[0], hours.at(-1)];
  if (first === undefined || last === undefined || hours.length !== count) return [];
  const span = { start: first.index, end: last.index + last[0].length };
  if (!hasOnlySmallWords(units, readings.language)) return [];
  const [found] = readings.recogniseAlone(entity, text.replace(HOUR, '$&:00'));
  if (found === undefined) return [];
  const match: EntityMatch = {
    ...unitRangeOf(units, span.start, span.end),
    ...span,
    value: found.value,
    source: 'system',
  };
  return [{ alias, entity, span: match }];
};

/**
 * A time with another hour: "6" after "5 pm" is 6 pm. The text must be a number beside small words.
 * @param said the time as it was said
 */
export const hourInstead = (
  { alias, entity }: TrainingParameter,
  said: string,
  readings: Readings,
): Capture | undefined => {
  const { text, units } = readings.strict;
  const { language } = readings;
  const [hour, ...others] = [...text.matchAll(HOUR)];
  if (hour === undefined || others.length > 0) return undefined;
  const end = hour.index + hour[0].length;
  // "7 am" says which.
  if (readings.strict.spansOf(entity).some((time) => time.end > end)) return undefined;
  if (!hasOnlySmallWords(units, language, wordsOfCorrectionIn(language))) return undefined;
  const saidHours = [...said.matchAll(HOUR)];
  const time = saidHours.length === 1 ? said.replace(HOUR, hour[0]) : `${hour[0]}:00`;
  const [found, ...rest] = readings.recogniseAlone(entity, time);
  if (found === undefined || rest.length > 0) return undefined;
  const span = { start: hour.index, end };
  return {
    alias,
    entity,
    span: { ...unitRangeOf(units, span.start, span.end), ...span, value: found.value, source: 'system' },
  };
};

const hasOnlySmallWords = (
  units: readonly Unit[],
  language: string,
  others: readonly string[] = [],
): boolean => {
  const small = functionWordsOf(language);
  return units.every(
    ({ folded }) => small.has(folded) || others.includes(folded) || !/[\p{L}]/u.test(folded),
  );
};
