import { openEnding } from '../kernel/ending.ts';
import type { Outside } from './outside.ts';

/** Runs a task repeatedly with a pause in between, one at a time, until it is stopped. */
export const runRegularly = (
  { sleep }: Pick<Outside, 'sleep'>,
  pauseMs: number,
  work: () => Promise<void>,
): { readonly stop: () => Promise<void> } => {
  const ending = openEnding();
  const loop = (async () => {
    while (!ending.isOver()) {
      await work();
      await ending.unlessOver(sleep(pauseMs));
    }
  })();
  return {
    stop: async () => {
      ending.end();
      await loop;
    },
  };
};
