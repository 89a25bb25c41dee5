import { setImmediate } from 'node:timers/promises';
import { LOOP_SLICE_MS } from '../kernel/limits/process.ts';

type SliceClock = { readonly nowMs: () => number; readonly pause: () => Promise<unknown> };

/**
 * Works take turns: each turn of the event loop lets one of them continue. If all of them continued in the
 * same turn, as after a change of an agent with ninety languages, their slices would add up to a long block.
 * @param nextTurn resolves in the next turn of the loop.
 */
export const turnQueue = (nextTurn: () => Promise<unknown>): (() => Promise<void>) => {
  const waiters: (() => void)[] = [];
  let isRunning = false;
  const releaseWaiters = async (): Promise<void> => {
    isRunning = true;
    while (waiters.length > 0) {
      await nextTurn();
      waiters.shift()?.();
    }
    isRunning = false;
  };
  return () =>
    new Promise((resolve) => {
      waiters.push(resolve);
      if (!isRunning) releaseWaiters();
    });
};

/**
 * Resolves when this work may continue. Work in the background awaits it before its first step too, because
 * many may begin at once.
 */
export const ownTurn = turnQueue(() => setImmediate());

const loop: SliceClock = { nowMs: () => performance.now(), pause: ownTurn };

/** Runs all steps. Other requests run in between whenever the steps have taken LOOP_SLICE_MS. */
export const inSlices = async <Result>(
  steps: Iterator<void, Result>,
  { nowMs, pause }: SliceClock = loop,
): Promise<Result> => {
  for (let startedAtMs = nowMs(); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (nowMs() - startedAtMs < LOOP_SLICE_MS) continue;
    await pause();
    startedAtMs = nowMs();
  }
};
