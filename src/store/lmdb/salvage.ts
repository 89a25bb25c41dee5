import { join } from 'node:path';
import { COPY_BYTES_PER_COMMIT } from '../../kernel/limits/store.ts';
import { categoryOf } from '../../kernel/stream-name.ts';
import { openPageFile, type PageFile } from '../lmdb-file/page-file.ts';
import { rowsOfStray } from '../lmdb-file/page-nodes.ts';
import { type WalkResult, walkPages } from '../lmdb-file/page-walk.ts';
import { pinState } from './check-store.ts';
import { isMarkedDeleted } from './deleted-streams.ts';
import { keyIn, numberIn } from './lmdb-keys.ts';
import { openTables, type Tables } from './lmdb-tables.ts';
import { DATA_FILE, type LmdbEnvironment } from './open-lmdb.ts';
import { checksumIn, outlineOfRecord, RecordFault, recordAgain } from './record-text.ts';

export type SalvageReport = {
  readonly records: number;
  /** Of them, those that no index led to. */
  readonly strays: number;
};

/**
 * Copies every record that can be read from a damaged store into an empty one, to the same position. The
 * index is rebuilt from the records. Pages that no index leads to may hold deleted events, so they are used
 * only if the deletions are known.
 */
export const salvage = (folder: string, to: LmdbEnvironment): SalvageReport => {
  const file = openPageFile(join(folder, DATA_FILE));
  const release = pinState(folder, file);
  const writer = logWriter(to);
  let faults = 0;
  try {
    const walk = walkPages(file, {
      onFault: () => {
        faults += 1;
      },
      onRow: (table, key, value) => {
        if (table === 'events') writer.putRecord(key, value());
        if (table === 'events/deleted') writer.putDeleted(key, value());
        if (table === 'events/deleting') writer.putDeleting(key);
        if (table === 'events/end') writer.noteEnd(value());
      },
    });
    const inIndex = writer.records();
    if (faults > 0 && walk.isWhole('events/deleted')) putStrays(file, walk, writer);
    writer.finish();
    return { records: writer.records(), strays: writer.records() - inIndex };
  } finally {
    release();
    file.close();
  }
};

const putStrays = (file: PageFile, { pages, lastPage }: WalkResult, writer: LogWriter): void => {
  writer.flush();
  for (let page = 0; page <= lastPage && file.has(page); page += 1)
    if (!pages.has(page)) for (const { key, value } of rowsOfStray(file, page)) writer.putStray(key, value);
};

/** Writes that are committed in groups of COPY_BYTES_PER_COMMIT. */
const groupedWrites = (env: LmdbEnvironment) => {
  let waiting: (() => void)[] = [];
  let bytes = 0;
  const flush = (): void => {
    env.room.admit(bytes);
    env.transactionSync(() => {
      for (const write of waiting) write();
    });
    waiting = [];
    bytes = 0;
  };
  const add = (size: number, write: () => void): void => {
    waiting.push(write);
    bytes += size;
    if (bytes >= COPY_BYTES_PER_COMMIT) flush();
  };
  return { add, flush };
};

type LogWriter = ReturnType<typeof logWriter>;

const logWriter = (env: LmdbEnvironment) => {
  const tables = openTables(env);
  const deleted = env.openDB<Buffer, Buffer>({
    name: 'events/deleted',
    encoding: 'binary',
    keyEncoding: 'binary',
  });
  const { add, flush } = groupedWrites(env);
  let records = 0;
  let deletions = 0;
  let end = -1;

  const put = (key: Buffer, value: Buffer, isWanted: (text: string, position: number) => boolean): void => {
    const position = numberIn(key) ?? -1;
    const text = value.toString();
    if (position < 0 || !isWanted(text, position)) return;
    const outline = outlineIn(text, position);
    if (outline === undefined || tables.events.get(position) !== undefined) return;
    const { stream, revision, events } = outline;
    records += 1;
    add(value.length, () => {
      tables.events.putSync(position, recordAgain(text, position));
      tables.streams.putSync([stream, revision + events - 1], position);
    });
  };
  return {
    putRecord: (key: Buffer, value: Buffer): void => put(key, value, () => true),
    /** Only a checksum shows that it is a record, and it may be a deleted one. */
    putStray: (key: Buffer, value: Buffer): void =>
      put(key, value, (text, position) => {
        if (checksumIn(text, position) !== 'intact') return false;
        const stream = outlineIn(text, position)?.stream;
        return stream !== undefined && !isMarkedDeleted(tables, stream);
      }),
    putDeleted: (key: Buffer, value: Buffer): void => {
      const [name, mark] = [Buffer.from(key), Buffer.from(value)];
      deletions += 1;
      add(name.length + mark.length, () => deleted.putSync(name, mark));
    },
    /** The deletion goes on when the new store is opened. */
    putDeleting: (key: Buffer): void => {
      const stream = keyIn(key);
      if (typeof stream === 'string') add(key.length, () => tables.deleting.putSync(stream, true));
    },
    /** The tail, after the eight bytes of its version. */
    noteEnd: (value: Buffer): void => {
      const tail = keyIn(value.subarray(8));
      end = Array.isArray(tail) && typeof tail[0] === 'number' ? tail[0] : -1;
    },
    flush,
    records: () => records,
    finish: (): void => {
      flush();
      env.transactionSync(() => finishLog(tables, { deletions: Math.max(0, deletions - 1), end }));
    },
  };
};

const outlineIn = (text: string, position: number): ReturnType<typeof outlineOfRecord> | undefined => {
  try {
    return outlineOfRecord(text, position);
  } catch (error) {
    if (error instanceof RecordFault) return undefined;
    throw error;
  }
};

/** A new position must not repeat one that readers of the old store may remember. */
const POSITIONS_LOST_MAX = 1_000_000;

/** The beginnings of runs of one category, and the end of the log. */
const finishLog = (tables: Tables, old: { readonly deletions: number; readonly end: number }): void => {
  let last = -1;
  let category = '';
  for (const { key: position, value: text } of tables.events.getRange({})) {
    const { stream, events } = outlineOfRecord(text, position);
    const next = categoryOf(stream);
    if (next !== category) tables.runs.putSync([next, position - events + 1], true);
    [last, category] = [position, next];
  }
  const isNear = old.end > last && old.end - last <= POSITIONS_LOST_MAX;
  const end = isNear ? old.end : last;
  if (end >= 0) tables.end.putSync('tail', [end, category, old.deletions], 1);
};
