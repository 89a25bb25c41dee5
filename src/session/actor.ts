import { type Actor, createActor } from 'xstate';
import type { SessionEvent } from './events.ts';
import { sessionMachine } from './machine.ts';
import type { SessionPlace, SessionState } from './state.ts';

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
 * A session: the machine's actor, moved by recorded events alone. It begins at `from`, a state that it was
 * in before, or at the beginning.
 */
export const sessionActor = (events: Iterable<SessionEvent> = [], from?: SessionState): SessionActor => {
  const snapshot = from && sessionMachine.resolveState({ value: from.at, context: from.data });
  const actor = createActor(sessionMachine, snapshot && { snapshot });
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

const takeOne = (actor: Actor<typeof sessionMachine>, event: SessionEvent): void => {
  const before = actor.getSnapshot();
  actor.send(event);
  // XState passes over an event that a state does not handle, and keeps its snapshot; here that would be a
  // fact gone missing. Asking beforehand would make every transition twice.
  if (actor.getSnapshot() === before) {
    throw new TypeError(`a session that is ${String(before.value)} cannot take ${event.type}`);
  }
};

const stateOf = (actor: Actor<typeof sessionMachine>): SessionState => {
  const { value, context, status, error } = actor.getSnapshot();
  if (status === 'error') throw new TypeError('the session machine failed', { cause: error });
  return { at: value satisfies SessionPlace, data: context };
};
