import { LRUCache } from 'lru-cache';
import type { PartitionChange } from './engine/engine.ts';

/** The index data of partitions as they were last saved, which are needed when the partitions change. */
export type SavedMemory<Saved> = {
  /** Read all at once before any is cached, because caching one may evict another. */
  readonly recall: (changes: readonly PartitionChange[]) => Promise<ReadonlyMap<string, Saved>>;
  readonly keep: (partition: string, saved: Saved) => void;
  readonly forget: (partition: string) => void;
};

/** @param read loads entries that are not cached; new partitions have none. */
export const savedMemory = <Saved extends object>(
  max: number,
  read: (partitions: readonly string[]) => Promise<readonly (Saved | undefined)[]>,
): SavedMemory<Saved> => {
  const cache = new LRUCache<string, Saved>({ max });
  return {
    recall: async (changes) => {
      const saved = new Map<string, Saved>();
      const uncachedPartitions: string[] = [];
      for (const { partition, isNew } of changes) {
        const cached = cache.get(partition);
        if (cached !== undefined) saved.set(partition, cached);
        else if (!isNew) uncachedPartitions.push(partition);
      }
      for (const [at, one] of (await read(uncachedPartitions)).entries())
        if (one !== undefined) saved.set(uncachedPartitions[at] ?? '', one);
      return saved;
    },
    keep: (partition, saved) => {
      cache.set(partition, saved);
    },
    forget: (partition) => {
      cache.delete(partition);
    },
  };
};
