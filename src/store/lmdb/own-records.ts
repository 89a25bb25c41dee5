import type { EventRun, RunPlace, RunReader } from '../../kernel/event-run.ts';
import { OWN_RECORDS_BYTES_MAX, READ_PAGE_CHARS_MAX, READ_PAGE_EVENTS_MAX } from '../../kernel/limits.ts';
import type { BytesPage } from '../embedded/event-pages.ts';
import { CRC_DIGITS } from './checked-text.ts';
import type { LogEnd } from './lmdb-tables.ts';
import { CHECKSUM, HEAD_END } from './record-text.ts';

/** A record as this process has written it, with the revision of its first event, the position of its last. */
export type OwnRecord = Pick<EventRun, 'stream' | 'revision' | 'position' | 'bytes'> & {
  /** The position of its first event. */
  readonly start: number;
  /** Deletions in the log until then. */
  readonly deletions: number;
};

/**
 * What this process wrote last, for a reader that follows the log: it need not look it up, nor verify its
 * checksum. Positions are never used again, so what is durable stays as it is until a stream is deleted.
 */
export type OwnRecords = {
  readonly add: (record: OwnRecord) => void;
  /** Everything added so far is durable. */
  readonly markDurable: () => void;
  /**
   * The record directly behind a position, only once, because its reader may overwrite it. Nothing is kept
   * before the first call.
   */
  readonly take: (after: number, end: LogEnd) => EventRun | undefined;
  readonly clear: () => void;
};

export const ownRecords = (): OwnRecords => {
  const records = new Map<number, OwnRecord>();
  let isRead = false;
  let bytes = 0;
  let newest = -1;
  let durable = -1;
  const clear = (): void => {
    records.clear();
    bytes = 0;
    newest = -1;
    durable = -1;
  };
  return {
    add: (record) => {
      if (!isRead) return;
      if (bytes > OWN_RECORDS_BYTES_MAX) clear();
      records.set(record.start, record);
      bytes += record.bytes.length;
      newest = record.position;
    },
    markDurable: () => {
      durable = newest;
    },
    take: (after, [, , deletions]) => {
      isRead = true;
      const record = records.get(after + 1);
      if (record === undefined || record.position > durable) return undefined;
      // The deleted stream may be any.
      if (record.deletions !== deletions) {
        clear();
        return undefined;
      }
      records.delete(after + 1);
      bytes -= record.bytes.length;
      return asRun(record);
    },
    clear,
  };
};

/** Undefined where the records must be looked up. @param tail of the log, as the disk has it */
export const ownBytesPage = <Part extends RunPlace>(
  own: OwnRecords,
  tail: LogEnd | undefined,
  { after, upTo = Number.POSITIVE_INFINITY, ownFromMemory }: BytesPage,
  read: RunReader<Part>,
): readonly Part[] | undefined => {
  if (ownFromMemory !== true || tail === undefined) return undefined;
  const parts: Part[] = [];
  let bytes = 0;
  for (let last = after; last < upTo; ) {
    const run = own.take(last, tail);
    if (run === undefined) break;
    parts.push(read(run));
    last = run.position;
    bytes += run.bytes.length;
    if (parts.length >= READ_PAGE_EVENTS_MAX || bytes >= READ_PAGE_CHARS_MAX) break;
  }
  return parts.length > 0 ? parts : undefined;
};

const asRun = ({ stream, revision, position, bytes }: OwnRecord): EventRun => {
  const lineEnd = bytes.indexOf(LINE_END);
  const afterRevision = lineEnd - HEAD_END.length - CRC_DIGITS - CHECKSUM.length;
  const headEnd = afterRevision - String(revision).length;
  return { stream, revision, position, bytes, headEnd, start: lineEnd + 1 };
};

const LINE_END = 0x0a;
