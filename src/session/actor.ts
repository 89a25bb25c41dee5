import { type ActorRefFrom, createActor, fromTransition } from 'xstate';
import type { SessionEvent } from './events.ts';
import { beginning, moved } from './fold.ts';
import type { SessionState } from './state.ts';

/** Raise it when the machine's states or data change shape: snapshots of other versions are dropped. */
export const MACHINE_VERSION = 2;

export type SessionActor = {
  readonly state: () => SessionState;
  /**
   * Takes recorded events, in order. An event that the machine cannot take is a bug and throws a TypeError.
   */
  readonly take: (events: Iterable<SessionEvent>) => void;
};

/**
 * A session: an actor that goes the machine's ways, moved by recorded events alone. Live turns and replays
 * both fold so. It begins at `from`, a state that it was in before, or at the beginning.
 */
export const sessionActor = (events: Iterable<SessionEvent> = [], from?: SessionState): SessionActor => {
  const actor = createActor(sessionLogic, from && { snapshot: resting(from) });
  // Without an observer XState rethrows a failure on a later tick, where it would end the process.
  actor.subscribe({ error: () => undefined });
  actor.start();
  const session: SessionActor = {
    state: () => stateOf(actor),
    take: (taken) => {
      for (const event of taken) takeOne(actor, event);
    },
  };
  session.take(events);
  return session;
};

/** An event that leads nowhere leaves the state as it is: the same object. */
const sessionLogic = fromTransition(
  (state: SessionState, event: SessionEvent) => moved(state, event) ?? state,
  beginning,
);

type Moving = ActorRefFrom<typeof sessionLogic>;

const resting = (context: SessionState) =>
  ({ status: 'active', output: undefined, error: undefined, context }) as const;

const takeOne = (actor: Moving, event: SessionEvent): void => {
  const before = actor.getSnapshot().context;
  actor.send(event);
  const { context, status } = actor.getSnapshot();
  // Passed over, it would be a fact gone missing. One that failed is told by whoever asks for the state.
  if (context === before && status === 'active') {
    throw new TypeError(`a session that is ${before.at} cannot take ${event.type}`);
  }
};

const stateOf = (actor: Moving): SessionState => {
  const { context, status, error } = actor.getSnapshot();
  if (status === 'error') throw new TypeError('the session machine failed', { cause: error });
  return context;
};
