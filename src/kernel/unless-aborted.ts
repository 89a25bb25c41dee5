/**
 * The result of the work, or the reason of the signal if it aborts before; the work itself continues.
 * The signal may outlive many works, so the listener is removed.
 */
export const unlessAborted = <Result>(
  work: Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> => {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    const forget = (): void => signal.removeEventListener('abort', abort);
    work.then(resolve, reject).then(forget, forget);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  });
};
