import { setTimeout } from 'node:timers/promises';
import { type Ending, openEnding } from '../../kernel/ending.ts';
import { EVENTS_SILENT_MS_MAX } from '../../kernel/limits.ts';
import { BytesReply } from '../operation.ts';
import { linesOf, NDJSON } from './ndjson.ts';

/**
 * Lines as they arrive, and an empty line during silence, because clients and proxies close silent
 * connections. An error becomes the last line.
 * @param requireAccess throws if the token no longer permits the operation; called before each line
 */
export const lively = (
  values: AsyncIterable<unknown>,
  requireAccess: () => void,
  silentMsMax = EVENTS_SILENT_MS_MAX,
): BytesReply =>
  new BytesReply(linesOf(livelyValues(values, requireAccess, silentMsMax)), { contentType: NDJSON });

/** The values, and undefined during silence. */
const livelyValues = (
  values: AsyncIterable<unknown>,
  requireAccess: () => void,
  silentMsMax: number,
): AsyncIterable<unknown> => ({
  [Symbol.asyncIterator]: () => {
    const iterator = values[Symbol.asyncIterator]();
    let nextItem: AwaitedItem | undefined;
    let isFirst = true;
    const end = async (): Promise<IteratorReturnResult<undefined>> => {
      await iterator.return?.();
      return { done: true, value: undefined };
    };
    return {
      next: async () => {
        nextItem ??= awaitedItem(iterator.next());
        const { item, arrival } = nextItem;
        await untilSilent(arrival, isFirst ? 0 : silentMsMax);
        isFirst = false;
        try {
          requireAccess();
        } catch (refusal) {
          await end();
          throw refusal;
        }
        if (!arrival.isOver()) return { done: false, value: undefined };
        nextItem = undefined;
        return item;
      },
      return: end,
    };
  },
});

type AwaitedItem = { readonly item: Promise<IteratorResult<unknown>>; readonly arrival: Ending };

/** It is waited for many times, once per silence. */
const awaitedItem = (item: AwaitedItem['item']): AwaitedItem => {
  const arrival = openEnding();
  item.then(arrival.end, arrival.end);
  return { item, arrival };
};

/** Resolves when the item arrives, or when the silence has lasted too long. */
const untilSilent = async (arrival: Ending, limitMs: number): Promise<void> => {
  const giveUp = new AbortController();
  const { signal } = giveUp;
  await arrival.unlessOver(setTimeout(limitMs, undefined, { signal }).catch(() => undefined));
  giveUp.abort();
};
