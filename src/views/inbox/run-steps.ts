import { setImmediate } from 'node:timers/promises';
import type { Steps } from '../../kernel/steps.ts';

/** Runs one step in each turn of the event loop, so that other requests run in between. */
export const runSteps = async <Result>(steps: Steps<Result>): Promise<Result> => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
  }
};
