import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { Sealing } from '../kernel/sealing.ts';
import type { ErasureMode } from '../privacy/erasure.ts';
import type { SandboxKey } from '../turn/sandboxes.ts';
import type { ErasableSessions } from '../turn/session-desk.ts';
import type { ErasableStream } from './erasable-streams.ts';

/** A session, and how it was made unreadable. */
export type Erased = ErasableStream & { readonly mode: ErasureMode };

/** The leaves of the verifiable record outlive their events, and receipts name those of deleted streams. */
export type ErasedLeaves = {
  /**
   * Before streams are deleted: all of their events get leaves, and the record says that these will have no
   * events.
   */
  readonly announce: (streams: readonly string[]) => Promise<AnnouncedLeaves>;
};

export type AnnouncedLeaves = {
  /** Of streams that were deleted: pairs of a first leaf and how many follow. None is added to them later. */
  readonly leavesOf: (streams: readonly string[]) => Promise<readonly number[]>;
};

export type ErasingPorts = {
  readonly store: EventStore;
  readonly sessions: ErasableSessions;
  /** Absent where personal fields are recorded in the open. */
  readonly sealing?: Sealing;
  readonly deleteSandbox: (key: SandboxKey) => Promise<void>;
  /** Absent without a verifiable record. */
  readonly leaves?: ErasedLeaves;
};

type Meant = {
  readonly streams: readonly ErasableStream[];
  readonly sandboxes: readonly SandboxKey[];
  /** Receives each event before it is deleted. */
  readonly onErased: ((event: RecordedEvent) => void) | undefined;
  /** Receives each session that is done. */
  readonly tell: () => void;
};

/** As far as it goes: what is gone has to have its receipt, whatever came in between. */
export const eraseStreams = async (
  ports: ErasingPorts,
  { streams, sandboxes, onErased, tell }: Meant,
): Promise<{ readonly done: readonly Erased[]; readonly failure?: { readonly error: unknown } }> => {
  const done: Erased[] = [];
  try {
    // Forks first: they are found by the sessions that they come from.
    for (const sandbox of sandboxes) await ports.deleteSandbox(sandbox);
    for (const stream of streams) {
      const mode = await eraseOne(ports, stream, onErased);
      if (mode !== undefined) done.push({ ...stream, mode });
      tell();
    }
    return { done };
  } catch (error) {
    return { done, failure: { error } };
  }
};

/** @returns undefined where there was nothing to take back. */
const eraseOne = async (
  { store, sealing, sessions }: ErasingPorts,
  stream: ErasableStream,
  onErased: Meant['onErased'],
): Promise<ErasureMode | undefined> => {
  let mode: ErasureMode | undefined;
  await sessions.erase(stream, async () => {
    if (onErased !== undefined) for await (const event of store.readStream(stream.stream)) onErased(event);
    const destroyed = await sealing?.destroy(stream.stream);
    if (destroyed === 'nothing') return;
    mode = destroyed === 'destroyed' ? 'key_destroyed' : 'deleted';
    if (mode === 'deleted') await store.delete(stream.stream);
  });
  return mode;
};
