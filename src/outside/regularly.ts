import type { Outside } from './outside.ts';

/** Runs a task repeatedly with a pause in between, one at a time, until it is stopped. */
export const runRegularly = (
  { sleep }: Pick<Outside, 'sleep'>,
  pauseMs: number,
  work: () => Promise<void>,
): { readonly stop: () => Promise<void> } => {
  let requestStop = (): void => undefined;
  const stopRequest = new Promise<void>((resolve) => {
    requestStop = resolve;
  });
  let isStopped = false;
  const loop = (async () => {
    while (!isStopped) {
      await work();
      await Promise.race([sleep(pauseMs), stopRequest]);
    }
  })();
  return {
    stop: async () => {
      isStopped = true;
      requestStop();
      await loop;
    },
  };
};
