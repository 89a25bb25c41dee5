import type { SessionEvent } from '../session/events.ts';
import type { SessionState } from '../session/state.ts';
import { type Actor, ask, settle } from './rehearsal.ts';
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

/** The actor with the vector of the turn's text; the same one if its model needs none. @throws encoder_failed */
export const withSentence = async (actor: Actor, span: TurnSpan): Promise<Actor> => {
  const question = questionIn(span).event.data;
  const { encoding } = actor.trainedAgent;
  if (encoding === undefined || !('text' in question)) return actor;
  return { ...actor, trainedAgent: await encoding(question.text) };
};

/**
 * Runs a recorded turn again: the same text, moment and random value, possibly on another state and with
 * another agent. Webhook replies come from the recording.
 */
export const retake = (span: TurnSpan, state: SessionState, actor: Actor): Retaken => {
  const question = questionIn(span).event.data;
  const entities = eventIn(span.facts, 'UserEntitiesSet')?.data.entities ?? [];
  const firstMove = ask(state, { request: question, entities }, actor);
  return settleCalls(firstMove, tapeOf(tapedCalls(span)), actor);
};

const settleCalls = (firstMove: Omit<Retaken, 'isUnrecorded'>, tape: Tape, actor: Actor): Retaken => {
  let { events, state } = firstMove;
  let isUnrecorded = false;
  while (state.at === 'calling') {
    const outcome = tape.next(state);
    if (outcome === undefined) isUnrecorded = true;
    const went = settle(state, outcome ?? unrecorded, actor);
    events = [...events, ...went.events];
    state = went.state;
  }
  return { events, state, isUnrecorded };
};
