import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { Sealing } from '../kernel/sealing.ts';
import type { ErasureMode } from '../privacy/erasure.ts';
import type { SandboxKey } from '../turn/sandboxes.ts';
import type { ErasableSessions } from '../turn/session-desk.ts';
import type { ErasableStream } from './erasable-streams.ts';

/** A session, and how it was made unreadable. */
export type ErasedStream = ErasableStream & {
  readonly mode: ErasureMode;
  /** It was deleted because its key is missing: if the keys came back, they would have opened it. */
  readonly isKeyMissing?: true;
};

/**
 * The leaves of the verifiable record outlive their events, so receipts name the leaves of deleted streams.
 */
export type ErasedLeaves = {
  /**
   * Called before streams are deleted: gives all of their events leaves, and announces in the record that
   * these will have no events.
   */
  readonly announce: (streams: readonly string[]) => Promise<AnnouncedLeaves>;
} & AnnouncedLeaves;

export type AnnouncedLeaves = {
  /** The leaves of deleted streams: pairs of a first leaf and a count. None is added to them later. */
  readonly leavesOf: (streams: readonly string[]) => Promise<readonly number[]>;
};

export type StreamErasurePorts = {
  readonly store: EventStore;
  readonly sessions: ErasableSessions;
  /** Absent if personal fields are recorded unsealed. */
  readonly sealing?: Sealing;
  readonly deleteSandbox: (key: SandboxKey) => Promise<void>;
  /** Absent without a verifiable record. */
  readonly leaves?: ErasedLeaves;
};

type StreamsToErase = {
  readonly streams: readonly ErasableStream[];
  readonly sandboxes: readonly SandboxKey[];
  /** Asked just before a stream is erased, while no turn of its session runs; undefined: always. */
  readonly isStillDue: ((stream: string) => Promise<boolean>) | undefined;
  /** Receives each event before it is deleted. */
  readonly onErased: ((event: RecordedEvent) => void) | undefined;
  /** Called after each of them. */
  readonly onStream: () => void;
};

/** Reports partial results too, because every erased session needs a receipt, whatever failed afterwards. */
export const eraseStreams = async (
  ports: StreamErasurePorts,
  { streams, sandboxes, isStillDue, onErased, onStream }: StreamsToErase,
): Promise<{
  readonly erasedStreams: readonly ErasedStream[];
  readonly failure?: { readonly error: unknown };
}> => {
  const erasedStreams: ErasedStream[] = [];
  try {
    // Forks first, because they are found by their original sessions.
    for (const sandbox of sandboxes) await ports.deleteSandbox(sandbox);
    for (const stream of streams) {
      const erasedStream = await eraseStream(ports, stream, { isStillDue, onErased });
      if (erasedStream !== undefined) erasedStreams.push(erasedStream);
      onStream();
    }
    return { erasedStreams };
  } catch (error) {
    return { erasedStreams, failure: { error } };
  }
};

/** @returns undefined if there was nothing to erase. */
const eraseStream = async (
  { store, sealing, sessions }: StreamErasurePorts,
  stream: ErasableStream,
  { isStillDue, onErased }: Pick<StreamsToErase, 'isStillDue' | 'onErased'>,
): Promise<ErasedStream | undefined> => {
  let erasedStream: ErasedStream | undefined;
  await sessions.erase(stream, async () => {
    if (!(await isErasable(store, stream, isStillDue))) return;
    if (onErased !== undefined) for await (const event of eventsOf(store, stream)) onErased(event);
    const keyOutcome = await sealing?.destroy(stream.stream);
    if (keyOutcome === 'nothing') return;
    const mode = keyOutcome === 'destroyed' ? 'key_destroyed' : 'deleted';
    if (mode === 'deleted') await store.delete(stream.stream);
    erasedStream = { ...stream, mode, ...(keyOutcome === 'key_missing' && { isKeyMissing: true }) };
  });
  return erasedStream;
};

const isErasable = async (
  store: Pick<EventStore, 'isDeleted'>,
  { stream }: ErasableStream,
  isStillDue: StreamsToErase['isStillDue'],
): Promise<boolean> => {
  // Another erasure was faster; its receipt names the session.
  if (await store.isDeleted(stream)) return false;
  return isStillDue === undefined || isStillDue(stream);
};

/** After another erasure, the session continues under another name. */
async function* eventsOf(
  store: Pick<EventStore, 'readStream'>,
  { stream }: ErasableStream,
): AsyncGenerator<RecordedEvent> {
  for await (const event of store.readStream(stream)) if (event.stream === stream) yield event;
}

/** How many of these would be deleted because their key is missing. */
export const countKeyless = async (
  { sealing }: Pick<StreamErasurePorts, 'sealing'>,
  streams: readonly ErasableStream[],
): Promise<number> => {
  let count = 0;
  for (const { stream } of streams) if ((await sealing?.obstacle(stream)) === 'key_missing') count += 1;
  return count;
};
