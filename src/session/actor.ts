import { type Actor, type ActorOptions, createActor, type SnapshotFrom } from 'xstate';
import type { SessionEvent } from './events.ts';
import { cannotTake, newSession, stateAfter } from './fold.ts';
import { sessionMachine } from './machine.ts';
import { newSessionData, type SessionPlace, type SessionState } from './state.ts';

/** Increase it when the machine's states or data change shape: snapshots of other versions are dropped. */
export const MACHINE_VERSION = 2;

export type SessionActor = {
  readonly state: () => SessionState;
  /**
   * Applies recorded events in order. An event that the machine cannot take is a bug and throws a TypeError.
   */
  readonly take: (events: Iterable<SessionEvent>) => void;
};

/** An observer of one session's actor, as XState and `@statelyai/inspect` define it. */
export type Inspect = NonNullable<ActorOptions<typeof sessionMachine>['inspect']>;

/** Names the sessions to observe, by stream; undefined for all others. */
export type InspectSession = (stream: string) => Inspect | undefined;

/**
 * The actor of a session, which only recorded events move. It starts in `from`, an earlier state, or at the
 * beginning. `inspect` receives each event and the resulting snapshot.
 */
export const sessionActor = (
  events: Iterable<SessionEvent> = [],
  from = newSession,
  inspect?: Inspect,
): SessionActor => {
  const actor = createActor(tableMachine, { snapshot: snapshotOf(from), ...(inspect && { inspect }) });
  // Without an observer XState rethrows a failure on a later tick, where it would end the process.
  actor.subscribe({ error: () => undefined });
  actor.start();
  const session: SessionActor = {
    state: () => stateOf(actor),
    take: (events) => {
      for (const event of events) takeOne(actor, event);
    },
  };
  session.take(events);
  return session;
};

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** Cache of the machine's initial snapshot per state. */
const initialSnapshots = new Map<SessionPlace, Snapshot>();

const initialSnapshotOf = (at: SessionPlace): Snapshot => {
  const snapshot = sessionMachine.resolveState({ value: at, context: newSessionData });
  initialSnapshots.set(at, snapshot);
  return snapshot;
};

const snapshotOf = ({ at, data }: SessionState): Snapshot => ({
  ...(initialSnapshots.get(at) ?? initialSnapshotOf(at)),
  context: data,
});

const stateIn = ({ value, context }: Snapshot): SessionState => ({
  at: value satisfies SessionPlace,
  data: context,
});

const transition = (before: Snapshot, event: SessionEvent): Snapshot => {
  const after = stateAfter(stateIn(before), event);
  return after === undefined ? before : snapshotOf(after);
};

/** The machine with its `transition` replaced by a lookup in the compiled table. */
const tableMachine: typeof sessionMachine = Object.create(sessionMachine, {
  transition: { value: transition },
});

const takeOne = (actor: Actor<typeof sessionMachine>, event: SessionEvent): void => {
  const before = actor.getSnapshot();
  actor.send(event);
  // XState ignores an event that a state does not handle and keeps its snapshot, which would lose a fact
  // here. Checking beforehand would run every transition twice.
  if (actor.getSnapshot() === before) throw cannotTake(stateIn(before), event);
};

const stateOf = (actor: Actor<typeof sessionMachine>): SessionState => {
  const snapshot = actor.getSnapshot();
  if (snapshot.status !== 'error') return stateIn(snapshot);
  throw new TypeError('the session machine failed', { cause: snapshot.error });
};
