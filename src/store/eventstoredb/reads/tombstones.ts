import { ESDB_AHEAD_CHARS_MAX, ESDB_AHEAD_EVENTS_MAX } from '../../../kernel/limits/eventstoredb.ts';
import { msOf, type TimeLimit } from '../connection/time-limit.ts';
import type { LogEvent } from '../wire/log-event.ts';
import type { Flow } from './flow.ts';
import { type ReadSurroundings, readEach } from './reads.ts';
import { TOMBSTONE_TYPE, tombstoneSource } from './sources.ts';

/**
 * Deleted streams: the log still holds their events until the server is scavenged, so readers of the log skip
 * them by name.
 */
export type Tombstones = {
  readonly deleted: Set<string>;
  /**
   * Resolves when every deletion that matters to a reader after a position is known: a stream's events come
   * before its tombstone. No part of the log is searched twice.
   * @throws store_unavailable
   */
  readonly refresh: (after: number | undefined) => Promise<void>;
  /**
   * The same for a read to the end of the log, without a search if little is left: it is read to the end
   * first, and has the tombstones that matter. The server's search costs it as much as the read.
   */
  readonly knownIn: (read: Flow<LogEvent>, range: AheadRange) => Flow<LogEvent>;
  /** This part of the log has no other deletions than known ones. */
  readonly markSearched: (after: number, to: number) => void;
};

type AheadRange = {
  readonly after: number | undefined;
  /** Whether the read is of the whole log, so that no part of it need be searched later. */
  readonly isWhole: boolean;
  /** The newest position when it began: deletions behind it need not be known. Absent: the end of the log. */
  readonly newest?: number | undefined;
};

export const makeTombstones = (
  around: ReadSurroundings,
  newestPosition: () => Promise<number>,
): Tombstones => {
  const deleted = new Set<string>();
  const source = tombstoneSource(around.connection);
  /** The part of the log whose deletions are known. */
  let searchedRange = { from: Number.POSITIVE_INFINITY, to: -1 };

  const look = async (after: number): Promise<void> => {
    const newest = await newestPosition();
    const range = {
      after: after < searchedRange.from ? after : searchedRange.to,
      limit: Number.POSITIVE_INFINITY,
    };
    for await (const { stream } of readEach(around, source, range)) deleted.add(stream);
    searchedRange = { from: Math.min(after, searchedRange.from), to: Math.max(newest, searchedRange.to) };
  };
  const markSearched = (after: number, to: number): void => {
    const { from, to: before } = searchedRange;
    if (from > before) searchedRange = { from: after, to };
    else if (from <= after && after <= before) searchedRange = { from, to: Math.max(before, to) };
  };

  let running: Promise<unknown> = Promise.resolve();
  let waiting: { after: number; readonly done: Promise<void> } | undefined;
  const begin = (): Promise<void> => {
    const looking = look(waiting?.after ?? -1);
    waiting = undefined;
    running = looking;
    return looking;
  };
  const refresh = (after = -1): Promise<void> => {
    // A search under way may be past the position of the latest deletion, so callers share the next one.
    waiting ??= { after, done: running.then(begin, begin) };
    waiting.after = Math.min(waiting.after, after);
    return waiting.done;
  };
  return {
    deleted,
    refresh,
    markSearched,
    knownIn: (read, range) => withTombstones({ deleted, refresh, markSearched }, read, range),
  };
};

const withTombstones = (
  { deleted, refresh, markSearched }: Omit<Tombstones, 'knownIn'>,
  read: Flow<LogEvent>,
  { after = -1, isWhole, newest = Number.POSITIVE_INFINITY }: AheadRange,
): Flow<LogEvent> => {
  let areKnown = false;
  return {
    next: async (limit) => {
      if (areKnown) return read.next(limit);
      const { events, isOver } = await readAhead(read, newest, limit);
      if (!isOver) await refresh(after);
      else if (isWhole) markSearched(after, events.at(-1)?.position ?? after);
      for (const { type, stream } of events) if (type === TOMBSTONE_TYPE) deleted.add(stream);
      areKnown = true;
      return events.length === 0 ? undefined : events;
    },
    stop: read.stop,
  };
};

/** The first events of a read, to a position or its end if these are few. */
const readAhead = async (read: Flow<LogEvent>, end: number, limit: TimeLimit) => {
  const events: LogEvent[] = [];
  let chars = 0;
  // Each arrival gets the full time: together, they may take longer than one on a busy server.
  const limitMs = msOf(limit);
  while (events.length < ESDB_AHEAD_EVENTS_MAX && chars < ESDB_AHEAD_CHARS_MAX) {
    const arrival = await read.next(limitMs);
    if (arrival === undefined) return { events, isOver: true };
    if (arrival === 'caught-up') continue;
    for (const event of arrival) {
      events.push(event);
      chars += event.dataText().length;
    }
    if ((events.at(-1)?.position ?? -1) >= end) return { events, isOver: true };
  }
  return { events, isOver: false };
};
