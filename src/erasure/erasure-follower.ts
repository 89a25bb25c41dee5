import type { EventStore } from '../kernel/event-store.ts';
import { PROJECTION_RETRY_MS } from '../kernel/limits/views.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import { firstStreamName } from '../kernel/stream-name.ts';
import type { Outside } from '../outside/outside.ts';
import { ERASURE_CATEGORY, type ErasureEvent, erasureCatalogue } from '../privacy/erasure.ts';
import { originsOf } from './erasable-streams.ts';

/** Erasures by any server, read from their receipts. */
export type ErasureNotice = {
  /** Whether a stream was erased: a session's, under any of its names, or a fork's. */
  readonly isErased: (stream: string) => boolean;
  readonly agentIds: ReadonlySet<string>;
  /** Streams were deleted, and not only keys destroyed. */
  readonly isDeleted: boolean;
  /** Position of the last receipt. All deleted streams are before it in the log. */
  readonly position: number;
};

type Ports = {
  readonly store: EventStore;
  /** Stores the position up to which receipts were processed, next to the derived data. */
  readonly snapshots: Pick<SnapshotStore, 'load' | 'save'>;
  readonly outside: Pick<Outside, 'sleep'>;
  readonly hash: (text: string) => string;
  /** Whether this process wrote a receipt: it processes its own receipts, see `own`. */
  readonly isOwn: (erasureId: string) => boolean;
  /** Removes erased data from memory and small stores; called for own receipts too. */
  readonly forget: (notice: ErasureNotice) => Promise<void>;
  /**
   * Removes erased data from large stores, one erasure at a time. @param isMissed whether this server was
   * down during the erasure
   * @returns false if another server does it
   */
  readonly follow: (notice: ErasureNotice, isMissed: boolean) => Promise<boolean>;
  readonly onFailure: (error: unknown) => void;
};

export type ErasureFollower = {
  /** Does the work for receipts of this process, and notes that it is done. */
  readonly runOwn: (positions: readonly number[], work: () => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Follows the erasures of all processes, beginning with those that this one missed. Resolves when `forget`
 * has run for these, so that no turn continues with erased data.
 */
export const followErasures = async (ports: Ports): Promise<ErasureFollower> => {
  const { store, isOwn, forget, follow } = ports;
  const mark = await openMark(ports.snapshots, await store.newestPosition());
  let isStopped = false;
  let queue = Promise.resolve();

  /** Retried after any failure until it succeeds, here or at the next start. */
  const enqueue = (notice: ErasureNotice, isMissed: boolean): void => {
    mark.begin(notice.position);
    queue = queue.then(async () => {
      while (!isStopped) {
        try {
          if (await follow(notice, isMissed)) await mark.done(notice.position);
          else mark.leave(notice.position);
          return;
        } catch (error) {
          if (isStopped) return;
          ports.onFailure(error);
          await ports.outside.sleep(PROJECTION_RETRY_MS);
        }
      }
    });
  };

  const { receipts, lastPosition } = await receiptsAfter(store, mark.place());
  if (receipts.length > 0) {
    const notice = noticeOf(ports.hash, receipts, lastPosition);
    await forget(notice);
    enqueue(notice, true);
  }
  const subscription = store.subscribe(
    { category: ERASURE_CATEGORY },
    lastPosition < 0 ? undefined : lastPosition,
    {
      onEvent: async (recordedEvent) => {
        const { data } = erasureCatalogue.read(recordedEvent);
        const notice = noticeOf(ports.hash, [data], recordedEvent.position);
        await forget(notice);
        if (!isOwn(data.erasureId)) enqueue(notice, false);
      },
    },
  );
  return {
    runOwn: async (positions, work) => {
      positions.forEach(mark.begin);
      await work();
      for (const position of positions) await mark.done(position);
    },
    stop: async () => {
      isStopped = true;
      await subscription.stop();
      // Unfinished work is repeated at the next start.
      await Promise.race([queue, ports.outside.sleep(PROJECTION_RETRY_MS)]);
    },
  };
};

const receiptsAfter = async (store: EventStore, position: number) => {
  const receipts: ErasureEvent['data'][] = [];
  let lastPosition = position;
  const after = position < 0 ? {} : { after: position };
  for await (const recordedEvent of store.readAll({ category: ERASURE_CATEGORY, ...after })) {
    receipts.push(erasureCatalogue.read(recordedEvent).data);
    lastPosition = recordedEvent.position;
  }
  return { receipts, lastPosition };
};

const noticeOf = (
  hash: Ports['hash'],
  receipts: readonly ErasureEvent['data'][],
  position: number,
): ErasureNotice => {
  const sessions = new Set(receipts.flatMap((receipt) => receipt.sessions));
  return {
    isErased: isAmong(hash, sessions),
    agentIds: new Set(receipts.map(({ agentId }) => agentId)),
    isDeleted: receipts.some(({ mode }) => mode === 'deleted'),
    position,
  };
};

/** @param sessions hashes in the form of receipts. */
export const isAmong =
  (hash: Ports['hash'], sessions: ReadonlySet<string>): ((stream: string) => boolean) =>
  (stream) =>
    sessions.size > 0 && originsOf(stream).some((origin) => sessions.has(hash(firstStreamName(origin))));

/** The name that the mark is kept under, which no stream has. */
const MARK = 'erasures';
const VERSION = 1;

/** Makes the next start process all receipts again, because imported views may contain erased data. */
export const forgetProcessedReceipts = (snapshots: Pick<SnapshotStore, 'drop'>): Promise<void> =>
  snapshots.drop(MARK);

/**
 * The position up to which all receipts were processed here. A position after the end of the log belongs to
 * another log, and no receipt of this one was processed yet.
 */
const openMark = async (snapshots: Ports['snapshots'], end: number) => {
  const snapshot = await snapshots.load(MARK);
  const isOfThisLog = snapshot?.version === VERSION && snapshot.revision <= end;
  let [saved, newest] = [isOfThisLog ? snapshot.revision : -1, -1];
  const pending = new Set<number>();
  return {
    place: () => saved,
    begin: (position: number): void => {
      pending.add(position);
    },
    leave: (position: number): void => {
      pending.delete(position);
    },
    done: async (position: number): Promise<void> => {
      pending.delete(position);
      newest = Math.max(newest, position);
      const place = Math.min(newest, ...[...pending].map((other) => other - 1));
      if (place <= saved) return;
      saved = place;
      await snapshots.save(MARK, { revision: place, version: VERSION, state: null });
    },
  };
};
