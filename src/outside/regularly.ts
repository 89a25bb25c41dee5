import type { Outside } from './outside.ts';

/** Runs a task repeatedly with a pause in between, one at a time, until it is stopped. */
export const regularly = (
  { sleep }: Pick<Outside, 'sleep'>,
  pauseMs: number,
  work: () => Promise<void>,
): { readonly stop: () => Promise<void> } => {
  let tellStopped = (): void => undefined;
  const stopped = new Promise<void>((resolve) => {
    tellStopped = resolve;
  });
  let isStopped = false;
  const working = (async () => {
    while (!isStopped) {
      await work();
      await Promise.race([sleep(pauseMs), stopped]);
    }
  })();
  return {
    stop: async () => {
      isStopped = true;
      tellStopped();
      await working;
    },
  };
};
