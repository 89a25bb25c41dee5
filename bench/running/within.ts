import { setTimeout } from 'node:timers/promises';

/**
 * A benchmark on a store that is already in use must end with a reason: a read that never ends would hang it,
 * and a promise that nothing settles would end it without a word.
 * @throws an error that names the step, once it has taken longer than `seconds`
 */
export const within = async <T>(seconds: number, step: string, work: Promise<T>): Promise<T> => {
  const isDone = new AbortController();
  const tooLong = async (): Promise<never> => {
    await setTimeout(seconds * 1_000, undefined, { signal: isDone.signal });
    throw new Error(`${step}: not done within ${seconds} s`);
  };
  try {
    return await Promise.race([work, tooLong()]);
  } finally {
    isDone.abort();
  }
};
