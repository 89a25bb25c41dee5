import type { EventStore } from '../../kernel/event-store.ts';
import { firstValue } from '../../kernel/first-value.ts';
import type { SnapshotStore } from '../../kernel/snapshot-store.ts';
import { MACHINE_VERSION } from '../../session/actor.ts';
import type { SessionState } from '../../session/state.ts';

/** A session as it was after one of its events. */
export type Start = { readonly revision: number; readonly state: SessionState };

export type TurnReaderPorts = {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly snapshots: SnapshotStore;
  /** Lets other requests run. */
  readonly breathe: () => Promise<void>;
};

/** `eventId` belongs to the event at `revision`. */
type StoredStart = Start & { readonly eventId: string | undefined };

/** The newest snapshot of a session, up to a revision if one is given, that fits its stream. */
export const newestStart = async (
  ports: TurnReaderPorts,
  stream: string,
  upTo?: number,
): Promise<Start | undefined> => fittingStart(ports, stream, await newestSnapshot(ports, stream, upTo));

const newestSnapshot = async (
  { snapshots, breathe }: TurnReaderPorts,
  stream: string,
  upTo?: number,
): Promise<StoredStart | undefined> => {
  const snapshot = await snapshots.load(stream, upTo);
  await breathe();
  if (snapshot === undefined) return undefined;
  const { revision, eventId, version, state } = snapshot;
  if (version === MACHINE_VERSION) {
    // Kept by this machine version, so it has the shape of its states.
    return { revision, eventId, state: state as unknown as SessionState };
  }
  // Snapshots of other versions may exist beside it, and cannot be used.
  await snapshots.drop(stream);
  return undefined;
};

/**
 * The newest snapshot from which a whole turn can be read; undefined: from the beginning. The turn before it
 * is read as well, because changes between the two begin at its reply. So is a whole slot-filling dialogue,
 * because each parameter names the turn that provided it.
 */
export const startBefore = async (
  ports: TurnReaderPorts,
  stream: string,
  turn: number,
): Promise<Start | undefined> => {
  const newest = await newestSnapshot(ports, stream);
  const isBefore = ({ state }: Start): boolean => state.data.turns < turn - 1;
  let best: StoredStart | undefined;
  let [low, high] = [0, newest?.revision ?? -1];
  if (newest !== undefined && isBefore(newest)) [best, low] = [newest, high + 1];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const snapshot = await newestSnapshot(ports, stream, middle);
    if (snapshot === undefined || isBefore(snapshot)) [best, low] = [snapshot ?? best, middle + 1];
    else high = snapshot.revision - 1;
  }
  while (best !== undefined && !isAtRest(best.state)) {
    best = await newestSnapshot(ports, stream, best.revision - 1);
  }
  return fittingStart(ports, stream, best);
};

/**
 * The same if the stream has its event; otherwise the store was restored or replaced, and all snapshots of
 * the stream are dropped.
 */
const fittingStart = async (
  { store, snapshots }: TurnReaderPorts,
  stream: string,
  snapshot: StoredStart | undefined,
): Promise<Start | undefined> => {
  if (snapshot === undefined) return undefined;
  const { revision, eventId } = snapshot;
  const event = await firstValue(store.readStream(stream, { from: revision, limit: 1 }));
  if (event?.revision === revision && event.id === eventId) return snapshot;
  await snapshots.drop(stream);
  return undefined;
};

/** Between two turns, without slot filling. */
export const isAtRest = ({ at, data }: SessionState): boolean =>
  at === 'listening' && data.slotFilling === null;
