import { ParleyError } from '../kernel/errors.ts';
import { LIVE_LISTS_MAX, LIVE_LISTS_PER_TOKEN_MAX } from '../kernel/limits/reports.ts';

/** Counts the lists that stay open and send what is recorded. */
export type LiveLists = {
  /**
   * Counts a list until its iteration ends. @param holder the id of its token; undefined: the admin token
   * @throws too_many_live_lists, live_lists_full
   */
  readonly open: <Value>(holder: string | undefined, values: AsyncIterable<Value>) => AsyncIterable<Value>;
};

export const liveLists = (): LiveLists => {
  const countsByHolder = new Map<string | undefined, number>();
  let total = 0;
  const add = (holder: string | undefined, change: 1 | -1): void => {
    total += change;
    const count = (countsByHolder.get(holder) ?? 0) + change;
    if (count === 0) countsByHolder.delete(holder);
    else countsByHolder.set(holder, count);
  };
  return {
    open: (holder, values) => {
      const lists = countsByHolder.get(holder) ?? 0;
      if (lists >= LIVE_LISTS_PER_TOKEN_MAX) throw new ParleyError('too_many_live_lists', { lists });
      if (total >= LIVE_LISTS_MAX) throw new ParleyError('live_lists_full', { lists: total });
      add(holder, 1);
      let isOpen = true;
      return withEnd(values, () => {
        if (isOpen) add(holder, -1);
        isOpen = false;
      });
    },
  };
};

/** Calls back when the iteration has ended or failed. */
const withEnd = <Value>(values: AsyncIterable<Value>, onEnd: () => void): AsyncIterable<Value> => ({
  [Symbol.asyncIterator]: () => {
    const iterator = values[Symbol.asyncIterator]();
    return {
      next: async () => {
        try {
          const step = await iterator.next();
          if (step.done === true) onEnd();
          return step;
        } catch (error) {
          onEnd();
          throw error;
        }
      },
      return: async () => {
        onEnd();
        return (await iterator.return?.()) ?? { done: true, value: undefined };
      },
    };
  },
});
