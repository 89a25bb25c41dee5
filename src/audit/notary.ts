import { setImmediate } from 'node:timers/promises';
import { isParleyError } from '../kernel/errors.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { AUDIT_LEAVES_PER_APPEND_MAX, AUDIT_PAUSE_MS, AUDIT_STANDBY_MS } from '../kernel/limits.ts';
import { mailbox } from '../outside/mailbox.ts';
import type { Outside } from '../outside/outside.ts';
import { winRace } from '../outside/race.ts';
import { regularly } from '../outside/regularly.ts';
import { LeafBatch, TILE_LEAVES } from './batch.ts';
import { AUDIT_STREAM } from './events.ts';
import type { LeafRun } from './leaf.ts';
import { leafPages } from './leaf-pages.ts';
import type { LeafSet } from './leaf-set.ts';
import type { NoteSigner } from './note.ts';
import { nextStep, type RecordEntry, type RecordHead, readHead } from './record.ts';
import { recordedLeaves } from './recorded-leaves.ts';

/** Keeps the record: follows the log in the background; no query waits for it. */
export type Notary = {
  /** Records a leaf for every event recorded before the call. Appends nothing if all have one. */
  readonly catchUp: () => Promise<Settled>;
  /**
   * The same, then appends `entries` and a checkpoint in any case. If another notary has a leaf in flight,
   * its append conflicts with the checkpoint, so no leaf follows for an event that is deleted by then.
   */
  readonly settle: (entries?: readonly RecordEntry[]) => Promise<Settled>;
  readonly stop: () => Promise<void>;
};

export type Settled = {
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
type Course = {
  head: RecordHead;
  /** The log was read up to this position. */
  cursor: number | undefined;
  /** The leaves recorded already, if positions do not show which events have one. */
  known: LeafSet | undefined;
};

type Taken = { readonly entries: readonly RecordEntry[]; readonly upTo: number };

/** A notary does one thing at a time. */
const KEY = 'record';

export const startNotary = (ports: NotaryPorts): Notary => {
  const { store, outside, onFailure } = ports;
  const turns = mailbox();
  let course: Course | undefined;
  let standbyUntil = 0;

  const append = async (open: Course, batch: Taken): Promise<void> => {
    const { events, head } = nextStep(ports, open.head, batch);
    const { revision } = open.head;
    await store.append(AUDIT_STREAM, events, revision < 0 ? 'no-stream' : revision);
    open.head = head;
  };

  /** Records the log up to a position; then, if they are given, `last` and a checkpoint. */
  const follow = async (open: Course, end: number, last?: readonly RecordEntry[]): Promise<void> => {
    const leaves = pendingLeaves(ports, open);
    for await (const runs of leafPages(store, { after: open.cursor, end })) {
      for (const run of runs) leaves.add(run);
      open.cursor = runs.at(-1)?.position ?? open.cursor;
      if (leaves.isFull()) await append(open, leaves.take());
      await setImmediate();
    }
    open.known = undefined;
    if (last === undefined && leaves.isEmpty()) return;
    const { entries, upTo } = leaves.take();
    await append(open, { entries: [...entries, ...(last ?? [])], upTo });
  };

  const followed = async (end: number, last?: readonly RecordEntry[]): Promise<RecordHead> => {
    course ??= await openCourse(ports);
    try {
      await follow(course, end, last);
      return course.head;
    } catch (error) {
      course = undefined;
      throw error;
    }
  };

  const settle = (last?: readonly RecordEntry[]): Promise<Settled> =>
    winRace(outside, {
      attempt: async () => {
        const position = await store.newestPosition();
        const { note, tree } = await followed(position, last);
        return { note, size: tree.size, position };
      },
      catchUp: async () => undefined,
    });

  const catchUp = async (): Promise<Settled> => {
    const settled = await settle();
    return settled.note === '' ? settle([]) : settled;
  };

  const work = async (): Promise<void> => {
    try {
      await followed(Number.POSITIVE_INFINITY);
    } catch (error) {
      // Another server keeps the record; this one checks periodically whether it still does.
      if (!isParleyError(error, 'wrong_expected_revision')) onFailure(error);
      else standbyUntil = Date.parse(outside.now()) + AUDIT_STANDBY_MS;
    }
  };
  const working = regularly(outside, AUDIT_PAUSE_MS, async () => {
    if (Date.parse(outside.now()) >= standbyUntil) await turns.run(KEY, work);
  });

  return {
    catchUp: () => turns.run(KEY, catchUp),
    settle: (last = []) => turns.run(KEY, () => settle(last)),
    stop: async () => {
      await working.stop();
      await turns.run(KEY, work);
    },
  };
};

/**
 * The place to continue from. Positions belong to one store: in a copy of it, or if the newest event with a
 * leaf was erased, the log is read from its beginning once, and events with a leaf are skipped.
 */
const openCourse = async (ports: NotaryPorts): Promise<Course> => {
  const head = await readHead(ports);
  if (head.revision < 0 || head.lastLeaf.length === 0) return { head, cursor: undefined, known: undefined };
  if ((await leafAt(ports.store, head.upTo)) === head.lastLeaf.toString('latin1'))
    return { head, cursor: head.upTo, known: undefined };
  const known = await recordedLeaves(ports.store, setImmediate);
  await known.index(setImmediate);
  return { head, cursor: undefined, known };
};

/** @returns undefined if the event at a position is gone or has none */
const leafAt = async (store: EventStore, position: number): Promise<string | undefined> => {
  for await (const [run] of leafPages(store, { after: position - 1, end: Number.POSITIVE_INFINITY })) {
    const isThere = run !== undefined && run.position - run.leaves.length + 1 === position;
    return isThere ? run.leaves[0] : undefined;
  }
  return undefined;
};

const pendingLeaves = ({ digest }: Pick<NotaryPorts, 'digest'>, open: Course) => {
  let entries: RecordEntry[] = [];
  let batch = new LeafBatch(open.head.tree.size);
  let upTo = open.head.upTo;
  const endBatch = (): void => {
    if (batch.size === 0) return;
    entries.push({ type: 'LeavesRecorded', data: batch.data(digest) });
    batch = new LeafBatch(batch.end);
  };
  return {
    add: (run: LeafRun): void => {
      for (let at = 0; at < run.leaves.length; at += 1) {
        if ((open.known?.find(run.leaves[at] ?? '') ?? -1) >= 0) continue;
        batch.add(run, at);
        if (batch.isFull) endBatch();
      }
      if (run.leaves.length > 0) upTo = run.position;
    },
    isEmpty: () => entries.length === 0 && batch.size === 0,
    isFull: () => entries.length >= AUDIT_LEAVES_PER_APPEND_MAX / TILE_LEAVES,
    take: (): Taken => {
      endBatch();
      const taken = entries;
      entries = [];
      return { entries: taken, upTo };
    },
  };
};
