import type { Steps } from '../../src/kernel/steps.ts';

/** Runs all steps and counts them. */
export const countSteps = (steps: Steps<unknown>): number => {
  let count = 0;
  while (!steps.next().done) count += 1;
  return count;
};
