import { isParleyError } from '../../kernel/errors.ts';
import { answerOf } from '../errors.ts';

export const NDJSON = 'application/x-ndjson';

/**
 * A line for each value, empty for undefined; an error becomes the last line. Written as an iterator, because
 * a generator cannot be ended while it waits for the next value: a search in a long log would go on without
 * its client.
 */
export const linesOf = (values: AsyncIterable<unknown>): AsyncIterable<string> => ({
  [Symbol.asyncIterator]: () => {
    const iterator = values[Symbol.asyncIterator]();
    let isOver = false;
    return {
      next: async () => {
        if (isOver) return over;
        try {
          const step = await iterator.next();
          return step.done === true ? over : { done: false, value: `${JSON.stringify(step.value) ?? ''}\n` };
        } catch (error) {
          isOver = true;
          return { done: false, value: `${JSON.stringify(refusalOf(error))}\n` };
        }
      },
      return: async () => {
        isOver = true;
        await iterator.return?.();
        return over;
      },
    };
  },
});

const over: IteratorReturnResult<undefined> = { done: true, value: undefined };

/** @throws other errors than refusals */
const refusalOf = (error: unknown): object => {
  if (!isParleyError(error)) throw error;
  const { code, errorType, details } = answerOf(error);
  return { status: { code, errorType, errorDetails: details } };
};
