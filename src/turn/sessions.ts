import { LRUCache } from 'lru-cache';
import { isParleyError, ParleyError } from '../kernel/errors.ts';
import type { EventMetadata, NewEvent } from '../kernel/event.ts';
import { eventId } from '../kernel/event-id.ts';
import type { EventStore, ExpectedRevision } from '../kernel/event-store.ts';
import { HOT_SESSIONS_MAX } from '../kernel/limits.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import type { Outside } from '../outside/outside.ts';
import { winRace } from '../outside/race.ts';
import type { InspectSession } from '../session/actor.ts';
import type { SessionCommand, SessionRefusal } from '../session/commands.ts';
import { decide } from '../session/decide.ts';
import { type SessionEvent, sessionCatalogue } from '../session/events.ts';
import { evolve } from '../session/evolve.ts';
import type { SessionState } from '../session/state.ts';
import type { Cause } from './cause.ts';
import type { Recordable } from './recordable.ts';
import { catchUp, type HotSession, restored, savesOf } from './session-snapshots.ts';

/** A session in hand: its state, and the one way to change it. */
export type Session = {
  readonly state: () => SessionState;
  /**
   * Decides the command, appends its events, then lets the actor take them. When another process was faster
   * the session is read again and the command made from its new state.
   * Between the two `recordable` masks what may not be recorded: the actor knows only what is recorded.
   * @throws the refusal's code; wrong_expected_revision when others were faster for too long.
   */
  readonly record: (command: CommandOn, cause: Cause, recordable?: Recordable) => Promise<void>;
  /**
   * The state as this request decided it, with what was masked in the record; the recorded state otherwise.
   */
  readonly unmasked: () => SessionState;
  /** Takes what other processes have recorded meanwhile. */
  readonly refresh: () => Promise<void>;
};

export type CommandOn = (state: SessionState) => SessionCommand;

export type Sessions = {
  /** @param overtaken waits for what another process, which was faster, has begun and not ended. */
  readonly open: (stream: string, overtaken?: (session: Session) => Promise<void>) => Promise<Session>;
  /**
   * Lets go of sessions that are kept ready, and of their snapshots, because their events are gone.
   */
  readonly forget: (isMeant: (stream: string) => boolean) => Promise<void>;
  /** How many are kept ready. */
  readonly hotCount: () => number;
};

export type SessionPorts = {
  readonly store: EventStore;
  readonly snapshots: SnapshotStore;
  readonly outside: Pick<Outside, 'now' | 'random' | 'sleep'>;
  readonly inspectSession?: InspectSession;
};

/**
 * Sessions by their streams. Hot actors are kept up to a limit; the rest are a snapshot and the events after
 * it.
 */
export const sessionsOf = (ports: SessionPorts, hotMax = HOT_SESSIONS_MAX): Sessions => {
  const { store, snapshots } = ports;
  const hot = new LRUCache<string, HotSession>({ max: hotMax });
  const saving = savesOf(snapshots);
  const warmed = async (stream: string): Promise<HotSession> => {
    const cold = await restored(ports, stream);
    saving.keep(stream, cold);
    hot.set(stream, cold);
    return cold;
  };
  /**
   * The actor lost a race: it takes what the winner recorded. One that finds nothing new is not of this
   * stream.
   */
  const caughtUp = async (stream: string, session: HotSession): Promise<HotSession> => {
    const { revision } = session;
    await catchUp(store, stream, session);
    if (session.revision > revision) return session;
    hot.delete(stream);
    await saving.drop(stream);
    return hot.get(stream) ?? warmed(stream);
  };
  return {
    hotCount: () => hot.size,
    forget: async (isMeant) => {
      const streams = new Set([...hot.keys(), ...saving.streams()].filter(isMeant));
      for (const stream of streams) {
        hot.delete(stream);
        await saving.drop(stream);
      }
    },
    open: async (stream, overtaken) => {
      let current = hot.get(stream) ?? (await warmed(stream));
      let clear: Clear | undefined;
      const recordOnce = async (
        command: CommandOn,
        cause: Cause,
        recordable: Recordable = asDecided,
      ): Promise<void> => {
        const state = stateOf(current, clear);
        const decided = accepted(command(state), state);
        if (decided.length === 0) return;
        const events = await recordable(decided);
        const appended = asNew(events, cause);
        try {
          const { revision } = await store.append(stream, appended, expectedBy(current));
          current.actor.take(appended);
          current.revision = revision;
          current.eventId = appended.at(-1)?.id;
          saving.keep(stream, current);
        } catch (error) {
          // The outcome may be unknown, so the next request reads the stream.
          if (!isParleyError(error, 'wrong_expected_revision')) hot.delete(stream);
          throw error;
        }
        clear = clearAfter(state, { decided, recorded: events }, current);
        cause.request.events += events.length;
      };
      const session: Session = {
        state: () => current.actor.state(),
        refresh: () => catchUp(store, stream, current),
        unmasked: () => stateOf(current, clear),
        record: (command, cause, recordable) =>
          winRace(ports.outside, {
            attempt: () => recordOnce(command, cause, recordable),
            catchUp: async () => {
              // It may have lost against an erasure: what is nowhere recorded counts no longer.
              clear = undefined;
              current = await caughtUp(stream, current);
              await overtaken?.(session);
            },
          }),
      };
      return session;
    },
  };
};

/** What another request has recorded meanwhile counts more than what this one knows. */
const stateOf = ({ actor, revision }: HotSession, clear: Clear | undefined): SessionState =>
  clear?.revision === revision ? clear.state : actor.state();

const asDecided: Recordable = (decided) => decided;

/** A state that is not recorded, and the revision of the recorded state that it replaces. */
type Clear = { readonly revision: number; readonly state: SessionState };

/** @returns undefined where nothing was masked. */
const clearAfter = (
  before: SessionState,
  { decided, recorded }: Readonly<Record<'decided' | 'recorded', readonly SessionEvent[]>>,
  { actor, revision }: HotSession,
): Clear | undefined =>
  recorded === decided
    ? undefined
    : { revision, state: { at: actor.state().at, data: decided.reduce(evolve, before.data) } };

const expectedBy = ({ revision }: HotSession): ExpectedRevision => (revision < 0 ? 'no-stream' : revision);

const accepted = (command: SessionCommand, state: SessionState): readonly SessionEvent[] => {
  const decision = decide(command, state);
  if ('events' in decision) return decision.events;
  throw refusalError(decision.refused, decision.facts);
};

const refusalError = (code: SessionRefusal, facts: Readonly<Record<string, string | number>>): ParleyError =>
  // The facts of a refusal are those of its own code; the compiler cannot see that through the union.
  new ParleyError(code as 'session_busy', facts);

/** Events of one append differ in little but what happened, so they share their metadata. */
const asNew = (events: readonly SessionEvent[], cause: Cause): readonly NewEvent<SessionEvent>[] => {
  const { request, metadata } = cause;
  const occurredAt = cause.now();
  let shared: EventMetadata | undefined;
  return events.map(({ type, data }, index) => {
    const schemaVersion = sessionCatalogue.versionOf(type);
    if (shared?.schemaVersion !== schemaVersion)
      shared = { schemaVersion, occurredAt, correlationId: request.id, ...metadata };
    const id = eventId(request.id, request.events + index);
    // Its type and data are those of one event still, which the compiler loses sight of.
    return { type, data, id, metadata: shared } as NewEvent<SessionEvent>;
  });
};
