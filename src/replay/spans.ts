import type { RecordedEvent } from '../kernel/event.ts';
import { type SessionEvent, sessionCatalogue } from '../session/events.ts';
import type { SessionState } from '../session/state.ts';
import { beginning, folded } from './fold.ts';

/** A recorded event, and what it is understood as today. */
export type Fact = { readonly event: SessionEvent; readonly recorded: RecordedEvent };

/** One turn as it stands in its stream: its events, and the session around them. */
export type TurnSpan = {
  /** 1 for the first of the session. */
  readonly number: number;
  readonly before: SessionState;
  readonly after: SessionState;
  /** What ran out first, the query, everything up to its reply. */
  readonly facts: readonly Fact[];
  /** The session after each of the facts. */
  readonly states: readonly SessionState[];
  /** What was changed from outside since the turn before. */
  readonly meanwhile: readonly Fact[];
  readonly isOpen: boolean;
};

/** Takes a session's events one by one and gives each turn out when its reply is there. */
export type SpanReader = {
  readonly take: (recorded: RecordedEvent) => TurnSpan | undefined;
  /** The turn that still waits for its reply. */
  readonly open: () => TurnSpan | undefined;
  readonly state: () => SessionState;
  /** What was changed from outside since the last turn. */
  readonly meanwhile: () => readonly Fact[];
};

type Moment = Fact & { readonly before: SessionState; readonly after: SessionState };

/** @throws recording_unreadable; TypeError for an event that the session could not take at its place. */
export const spanReader = (): SpanReader => {
  let state = beginning;
  let outside: Moment[] = [];
  let meanwhile: readonly Fact[] = [];
  let turn: Moment[] | undefined;

  const finish = (moments: readonly Moment[]): TurnSpan => {
    const span = spanOf(moments, meanwhile, false);
    turn = undefined;
    meanwhile = [];
    return span;
  };

  return {
    take: (recorded) => {
      const event = sessionCatalogue.read(recorded);
      const before = state;
      state = folded(state, event);
      const moment = { event, recorded, before, after: state };
      if (isQuestion(event)) {
        const [earlier, own] = ownOf(outside, recorded);
        meanwhile = earlier;
        turn = [...own, moment];
        outside = [];
      } else if (turn === undefined) {
        outside.push(moment);
      } else {
        turn.push(moment);
        if (event.type === 'ReplySent') return finish(turn);
      }
      return undefined;
    },
    open: () => (turn === undefined ? undefined : spanOf(turn, meanwhile, true)),
    state: () => state,
    meanwhile: () => outside,
  };
};

/** The turns of one session, in order; the last may still wait for its reply. */
export function* spansOf(events: Iterable<RecordedEvent>): Generator<TurnSpan> {
  const reader = spanReader();
  for (const recorded of events) {
    const span = reader.take(recorded);
    if (span !== undefined) yield span;
  }
  const open = reader.open();
  if (open !== undefined) yield open;
}

export const isQuestion = ({ type }: SessionEvent): boolean =>
  type === 'QueryReceived' || type === 'TriggerReceived';

/** What ran out is recorded before the question, by the same request. */
const ownOf = (outside: readonly Moment[], { metadata }: RecordedEvent) => {
  const at = outside.findLastIndex(
    ({ recorded }) => recorded.metadata.correlationId !== metadata.correlationId,
  );
  return [outside.slice(0, at + 1), outside.slice(at + 1)] as const;
};

const spanOf = (moments: readonly Moment[], meanwhile: readonly Fact[], isOpen: boolean): TurnSpan => {
  const after = moments.at(-1)?.after ?? beginning;
  return {
    number: after.data.turns,
    before: moments[0]?.before ?? beginning,
    after,
    facts: moments.map(({ event, recorded }) => ({ event, recorded })),
    states: moments.map(({ after: state }) => state),
    meanwhile: meanwhile.map(({ event, recorded }) => ({ event, recorded })),
    isOpen,
  };
};
