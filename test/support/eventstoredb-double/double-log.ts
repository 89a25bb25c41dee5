/** A record of the double's log; `data` and `metadata` are the bytes as sent. */
export type DoubleRecord = {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly id: string;
  readonly type: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
};

export type ProposedRecord = Pick<DoubleRecord, 'id' | 'type' | 'data' | 'metadata'>;
export type DoubleExpectation = number | 'any' | 'no-stream' | 'stream-exists';

export type DoubleVerdict =
  | { readonly kind: 'appended'; readonly revision: number; readonly position: number }
  | { readonly kind: 'wrong-version'; readonly actual: number }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'too-large' };

/** The server's default. */
const APPEND_BYTES_MAX = 1_048_576;
const TOMBSTONE = '$streamDeleted';
/** Positions are file offsets: they grow by the size of a record and never count events. */
const bytesOfRecord = ({ stream, type, data, metadata }: Omit<DoubleRecord, 'position'>): number =>
  88 + bytesOfName(stream) + bytesOfName(type) + data.length + metadata.length;
/** It follows its length. */
const bytesOfName = (name: string): number => {
  const { length } = Buffer.from(name);
  return length < 128 ? 1 + length : 2 + length;
};
/** The server writes its own statistics between other events. */
const SYSTEM_RECORD_EVERY = 7;
/** The log is stored in parts of this size. */
const PART_BYTES = 256 * 1024 * 1024;
const TOMBSTONE_REVISION = Number.MAX_SAFE_INTEGER;

/**
 * Imitates appends, deletions and the log of EventStoreDB in memory: the events of a deleted stream stay in
 * the log, before its tombstone, until a scavenge; repeats are recognised by their ids.
 */
export const doubleLog = () => {
  const records: DoubleRecord[] = [];
  const streams = new Map<string, DoubleRecord[]>();
  const deleted = new Set<string>();
  const listeners = new Set<() => void>();
  /** The first readable revision per stream; the name of a deleted stream may be reused. */
  const visible = new Map<string, number>();
  /** The first revision per stream whose ids are remembered; a restart clears them. */
  const remembered = new Map<string, number>();
  /** Positions of events, including scavenged ones. */
  const places = new Set<number>();
  /** Whether the server writes statistics between other events. */
  const statistics = { areWritten: true };
  let end = 0;
  let appends = 0;

  const write = (stream: string, revision: number, record: ProposedRecord): DoubleRecord => {
    const written = { ...record, stream, revision, position: end };
    places.add(end);
    end += bytesOfRecord(written);
    records.push(written);
    return written;
  };
  const add = (stream: string, record: ProposedRecord): DoubleRecord => {
    const there = streams.get(stream) ?? [];
    streams.set(stream, there);
    const written = write(stream, there.length, record);
    there.push(written);
    return written;
  };
  const writeStatistics = (): void => {
    if (++appends % SYSTEM_RECORD_EVERY !== 0 || !statistics.areWritten) return;
    const record = { id: crypto.randomUUID(), type: '$statsCollected', data: bytesOf('{}') };
    add('$stats-127.0.0.1:2113', { ...record, metadata: new Uint8Array() });
  };
  const wake = (): void => {
    for (const listener of [...listeners]) listener();
  };

  return {
    /** Records at or after a position. */
    from: (position: number): readonly DoubleRecord[] => records.slice(firstAt(records, position)),
    /** The newest before a position, newest first. */
    before: (position: number, count: number): readonly DoubleRecord[] => {
      const end = firstAt(records, position);
      return records.slice(Math.max(0, end - count), end).toReversed();
    },
    records,
    /** Events that reads of the log visited, including those that a filter removed. */
    looked: { events: 0 },
    /** Events sent to readers and subscribers. */
    sent: { events: 0 },
    /** Calls that clients opened for appends. */
    received: { appendCalls: 0 },
    statistics,
    /** Whether a record begins at the position, ended there before a scavenge, or the log ends there. */
    isPlace: (position: number): boolean =>
      places.has(position) || position === end || position % PART_BYTES === 0,
    /** Reads that would take bytes from the middle of a record for a record, and maybe end the server. */
    stray: { reads: 0 },
    stream: (name: string): readonly DoubleRecord[] | 'deleted' | undefined => {
      if (deleted.has(name)) return 'deleted';
      const there = streams.get(name)?.slice(visible.get(name) ?? 0);
      return there?.length === 0 ? undefined : there;
    },
    append: (
      stream: string,
      expected: DoubleExpectation,
      proposed: readonly ProposedRecord[],
    ): DoubleVerdict => {
      const bytes = proposed.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0);
      if (bytes > APPEND_BYTES_MAX) return { kind: 'too-large' };
      if (deleted.has(stream)) return { kind: 'deleted' };
      const there = streams.get(stream) ?? [];
      const repeat = judge({ there, remembered: remembered.get(stream) ?? 0 }, expected, proposed);
      if (repeat === 'refuse') return { kind: 'wrong-version', actual: there.length - 1 };
      if (repeat !== 'append') return { kind: 'appended', ...repeat };
      writeStatistics();
      for (const record of proposed) add(stream, record);
      wake();
      const last = streams.get(stream)?.at(-1);
      return { kind: 'appended', revision: last?.revision ?? -1, position: last?.position ?? 0 };
    },
    /** A soft deletion. @returns whether the stream existed */
    hide: (stream: string): boolean => {
      const { length } = streams.get(stream) ?? [];
      if (length === (visible.get(stream) ?? 0)) return false;
      visible.set(stream, length);
      wake();
      return true;
    },
    tombstone: (stream: string): 'done' | 'deleted' => {
      if (deleted.has(stream)) return 'deleted';
      deleted.add(stream);
      write(stream, TOMBSTONE_REVISION, {
        id: crypto.randomUUID(),
        type: TOMBSTONE,
        data: new Uint8Array(),
        metadata: new Uint8Array(),
      });
      wake();
      return 'done';
    },
    /** Removes the events of deleted streams from the log, as a scavenge does. */
    scavenge: (): void => {
      const kept = records.filter(({ stream, type }) => type === TOMBSTONE || !deleted.has(stream));
      records.splice(0, records.length, ...kept);
    },
    /** Restores an older copy of the data folder, as an operator does while the server is stopped. */
    truncate: (count: number): void => {
      records.length = count;
      end = records.reduce((_, record) => record.position + bytesOfRecord(record), 0);
      for (const of of [streams, deleted, visible, remembered, places]) of.clear();
      for (const record of records) {
        places.add(record.position);
        if (record.type === TOMBSTONE) deleted.add(record.stream);
        else streams.set(record.stream, [...(streams.get(record.stream) ?? []), record]);
      }
    },
    /** Forgets ids of older events, as a restart does. */
    forgetIds: (): void => {
      for (const [name, there] of streams) remembered.set(name, there.length);
    },
    onWritten: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type DoubleLog = ReturnType<typeof doubleLog>;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const firstAt = (records: readonly DoubleRecord[], position: number): number => {
  let low = 0;
  let high = records.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((records[middle]?.position ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The server's rules for repeats: from the expected place on, all of the ids match or none do. */
const judge = (
  { there, remembered }: { readonly there: readonly DoubleRecord[]; readonly remembered: number },
  expected: DoubleExpectation,
  proposed: readonly ProposedRecord[],
): 'append' | 'refuse' | { readonly revision: number; readonly position: number } => {
  const current = there.length - 1;
  const repeatedFrom = (start: number): 'refuse' | { revision: number; position: number } => {
    const agrees = proposed.every(({ id }, index) => there[start + index]?.id === id);
    const last = there[start + proposed.length - 1];
    return agrees && last !== undefined ? { revision: last.revision, position: last.position } : 'refuse';
  };
  if (expected === 'any' || expected === 'stream-exists') {
    const start = there.findLastIndex(({ id }) => id === proposed[0]?.id);
    return start < remembered ? 'append' : repeatedFrom(start);
  }
  const revision = expected === 'no-stream' ? -1 : expected;
  if (revision === current) return 'append';
  return revision > current ? 'refuse' : repeatedFrom(revision + 1);
};
