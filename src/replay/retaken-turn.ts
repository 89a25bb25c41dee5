import type { SessionEvent } from '../session/events.ts';
import type { SessionState } from '../session/state.ts';
import { ask, type Responder, settle } from './rehearsal.ts';
import { type Tape, tapedCalls, tapeOf, unrecorded } from './tape.ts';
import type { TurnSpan } from './turns/spans.ts';
import { eventIn, questionIn } from './turns/turns.ts';

/** A recorded turn as another agent would have answered it. */
export type Retaken = {
  readonly events: readonly SessionEvent[];
  readonly state: SessionState;
  /** Whether it would call a webhook whose reply was not recorded. */
  readonly isUnrecorded: boolean;
};

/** A responder that has the vector of the text; the same one if its model needs none. @throws encoder_failed */
export const withSentence = async (responder: Responder, span: TurnSpan): Promise<Responder> => {
  const question = questionIn(span).event.data;
  const { encoding } = responder.trainedAgent;
  if (encoding === undefined || !('text' in question)) return responder;
  return { ...responder, trainedAgent: await encoding(question.text) };
};

/**
 * Runs a recorded turn again: the same text, moment and random value, possibly on another state and with
 * another agent. Webhook replies come from the recording.
 */
export const retake = (span: TurnSpan, state: SessionState, responder: Responder): Retaken => {
  const question = questionIn(span).event.data;
  const entities = eventIn(span.facts, 'UserEntitiesSet')?.data.entities ?? [];
  const firstMove = ask(state, { request: question, entities, entitiesAreRecorded: true }, responder);
  return settleCalls(firstMove, tapeOf(tapedCalls(span)), responder);
};

const settleCalls = (firstMove: Omit<Retaken, 'isUnrecorded'>, tape: Tape, responder: Responder): Retaken => {
  let { events, state } = firstMove;
  let isUnrecorded = false;
  while (state.at === 'calling') {
    const outcome = tape.next(state);
    if (outcome === undefined) isUnrecorded = true;
    const went = settle(state, outcome ?? unrecorded, responder);
    events = [...events, ...went.events];
    state = went.state;
  }
  return { events, state, isUnrecorded };
};
