import { acceptsAnyText } from '../rules/accepted-values.ts';
import { bestWithin } from '../rules/match-rules.ts';
import type { Capture } from '../rules/pattern.ts';
import type { TrainingIntent, TrainingParameter } from '../training-set.ts';
import type { Value } from '../understanding.ts';
import { aliasByCue, cuesOf } from './cues.ts';
import { ledTexts } from './led-texts.ts';
import { isNotMeant } from './negated-values.ts';
import { type EntityMatch, freeSpan, type TextReading, textOfUnits } from './reading.ts';
import {
  isTaken,
  type ParameterGroup,
  parameterGroupsOf,
  type Readings,
  recogniseValues,
} from './recognise-values.ts';
import { sortIfNeeded } from './sort-if-needed.ts';
import { isHour } from './tagged-hours.ts';
import { valuesMeant } from './withdrawn-values.ts';

/** A range of units that the tagger recognises as a value of an alias; `to` is exclusive. */
export type TaggedSpan = {
  readonly alias: string;
  readonly entity: string;
  readonly from: number;
  readonly to: number;
  /** Whether the text itself is the value if the entity does not match. */
  readonly mayBeText: boolean;
};

export type ValueSources = {
  readonly captures: readonly Capture[];
  readonly tagged: readonly TaggedSpan[];
  /** Entities whose values the tagger knows well; if it finds any value, it decides about theirs alone. */
  readonly trustedEntities?: ReadonlySet<string> | undefined;
};

/**
 * The values of an intent's parameters, in text order; no two share a word. The captures of the matched rule
 * come first, then the tagger's values, then other matches of the parameters' entities, longest first.
 */
export const valuesOf = (
  intent: TrainingIntent,
  readings: Readings,
  { captures, tagged, trustedEntities }: ValueSources,
): readonly Value[] => {
  if (tagged.length === 0 && captures.length === 0) return valuesOfEntities(intent, readings);
  const values: Value[] = [];
  const { lists } = needsOf(intent);
  const claim = claimInto(readings.strict, values, lists);
  if (tagged.length > 0) {
    const meant = tagged.filter(
      (span) => !isWithdrawn(span, intent, readings) && !isHour(span, tagged, intent, readings),
    );
    for (const span of unambiguousSpans(mergeAdjacent(meant, lists), intent, lists, readings))
      for (const capture of captureTagged(readings, span)) claim(capture);
  } else {
    for (const capture of assignToParameters(captures, intent.parameters)) claim(capture);
  }
  const isJudged = ({ entity }: TrainingParameter): boolean =>
    tagged.length > 0 && trustedEntities?.has(entity) === true;
  const fillable = fillableParameters(intent.parameters, values, captures.length > 0);
  const groups = parameterGroupsOf(fillable.filter((parameter) => !isJudged(parameter)));
  for (const capture of recogniseValues(readings, { groups, cueIntent: intent }, values)) claim(capture);
  if (captures.length === 0) for (const capture of ledTexts(intent, readings, values)) claim(capture);
  return sortIfNeeded(values, byPlace);
};

/** Used if neither a rule nor the tagger applies. */
const valuesOfEntities = (intent: TrainingIntent, readings: Readings): readonly Value[] => {
  if (intent.parameters.length === 0) return NO_VALUES;
  const { groups, lists } = needsOf(intent);
  const captures = recogniseValues(readings, { groups, cueIntent: intent }, NO_VALUES);
  const values: Value[] = [];
  const claim = claimInto(readings.strict, values, lists);
  for (const capture of captures) claim(capture);
  for (const capture of ledTexts(intent, readings, values)) claim(capture);
  return sortIfNeeded(values, byPlace);
};

const byPlace = (a: Value, b: Value): number => a.start - b.start || a.end - b.end;

const NO_VALUES: readonly Value[] = [];

/** The needs of an intent's parameters, the same for each text. */
type ParameterNeeds = {
  /** The aliases of list parameters. */
  readonly lists: ReadonlySet<string>;
  /** The parameters whose values have a name. */
  readonly groups: readonly ParameterGroup[];
};

const needsByIntent = new WeakMap<TrainingIntent, ParameterNeeds>();

const needsOf = (intent: TrainingIntent): ParameterNeeds => {
  const cached = needsByIntent.get(intent);
  if (cached !== undefined) return cached;
  const { parameters } = intent;
  const needs = {
    lists: new Set(parameters.flatMap(({ isList, alias }) => (isList ? [alias] : []))),
    groups: parameterGroupsOf(parameters.filter(({ alias }) => alias !== '')),
  };
  needsByIntent.set(intent, needs);
  return needs;
};

/** Accepts captures, except if their words are taken, or if a parameter that is not a list has a value. */
export const claimInto =
  ({ text }: TextReading, values: Value[], lists: ReadonlySet<string>) =>
  ({ alias, entity, span }: Capture): void => {
    if (alias === '' || isTaken(span, values)) return;
    if (!lists.has(alias) && values.some(({ parameter }) => parameter === alias)) return;
    const { start, end, value, source } = span;
    const common = { parameter: alias, entity, value, original: text.slice(start, end), start, end, source };
    values.push(span.detailed === undefined ? common : { ...common, detailed: span.detailed });
  };

/**
 * Template captures without a parameter for their alias go to the first parameter of their entity without a
 * value.
 */
const assignToParameters = (
  captures: readonly Capture[],
  parameters: readonly TrainingParameter[],
): readonly Capture[] => {
  const hasParameter = (capture: Capture) => parameters.some(({ alias }) => alias === capture.alias);
  if (captures.every(hasParameter)) return captures;
  const filledAliases = new Set(captures.map(({ alias }) => alias));
  return captures.map((capture) => {
    if (hasParameter(capture)) return capture;
    const freeParameter = parameters.find(
      ({ alias, entity }) => alias !== '' && entity === capture.entity && !filledAliases.has(alias),
    );
    if (freeParameter === undefined) return capture;
    filledAliases.add(freeParameter.alias);
    return { ...capture, alias: freeParameter.alias };
  });
};

/** Adjacent values of one alias are one value, unless the parameter is a list. */
const mergeAdjacent = (tagged: readonly TaggedSpan[], lists: ReadonlySet<string>): readonly TaggedSpan[] => {
  const spans: TaggedSpan[] = [];
  for (const span of tagged) {
    const at = spans.findIndex(
      ({ alias, from, to }) => alias === span.alias && (to === span.from || from === span.to),
    );
    const neighbour = spans[at];
    if (neighbour === undefined || lists.has(span.alias)) spans.push(span);
    else {
      const [from, to] = [Math.min(neighbour.from, span.from), Math.max(neighbour.to, span.to)];
      spans[at] = { ...neighbour, from, to };
    }
  }
  return spans;
};

/**
 * The tagger's values where the parameter is unambiguous: the words around a value take precedence over the
 * tagger. If a parameter that is not a list gets two values, neither counts.
 */
const unambiguousSpans = (
  tagged: readonly TaggedSpan[],
  intent: TrainingIntent,
  lists: ReadonlySet<string>,
  { strict: { units }, language }: Readings,
): readonly TaggedSpan[] => {
  const cues = cuesOf(intent, language);
  if (cues.aliases.size === 0) return tagged;
  const cuedSpans = tagged.map((span) => ({ ...span, cue: aliasByCue(cues, span.entity, units, span) }));
  const namedSpans = cuedSpans.map((span) => ({ ...span, alias: span.cue ?? span.alias }));
  return namedSpans.filter(
    ({ alias, entity, cue }) =>
      cue !== undefined ||
      lists.has(alias) ||
      !cues.aliases.has(entity) ||
      namedSpans.filter((other) => other.alias === alias).length === 1,
  );
};

/** Whether "not" precedes it, or another value of the entity, which only one parameter takes, corrects it. */
const isWithdrawn = (
  { entity, from, to }: TaggedSpan,
  intent: TrainingIntent,
  { strict, language }: Readings,
): boolean => {
  if (isNotMeant({ from, to }, strict.units, { intent, language })) return true;
  const { parameters } = intent;
  const [first, ...others] = parameters.filter((parameter) => parameter.entity === entity);
  if (first === undefined || first.isList || others.length > 0) return false;
  const rest = strict.spansOf(entity).filter((span) => span.to <= from || span.from >= to);
  if (rest.length === 0) return false;
  const meant = valuesMeant([{ from, to }, ...rest], strict.units, language);
  return !meant.some((value) => value.from === from && value.to === to);
};

const captureTagged = (readings: Readings, tagged: TaggedSpan): readonly Capture[] => {
  const { strict } = readings;
  const { alias, entity, from, to, mayBeText } = tagged;
  if (to <= from) return [];
  if (entity === 'sys.any') return [{ alias, entity, span: freeSpan(strict, from, to, 'any') }];
  const listedSpan =
    bestWithin(strict, entity, from, to) ?? bestWithin(readings.tolerant(), entity, from, to);
  // Springs is a town, and so is Poncha Springs, which is not listed.
  const isPart =
    listedSpan !== undefined &&
    listedSpan.from >= from &&
    listedSpan.to <= to &&
    !isSameExtent(listedSpan, tagged);
  if (listedSpan !== undefined && !(isPart && mayBeText))
    return [{ alias, entity, span: withoutLead(listedSpan, tagged, readings) }];
  if (!mayBeText || !strict.mayBeValue(entity, from, to)) return [];
  return [{ alias, entity, span: freeSpan(strict, from, to, 'expansion') }];
};

type Range = Pick<EntityMatch, 'from' | 'to'>;

const isSameExtent = (one: Range, other: Range): boolean => one.from === other.from && one.to === other.to;

/**
 * `at ten PM` where phrases annotate `ten PM`: the leading words are dropped if the rest has the same value.
 */
const withoutLead = (
  span: EntityMatch,
  { entity, from, to }: TaggedSpan,
  readings: Readings,
): EntityMatch => {
  if (span.source !== 'system' || span.to !== to || span.from >= from) return span;
  const { start, end, original } = textOfUnits(readings.strict, from, to);
  const isSameValue = readings
    .recogniseAlone(entity, original)
    .some((value) => value.start === 0 && JSON.stringify(value.value) === JSON.stringify(span.value));
  return isSameValue && end === span.end ? { ...span, from, start } : span;
};

/**
 * Parameters that can still take a value; lists always can. If a rule defined which words are values, the
 * others are plain text, except that a number or a date among them is still a value.
 */
const fillableParameters = (
  parameters: readonly TrainingParameter[],
  values: readonly Value[],
  isRuled: boolean,
): readonly TrainingParameter[] =>
  parameters.filter(
    ({ alias, isList, entity }) =>
      alias !== '' &&
      (isList || !values.some(({ parameter }) => parameter === alias)) &&
      !(isRuled && acceptsAnyText(entity)),
  );
