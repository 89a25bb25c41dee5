import { tombstoneCourse } from './courses.ts';
import { type ReadSurroundings, readCourse } from './reads.ts';

/**
 * Streams that were deleted: the log still holds their events until the server is scavenged, so readers of
 * the log leave them out by name.
 */
export type Tombstones = {
  readonly deleted: Set<string>;
  /** Resolves when everything deleted so far is known. @throws store_unavailable */
  readonly refresh: () => Promise<void>;
};

export const makeTombstones = (around: ReadSurroundings): Tombstones => {
  const deleted = new Set<string>();
  const course = tombstoneCourse(around.connection);
  let after: number | undefined;
  let refreshing: Promise<void> | undefined;

  const readOn = async (): Promise<void> => {
    const unlimited = { after, limit: Number.POSITIVE_INFINITY };
    for await (const tombstone of readCourse(around, course, unlimited)) {
      deleted.add(tombstone.stream);
      after = tombstone.position;
    }
  };
  return {
    deleted,
    refresh: async () => {
      // One that is under way may be past the place where the latest deletion stands.
      await refreshing?.catch(() => undefined);
      refreshing ??= readOn().finally(() => {
        refreshing = undefined;
      });
      await refreshing;
    },
  };
};
