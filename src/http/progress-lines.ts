import { setTimeout } from 'node:timers/promises';
import { PROGRESS_TOLD_MS } from '../kernel/limits.ts';

/**
 * Reports the progress of work periodically, and finally its result. During silence it repeats the last
 * progress, because clients and proxies close silent connections. The work continues without a client.
 */
export async function* progressLines<Step, Result>(
  work: (report: (step: Step) => void) => Promise<Result>,
): AsyncGenerator<Step | Result> {
  let latest: Step | undefined;
  const working = work((step) => {
    latest = step;
  });
  const done = working.then(
    () => true,
    () => true,
  );
  while (!(await soon(done))) if (latest !== undefined) yield latest;
  yield await working;
}

const soon = async (done: Promise<boolean>): Promise<boolean> => {
  const giveUp = new AbortController();
  const { signal } = giveUp;
  const later = setTimeout(PROGRESS_TOLD_MS, false, { signal }).catch(() => false);
  const isDone = await Promise.race([done, later]);
  giveUp.abort();
  return isDone;
};
