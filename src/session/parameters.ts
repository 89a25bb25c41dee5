import type { Intent, Parameter } from '../agent/agent.ts';
import { isParameterReference } from '../agent/reference-name.ts';
import { trainedAlias } from '../agent/training.ts';
import type { JsonValue } from '../kernel/json.ts';
import { answerAliasOf } from '../nlu/answer-alias.ts';
import type { Value } from '../nlu/understanding.ts';
import type { Context } from './context.ts';
import type { ParameterSource, ParameterValue } from './events.ts';
import { joinedMoments } from './joined-moments.ts';
import {
  fillText,
  type Referable,
  type Reference,
  referenceAt,
  referenceOnly,
  type Scope,
} from './references.ts';

/** The sources of an intent's parameter values. */
export type ParameterInputs = {
  /** Values in the text, in order. */
  readonly values: readonly Value[];
  readonly contexts: readonly Context[];
  /** Slot filling: the values from earlier turns of the dialogue. */
  readonly collectedValues: readonly ParameterValue[] | undefined;
};

/** The parameters of an intent, in the order of their prompts. */
export const parametersOf = (intent: Intent): readonly Parameter[] =>
  intent.responses.flatMap(({ parameters }) => parameters);

/** Gives every parameter of the intent its value: from the text, a context, its constant or its default. */
export const fillParameters = (intent: Intent, sources: ParameterInputs): ParameterValue[] => {
  const parameters = parametersOf(intent);
  const { values, contexts } = sources;
  const scope = { parameters: referables(parameters, values), contexts };
  return parameters.map((parameter) => {
    const current = fillParameter(parameter, values, scope);
    const before = sources.collectedValues?.find(({ name }) => name === parameter.name);
    if (before === undefined || isEmpty(before.value)) return current;
    return isEmpty(current.value) ? before : withMoment(parameter, before, current);
  });
};

/** A day that was said before belongs to a time that is said now, and the other way round. */
const withMoment = (
  { dataType }: Parameter,
  before: ParameterValue,
  current: ParameterValue,
): ParameterValue =>
  dataType === '@sys.date-time' && current.source.from === 'text'
    ? { ...current, value: joinedMoments(before.value, current.value) }
    : current;

/** Names of the required parameters without a value, in the order of their prompts. */
export const missingOf = (intent: Intent, parameters: readonly ParameterValue[]): string[] => {
  const empty = new Set(parameters.filter(({ value }) => isEmpty(value)).map(({ name }) => name));
  return parametersOf(intent)
    .filter(({ required, name }) => required && empty.has(name))
    .map(({ name }) => name);
};

export const isEmpty = (value: JsonValue): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

/**
 * The scope contains every alias that the intent's parameters may name, so that an absent value reads as
 * empty.
 */
const referables = (
  parameters: readonly Parameter[],
  values: readonly Value[],
): ReadonlyMap<string, Referable> => {
  const empty = { value: '', original: '' };
  const absent = parameters.map(({ name }): [string, Referable] => [name, empty]);
  const matches = values.toReversed().map((value): [string, Referable] => [value.parameter, value]);
  return new Map([...absent, ...matches]);
};

const fillParameter = (parameter: Parameter, values: readonly Value[], scope: Scope): ParameterValue => {
  const { name, value, defaultValue, isList } = parameter;
  const alias = aliasOf(parameter);
  const direct = alias === undefined ? undefined : acceptedValue(parameter, alias, values);
  if (direct !== undefined) return direct;
  const own = evaluate(value, scope);
  const evaluation = isEmpty(own.value) ? asDefault(evaluate(defaultValue, scope)) : own;
  if (!isEmpty(evaluation.value)) return { name, ...asListIf(isList, evaluation) };
  const answer = acceptedValue(parameter, aliasOfAnswer(parameter), values);
  return (
    answer ?? { name, value: isList ? [] : '', original: evaluation.original, source: evaluation.source }
  );
};

/** The part of the values of an alias that a parameter accepts; undefined if there are none. */
const acceptedValue = (
  { name, isList }: Parameter,
  alias: string,
  values: readonly Value[],
): ParameterValue | undefined => {
  const first = values.find(({ parameter }) => parameter === alias);
  if (first === undefined) return undefined;
  if (!isList) return fromText(name, first);
  const { value, original } = joinMatches(values.filter(({ parameter }) => parameter === alias));
  return { name, value, original, source: sourceOf(first) };
};

/** The alias of the answer to a parameter's prompt. */
export const aliasOfAnswer = (parameter: Parameter): string =>
  answerAliasOf({ name: parameter.name, alias: trainedAlias(parameter) });

/** The alias whose value a parameter copies: `$name` and nothing else, or its own if it is required. */
export const aliasOf = (parameter: Parameter): string | undefined => {
  const { name, value, required } = parameter;
  const expression = value.trim();
  return expression === '' && required ? name : ALIAS_ONLY.exec(expression)?.[1];
};

const ALIAS_ONLY = /^\$([\p{L}\p{M}\p{N}_-]+)$/u;

const fromText = (name: string, match: Value): ParameterValue => {
  const { value, detailed, original } = match;
  const source = sourceOf(match);
  return detailed === undefined
    ? { name, value, original, source }
    : { name, value, detailed, original, source };
};

const joinMatches = (matches: readonly Value[]): Pick<ParameterValue, 'value' | 'original'> => ({
  value: matches.flatMap(({ value }) => value),
  original: matches.map(({ original }) => original).join(', '),
});

const sourceOf = ({ source, start, end }: Value): ParameterSource => ({
  from: source === 'session_entity' ? 'session_entity' : 'text',
  start,
  end,
});

type Evaluation = Pick<ParameterValue, 'value' | 'detailed' | 'original' | 'source'>;

/**
 * Evaluates an expression: a single reference keeps its type, text around references makes a string, plain
 * text is a constant.
 */
const evaluate = (expression: string, scope: Scope): Evaluation => {
  const text = expression.trim();
  if (text === '') return nothing;
  const reference = referenceOnly(text, scope);
  if (reference !== undefined) return fromReference(reference);
  // A reference to an unknown name is not a constant either.
  if (isParameterReference(text) && referenceAt(text, 0, scope) === undefined) return nothing;
  return { value: fillText(text, scope), original: '', source: { from: 'constant' } };
};

const nothing: Evaluation = { value: '', original: '', source: { from: 'nothing' } };

const fromReference = ({ kind, value, original }: Reference): Evaluation => {
  if (value === undefined || isEmpty(value)) return nothing;
  return kind === 'context'
    ? { ...withoutOriginals(value), original: '', source: { from: 'context' } }
    : { value, original, source: { from: 'text' } };
};

/** A context stores a composite with each part's `.original` beside it; a result has only the parts. */
const withoutOriginals = (value: JsonValue): Pick<ParameterValue, 'value' | 'detailed'> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { value };
  const parts = Object.entries(value).filter(([name]) => !name.endsWith('.original'));
  return { value: Object.fromEntries(parts), detailed: value };
};

const asDefault = (evaluation: Evaluation): Evaluation =>
  evaluation.source.from === 'constant' ? { ...evaluation, source: { from: 'default' } } : evaluation;

const asListIf = (isList: boolean, evaluation: Evaluation): Evaluation =>
  isList && !Array.isArray(evaluation.value) ? { ...evaluation, value: [evaluation.value] } : evaluation;
