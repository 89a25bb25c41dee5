import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { JsonValue } from '../kernel/json.ts';
import { SNAPSHOT_EVERY_EVENTS } from '../kernel/limits/conversation.ts';
import type { Snapshot, SnapshotStore } from '../kernel/snapshot-store.ts';
import {
  type Inspect,
  type InspectSession,
  MACHINE_VERSION,
  type SessionActor,
  sessionActor,
} from '../session/actor.ts';
import { sessionCatalogue } from '../session/events.ts';
import type { SessionState } from '../session/state.ts';

/** `eventId` belongs to the event at `revision`; it is undefined before the first. */
export type HotSession = {
  readonly actor: SessionActor;
  revision: number;
  eventId: string | undefined;
  snapshotRevision: number;
};

type Ports = {
  readonly store: EventStore;
  readonly snapshots: SnapshotStore;
  readonly inspectSession?: InspectSession;
};

/** The session of a stream, read from its snapshot if that is valid, and from the later events. */
export const restoreSession = async (ports: Ports, stream: string): Promise<HotSession> => {
  const { store, snapshots } = ports;
  const inspect = ports.inspectSession?.(stream);
  const snapshot = await snapshots.load(stream);
  if (snapshot?.version === MACHINE_VERSION) {
    const resumedSession = await resumedFrom(
      snapshot,
      store.readStream(stream, { from: snapshot.revision }),
      inspect,
    );
    if (resumedSession !== undefined) return resumedSession;
    await snapshots.drop(stream);
  }
  const actor = sessionActor([], undefined, inspect);
  const cold: HotSession = { actor, revision: -1, eventId: undefined, snapshotRevision: -1 };
  await catchUp(store, stream, cold);
  return cold;
};

/**
 * @param events the events of the stream, beginning with the event of the snapshot
 * @returns undefined if the first one differs, because the store was restored or replaced
 */
const resumedFrom = async (
  { revision, eventId, state }: Snapshot,
  events: AsyncIterable<RecordedEvent>,
  inspect: Inspect | undefined,
): Promise<HotSession | undefined> => {
  let hot: HotSession | undefined;
  for await (const recordedEvent of events) {
    if (hot !== undefined) takeRecorded(hot, recordedEvent);
    else if (recordedEvent.revision !== revision || recordedEvent.id !== eventId) return undefined;
    else {
      // Written by this machine version, so it has the shape of its states.
      const actor = sessionActor([], state as unknown as SessionState, inspect);
      hot = { actor, revision, eventId, snapshotRevision: revision };
    }
  }
  return hot;
};

/** Snapshots being saved: turns do not wait for them, but dropping a session does. */
export const savesOf = (snapshots: SnapshotStore) => {
  const saves = new Map<string, Promise<void>>();
  return {
    streams: () => saves.keys(),
    keep: (stream: string, session: HotSession): void => {
      const { revision, eventId } = session;
      if (revision - session.snapshotRevision < SNAPSHOT_EVERY_EVENTS || eventId === undefined) return;
      session.snapshotRevision = revision;
      // A state contains only recorded data, so it is JSON; its types do not say so.
      const state = session.actor.state() as unknown as JsonValue;
      const save = snapshots
        .save(stream, { revision, eventId, version: MACHINE_VERSION, state }, 'beside')
        // Best effort: without a snapshot, more events are read.
        .catch(() => undefined)
        .finally(() => {
          if (saves.get(stream) === save) saves.delete(stream);
        });
      saves.set(stream, save);
    },
    drop: async (stream: string): Promise<void> => {
      await saves.get(stream);
      await snapshots.drop(stream);
    },
  };
};

export const catchUp = async (store: EventStore, stream: string, session: HotSession): Promise<void> => {
  for await (const recordedEvent of store.readStream(stream, { from: session.revision + 1 })) {
    takeRecorded(session, recordedEvent);
  }
};

const takeRecorded = (session: HotSession, recordedEvent: RecordedEvent): void => {
  session.actor.take([sessionCatalogue.read(recordedEvent)]);
  session.revision = recordedEvent.revision;
  session.eventId = recordedEvent.id;
};
