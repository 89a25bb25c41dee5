import { setTimeout } from 'node:timers/promises';
import { EVENTS_SILENT_MS_MAX } from '../../kernel/limits.ts';
import { BytesReply } from '../operation.ts';
import { NDJSON } from './ndjson.ts';

/**
 * Lines as they arrive, and an empty line during silence, because clients and proxies close silent
 * connections.
 */
export const lively = (values: AsyncIterable<unknown>): BytesReply =>
  new BytesReply(livelyLines(values), { contentType: NDJSON });

const livelyLines = (values: AsyncIterable<unknown>): AsyncIterable<string> => ({
  [Symbol.asyncIterator]: () => {
    const iterator = values[Symbol.asyncIterator]();
    let nextItem: Promise<IteratorResult<unknown>> | undefined;
    let isFirst = true;
    return {
      next: async () => {
        nextItem ??= iterator.next();
        const item = await inTime(nextItem, isFirst ? 0 : EVENTS_SILENT_MS_MAX);
        isFirst = false;
        if (item === undefined) return { done: false, value: '\n' };
        nextItem = undefined;
        return item.done === true
          ? { done: true, value: undefined }
          : { done: false, value: `${JSON.stringify(item.value)}\n` };
      },
      return: async () => {
        await iterator.return?.();
        return { done: true, value: undefined };
      },
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
