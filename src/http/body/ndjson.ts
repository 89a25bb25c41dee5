import { isParleyError } from '../../kernel/errors.ts';
import { answerOf } from '../errors.ts';
import { BytesReply } from '../operation.ts';
import { permitted } from './permitted.ts';

export const NDJSON = 'application/x-ndjson';

/**
 * A response of JSON objects, one per line. An error after the first line becomes the last line.
 * @param requireAccess throws if the token no longer permits the operation; called before each line
 */
export const ndjson = (
  values: AsyncIterable<unknown>,
  requireAccess: () => void = () => undefined,
): BytesReply => new BytesReply(linesOf(permitted(values, requireAccess)), { contentType: NDJSON });

/**
 * A line for each value, empty for undefined. Written as an iterator, because a generator cannot be ended
 * while it waits for the next value: a search in a long log would go on without its client.
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
