/**
 * Corrections of an earlier answer while a prompt asks for something else: "no, make that 60 euros", "I said
 * Friday, not Sunday".
 */
import type { Capture } from '../rules/pattern.ts';
import { correctionsOf, denialsOf, replacementsOf, wordsOfCorrectionIn } from '../text/corrections.ts';
import { functionWordsOf } from '../text/function-words.ts';
import type { TrainingIntent, TrainingParameter } from '../training-set.ts';
import { hourInstead } from './bare-hours.ts';
import { aliasByCue, cuesOf } from './cues.ts';
import { isNumber } from './plain-numbers.ts';
import {
  type Extent,
  entitiesOf,
  isTaken,
  parameterGroupsOf,
  type Readings,
  recogniseValues,
} from './recognise-values.ts';
import { isDenied } from './withdrawn-values.ts';

/** A text that may correct parameters of an intent. */
export type Correctable = {
  readonly intent: TrainingIntent;
  /** Those that have a value. */
  readonly collected: readonly TrainingParameter[];
  /** The names of those that the last text gave, in the order of the text. */
  readonly latest: readonly string[] | undefined;
  /** What was said for them, by name. */
  readonly texts: Readonly<Record<string, string>>;
  readonly readings: Readings;
};

/**
 * Values that replace collected ones. The text must say that it corrects something, or consist of nothing but
 * the value and small words, and not answer the prompt. A number alone is then no correction, because it may
 * be a wrong answer to the prompt. A value with words around it that name its parameter corrects beside an
 * answer, too: "from London to Milan" after "to Rome".
 * @param taken what already answers the prompt
 */
export const correctedValues = (text: Correctable, taken: readonly Extent[]): readonly Capture[] => {
  const { intent, collected, readings } = text;
  if (collected.length === 0) return [];
  const hour = taken.length === 0 ? correctedHour(text) : undefined;
  if (hour !== undefined) return [hour];
  const { units } = readings.strict;
  const { language } = readings;
  const groups = parameterGroupsOf(collected);
  const all = recogniseValues(readings, { groups, cueIntent: intent }, taken);
  const denials = pausesAfterFirstWord(readings) ? clearDenialsOf(language) : denialsOf(language);
  const found = all
    .filter(({ span }) => !isDenied(span, units, language, denials))
    .flatMap((capture) => correctionBy(capture, text) ?? []);
  if (found.length === 0 || saysCorrection(readings) || deniesValue(text)) return found;
  const isMeant =
    taken.length === 0 && isAlone(found, readings)
      ? ({ alias }: Capture): boolean => isSingle(alias, text)
      : ({ alias, entity, span }: Capture): boolean =>
          aliasByCue(cuesOf(intent, readings.language), entity, units, span) === alias;
  return found.filter(isMeant);
};

/**
 * "make it 6" after "at 5 pm": the number is the hour of a time, if no other number was said, or that time
 * was said last.
 */
const correctedHour = ({ collected, latest = [], texts, readings }: Correctable): Capture | undefined => {
  const rivals = collected.filter(({ entity }) => isNumber(entity) || HOURLY.has(entity));
  const last = latest.findLast((name) => rivals.some((rival) => rival.name === name));
  const [time] = rivals.length === 1 ? rivals : rivals.filter(({ name }) => name === last);
  if (time === undefined || !HOURLY.has(time.entity) || !saysCorrection(readings)) return undefined;
  return hourInstead(time, texts[time.name] ?? '', readings);
};

const HOURLY: ReadonlySet<string> = new Set(['sys.time', 'sys.date-time']);

const pausesAfterFirstWord = ({ strict: { units, text } }: Readings): boolean =>
  /[,.;:!]/.test(text.slice(units[0]?.end, units[1]?.start));

/** Spanish "no, el lunes" corrects, but "no el lunes" denies: "no" is both. */
const clearDenialsOf = (language: string): ReturnType<typeof denialsOf> => {
  const corrections = new Set(correctionsOf(language).map((words) => words.join(' ')));
  return denialsOf(language).filter((words) => !corrections.has(words.join(' ')));
};

/** Whether a text consists of small words and of values with letters: no number in digits. */
const isAlone = (captures: readonly Capture[], { strict: { units, text }, language }: Readings): boolean => {
  const smallWords = functionWordsOf(language);
  const values = captures.map(({ span }) => span);
  return (
    values.every(({ start, end }) => /\p{L}/u.test(text.slice(start, end))) &&
    units.every((unit) => smallWords.has(unit.folded) || isTaken(unit, values))
  );
};

/** A list may also be added to. */
const isSingle = (alias: string, { collected }: Correctable): boolean =>
  collected.some((parameter) => parameter.alias === alias && !parameter.isList);

/** "not sunday" */
const deniesValue = ({ collected, readings: { strict, language } }: Correctable): boolean =>
  entitiesOf(collected).some((entity) =>
    strict.spansOf(entity).some((span) => isDenied(span, strict.units, language)),
  );

/** Whether words of a text announce that a value replaces another one. */
export const saysCorrection = ({ strict: { units }, language }: Readings): boolean =>
  [...correctionsOf(language), ...replacementsOf(language)].some((words) =>
    units.some((_, at) => words.every((word, place) => units[at + place]?.folded === word)),
  );

/** Whether a text consists of words that announce a correction, small words and values: "no, I meant overnight". */
export const isOnlyCorrection = (values: readonly Extent[], readings: Readings): boolean => {
  if (!saysCorrection(readings)) return false;
  const { language, strict } = readings;
  const smallWords = functionWordsOf(language);
  const corrections = new Set(wordsOfCorrectionIn(language));
  return strict.units.every(
    (unit) => smallWords.has(unit.folded) || corrections.has(unit.folded) || isTaken(unit, values),
  );
};

/** Whether a text says nothing but that other values replace collected ones: "no, I meant the shower". */
export const isOnlyCorrected = (text: Correctable): boolean => {
  if (!saysCorrection(text.readings)) return false;
  const corrected = correctedValues(text, []).map(({ span }) => span);
  return corrected.length > 0 && isOnlyCorrection(corrected, text.readings);
};

/**
 * What a value corrects. Of several parameters of one entity, the words around it name one; without such
 * words, it is the one that the last text gave: "make that 4" after "for two people".
 */
const correctionBy = (
  capture: Capture,
  { intent, collected, latest, readings }: Correctable,
): Capture | undefined => {
  const { alias, entity, span } = capture;
  const rivals = collected.filter((parameter) => parameter.entity === entity);
  if (rivals.length === 1) return capture;
  const cue = aliasByCue(cuesOf(intent, readings.language), entity, readings.strict.units, span);
  if (cue !== undefined) return cue === alias ? capture : undefined;
  if (!saysCorrection(readings)) return undefined;
  const [last, ...others] = rivals.filter(({ name }) => latest?.includes(name));
  return last === undefined || others.length > 0 ? undefined : { ...capture, alias: last.alias };
};
