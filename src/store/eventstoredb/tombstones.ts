import { tombstoneCourse } from './courses.ts';
import { type ReadSurroundings, readEach } from './reads.ts';

/**
 * Deleted streams: the log still holds their events until the server is scavenged, so readers of the log skip
 * them by name.
 */
export type Tombstones = {
  readonly deleted: Set<string>;
  /**
   * Resolves when every deletion that matters to a reader after a position is known: a stream's events come
   * before its tombstone. No part of the log is searched twice.
   * @returns the position up to which the log was searched
   * @throws store_unavailable
   */
  readonly refresh: (after: number | undefined) => Promise<number>;
};

export const makeTombstones = (
  around: ReadSurroundings,
  newestPosition: () => Promise<number>,
): Tombstones => {
  const deleted = new Set<string>();
  const course = tombstoneCourse(around.connection);
  /** The part of the log whose deletions are known. */
  let searchedRange = { from: Number.POSITIVE_INFINITY, to: -1 };

  const look = async (after: number): Promise<number> => {
    const newest = await newestPosition();
    const range = {
      after: after < searchedRange.from ? after : searchedRange.to,
      limit: Number.POSITIVE_INFINITY,
    };
    for await (const { stream } of readEach(around, course, range)) deleted.add(stream);
    searchedRange = { from: Math.min(after, searchedRange.from), to: Math.max(newest, searchedRange.to) };
    return newest;
  };

  let running: Promise<unknown> = Promise.resolve();
  let waiting: { after: number; readonly done: Promise<number> } | undefined;
  const begin = (): Promise<number> => {
    const looking = look(waiting?.after ?? -1);
    waiting = undefined;
    running = looking;
    return looking;
  };
  return {
    deleted,
    refresh: (after = -1) => {
      // A search under way may be past the position of the latest deletion, so callers share the next one.
      waiting ??= { after, done: running.then(begin, begin) };
      waiting.after = Math.min(waiting.after, after);
      return waiting.done;
    },
  };
};
