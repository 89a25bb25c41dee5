import { setTimeout } from 'node:timers/promises';
import { PROGRESS_INTERVAL_MS } from '../../kernel/limits/process.ts';

/**
 * Reports the progress of work periodically, and finally its result. During silence it repeats the last
 * progress, because clients and proxies close silent connections. If the client leaves, `signal` aborts;
 * work that ignores it continues, and the lines end with it.
 */
export async function* progressLines<Step, Result>(
  work: (report: (step: Step) => void, signal: AbortSignal) => Promise<Result>,
): AsyncGenerator<Step | Result> {
  let latest: Step | undefined;
  const disconnection = new AbortController();
  const outcome = work((step) => {
    latest = step;
  }, disconnection.signal);
  const end = outcome.then(
    () => true,
    () => true,
  );
  try {
    while (!(await soon(end))) if (latest !== undefined) yield latest;
    yield await outcome;
  } finally {
    disconnection.abort();
    await end;
  }
}

const soon = async (end: Promise<boolean>): Promise<boolean> => {
  const giveUp = new AbortController();
  const { signal } = giveUp;
  const later = setTimeout(PROGRESS_INTERVAL_MS, false, { signal }).catch(() => false);
  const isDone = await Promise.race([end, later]);
  giveUp.abort();
  return isDone;
};
