import { EVENTS_SILENT_MS_MAX } from '../../kernel/limits/reports.ts';
import { LinesReply } from '../operation.ts';

/**
 * Lines as they arrive, and an empty line during silence, because clients and proxies close silent
 * connections.
 */
export const lively = (values: AsyncIterable<unknown>, silentMsMax = EVENTS_SILENT_MS_MAX): LinesReply =>
  new LinesReply(livelyValues(values, silentMsMax));

/** The values, and undefined during silence. */
const livelyValues = (values: AsyncIterable<unknown>, silentMsMax: number): AsyncIterable<unknown> => ({
  [Symbol.asyncIterator]: () => {
    const iterator = values[Symbol.asyncIterator]();
    let nextItem: AwaitedItem | undefined;
    let isFirst = true;
    return {
      next: async () => {
        nextItem ??= awaitedItem(iterator.next());
        const { item, arrival } = nextItem;
        await arrival.within(isFirst ? 0 : silentMsMax);
        isFirst = false;
        if (!arrival.isOver()) return { done: false, value: undefined };
        nextItem = undefined;
        return item;
      },
      return: async () => {
        await iterator.return?.();
        return { done: true, value: undefined };
      },
    };
  },
});

type AwaitedItem = { readonly item: Promise<IteratorResult<unknown>>; readonly arrival: Arrival };

type Arrival = {
  readonly isOver: () => boolean;
  /** Resolves when the item arrives, or after this time. */
  readonly within: (limitMs: number) => Promise<void>;
};

/** It is waited for many times, once per silence, so each wait must leave nothing behind. */
const awaitedItem = (item: AwaitedItem['item']): AwaitedItem => {
  let isOver = false;
  let wake = (): void => undefined;
  const end = (): void => {
    isOver = true;
    wake();
  };
  item.then(end, end);
  const within = (limitMs: number): Promise<void> =>
    new Promise((resolve) => {
      if (isOver) return resolve();
      const timer = setTimeout(resolve, limitMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      return undefined;
    });
  return { item, arrival: { isOver: () => isOver, within } };
};
