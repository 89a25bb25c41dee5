import { setTimeout } from 'node:timers/promises';
import { EVENTS_SILENT_MS_MAX } from '../../kernel/limits.ts';
import { BytesReply } from '../operation.ts';
import { linesOf, NDJSON } from './ndjson.ts';

/**
 * Lines as they arrive, and an empty line during silence, because clients and proxies close silent
 * connections. An error becomes the last line.
 * @param requireAccess throws if the token no longer permits the operation; called before each line
 */
export const lively = (values: AsyncIterable<unknown>, requireAccess: () => void): BytesReply =>
  new BytesReply(linesOf(livelyValues(values, requireAccess)), { contentType: NDJSON });

/** The values, and undefined during silence. */
const livelyValues = (values: AsyncIterable<unknown>, requireAccess: () => void): AsyncIterable<unknown> => ({
  [Symbol.asyncIterator]: () => {
    const iterator = values[Symbol.asyncIterator]();
    let nextItem: Promise<IteratorResult<unknown>> | undefined;
    let isFirst = true;
    const end = async (): Promise<IteratorReturnResult<undefined>> => {
      await iterator.return?.();
      return { done: true, value: undefined };
    };
    return {
      next: async () => {
        nextItem ??= iterator.next();
        const item = await inTime(nextItem, isFirst ? 0 : EVENTS_SILENT_MS_MAX);
        isFirst = false;
        try {
          requireAccess();
        } catch (refusal) {
          await end();
          throw refusal;
        }
        if (item === undefined) return { done: false, value: undefined };
        nextItem = undefined;
        return item;
      },
      return: end,
    };
  },
});

const inTime = async <T>(nextItem: Promise<T>, limitMs: number): Promise<T | undefined> => {
  const giveUp = new AbortController();
  const timeout = setTimeout(limitMs, undefined, { signal: giveUp.signal }).catch(() => undefined);
  try {
    return await Promise.race([nextItem, timeout]);
  } finally {
    giveUp.abort();
  }
};
