import { EXPANSION_UNITS_MAX } from '../../kernel/limits/understanding.ts';
import { answerAliasOf } from '../answer-alias.ts';
import { endBeforeCourtesies } from '../rules/courtesies.ts';
import { parsePhrases } from '../rules/parse-phrases.ts';
import type { Capture } from '../rules/pattern.ts';
import { answerOpeningsOf } from '../text/answer-openings.ts';
import { functionWordsOf } from '../text/function-words.ts';
import type { Unit } from '../text/units.ts';
import type { TrainingIntent, TrainingParameter } from '../training-set.ts';
import type { Expecting, Value } from '../understanding.ts';
import { bareHours } from './bare-hours.ts';
import { type Correctable, correctedValues, isOnlyCorrected, saysCorrection } from './corrected-values.ts';
import { aliasByCue, cuesOf } from './cues.ts';
import { isNumber, mayContainNumber } from './plain-numbers.ts';
import { type EntityMatch, freeSpan, type TextReading, textOfUnits } from './reading.ts';
import {
  type Extent,
  entitiesOf,
  parameterGroupsOf,
  type Readings,
  recogniseValues,
} from './recognise-values.ts';
import { restatedText } from './restated-texts.ts';
import { claimInto } from './values.ts';

/**
 * A prompt that the text may answer: the intent that sent it, and the captures of the intent's own rule in
 * the text. `isExpandable` marks entities that accept unlisted values.
 */
export type OpenPrompt = {
  readonly intent: TrainingIntent;
  readonly expecting: Expecting;
  readonly captures: readonly Capture[];
  readonly isExpandable: (entity: string) => boolean;
  /** The only listed value of an entity that begins with some words, if only one does. */
  readonly completionOf: (entity: string, words: readonly string[]) => string | undefined;
};

/**
 * Reads a text as the answer to a prompt: the requested parameter first, then others without a value, in that
 * order, then those that the text corrects. The requested one may take the whole text: free text if there is
 * more than a correction, an expandable entity if the text is short, may be a value and corrects nothing.
 */
export const answersOf = (question: OpenPrompt, readings: Readings): readonly Value[] => {
  const { intent, expecting, captures } = question;
  const missing = parametersNamed(intent, expecting.parameters);
  const [prompted, ...required] = missing;
  if (prompted === undefined) return [];
  const collected = parametersNamed(intent, expecting.collected);
  const others = [...required, ...parametersNamed(intent, expecting.optional)];
  const all = [prompted, ...others, ...collected];
  const values: Value[] = [];
  const claim = claimInto(
    readings.strict,
    values,
    new Set(all.flatMap(({ isList, alias }) => (isList ? alias : []))),
  );
  const claimAll = (found: readonly Capture[]): void => found.forEach(claim);
  const isOpen = ({ alias }: TrainingParameter): boolean =>
    values.every(({ parameter }) => parameter !== alias);
  const correctable = { intent, collected, readings, latest: expecting.latest, texts: expecting.texts ?? {} };
  claimAll(captures.filter(({ alias }) => missing.some((parameter) => parameter.alias === alias)));
  const isCorrection = isOnlyCorrected(correctable);
  if (isOpen(prompted) && !(takesAnyText(prompted) && isCorrection))
    claimAll(requestedAnswer(prompted, readings, otherAnswers(correctable, prompted, all)));
  if (values.length === 0) claimAll(shortenedAnswer(prompted, readings, question));
  const isUnlisted = isOpen(prompted) && question.isExpandable(prompted.entity);
  if (isUnlisted && saysCorrection(readings)) claimAll(correctedValues(correctable, values));
  if (isUnlisted && values.length === 0) claimAll(unlistedAnswer(prompted, readings, intent));
  // In "no, six", the "no" is not the answer to a later question.
  const groups = parameterGroupsOf(isOpen(prompted) && isCorrection ? [] : others.filter(isOpen));
  claimAll(recogniseValues(readings, { groups, cueIntent: intent }, values));
  if (!isUnlisted) claimAll(correctedValues(correctable, values));
  if (values.length === 0) claimAll(restatedText(correctable));
  return inOrderOf(all, values);
};

const parametersNamed = (
  { parameters }: TrainingIntent,
  names: readonly string[] = [],
): readonly TrainingParameter[] =>
  names.flatMap((name) => {
    const parameter = parameters.find((candidate) => candidate.name === name);
    return parameter === undefined ? [] : [{ ...parameter, alias: answerAliasOf(parameter) }];
  });

const takesAnyText = ({ entity }: TrainingParameter): boolean => entity === 'sys.any' || entity === '';

/** The text first answers the prompt, even if it contains more. */
const requestedAnswer = (
  promptedParameter: TrainingParameter,
  readings: Readings,
  setAside: readonly Extent[],
): readonly Capture[] => {
  const { strict } = readings;
  const { alias, entity } = promptedParameter;
  if (strict.units.length === 0) return [];
  if (takesAnyText(promptedParameter)) return [{ alias, entity, span: wholeText(strict) }];
  const groups = parameterGroupsOf([promptedParameter]);
  const found = recogniseValues(readings, { groups, isPrompted: true }, setAside);
  return found.length > 0 ? found : bareHours(promptedParameter, readings);
};

/** Reads the first words of a listed value as the value: "weekend", if "weekend ticket" is listed. */
const shortenedAnswer = (
  { alias, entity }: TrainingParameter,
  { strict, language }: Readings,
  { completionOf }: OpenPrompt,
): readonly Capture[] => {
  // A whole value that is there answers something else.
  if (strict.hasReplaced(entity) || strict.spansOf(entity).length > 0) return [];
  const smallWords = functionWordsOf(language);
  const carriesMeaning = ({ folded }: Unit): boolean => IS_WORD.test(folded) && !smallWords.has(folded);
  const { units } = strict;
  const [from, to] = [units.findIndex(carriesMeaning), units.findLastIndex(carriesMeaning) + 1];
  if (from < 0) return [];
  const value = completionOf(
    entity,
    units.slice(from, to).map(({ folded }) => folded),
  );
  const { start, end } = textOfUnits(strict, from, to);
  return value === undefined
    ? []
    : [{ alias, entity, span: { from, to, start, end, value, source: 'dictionary' } }];
};

const IS_WORD = /^\p{L}/u;

/** The whole text as a value that no list has. */
const unlistedAnswer = (
  { alias, entity }: TrainingParameter,
  { strict, language }: Readings,
  intent: TrainingIntent,
): readonly Capture[] => {
  const { units } = strict;
  if (units.length === 0 || units.length > EXPANSION_UNITS_MAX || !strict.mayBeAnswer(entity)) return [];
  const frame = withoutFrame(units, language);
  const { to } = frame;
  const from =
    frame.from === 0 && to > 1 && isBeforeValues(units[0], intent, { alias, language }) ? 1 : frame.from;
  return [{ alias, entity, span: freeSpan(strict, from, to, 'expansion') }];
};

/**
 * What another parameter of the intent takes rather than the requested one: the 6 of "the 6th of July" is not
 * a number of nights, and in "no, from Rome" the city is not where to.
 */
const otherAnswers = (
  { intent, collected, readings }: Correctable,
  { entity, alias }: TrainingParameter,
  parameters: readonly TrainingParameter[],
): readonly Extent[] => {
  const { strict } = readings;
  const others = parameters.filter((parameter) => parameter.alias !== alias);
  const wholes = isNumber(entity) ? wholesOf(entitiesOf(others), strict.spansOf(entity), readings) : [];
  const spans = strict.spansOf(entity);
  const rivals = others.filter((parameter) => parameter.entity === entity);
  if (rivals.length === 0 || spans.length === 0) return wholes;
  const [cues, isCorrection] = [cuesOf(intent, readings.language), saysCorrection(readings)];
  const rivalOf = (span: EntityMatch): TrainingParameter | undefined => {
    const cue = aliasByCue(cues, entity, strict.units, span);
    return rivals.find((parameter) => parameter.alias === cue);
  };
  // Asked where to, "from Rome" alone says where to go, if it was said before where from.
  const isEnough = isCorrection || spans.some((span) => rivalOf(span) === undefined);
  const isOfRival = (span: EntityMatch): boolean => {
    const rival = rivalOf(span);
    return rival !== undefined && (isEnough || !collected.includes(rival));
  };
  return [...wholes, ...spans.filter(isOfRival)];
};

/**
 * The values of other entities with more than small words around one of the numbers. After a number, a small
 * word counts too: "7 am".
 */
const wholesOf = (
  entities: readonly string[],
  numbers: readonly EntityMatch[],
  { strict, language }: Readings,
): readonly EntityMatch[] => {
  if (numbers.length === 0) return [];
  const smallWords = functionWordsOf(language);
  const hasMore = (whole: EntityMatch, number: EntityMatch): boolean =>
    strict.units
      .slice(whole.from, whole.to)
      .some(
        ({ start, end, folded }) => start >= number.end || (end <= number.start && !smallWords.has(folded)),
      );
  return entities
    .filter((entity) => mayContainNumber(entity))
    .flatMap((entity) => strict.spansOf(entity))
    .filter((whole) =>
      numbers.some((number) => whole.from <= number.from && whole.to >= number.to && hasMore(whole, number)),
    );
};

/** Without words that only introduce a value, such as "it's a", and polite words after it. */
const withoutFrame = (units: readonly Unit[], language: string): Pick<EntityMatch, 'from' | 'to'> => {
  const to = endBeforeCourtesies(units) || units.length;
  const opening = answerOpeningsOf(language).find(
    (words) => words.length < to && words.every((word, at) => units[at]?.folded === word),
  );
  return { from: opening?.length ?? 0, to };
};

/**
 * Whether phrases have a small word before values of the parameter, and no value begins with it. With the
 * phrase "un livre de [Victor Hugo]", that is `de`, so that the answer "de Jules Verne" names Jules Verne.
 */
const isBeforeValues = (
  unit: Unit | undefined,
  intent: TrainingIntent,
  { alias, language }: { readonly alias: string; readonly language: string },
): boolean => {
  if (unit === undefined || !functionWordsOf(language).has(unit.folded)) return false;
  const values = parsePhrases(intent).flatMap(({ units, annotations }) =>
    annotations.filter((annotation) => annotation.alias === alias).map(({ from }) => ({ units, from })),
  );
  const isAt = (shift: number) =>
    values.some(({ units, from }) => units[from + shift]?.folded === unit.folded);
  return isAt(-1) && !isAt(0);
};

/** As it was said: a free answer may be a message to pass on. */
const wholeText = ({ text, units }: TextReading): EntityMatch => {
  const value = text.trim();
  const start = text.indexOf(value);
  return { from: 0, to: units.length, start, end: start + value.length, value, source: 'any' };
};

/** In the order of the parameters; values of one parameter in text order. */
const inOrderOf = (parameters: readonly TrainingParameter[], values: readonly Value[]): readonly Value[] => {
  const place = (value: Value): number => parameters.findIndex(({ alias }) => alias === value.parameter);
  return [...values].sort((a, b) => place(a) - place(b) || a.start - b.start);
};
