import { setTimeout } from 'node:timers/promises';
import { PROGRESS_TOLD_MS } from '../kernel/limits.ts';

/**
 * How far some work is, now and then, and at last what came of it. What was told last is told again while
 * nothing happens: a silent connection is given up by whoever listens. The work goes on though nobody does.
 */
export async function* progressLines<Step, Result>(
  work: (tell: (step: Step) => void) => Promise<Result>,
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
