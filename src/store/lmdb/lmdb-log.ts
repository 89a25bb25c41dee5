import { LRUCache } from 'lru-cache';
import type { Appended, OnDamage } from '../../kernel/event-store.ts';
import { HOT_SESSIONS_MAX } from '../../kernel/limits/conversation.ts';
import { RECORD_CHARS_MAX } from '../../kernel/limits/store.ts';
import { categoryOf } from '../../kernel/stream-name.ts';
import type { EventLog, StreamHead } from '../embedded/event-log.ts';
import { charsOf } from '../embedded/event-text.ts';
import type { CommittedLog } from './commit-queue.ts';
import { deletePart, isMarkedDeleted, partlyDeleted } from './deleted-streams.ts';
import { lmdbPages } from './lmdb-pages.ts';
import { DELETED, openTables, type Tables } from './lmdb-tables.ts';
import { logTail } from './log-tail.ts';
import type { LmdbEnvironment } from './open-lmdb.ts';
import { eventInRecord, RecordFault, recordText } from './record-text.ts';
import { textBytes } from './text-bytes.ts';
import { upgradeLog } from './upgrade-log.ts';

const NO_HEAD: StreamHead = { revision: -1, position: -1 };

/** The log in an open data folder; it is written only within its own commits. */
export const lmdbLog = (
  env: LmdbEnvironment,
  onDamage: OnDamage = () => undefined,
): EventLog & CommittedLog => {
  const tables = openTables(env);
  upgradeLog(env, tables);
  const { eventBytes, streams, end } = tables;
  /**
   * Cached heads of streams, valid while no other process writes: reading one again costs as much as an
   * append.
   */
  const heads = new LRUCache<string, StreamHead>({ max: HOT_SESSIONS_MAX });
  const tail = logTail(end, () => heads.clear());
  const bytesOf = textBytes();

  const headOf = (stream: string): StreamHead => {
    const cachedHead = heads.get(stream);
    if (cachedHead !== undefined) return cachedHead;
    const head = readHead(tables, stream);
    heads.set(stream, head);
    return head;
  };

  return {
    headOf,
    positionOf: (stream, revision) => positionOf(tables, stream, revision),
    textAt: (stream, revision) => textAt(tables, stream, revision),
    newestRevision: (stream) => {
      const head = readHead(tables, stream);
      return head === 'deleted' ? -1 : head.revision;
    },
    isDeleted: (stream) => (end.get('tail')?.[2] ?? 0) > 0 && readHead(tables, stream) === 'deleted',
    newestPosition: () => end.get('tail')?.[0] ?? -1,
    ...lmdbPages(tables, onDamage),
    add: (stream, lines) => {
      const head = headOf(stream);
      if (head === 'deleted') throw new TypeError(`${stream} was deleted: that is checked before`);
      const category = categoryOf(stream);
      let { revision } = head;
      const [last, lastCategory, deletions] = tail.get();
      let position = last;
      let categoryBefore = lastCategory;
      for (const record of recordsOf(lines)) {
        if (category !== categoryBefore) tables.runs.put([category, position + 1], true);
        categoryBefore = category;
        const text = recordText(
          { stream, revision: revision + 1, position: position + record.length },
          record,
        );
        revision += record.length;
        position += record.length;
        streams.put([stream, revision], position);
        eventBytes.put(position, bytesOf(text));
      }
      tail.set([position, category, deletions]);
      const after = { revision, position };
      heads.set(stream, after);
      return after;
    },
    removePart: (stream) => {
      if (tables.deleting.get(stream) === true) return deletePart(tables, stream);
      const head = headOf(stream);
      if (head === 'deleted' || head.revision < 0) return true;
      const isDone = deletePart(tables, stream);
      heads.set(stream, 'deleted');
      const [position, category, deletions] = tail.get();
      tail.set([position, category, deletions + 1]);
      return isDone;
    },
    partlyRemoved: () => [...partlyDeleted(tables)],
    underLock: tail.underLock,
    ifAlone: tail.ifAlone,
    forget: tail.forget,
  };
};

const readHead = (tables: Tables, stream: string): StreamHead => {
  const { streams } = tables;
  const newest = streams.getRange({ start: [stream, DELETED], end: [stream, -1], reverse: true, limit: 1 });
  for (const { key, value: position } of newest)
    return isDeletedAt(tables, key) ? 'deleted' : { revision: key[1], position };
  return isMarkedDeleted(tables, stream) ? 'deleted' : NO_HEAD;
};

const isDeletedAt = ({ deleting }: Tables, [stream, revision]: readonly [string, number]): boolean =>
  revision === DELETED || deleting.get(stream) === true;

/** The last event of the record that holds a revision. */
const lastOfRecord = ({ streams }: Tables, stream: string, revision: number): Appended | undefined => {
  const range = streams.getRange({ start: [stream, revision], end: [stream, DELETED], limit: 1 });
  for (const { key, value: position } of range) return { revision: key[1], position };
  return undefined;
};

/** An unreadable event never counts as a repeat; readers of its stream get the error. */
const textAt = (tables: Tables, stream: string, revision: number): string | undefined => {
  const position = lastOfRecord(tables, stream, revision)?.position;
  const record = position === undefined ? undefined : tables.events.get(position);
  if (position === undefined || record === undefined) return undefined;
  try {
    return eventInRecord(record, revision, position);
  } catch (error) {
    if (error instanceof RecordFault) return undefined;
    throw error;
  }
};

const positionOf = (tables: Tables, stream: string, revision: number): number | undefined => {
  const last = lastOfRecord(tables, stream, revision);
  return last && last.position - (last.revision - revision);
};

/** Splits into records of at most RECORD_CHARS_MAX, but at least one event. */
const recordsOf = (lines: readonly string[]): readonly (readonly string[])[] => {
  if (charsOf(lines) <= RECORD_CHARS_MAX) return [lines];
  const records: string[][] = [];
  let chars = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    chars += line.length;
    if (chars > RECORD_CHARS_MAX) {
      records.push([]);
      chars = line.length;
    }
    records.at(-1)?.push(line);
  }
  return records;
};
