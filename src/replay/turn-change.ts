import Type, { type Static } from 'typebox';
import type { Candidate } from '../session/events.ts';
import { isAlike } from './alike.ts';
import { firstDifference } from './difference.ts';
import type { Retaken } from './retaken-turn.ts';
import type { TurnSpan } from './spans.ts';
import { briefOf, TurnBrief } from './turn-brief.ts';
import { askedIn, eventIn } from './turns.ts';

/** Why a turn went otherwise, the deepest cause first: another intent has other parameters, too. */
export const changeCauses = ['intent', 'threshold', 'parameters', 'contexts', 'reply'] as const;
export type ChangeCause = (typeof changeCauses)[number];

/** A turn that another agent would have answered otherwise. */
export type TurnChange = Static<typeof TurnChange>;
export const TurnChange = Type.Object({
  sessionId: Type.String(),
  turn: Type.Integer(),
  turnId: Type.String(),
  receivedAt: Type.String(),
  query: Type.String(),
  cause: Type.Enum(changeCauses, {
    description:
      'intent: another one; threshold: the recorded intent is still the best, but its score is too low; ' +
      'parameters, contexts, reply: the same intent with others of these.',
  }),
  hypothetical: Type.Boolean({
    description: 'The session had gone otherwise before: nobody knows whether this would have been asked.',
  }),
  webhookUnrecorded: Type.Boolean({
    description: 'A webhook would have been called that the recording has no reply of; it counts as failed.',
  }),
  path: Type.String({ description: 'The first place where both differ.' }),
  recorded: TurnBrief,
  instead: TurnBrief,
});

/** Undefined where both come to the same. */
export const changeOf = (
  span: TurnSpan,
  retaken: Retaken,
  { sessionId, hypothetical }: { readonly sessionId: string; readonly hypothetical: boolean },
): TurnChange | undefined => {
  const [recorded, instead] = [briefOf(span.after), briefOf(retaken.state)];
  const cause = causeOf(recorded, instead, candidatesIn(retaken));
  if (cause === undefined) return undefined;
  const { data } = askedIn(span).event;
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
  candidates: readonly Candidate[],
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

const candidatesIn = ({ events }: Retaken): readonly Candidate[] => {
  const facts = events.map((event) => ({ event }));
  const verdict = eventIn(facts, 'IntentMatched') ?? eventIn(facts, 'NothingMatched');
  return verdict?.data.candidates ?? [];
};
