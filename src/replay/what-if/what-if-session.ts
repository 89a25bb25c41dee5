import { isParleyError } from '../../kernel/errors.ts';
import type { RecordedEvent } from '../../kernel/event.ts';
import type { SessionState } from '../../session/state.ts';
import type { Responder } from '../rehearsal.ts';
import { type Retaken, retake, withSentence } from '../retaken-turn.ts';
import { changeOf } from '../turn-change.ts';
import { isErasedTurn, spansAlong, type TurnSpan } from '../turns/spans.ts';
import { eventIn, questionIn } from '../turns/turns.ts';
import type { TurnChange } from '../wire/what-if-report.ts';
import { withOutsideChanges } from './outside-changes.ts';

/** Selects turns; a session is always read from its beginning. */
export type WhatIfFilter = {
  /** UTC, ISO 8601: turns received at or after it. */
  readonly since?: string;
  readonly until?: string;
  /** Name of the intent that was matched. */
  readonly intent?: string;
  /** Language that answered. */
  readonly language?: string;
};

export type TurnOutcome =
  /** An earlier turn of the session changed, so this query might not have been sent. */
  { readonly hypothetical: boolean } & (
    | { readonly is: 'same' }
    | { readonly is: 'changed'; readonly change: TurnChange }
    /** The other agent cannot take the turn, because it lacks an entity that was sent. */
    | { readonly is: 'refused' }
  );

/**
 * The answers of another agent in a recorded session, turn by turn. Up to the first change each turn is run
 * on the recorded state; from there on the session is hypothetical. Erased turns are left out.
 */
export async function* whatIfSession(
  events: AsyncIterable<RecordedEvent>,
  filter: WhatIfFilter,
  responderFor: (tag: string) => Responder | Promise<Responder>,
): AsyncGenerator<TurnOutcome> {
  let elsewhere: SessionState | undefined;
  for await (const span of spansAlong(events)) {
    const isWanted = fits(span, filter);
    if (span.isOpen || isErasedTurn(span) || (!isWanted && elsewhere === undefined)) continue;
    const responderOrPromise = responderFor(questionIn(span).event.data.lang);
    const responder = responderOrPromise instanceof Promise ? await responderOrPromise : responderOrPromise;
    const attempt = attemptOf(span, elsewhere, await withSentence(responder, span));
    elsewhere = attempt.elsewhere;
    if (isWanted) yield attempt.outcome;
  }
}

/** The answer of another agent to one turn on its recorded state. Undefined for an open or erased turn. */
export const turnOutcomeOf = async (
  span: TurnSpan,
  responderFor: (tag: string) => Promise<Responder>,
): Promise<TurnOutcome | undefined> => {
  if (span.isOpen || isErasedTurn(span)) return undefined;
  const responder = await responderFor(questionIn(span).event.data.lang);
  return attemptOf(span, undefined, await withSentence(responder, span)).outcome;
};

type Attempt = { readonly outcome: TurnOutcome; readonly elsewhere: SessionState | undefined };

/** `elsewhere` is the hypothetical session, once there is one. */
const attemptOf = (span: TurnSpan, elsewhere: SessionState | undefined, responder: Responder): Attempt => {
  const before =
    elsewhere === undefined
      ? span.before
      : withOutsideChanges(elsewhere, span.meanwhile, responder.trainedAgent.agent);
  const attempt = retakeUnlessRefused(span, before, responder);
  const hypothetical = elsewhere !== undefined;
  if (attempt === undefined) return { outcome: { is: 'refused', hypothetical }, elsewhere };
  const change = changeOf(span, attempt, { sessionId: responder.sessionId, hypothetical });
  if (change !== undefined)
    return { outcome: { is: 'changed', hypothetical, change }, elsewhere: attempt.state };
  return { outcome: { is: 'same', hypothetical }, elsewhere: hypothetical ? attempt.state : undefined };
};

const retakeUnlessRefused = (
  span: TurnSpan,
  state: SessionState,
  responder: Responder,
): Retaken | undefined => {
  try {
    return retake(span, state, responder);
  } catch (error) {
    if (isParleyError(error)) return undefined;
    throw error;
  }
};

const fits = (span: TurnSpan, { since, until, intent, language }: WhatIfFilter): boolean => {
  const { receivedAt } = questionIn(span).event.data;
  if ((since !== undefined && receivedAt < since) || (until !== undefined && receivedAt >= until))
    return false;
  if (intent === undefined && language === undefined) return true;
  const match = eventIn(span.facts, 'IntentMatched')?.data;
  const verdict = match ?? eventIn(span.facts, 'NothingMatched')?.data;
  if (intent !== undefined && match?.intentName.toLowerCase() !== intent.toLowerCase()) return false;
  return language === undefined || verdict?.language === language;
};
