/**
 * The same values while a token permits the operation: a long answer ends when its token is revoked. Written
 * as an iterator, because a generator cannot be ended while it waits for the next value.
 * @param requireAccess throws if the token no longer permits the operation
 */
export const permitted = <Value>(
  values: AsyncIterable<Value>,
  requireAccess: () => void,
): AsyncIterable<Value> => ({
  [Symbol.asyncIterator]: () => {
    const iterator = values[Symbol.asyncIterator]();
    const end = async (): Promise<IteratorReturnResult<undefined>> => {
      await iterator.return?.();
      return { done: true, value: undefined };
    };
    return {
      next: async () => {
        const step = await iterator.next();
        if (step.done === true) return step;
        try {
          requireAccess();
        } catch (refusal) {
          // Not awaited: work that cannot be stopped would delay the refusal until its own end.
          end().catch(() => undefined);
          throw refusal;
        }
        return step;
      },
      return: end,
    };
  },
});
