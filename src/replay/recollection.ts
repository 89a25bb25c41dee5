import type { Agent, Intent, Parameter } from '../agent/agent.ts';
import { isAlike } from '../kernel/json-alike.ts';
import type { Understanding, Value } from '../nlu/understanding.ts';
import type { ParameterValue, SessionEventOf } from '../session/events.ts';
import { aliasOf, aliasOfAnswer, parametersOf } from '../session/parameters.ts';
import type { TurnSpan } from './turns/spans.ts';

/**
 * The understanding of a recorded query, as it was passed to the decision: reconstructed from the recorded
 * match, so that nothing is trained or understood again. Undefined if the recorded values do not identify
 * their words in the text, or if the agent does not have the intent.
 */
export const recollect = (span: TurnSpan, agent: Agent): Understanding | undefined => {
  for (const { event } of span.facts) {
    if (event.type === 'NothingMatched') {
      return { candidates: candidatesOf(event), values: [], answers: [] };
    }
    if (event.type === 'IntentMatched') return fromMatch(event, span, agent);
  }
  return undefined;
};

const fromMatch = (
  event: SessionEventOf<'IntentMatched'>,
  { before }: TurnSpan,
  agent: Agent,
): Understanding | undefined => {
  const { matchedBy, parameters, intentId } = event.data;
  const intent = agent.intents.get(intentId);
  if (intent === undefined) return undefined;
  const isAnswer = matchedBy === 'answer';
  const collectedValues = isAnswer ? (before.data.slotFilling?.matched.parameters ?? []) : [];
  const fresh =
    collectedValues.length === 0
      ? parameters
      : parameters.filter((parameter) => !collectedValues.some((value) => isAlike(value, parameter)));
  const values = valuesOf(intent, fresh);
  if (values === undefined) return undefined;
  const candidates = candidatesOf(event);
  // The dialogue took the values, whichever intent was the clearest.
  if (isAnswer) return { candidates, values: [], answers: values, isCorrection: true };
  return { candidates, values, answers: [] };
};

const candidatesOf = ({
  data,
}: SessionEventOf<'IntentMatched'> | SessionEventOf<'NothingMatched'>): Understanding['candidates'] =>
  // Recorded as understanding returned them; the event's schema allows any reason, for later versions.
  data.candidates as Understanding['candidates'];

const valuesOf = (
  intent: Intent,
  parameterValues: readonly ParameterValue[],
): readonly Value[] | undefined => {
  const values: Value[] = [];
  for (const parameter of parametersOf(intent)) {
    const value = parameterValues.find(({ name }) => name === parameter.name);
    if (value === undefined) continue;
    // Only words of the text have a place in it: if no alias took them, a prompt asked for them.
    const isAnswer = value.source.start !== undefined;
    const alias = aliasOf(parameter) ?? (isAnswer ? aliasOfAnswer(parameter) : undefined);
    if (alias === undefined) {
      if (!hasOwnAliases(parameter, value, intent)) return undefined;
    } else if (value.source.from === 'text' || value.source.from === 'session_entity') {
      values.push(valueOfAlias(alias, parameter, value));
    }
  }
  return isOneEach(values) ? values : undefined;
};

const valueOfAlias = (alias: string, { dataType }: Parameter, parameterValue: ParameterValue): Value => {
  const { value, detailed, original, source } = parameterValue;
  return {
    parameter: alias,
    entity: dataType.replace(/^@/, ''),
    value,
    ...(detailed !== undefined && { detailed }),
    original,
    start: source.start ?? 0,
    end: source.end ?? 0,
    source: source.from === 'session_entity' ? 'session_entity' : 'dictionary',
  };
};

const REFERENCE = /\$([\p{L}\p{N}_-]+)/gu;

/** Whether the values that an expression refers to are separate parameters, or it has no value. */
const hasOwnAliases = (
  { value, defaultValue }: Parameter,
  parameterValue: ParameterValue,
  intent: Intent,
): boolean => {
  const names = [...`${value} ${defaultValue}`.matchAll(REFERENCE)].map(([, name]) => name);
  const aliases = new Set(parametersOf(intent).map((parameter) => aliasOf(parameter)));
  return (
    names.length === 0 || parameterValue.source.from === 'nothing' || names.every((name) => aliases.has(name))
  );
};

/**
 * Two parameters of one alias took the same words, perhaps a list and its first item: the recording does not
 * say which.
 */
const isOneEach = (values: readonly Value[]): boolean =>
  values.length < 2 || new Set(values.map(({ parameter }) => parameter)).size === values.length;
