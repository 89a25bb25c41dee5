/** The end of something that lives long, for those that wait for it or for shorter work. */
export type Ending = {
  readonly isOver: () => boolean;
  readonly end: () => void;
  /** The result of the work; undefined if the end comes first. */
  readonly unlessOver: <Result>(work: Promise<Result>) => Promise<Result | undefined>;
};

/**
 * `Promise.race` with a promise that stays pending adds some 300 bytes to it each time, until it settles.
 * This forgets the waiter when its work is done.
 */
export const openEnding = (): Ending => {
  const waiters = new Set<() => void>();
  let isOver = false;
  return {
    isOver: () => isOver,
    end: () => {
      isOver = true;
      for (const stopWaiting of waiters) stopWaiting();
      waiters.clear();
    },
    unlessOver: (work) =>
      new Promise((resolve, reject) => {
        const stopWaiting = (): void => resolve(undefined);
        const forget = (): void => void waiters.delete(stopWaiting);
        work.then(resolve, reject).then(forget, forget);
        if (isOver) stopWaiting();
        else waiters.add(stopWaiting);
      }),
  };
};
