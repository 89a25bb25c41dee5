import { isAlike } from '../kernel/json-alike.ts';
import type { RecordedCandidate } from '../session/events.ts';
import { firstDifference } from './difference.ts';
import type { Retaken } from './retaken-turn.ts';
import { briefOf } from './turn-brief.ts';
import type { TurnSpan } from './turns/spans.ts';
import { eventIn, questionIn } from './turns/turns.ts';
import type { ChangeCause, TurnBrief, TurnChange } from './wire/what-if-report.ts';

/** Undefined if both are equal. */
export const changeOf = (
  span: TurnSpan,
  retaken: Retaken,
  { sessionId, hypothetical }: { readonly sessionId: string; readonly hypothetical: boolean },
): TurnChange | undefined => {
  const [recorded, instead] = [briefOf(span.after), briefOf(retaken.state)];
  const cause = causeOf(recorded, instead, candidatesIn(retaken));
  if (cause === undefined) return undefined;
  const { data } = questionIn(span).event;
  return {
    sessionId,
    turn: span.number,
    turnId: data.turnId,
    receivedAt: data.receivedAt,
    query: 'text' in data ? data.text : data.name,
    cause,
    hypothetical,
    webhookUnrecorded: retaken.isUnrecorded,
    path: firstDifference(recorded, instead)?.path ?? '',
    recorded,
    instead,
  };
};

const causeOf = (
  recorded: TurnBrief,
  instead: TurnBrief,
  candidates: readonly RecordedCandidate[],
): ChangeCause | undefined => {
  if (recorded.intent !== instead.intent) {
    const now = candidates.find(({ intentName }) => intentName === recorded.intent);
    return now?.reason === 'below_threshold' ? 'threshold' : 'intent';
  }
  if (recorded.action !== instead.action) return 'intent';
  if (!isAlike(recorded.parameters, instead.parameters)) return 'parameters';
  if (!isAlike(recorded.contexts, instead.contexts)) return 'contexts';
  return isAlike(recorded.fulfillment, instead.fulfillment) ? undefined : 'reply';
};

const candidatesIn = ({ events }: Retaken): readonly RecordedCandidate[] => {
  const facts = events.map((event) => ({ event }));
  const verdict = eventIn(facts, 'IntentMatched') ?? eventIn(facts, 'NothingMatched');
  return verdict?.data.candidates ?? [];
};
