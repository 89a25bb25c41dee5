import { LRUCache } from 'lru-cache';
import type { EventStore } from '../kernel/event-store.ts';
import { OPENED_TEXTS_KEPT_MAX } from '../kernel/limits/inbox.ts';

/**
 * Texts of queries that views have only sealed, opened on demand. Opened texts are cached only in memory,
 * until their session is erased.
 */
export type OpenedTexts = {
  /** By revision; texts that can no longer be opened are absent. @param revisions in ascending order */
  readonly read: (stream: string, revisions: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  readonly forget: (isErased: (stream: string) => boolean) => void;
  /** How often texts were forgotten: those that were read before may be erased since. */
  readonly timesForgotten: () => number;
};

export const openedTexts = (store: Pick<EventStore, 'readStream'>): OpenedTexts => {
  const streams = new LRUCache<string, ReadonlyMap<number, string>>({
    maxSize: OPENED_TEXTS_KEPT_MAX,
    sizeCalculation: (texts) => Math.max(1, texts.size),
  });
  /** Grows with each erasure, so that texts read before one are not cached after it. */
  let forgetCount = 0;

  const readOn = async (
    stream: string,
    revisions: readonly number[],
  ): Promise<ReadonlyMap<number, string>> => {
    const revisionSet = new Set(revisions);
    const [from = 0, last = from] = [revisions[0], revisions.at(-1)];
    const texts = new Map<number, string>();
    for await (const recordedEvent of store.readStream(stream, { from, limit: last - from + 1 })) {
      // A session that continues after an erasure has its first name, too.
      if (recordedEvent.stream !== stream || !revisionSet.has(recordedEvent.revision)) continue;
      const { text } = recordedEvent.data as { readonly text?: unknown };
      if (typeof text === 'string' && text !== '') texts.set(recordedEvent.revision, text);
    }
    return texts;
  };

  return {
    read: async (stream, revisions) => {
      const cachedTexts = streams.get(stream);
      const missingRevisions =
        cachedTexts === undefined ? revisions : revisions.filter((revision) => !cachedTexts.has(revision));
      if (cachedTexts !== undefined && missingRevisions.length === 0) return cachedTexts;
      const before = forgetCount;
      const texts = new Map([...(cachedTexts ?? []), ...(await readOn(stream, missingRevisions))]);
      if (before === forgetCount) streams.set(stream, texts);
      return texts;
    },
    forget: (isErased) => {
      forgetCount += 1;
      for (const stream of [...streams.keys()]) if (isErased(stream)) streams.delete(stream);
    },
    timesForgotten: () => forgetCount,
  };
};
