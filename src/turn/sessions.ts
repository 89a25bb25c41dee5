import { LRUCache } from 'lru-cache';
import { isParleyError, ParleyError } from '../kernel/errors.ts';
import type { EventMetadata, NewEvent } from '../kernel/event.ts';
import { eventId } from '../kernel/event-id.ts';
import type { EventStore, ExpectedRevision } from '../kernel/event-store.ts';
import { HOT_SESSIONS_MAX } from '../kernel/limits/conversation.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import type { Outside } from '../outside/outside.ts';
import { winRace } from '../outside/race.ts';
import type { InspectSession } from '../session/actor.ts';
import type { SessionCommand, SessionRefusal } from '../session/commands.ts';
import { decide } from '../session/decide.ts';
import { type SessionEvent, sessionCatalogue } from '../session/events.ts';
import { evolve } from '../session/evolve.ts';
import type { SessionState } from '../session/state.ts';
import type { RecordMask } from './record-masks.ts';
import type { RequestMetadata } from './request-metadata.ts';
import { catchUp, type HotSession, restoreSession, savesOf } from './session-snapshots.ts';

/** An open session: its state, and the only way to change it. */
export type Session = {
  readonly state: () => SessionState;
  /**
   * Decides the command, appends its events, then applies them to the actor. If another process was faster,
   * the session is read again and the command is created from its new state. `recordable` masks the events
   * before the append, so the actor sees only recorded data. @throws the refusal's code;
   * wrong_expected_revision if others were faster for too long.
   */
  readonly record: (command: CommandOn, cause: RequestMetadata, recordable?: RecordMask) => Promise<void>;
  /** This request's state with unmasked values, if any were masked; otherwise the recorded state. */
  readonly unmasked: () => SessionState;
  /** Reads what other processes have recorded in the meantime. */
  readonly refresh: () => Promise<void>;
};

/** Undefined: the state needs no change. */
export type CommandOn = (state: SessionState) => SessionCommand | undefined;

export type Sessions = {
  /** @param overtaken waits for another process that was faster and has not finished. */
  readonly open: (stream: string, overtaken?: (session: Session) => Promise<void>) => Promise<Session>;
  /** Drops sessions from memory, with their snapshots, because their events are gone. */
  readonly forget: (isErased: (stream: string) => boolean) => Promise<void>;
  /** The number of sessions in memory. */
  readonly hotCount: () => number;
};

export type SessionPorts = {
  readonly store: EventStore;
  readonly snapshots: SnapshotStore;
  readonly outside: Pick<Outside, 'now' | 'random' | 'sleep'>;
  readonly inspectSession?: InspectSession;
};

/**
 * Sessions by their streams. Hot actors are kept up to a limit; others are read from a snapshot and later
 * events.
 */
export const sessionsOf = (ports: SessionPorts, hotMax = HOT_SESSIONS_MAX): Sessions => {
  const { store, snapshots } = ports;
  const hot = new LRUCache<string, HotSession>({ max: hotMax });
  const saves = savesOf(snapshots);
  const hotSession = async (stream: string): Promise<HotSession> => {
    const cold = await restoreSession(ports, stream);
    saves.keep(stream, cold);
    hot.set(stream, cold);
    return cold;
  };
  /** The actor lost a race, so it reads the winner's events. If there are none, the stream was replaced. */
  const caughtUp = async (stream: string, session: HotSession): Promise<HotSession> => {
    const { revision } = session;
    await catchUp(store, stream, session);
    if (session.revision > revision) return session;
    hot.delete(stream);
    await saves.drop(stream);
    return hot.get(stream) ?? hotSession(stream);
  };
  const memory: SessionMemory = {
    caughtUp,
    onAppended: saves.keep,
    onUnknownOutcome: (stream) => void hot.delete(stream),
  };
  return {
    hotCount: () => hot.size,
    forget: async (isErased) => {
      const streams = new Set([...hot.keys(), ...saves.streams()].filter(isErased));
      for (const stream of streams) {
        hot.delete(stream);
        await saves.drop(stream);
      }
    },
    open: async (stream, overtaken) => {
      const session = hot.get(stream) ?? (await hotSession(stream));
      return openSession(ports, memory, { stream, session, overtaken });
    },
  };
};

/** Access to sessions in memory, for a session that changes. */
type SessionMemory = {
  readonly caughtUp: (stream: string, session: HotSession) => Promise<HotSession>;
  readonly onAppended: (stream: string, session: HotSession) => void;
  /** The outcome of an append is unknown, so the next request must read the stream. */
  readonly onUnknownOutcome: (stream: string) => void;
};

type Opening = {
  readonly stream: string;
  readonly session: HotSession;
  readonly overtaken: ((session: Session) => Promise<void>) | undefined;
};

const openSession = (
  { store, outside }: SessionPorts,
  memory: SessionMemory,
  { stream, session: hot, overtaken }: Opening,
): Session => {
  let current = hot;
  let clear: Clear | undefined;
  const recordOnce = async (
    command: CommandOn,
    cause: RequestMetadata,
    recordable: RecordMask = noMask,
  ): Promise<void> => {
    const state = stateOf(current, clear);
    const wanted = command(state);
    if (wanted === undefined) return;
    const decidedEvents = acceptedEvents(wanted, state);
    if (decidedEvents.length === 0) return;
    const events = await recordable(decidedEvents);
    const newEvents = asNew(events, cause);
    try {
      const { revision } = await store.append(stream, newEvents, expectedBy(current));
      current.actor.take(newEvents);
      current.revision = revision;
      current.eventId = newEvents.at(-1)?.id;
      memory.onAppended(stream, current);
    } catch (error) {
      if (!isParleyError(error, 'wrong_expected_revision')) memory.onUnknownOutcome(stream);
      throw error;
    }
    clear = clearAfter(state, { decided: decidedEvents, recorded: events }, current);
    cause.request.events += events.length;
  };
  const session: Session = {
    state: () => current.actor.state(),
    refresh: () => catchUp(store, stream, current),
    unmasked: () => stateOf(current, clear),
    record: (command, cause, recordable) =>
      winRace(outside, {
        attempt: () => recordOnce(command, cause, recordable),
        catchUp: async () => {
          // It may have lost against an erasure, so unrecorded data must be dropped.
          clear = undefined;
          current = await memory.caughtUp(stream, current);
          await overtaken?.(session);
        },
      }),
  };
  return session;
};

/** Events that another request has recorded in the meantime take precedence. */
const stateOf = ({ actor, revision }: HotSession, clear: Clear | undefined): SessionState =>
  clear?.revision === revision ? clear.state : actor.state();

const noMask: RecordMask = (decided) => decided;

/** An unmasked state, and the revision of the recorded state that it replaces. */
type Clear = { readonly revision: number; readonly state: SessionState };

/** @returns undefined if nothing was masked. */
const clearAfter = (
  before: SessionState,
  { decided, recorded }: Readonly<Record<'decided' | 'recorded', readonly SessionEvent[]>>,
  { actor, revision }: HotSession,
): Clear | undefined =>
  recorded === decided
    ? undefined
    : { revision, state: { at: actor.state().at, data: decided.reduce(evolve, before.data) } };

const expectedBy = ({ revision }: HotSession): ExpectedRevision => (revision < 0 ? 'no-stream' : revision);

const acceptedEvents = (command: SessionCommand, state: SessionState): readonly SessionEvent[] => {
  const decision = decide(command, state);
  if ('events' in decision) return decision.events;
  throw refusalError(decision.refused, decision.facts);
};

const refusalError = (code: SessionRefusal, facts: Readonly<Record<string, string | number>>): ParleyError =>
  // The facts match the code; the compiler cannot see that in the union.
  new ParleyError(code as 'session_busy', facts);

/** The events of one append share their metadata object. */
const asNew = (
  events: readonly SessionEvent[],
  cause: RequestMetadata,
): readonly NewEvent<SessionEvent>[] => {
  const { request, metadata } = cause;
  const occurredAt = cause.now();
  let sharedMetadata: EventMetadata | undefined;
  return events.map(({ type, data }, index) => {
    const schemaVersion = sessionCatalogue.versionOf(type);
    if (sharedMetadata?.schemaVersion !== schemaVersion)
      sharedMetadata = { schemaVersion, occurredAt, correlationId: request.id, ...metadata };
    const id = eventId(request.id, request.events + index);
    // Type and data come from one event, but the compiler cannot see that.
    return { type, data, id, metadata: sharedMetadata } as NewEvent<SessionEvent>;
  });
};
