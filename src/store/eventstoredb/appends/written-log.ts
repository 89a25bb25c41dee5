import { performance } from 'node:perf_hooks';
import { ESDB_WRITTEN_CHARS_MAX, ESDB_WRITTEN_MS_MAX } from '../../../kernel/limits/eventstoredb.ts';
import { type EventTexts, LogEvent } from '../wire/log-event.ts';

/** An acknowledged append; revision and position are those of its last event. */
export type Written = {
  readonly stream: string;
  readonly events: readonly EventTexts[];
  readonly revision: number;
  readonly position: number;
};

/**
 * What this process appended last, so that it need not be sent back to readers that have everything before. A
 * position is an offset in the server's log, and the size of a record is known. Where one append ends exactly
 * at the beginning of another, nothing of another writer, and no deletion, is between them. If a server laid
 * out its records in another way, no two appends would touch, and readers would read all of them.
 */
export type WrittenLog = {
  readonly add: (written: Written) => void;
  /** Those from directly behind a position up to the first record of another writer. */
  readonly after: (position: number | undefined) => readonly LogEvent[];
  /** Forgets a deleted stream. */
  readonly drop: (stream: string) => void;
  /** Forgets everything: what the server has may no longer be what it acknowledged. */
  readonly clear: () => void;
};

export const makeWrittenLog = (clock = () => performance.now()): WrittenLog => {
  /** By the offsets at which they begin. */
  const records = new Map<number, Records>();
  /** The oldest first. A map knows that order, too, but to find its oldest it passes all that was deleted. */
  let order: Records[] = [];
  let newest = -1;
  let chars = 0;

  const isKept = (record: Records): boolean => records.get(record.start) === record;
  const remove = (removed: Records): void => {
    if (!isKept(removed)) return;
    records.delete(removed.start);
    chars -= removed.chars;
  };
  const removeOld = (): void => {
    const isOld = ({ at }: Records) => chars > ESDB_WRITTEN_CHARS_MAX || clock() - at > ESDB_WRITTEN_MS_MAX;
    for (let oldest = order[0]; oldest !== undefined && isOld(oldest); oldest = order[0]) {
      remove(oldest);
      order.shift();
    }
  };
  return {
    add: (written) => {
      const added = recordsOf(written, clock());
      const replaced = records.get(added.start);
      if (replaced !== undefined) remove(replaced);
      records.set(added.start, added);
      order.push(added);
      chars += added.chars;
      newest = Math.max(newest, written.position);
      removeOld();
    },
    after: (position) => {
      removeOld();
      if (position === undefined || position >= newest) return [];
      // A reader may have stopped within an append.
      const has = (record: Records) => record.start <= position && position < record.end && isKept(record);
      const first = order.findLast(has);
      if (first === undefined) return [];
      const events = eventsOf(first).filter((event) => event.position > position);
      for (let next = records.get(first.end); next !== undefined; next = records.get(next.end))
        events.push(...eventsOf(next));
      return events;
    },
    drop: (stream) => {
      for (const record of order) if (record.written.stream === stream) remove(record);
    },
    clear: () => {
      records.clear();
      order = [];
      newest = -1;
      chars = 0;
    },
  };
};

/** The records of an append, which the server writes one behind the other. */
type Records = {
  readonly written: Written;
  readonly sizes: readonly number[];
  /** The offset of the first. */
  readonly start: number;
  /** The offset behind the last. */
  readonly end: number;
  readonly chars: number;
  /** When it was acknowledged. */
  readonly at: number;
};

const recordsOf = (written: Written, at: number): Records => {
  const { stream, events, position } = written;
  const streamBytes = nameBytes(stream);
  const sizes = events.map((event) => recordBytes(streamBytes, event));
  const last = sizes.at(-1) ?? 0;
  const end = position + last;
  const start = end - sizes.reduce((sum, size) => sum + size, 0);
  const chars = events.reduce((sum, event) => sum + event.dataText.length + event.metadataText.length, 0);
  return { written, sizes, start, end, chars, at };
};

const eventsOf = ({ start, sizes, written }: Records): readonly LogEvent[] => {
  const { stream, events, revision } = written;
  const first = revision - events.length + 1;
  let position = start;
  return events.map(({ id, type, dataText, metadataText }, index) => {
    const revision = first + index;
    // Naming all of them takes a seventh of the time of `...`.
    const parts = { id, type, dataText, metadataText, stream, revision, position, isJson: true };
    position += sizes[index] ?? 0;
    return LogEvent.writtenHere(parts);
  });
};

/** Lengths, kind, version, position, flags, transaction, number, ids and time of a record. */
const RECORD_BYTES = 88;

/** The size of a record in the server's log (`PrepareLogRecord`). */
const recordBytes = (streamBytes: number, { type, dataText, metadataText }: EventTexts): number =>
  RECORD_BYTES +
  streamBytes +
  nameBytes(type) +
  Buffer.byteLength(dataText) +
  Buffer.byteLength(metadataText);

/** Names are written behind their length, in seven bits a byte. */
const nameBytes = (name: string): number => {
  const bytes = Buffer.byteLength(name);
  return bytes + (bytes < 0x80 ? 1 : 2);
};
