import { EXPANSION_UNITS_MAX } from '../../kernel/limits.ts';
import { answerAliasOf } from '../answer-alias.ts';
import { endBeforeCourtesies } from '../rules/courtesies.ts';
import type { Capture } from '../rules/pattern.ts';
import { answerOpeningsOf } from '../text/answer-openings.ts';
import type { Unit } from '../text/units.ts';
import type { TrainingIntent, TrainingParameter } from '../training-set.ts';
import type { Expecting, Value } from '../understanding.ts';
import { type EntityMatch, freeSpan, type TextReading } from './reading.ts';
import { parameterGroupsOf, type Readings, recogniseValues } from './recognise-values.ts';
import { claimInto } from './values.ts';

/**
 * A prompt that the text may answer: the intent that sent it, and the captures of the intent's own rule in
 * the text. `isExpandable` tells entities that accept unlisted values.
 */
export type OpenPrompt = {
  readonly intent: TrainingIntent;
  readonly expecting: Expecting;
  readonly captures: readonly Capture[];
  readonly isExpandable: (entity: string) => boolean;
};

/**
 * Reads a text as the answer to a prompt: the requested parameter first, then other missing ones, in that
 * order. The requested one may take the whole text: free text always, an expandable entity if the text is
 * short and may be a value of it.
 */
export const answersOf = (question: OpenPrompt, readings: Readings): readonly Value[] => {
  const { intent, expecting, captures } = question;
  const missingParameters = expecting.parameters.flatMap((name) => {
    const parameter = intent.parameters.find((candidate) => candidate.name === name);
    return parameter === undefined ? [] : [{ ...parameter, alias: answerAliasOf(parameter) }];
  });
  const [promptedParameter, ...otherParameters] = missingParameters;
  if (promptedParameter === undefined) return [];
  const values: Value[] = [];
  const lists = new Set(missingParameters.filter(({ isList }) => isList).map(({ alias }) => alias));
  const claim = claimInto(readings.strict, values, lists);
  for (const capture of captures)
    if (missingParameters.some(({ alias }) => alias === capture.alias)) claim(capture);
  const isAnswered = (parameter: TrainingParameter): boolean =>
    values.some((value) => value.parameter === parameter.alias);
  if (!isAnswered(promptedParameter))
    for (const capture of capturesOfAnswer(question, promptedParameter, readings)) claim(capture);
  const groups = parameterGroupsOf(otherParameters.filter((parameter) => !isAnswered(parameter)));
  for (const capture of recogniseValues(readings, { groups, cueIntent: intent }, values)) claim(capture);
  return inOrderOf(missingParameters, values);
};

const capturesOfAnswer = (
  { isExpandable }: OpenPrompt,
  promptedParameter: TrainingParameter,
  readings: Readings,
): readonly Capture[] => {
  const { strict } = readings;
  const { alias, entity } = promptedParameter;
  if (strict.units.length === 0) return [];
  if (entity === 'sys.any' || entity === '') return [{ alias, entity, span: wholeText(strict) }];
  // Whatever else the text contains, it first answers the prompt.
  const captures = recogniseValues(
    readings,
    { groups: parameterGroupsOf([promptedParameter]), isPrompted: true },
    [],
  );
  if (captures.length > 0 || !isExpandable(entity)) return captures;
  if (strict.units.length > EXPANSION_UNITS_MAX || !strict.mayBeAnswer(entity)) return [];
  const { from, to } = withoutFrame(strict.units, readings.language);
  return [{ alias, entity, span: freeSpan(strict, from, to, 'expansion') }];
};

/** Without words that only introduce a value, such as "it's a", and polite words after it. */
const withoutFrame = (units: readonly Unit[], language: string): Pick<EntityMatch, 'from' | 'to'> => {
  const to = endBeforeCourtesies(units) || units.length;
  const opening = answerOpeningsOf(language).find(
    (words) => words.length < to && words.every((word, at) => units[at]?.folded === word),
  );
  return { from: opening?.length ?? 0, to };
};

const wholeText = ({ text, units }: TextReading): EntityMatch => {
  const value = text.trim();
  const start = text.indexOf(value);
  return { from: 0, to: units.length, start, end: start + value.length, value, source: 'any' };
};

/** The first missing parameter first; values of one parameter in text order. */
const inOrderOf = (
  missingParameters: readonly TrainingParameter[],
  values: readonly Value[],
): readonly Value[] => {
  const place = (value: Value): number =>
    missingParameters.findIndex(({ alias }) => alias === value.parameter);
  return [...values].sort((a, b) => place(a) - place(b) || a.start - b.start);
};
