import { setImmediate } from 'node:timers/promises';
import { isParleyError } from '../kernel/errors.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { AUDIT_LEAVES_PER_APPEND_MAX, AUDIT_PAUSE_MS, AUDIT_STANDBY_MS } from '../kernel/limits/audit.ts';
import { mailbox } from '../outside/mailbox.ts';
import type { Outside } from '../outside/outside.ts';
import { winRace } from '../outside/race.ts';
import { runRegularly } from '../outside/regularly.ts';
import { LeafBatch, TILE_LEAVES } from './batch.ts';
import { AUDIT_STREAM } from './events.ts';
import { type LeafRun, leavesIn } from './leaf.ts';
import { leafPages } from './leaf-pages.ts';
import type { LeafSet } from './leaf-set.ts';
import { HASH_BYTES } from './merkle.ts';
import type { NoteSigner } from './note.ts';
import { nextStep, type RecordEntry, type RecordHead, readHead } from './record.ts';
import { recordedLeaves } from './recorded-leaves.ts';

/** Keeps the record: follows the log in the background; no query waits for it. */
export type Notary = {
  /** Records a leaf for every event recorded before the call. Appends nothing if all have one. */
  readonly catchUp: () => Promise<RecordState>;
  /**
   * The same, then appends `entries` and a checkpoint in any case. If another notary has a leaf in flight,
   * its append conflicts with the checkpoint, so no leaf follows for an event that is deleted by then.
   */
  readonly settle: (entries?: readonly RecordEntry[]) => Promise<RecordState>;
  readonly stop: () => Promise<void>;
};

export type RecordState = {
  /** The newest checkpoint. */
  readonly note: string;
  /** Its leaves. */
  readonly size: number;
  /** The log was read up to this position. */
  readonly position: number;
};

export type NotaryPorts = {
  /** The store as recorded, without opening sealed fields. */
  readonly store: EventStore;
  readonly outside: Pick<Outside, 'id' | 'now' | 'random' | 'sleep'>;
  readonly signerOf: (origin: string) => NoteSigner;
  /** Identifies a stream without its name; only the installation's key links the two. */
  readonly digest: (stream: string) => string;
  readonly onFailure: (error: unknown) => void;
};

/** A notary's state between two appends. A failed append discards it, because only the record is reliable. */
type Progress = {
  head: RecordHead;
  /** The log was read up to this position. */
  cursor: number | undefined;
  /** The leaves recorded already, if positions do not show which events have one. */
  recordedLeaves: LeafSet | undefined;
};

type NextLeaves = { readonly entries: readonly RecordEntry[]; readonly upTo: number };

/** A notary does one thing at a time. */
const KEY = 'record';

export const startNotary = (ports: NotaryPorts): Notary => {
  const { store, outside, onFailure } = ports;
  const tasks = mailbox();
  const continueRecord = recordWriter(ports);
  /** Pauses left to another server. Not a time, because a clock that is set back would make it last. */
  let standbyPauses = 0;

  const settle = (lastEntries?: readonly RecordEntry[]): Promise<RecordState> =>
    winRace(outside, {
      attempt: async () => {
        const position = await store.newestPosition();
        const { note, tree } = await continueRecord(position, lastEntries);
        return { note, size: tree.size, position };
      },
      catchUp: async () => undefined,
    });

  const catchUp = async (): Promise<RecordState> => {
    const state = await settle();
    return state.note === '' ? settle([]) : state;
  };

  const work = async (): Promise<void> => {
    try {
      // Not to the end of the log, which a slow store would never reach while the log grows.
      await continueRecord(await store.newestPosition());
    } catch (error) {
      // Another server keeps the record; this one checks periodically whether it still does.
      if (!isParleyError(error, 'wrong_expected_revision')) onFailure(error);
      else standbyPauses = AUDIT_STANDBY_MS / AUDIT_PAUSE_MS;
    }
  };
  const background = runRegularly(outside, AUDIT_PAUSE_MS, async () => {
    if (standbyPauses > 0) standbyPauses -= 1;
    else await tasks.run(KEY, work);
  });

  return {
    catchUp: () => tasks.run(KEY, catchUp),
    settle: (lastEntries = []) => tasks.run(KEY, () => settle(lastEntries)),
    stop: async () => {
      await background.stop();
      await tasks.run(KEY, work);
    },
  };
};

/** Records the log up to a position; then, if they are given, `lastEntries` and a checkpoint. */
type WriteRecord = (end: number, lastEntries?: readonly RecordEntry[]) => Promise<RecordHead>;

const recordWriter = (ports: NotaryPorts): WriteRecord => {
  const { store } = ports;
  let current: Progress | undefined;

  const append = async (progress: Progress, batch: NextLeaves): Promise<void> => {
    const { events, head } = nextStep(ports, progress.head, batch);
    const { revision } = progress.head;
    await store.append(AUDIT_STREAM, events, revision < 0 ? 'no-stream' : revision);
    progress.head = head;
  };

  const recordUpTo = async (
    progress: Progress,
    end: number,
    lastEntries?: readonly RecordEntry[],
  ): Promise<void> => {
    const leaves = pendingLeaves(ports, progress);
    for await (const runs of leafPages(store, { after: progress.cursor, end, ownFromMemory: true })) {
      for (const run of runs) leaves.add(run);
      progress.cursor = runs.at(-1)?.position ?? progress.cursor;
      if (leaves.isFull()) await append(progress, leaves.take());
      await setImmediate();
    }
    progress.recordedLeaves = undefined;
    if (lastEntries === undefined && leaves.isEmpty()) return;
    const { entries, upTo } = leaves.take();
    await append(progress, { entries: [...entries, ...(lastEntries ?? [])], upTo });
  };

  return async (end, lastEntries) => {
    current ??= await openProgress(ports);
    try {
      await recordUpTo(current, end, lastEntries);
      return current.head;
    } catch (error) {
      current = undefined;
      throw error;
    }
  };
};

/**
 * The place to continue from. Positions belong to one store: in a copy of it, or if the newest event with a
 * leaf was erased, the log is read from its beginning once, and events with a leaf are skipped.
 */
const openProgress = async (ports: NotaryPorts): Promise<Progress> => {
  const head = await readHead(ports);
  if (head.revision < 0 || head.lastLeaf.length === 0)
    return { head, cursor: undefined, recordedLeaves: undefined };
  if ((await leafAt(ports.store, head.upTo)) === head.lastLeaf.toString('latin1'))
    return { head, cursor: head.upTo, recordedLeaves: undefined };
  const leaves = await recordedLeaves(ports.store, setImmediate);
  await leaves.index(setImmediate);
  return { head, cursor: undefined, recordedLeaves: leaves };
};

/** @returns undefined if the event at a position is gone or has none */
const leafAt = async (store: EventStore, position: number): Promise<string | undefined> => {
  for await (const [run] of leafPages(store, { from: position, end: Number.POSITIVE_INFINITY })) {
    const isThere = run !== undefined && run.position - leavesIn(run) + 1 === position;
    return isThere ? run.leaves.slice(0, HASH_BYTES) : undefined;
  }
  return undefined;
};

const pendingLeaves = ({ digest }: Pick<NotaryPorts, 'digest'>, progress: Progress) => {
  let entries: RecordEntry[] = [];
  let batch = new LeafBatch(progress.head.tree.size);
  let upTo = progress.head.upTo;
  const endBatch = (): void => {
    if (batch.size === 0) return;
    entries.push({ type: 'LeavesRecorded', data: batch.toEventData(digest) });
    batch = new LeafBatch(batch.end);
  };
  return {
    add: (run: LeafRun): void => {
      const length = leavesIn(run);
      for (let from = 0; from < length; ) {
        // One leaf after another if some of them may be recorded already.
        const to = progress.recordedLeaves === undefined ? Math.min(length, from + batch.room) : from + 1;
        const leaf = progress.recordedLeaves?.find(run.leaves, from) ?? -1;
        if (leaf < 0) batch.add(run, from, to);
        if (batch.room === 0) endBatch();
        from = to;
      }
      if (length > 0) upTo = run.position;
    },
    isEmpty: () => entries.length === 0 && batch.size === 0,
    isFull: () => entries.length >= AUDIT_LEAVES_PER_APPEND_MAX / TILE_LEAVES,
    take: (): NextLeaves => {
      endBatch();
      const takenEntries = entries;
      entries = [];
      return { entries: takenEntries, upTo };
    },
  };
};
