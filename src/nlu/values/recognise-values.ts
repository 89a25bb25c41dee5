import type { SystemSpan } from '../entities/recognise.ts';
import type { Capture } from '../rules/pattern.ts';
import type { Token } from '../text/tokens.ts';
import type { TrainingIntent, TrainingParameter } from '../training-set.ts';
import { aliasByCue, cuesOf, NO_CUES } from './cues.ts';
import { datesBesideDurations } from './dates-beside-durations.ts';
import { isNotMeant } from './negated-values.ts';
import { isPlain, type PlainWords, soleWordOf } from './plain-words.ts';
import type { EntityMatch, TextReading } from './reading.ts';
import { sortIfNeeded } from './sort-if-needed.ts';
import { valuesMeant } from './withdrawn-values.ts';

/** One text with and without tolerance for typing errors. */
export type Readings = PlainWords & {
  /** As typed. */
  readonly strict: TextReading;
  /**
   * With typing errors repaired; used only if `strict` has no match. Equals `strict` if there are no typing
   * errors.
   */
  readonly tolerant: () => TextReading;
  /** The text as the classifier and the taggers tokenise it. */
  readonly tokens: () => readonly Token[];
  /** A system entity's values in a part of the text, without the words around it. */
  readonly recogniseAlone: (entity: string, part: string) => readonly SystemSpan[];
  readonly language: string;
};

/** Parameters that need values of one entity. */
export type ParameterGroup = { readonly entity: string; readonly parameters: readonly TrainingParameter[] };

/** What to look for in a text. */
export type ValueRequest = {
  readonly groups: readonly ParameterGroup[];
  /** The intent whose phrases distinguish parameters of one entity by words; absent if none does. */
  readonly cueIntent?: TrainingIntent;
  /** A prompt asked for them, so even a short plain word may be the answer. */
  readonly isPrompted?: boolean;
};

/**
 * The values of the parameters' entities in the words that are still free. The words around a value decide
 * between parameters of one entity, then the order of the text does; a list takes all that remain.
 */
export const recogniseValues = (
  readings: Readings,
  { groups, cueIntent, isPrompted = false }: ValueRequest,
  takenExtents: readonly Extent[],
): readonly Capture[] => {
  if (groups.length === 0) return NO_CAPTURES;
  const { strict, language, plainWords, mostlyPlain, plainArticles, plainPairs } = readings;
  const plain = { plainWords, mostlyPlain, plainArticles, plainPairs };
  const words = { language, ...plain, isPrompted, intent: cueIntent };
  let choices = chooseSpans(groups, strict, takenExtents, words);
  for (const { entity } of groupsWithoutSpan(groups, choices))
    for (const span of datesBesideDurations(entity, readings, takenExtents))
      choices = [...choices, { entity, span }];
  const unmatchedGroups = groupsWithoutSpan(groups, choices);
  const tolerant = unmatchedGroups.length > 0 ? readings.tolerant() : strict;
  if (tolerant !== strict) {
    const occupiedExtents = [...takenExtents, ...choices.map(({ span }) => span)];
    choices = [...choices, ...chooseSpans(unmatchedGroups, tolerant, occupiedExtents, words)];
  }
  if (choices.length === 0) return NO_CAPTURES;
  const cues = cueIntent === undefined ? NO_CUES : cuesOf(cueIntent, readings.language);
  const captures: Capture[] = [];
  for (const { entity, parameters } of groups) {
    const spans = choices.filter((choice) => choice.entity === entity).map(({ span }) => span);
    const cueOf = (span: EntityMatch) => aliasByCue(cues, entity, strict.units, span);
    if (spans.length > 0) captures.push(...assign(parameters, spans, cueOf));
  }
  return captures;
};

/** The parameter groups whose entity has no match. */
const groupsWithoutSpan = (
  groups: readonly ParameterGroup[],
  entitySpans: readonly EntitySpan[],
): readonly ParameterGroup[] =>
  entitySpans.length === 0
    ? groups
    : groups.filter(({ entity }) => !entitySpans.some((span) => span.entity === entity));

const NO_CAPTURES: readonly Capture[] = [];

/** Parameters by entity. */
export const parameterGroupsOf = (parameters: readonly TrainingParameter[]): readonly ParameterGroup[] =>
  entitiesOf(parameters).map((entity) => ({
    entity,
    parameters: parameters.filter((parameter) => parameter.entity === entity),
  }));

/** The entities of parameters, each once, without free text, which has no list. */
export const entitiesOf = (parameters: readonly TrainingParameter[]): readonly string[] => {
  const entities: string[] = [];
  for (const { entity } of parameters)
    if (entity !== '' && entity !== 'sys.any' && !entities.includes(entity)) entities.push(entity);
  return entities;
};

type EntitySpan = { readonly entity: string; readonly span: EntityMatch };

/** A candidate span. `order` is the index of its entity in the request. */
type Choice = EntitySpan & { readonly order: number; readonly isPlain: boolean };

/**
 * Most words first; then those that are not plain words of the agent's phrases; then dictionaries before
 * system entities; then the order of parameters.
 */
const byWorth = (a: Choice, b: Choice): number =>
  b.span.to - b.span.from - (a.span.to - a.span.from) ||
  Number(a.isPlain) - Number(b.isPlain) ||
  Number(a.span.source === 'system') - Number(b.span.source === 'system') ||
  a.order - b.order ||
  a.span.from - b.span.from;

const chooseSpans = (
  groups: readonly ParameterGroup[],
  reading: TextReading,
  takenExtents: readonly Extent[],
  {
    isPrompted,
    language,
    intent,
    ...words
  }: PlainWords & {
    readonly isPrompted: boolean;
    readonly language: string;
    readonly intent: TrainingIntent | undefined;
  },
): readonly EntitySpan[] => {
  let choices: Choice[] | undefined;
  for (let order = 0; order < groups.length; order++) {
    const { entity, parameters } = groups[order] as ParameterGroup; // in range
    for (const span of spansMeant(entity, parameters, reading, { intent, language })) {
      if (!isPrompted && isPlain(span, reading, words)) continue;
      choices ??= [];
      choices.push({ entity, order, span, isPlain: words.plainWords.has(soleWordOf(span, reading)) });
    }
  }
  if (choices === undefined) return NO_SPANS;
  const chosenSpans: EntitySpan[] = [];
  for (const choice of sortIfNeeded(choices, byWorth)) {
    const { span } = choice;
    if (isTaken(span, takenExtents) || chosenSpans.some((chosen) => overlap(span, chosen.span))) continue;
    chosenSpans.push(choice);
  }
  return chosenSpans;
};

const NO_SPANS: readonly EntitySpan[] = [];

/** The matches of an entity without those that the text takes back. */
const spansMeant = (
  entity: string,
  parameters: readonly TrainingParameter[],
  reading: TextReading,
  said: { readonly intent: TrainingIntent | undefined; readonly language: string },
): readonly EntityMatch[] => {
  const spans = reading.spansOf(entity);
  if (spans.length === 0) return spans;
  const meant = isSingle(parameters) ? valuesMeant(spans, reading.units, said.language) : spans;
  return meant.filter((span) => !isNotMeant(span, reading.units, said));
};

/** Whether the parameters take one value, so that a second one may correct the first. */
const isSingle = ([first, ...others]: readonly TrainingParameter[]): boolean =>
  others.length === 0 && first?.isList === false;

/** `spans` are sorted best first. Picks as many as there are parameters and assigns them in text order. */
const assign = (
  parameters: readonly TrainingParameter[],
  spans: readonly EntityMatch[],
  cueOf: (span: EntityMatch) => string | undefined,
): readonly Capture[] => {
  const [first] = parameters;
  if (first !== undefined && parameters.length === 1)
    return (first.isList ? inTextOrder(spans) : spans.slice(0, 1)).map((span) => captureOf(first, span));
  const list = parameters.find(({ isList }) => isList);
  const freeParameters = parameters.filter(({ isList }) => !isList);
  const usedSpans = inTextOrder(list === undefined ? spans.slice(0, freeParameters.length) : spans);
  const parameterOfSpan = new Map<EntityMatch, TrainingParameter>();
  const assignSpan = (span: EntityMatch, place: number): void => {
    const [parameter] = freeParameters.splice(place, 1);
    if (parameter !== undefined) parameterOfSpan.set(span, parameter);
  };
  for (const span of usedSpans) {
    const place = freeParameters.findIndex(({ alias }) => alias === cueOf(span));
    if (place >= 0) assignSpan(span, place);
  }
  for (const span of usedSpans) if (!parameterOfSpan.has(span)) assignSpan(span, 0);
  return usedSpans.flatMap((span) => {
    const parameter = parameterOfSpan.get(span) ?? list;
    return parameter === undefined ? [] : [captureOf(parameter, span)];
  });
};

const inTextOrder = (spans: readonly EntityMatch[]): readonly EntityMatch[] =>
  sortIfNeeded(spans, (a, b) => a.from - b.from);

const captureOf = ({ alias, entity }: TrainingParameter, span: EntityMatch): Capture => ({
  alias,
  entity,
  span,
});

export type Extent = { readonly start: number; readonly end: number };

export const isTaken = (extent: Extent, values: readonly Extent[]): boolean => {
  for (const value of values) if (overlap(extent, value)) return true;
  return false;
};

const overlap = (a: Extent, b: Extent): boolean => a.start < b.end && b.start < a.end;
