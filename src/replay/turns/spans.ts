import { ParleyError } from '../../kernel/errors.ts';
import type { RecordedEvent } from '../../kernel/event.ts';
import { isErased, isKeyMissing } from '../../kernel/sealing.ts';
import { isAnnotation } from '../../session/annotations.ts';
import { type SessionEvent, sessionCatalogue } from '../../session/events.ts';
import { foldEvent, newSession } from '../../session/fold.ts';
import type { SessionState } from '../../session/state.ts';

/** A recorded event, and its data in the current version. */
export type Fact = { readonly event: SessionEvent; readonly recordedEvent: RecordedEvent };

/** One turn as recorded in its stream: its events, and the session around them. */
export type TurnSpan = {
  /** 1 for the first of the session. */
  readonly number: number;
  readonly before: SessionState;
  readonly after: SessionState;
  /** Expiries, the query, and everything up to its reply. */
  readonly facts: readonly Fact[];
  /** The session after each of the facts. */
  readonly states: readonly SessionState[];
  /** Changes by other requests since the previous turn. */
  readonly meanwhile: readonly Fact[];
  readonly isOpen: boolean;
};

/** Whether its texts are blank: nothing follows from them. */
export const isErasedTurn = ({ facts }: Pick<TurnSpan, 'facts'>): boolean =>
  facts.some(({ recordedEvent }) => isErased(recordedEvent));

/** Whether it is blank although it was not erased. */
export const isKeylessTurn = ({ facts }: Pick<TurnSpan, 'facts'>): boolean =>
  facts.some(({ recordedEvent }) => isKeyMissing(recordedEvent));

/** @throws session_erased; session_key_missing if a restored key would make the turn readable */
export const requireReadableTurn = (span: Pick<TurnSpan, 'facts'>, sessionId: string): void => {
  if (isKeylessTurn(span)) throw new ParleyError('session_key_missing', { sessionId });
  if (isErasedTurn(span)) throw new ParleyError('session_erased', { sessionId });
};

/** Takes a session's events in order and returns each turn when its reply is there. */
export type SpanReader = {
  readonly take: (recordedEvent: RecordedEvent) => TurnSpan | undefined;
  /** The turn that still waits for its reply. */
  readonly open: () => TurnSpan | undefined;
  readonly state: () => SessionState;
  /** Changes by other requests since the last turn. */
  readonly meanwhile: () => readonly Fact[];
};

/** The current turn; its lists grow until its reply is there. */
type OpenTurn = {
  readonly before: SessionState;
  readonly facts: Fact[];
  readonly states: SessionState[];
  readonly meanwhile: readonly Fact[];
};

/** An event between two turns, and the session before it. */
type Outside = { readonly fact: Fact; readonly before: SessionState; readonly after: SessionState };

/**
 * @param start the session before its first event
 * @throws recording_unreadable; TypeError for an event that the session could not take at its place.
 */
export const spanReader = (start = newSession): SpanReader => {
  let state = start;
  let outside: Outside[] = [];
  let turn: OpenTurn | undefined;

  return {
    take: (recordedEvent) => {
      const event = sessionCatalogue.read(recordedEvent);
      const before = state;
      state = foldEvent(state, event);
      // About the conversation, not a part of it.
      if (isAnnotation(event)) return undefined;
      const fact = { event, recordedEvent };
      if (isQuestion(event)) {
        turn = openTurn(outside, recordedEvent, before);
        if (outside.length > 0) outside = [];
      } else if (turn === undefined) {
        outside.push({ fact, before, after: state });
        return undefined;
      }
      turn.facts.push(fact);
      turn.states.push(state);
      if (event.type !== 'ReplySent') return undefined;
      const span = spanOf(turn, { isOpen: false });
      turn = undefined;
      return span;
    },
    open: () => (turn === undefined ? undefined : spanOf(turn, { isOpen: true })),
    state: () => state,
    meanwhile: () => outside.map(({ fact }) => fact),
  };
};

/** The turns of one session, in order; the last may still wait for its reply. */
export function* turnSpans(events: Iterable<RecordedEvent>): Generator<TurnSpan> {
  const reader = spanReader();
  for (const recordedEvent of events) {
    const span = reader.take(recordedEvent);
    if (span !== undefined) yield span;
  }
  const open = reader.open();
  if (open !== undefined) yield open;
}

/** The same while a stream is read page by page. */
export async function* spansAlong(
  events: Iterable<RecordedEvent> | AsyncIterable<RecordedEvent>,
): AsyncGenerator<TurnSpan> {
  const reader = spanReader();
  for await (const recordedEvent of events) {
    const span = reader.take(recordedEvent);
    if (span !== undefined) yield span;
  }
  const open = reader.open();
  if (open !== undefined) yield open;
}

const isQuestion = ({ type }: SessionEvent): boolean =>
  type === 'QueryReceived' || type === 'TriggerReceived';

const nothing: readonly Fact[] = [];

/** Expiries are recorded before the query by the same request, so they belong to the turn. */
const openTurn = (
  outside: readonly Outside[],
  { metadata }: RecordedEvent,
  before: SessionState,
): OpenTurn => {
  if (outside.length === 0) return { before, facts: [], states: [], meanwhile: nothing };
  const { correlationId } = metadata;
  const last = outside.findLastIndex(
    ({ fact }) => fact.recordedEvent.metadata.correlationId !== correlationId,
  );
  const own = outside.slice(last + 1);
  return {
    before: own[0]?.before ?? before,
    facts: own.map(({ fact }) => fact),
    states: own.map(({ after }) => after),
    meanwhile: outside.slice(0, last + 1).map(({ fact }) => fact),
  };
};

const spanOf = (
  { before, facts, states, meanwhile }: OpenTurn,
  { isOpen }: Pick<TurnSpan, 'isOpen'>,
): TurnSpan => {
  const after = states.at(-1) ?? before;
  return { number: after.data.turns, before, after, facts, states, meanwhile, isOpen };
};
