import { isAlike } from '../../kernel/json-alike.ts';
import type { ParameterValue, SessionEventOf } from '../../session/events.ts';
import type { RecordedTurn, TurnParameter, TurnVerdict } from '../wire/recorded-turn.ts';
import type { TurnSpan } from './spans.ts';

/** The verdict on the query, then those on triggers of follow-ups. */
export const verdictsOf = (span: TurnSpan, previous?: RecordedTurn): readonly TurnVerdict[] => {
  const verdicts: TurnVerdict[] = [];
  let trigger: string | undefined;
  for (const { event, recordedEvent } of span.facts) {
    if (event.type === 'TriggerReceived' || event.type === 'FollowupTriggered') trigger = event.data.name;
    const common = { revision: recordedEvent.revision, ...(trigger !== undefined && { trigger }) };
    if (event.type === 'IntentMatched') {
      verdicts.push({ ...common, ...matchOf(event), parameters: parametersOf(event, span, previous) });
    } else if (event.type === 'NothingMatched') {
      const { language, candidates, understoodInUs } = event.data;
      const noMatch = { action: '', score: 0, parameters: [], missing: [] };
      verdicts.push({ ...common, ...noMatch, language, candidates, understoodInUs });
    }
  }
  return verdicts;
};

type MatchEvent = SessionEventOf<'IntentMatched'>;

const matchOf = ({ data }: MatchEvent) => ({
  intent: { id: data.intentId, name: data.intentName },
  action: data.action,
  score: data.score,
  matchedBy: data.matchedBy,
  language: data.language,
  candidates: data.candidates,
  missing: data.missing,
  understoodInUs: data.understoodInUs,
});

/** A dialogue carries its values from match to match; each belongs to the turn that provided it. */
const parametersOf = (
  { data }: MatchEvent,
  { before }: TurnSpan,
  previous: RecordedTurn | undefined,
): TurnParameter[] => {
  const isAnswer = data.matchedBy === 'answer';
  const collectedValues = isAnswer ? (before.data.slotFilling?.matched.parameters ?? []) : [];
  return data.parameters.map((parameter) => {
    const { name, value, original, source } = parameter;
    const collectedValue = collectedValues.find((value) => value.name === name && isSame(value, parameter));
    if (collectedValue !== undefined) return carriedFrom(previous, parameter);
    const from = isAnswer && source.from === 'text' ? 'answer' : source.from;
    return { name, value, original, source: { ...source, from } };
  });
};

const isSame = (one: ParameterValue, other: ParameterValue): boolean =>
  other.source.from !== 'nothing' && isAlike(one, other);

const carriedFrom = (previous: RecordedTurn | undefined, parameter: ParameterValue): TurnParameter => {
  const { name, value, original, source } = parameter;
  const earlier = previous?.verdicts.at(-1)?.parameters.find((parameter) => parameter.name === name);
  const turn = earlier?.source.turn ?? previous?.number;
  return {
    name,
    value,
    original,
    source: { ...source, ...earlier?.source, ...(turn !== undefined && { turn }) },
  };
};
