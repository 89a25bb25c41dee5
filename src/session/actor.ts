import { type Actor, createActor, type SnapshotFrom } from 'xstate';
import type { SessionEvent } from './events.ts';
import { beginning, cannotTake, taken } from './fold.ts';
import { sessionMachine } from './machine.ts';
import { nothingYet, type SessionPlace, type SessionState } from './state.ts';

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
export const sessionActor = (events: Iterable<SessionEvent> = [], from = beginning): SessionActor => {
  const actor = createActor(quickMachine, { snapshot: snapshotOf(from) });
  // Without an observer XState rethrows a failure on a later tick, where it would end the process.
  actor.subscribe({ error: () => undefined });
  actor.start();
  const session: SessionActor = {
    state: () => stateOf(actor),
    take: (recorded) => {
      for (const event of recorded) takeOne(actor, event);
    },
  };
  session.take(events);
  return session;
};

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** The machine at each of its places. */
const placed = new Map<SessionPlace, Snapshot>();

const placeIn = (at: SessionPlace): Snapshot => {
  const snapshot = sessionMachine.resolveState({ value: at, context: nothingYet });
  placed.set(at, snapshot);
  return snapshot;
};

const snapshotOf = ({ at, data }: SessionState): Snapshot => ({
  ...(placed.get(at) ?? placeIn(at)),
  context: data,
});

const stateIn = ({ value, context }: Snapshot): SessionState => ({
  at: value satisfies SessionPlace,
  data: context,
});

const transition = (before: Snapshot, event: SessionEvent): Snapshot => {
  const after = taken(stateIn(before), event);
  return after === undefined ? before : snapshotOf(after);
};

/** The machine, which looks its ways up instead of working them out: every turn goes three of them. */
const quickMachine: typeof sessionMachine = Object.create(sessionMachine, {
  transition: { value: transition },
});

const takeOne = (actor: Actor<typeof sessionMachine>, event: SessionEvent): void => {
  const before = actor.getSnapshot();
  actor.send(event);
  // XState passes over an event that a state does not handle, and keeps its snapshot; here that would be a
  // fact gone missing. Asking beforehand would make every transition twice.
  if (actor.getSnapshot() === before) throw cannotTake(stateIn(before), event);
};

const stateOf = (actor: Actor<typeof sessionMachine>): SessionState => {
  const snapshot = actor.getSnapshot();
  if (snapshot.status !== 'error') return stateIn(snapshot);
  throw new TypeError('the session machine failed', { cause: snapshot.error });
};
