import { setImmediate } from 'node:timers/promises';
import { LOOP_SLICE_MS } from '../kernel/limits.ts';

type Clock = { readonly nowMs: () => number; readonly pause: () => Promise<unknown> };

const loop: Clock = { nowMs: () => performance.now(), pause: () => setImmediate() };

/** Runs all steps. Other requests run in between whenever the steps have taken LOOP_SLICE_MS. */
export const inSlices = async <Result>(
  steps: Iterator<void, Result>,
  { nowMs, pause }: Clock = loop,
): Promise<Result> => {
  for (let startedAtMs = nowMs(); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (nowMs() - startedAtMs < LOOP_SLICE_MS) continue;
    await pause();
    startedAtMs = nowMs();
  }
};
