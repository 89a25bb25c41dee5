import { LRUCache } from 'lru-cache';
import { HOT_SESSIONS_MAX, RECORD_CHARS_MAX } from '../../kernel/limits.ts';
import type { EventLog, StreamHead } from '../embedded/event-log.ts';
import { categoryOf, type EventText } from '../embedded/event-text.ts';
import type { CommitBrackets } from './commit-queue.ts';
import { lmdbPages } from './lmdb-pages.ts';
import { DELETED, openTables, type Tables, type Tail } from './lmdb-tables.ts';
import type { LmdbEnvironment } from './open-lmdb.ts';
import { eventInRecord, recordText } from './record-text.ts';
import { upgradeLog } from './upgrade-log.ts';

const NO_HEAD: StreamHead = { revision: -1, position: -1 };
const NO_TAIL: Tail = [-1, '', 0];

/** The log in an open data folder; writes happen between the brackets only. */
export const lmdbLog = (env: LmdbEnvironment): EventLog & { readonly brackets: CommitBrackets } => {
  const tables = openTables(env);
  upgradeLog(env, tables);
  const { streams } = tables;
  /** Where streams stand, for as long as nobody else writes: reading it anew costs as much as an append. */
  const heads = new LRUCache<string, StreamHead>({ max: HOT_SESSIONS_MAX });
  let tail = NO_TAIL;
  let tailBefore = NO_TAIL;

  const headOf = (stream: string): StreamHead => {
    const known = heads.get(stream);
    if (known !== undefined) return known;
    const head = readHead(tables, stream);
    heads.set(stream, head);
    return head;
  };

  return {
    headOf,
    positionOf: (stream, revision) => positionOf(tables, stream, revision),
    textAt: (stream, revision) => {
      const position = lastOfRecord(tables, stream, revision)?.position;
      const record = position === undefined ? undefined : tables.events.get(position);
      return record === undefined ? undefined : eventInRecord(record, revision);
    },
    newestRevision: (stream) => {
      const head = readHead(tables, stream);
      return head === 'deleted' ? -1 : head.revision;
    },
    isDeleted: (stream) => (tables.tail.get('tail')?.[2] ?? 0) > 0 && readHead(tables, stream) === 'deleted',
    newestPosition: () => tables.tail.get('tail')?.[0] ?? -1,
    ...lmdbPages(tables),
    add: (stream, added) => {
      const head = headOf(stream);
      if (head === 'deleted') throw new TypeError(`${stream} was deleted: that is checked before`);
      const category = categoryOf(stream);
      let { revision } = head;
      let [position, categoryBefore] = tail;
      for (const events of divided(added)) {
        if (category !== categoryBefore) tables.runs.putSync([category, position + 1], true);
        categoryBefore = category;
        const text = recordText({ stream, revision: revision + 1 }, events);
        revision += events.length;
        position += events.length;
        // Positions only grow, so pages of the log are filled to the brim and never split.
        tables.events.putSync(position, text, { append: true });
        streams.putSync([stream, revision], position);
      }
      tail = [position, category, tail[2]];
      const after = { revision, position };
      heads.set(stream, after);
      return after;
    },
    remove: (stream) => {
      const head = headOf(stream);
      if (head === 'deleted' || head.revision < 0) return;
      removeRecords(tables, stream);
      heads.set(stream, 'deleted');
      tail = [tail[0], tail[1], tail[2] + 1];
    },
    brackets: {
      begin: () => {
        tailBefore = tables.tail.get('tail') ?? NO_TAIL;
        const isOurs = isSame(tailBefore, tail);
        if (!isOurs) heads.clear();
        tail = tailBefore;
      },
      end: () => {
        if (!isSame(tail, tailBefore)) tables.tail.putSync('tail', tail);
      },
      fail: () => {
        heads.clear();
        tail = NO_TAIL;
      },
    },
  };
};

const isSame = (one: Tail, other: Tail): boolean => one[0] === other[0] && one[2] === other[2];

const readHead = ({ streams }: Tables, stream: string): StreamHead => {
  const newest = streams.getRange({ start: [stream, DELETED], end: [stream, -1], reverse: true, limit: 1 });
  for (const { key, value: position } of newest)
    return key[1] === DELETED ? 'deleted' : { revision: key[1], position };
  return NO_HEAD;
};

/** The last event of the record that holds a revision. */
const lastOfRecord = ({ streams }: Tables, stream: string, revision: number): StreamPlace | undefined => {
  const range = streams.getRange({ start: [stream, revision], end: [stream, DELETED], limit: 1 });
  for (const { key, value: position } of range) return { revision: key[1], position };
  return undefined;
};

type StreamPlace = { readonly revision: number; readonly position: number };

const positionOf = (tables: Tables, stream: string, revision: number): number | undefined => {
  const last = lastOfRecord(tables, stream, revision);
  return last && last.position - (last.revision - revision);
};

/** One record after another, each as many events as RECORD_CHARS_MAX lets in, but at least one. */
const divided = (events: readonly EventText[]): readonly (readonly EventText[])[] => {
  const records: EventText[][] = [];
  let chars = Number.POSITIVE_INFINITY;
  for (const event of events) {
    chars += event.text.length;
    if (chars > RECORD_CHARS_MAX) {
      records.push([]);
      chars = event.text.length;
    }
    records.at(-1)?.push(event);
  }
  return records;
};

const removeRecords = ({ events, streams }: Tables, stream: string): void => {
  const places = [...streams.getRange({ start: [stream, 0], end: [stream, DELETED] })];
  for (const { key, value: position } of places) {
    events.removeSync(position);
    streams.removeSync(key);
  }
  streams.putSync([stream, DELETED], -1);
};
