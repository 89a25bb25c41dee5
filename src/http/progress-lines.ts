import { setTimeout } from 'node:timers/promises';
import { PROGRESS_TOLD_MS } from '../kernel/limits.ts';

/**
 * Reports the progress of work periodically, and finally its result. During silence it repeats the last
 * progress, because clients and proxies close silent connections. If the client leaves, `signal` aborts;
 * work that ignores it continues.
 */
export async function* progressLines<Step, Result>(
  work: (report: (step: Step) => void, signal: AbortSignal) => Promise<Result>,
): AsyncGenerator<Step | Result> {
  let latest: Step | undefined;
  const leaving = new AbortController();
  const working = work((step) => {
    latest = step;
  }, leaving.signal);
  const done = working.then(
    () => true,
    () => true,
  );
  try {
    while (!(await soon(done))) if (latest !== undefined) yield latest;
    yield await working;
  } finally {
    leaving.abort();
  }
}

const soon = async (done: Promise<boolean>): Promise<boolean> => {
  const giveUp = new AbortController();
  const { signal } = giveUp;
  const later = setTimeout(PROGRESS_TOLD_MS, false, { signal }).catch(() => false);
  const isDone = await Promise.race([done, later]);
  giveUp.abort();
  return isDone;
};
