/**
 * Begins tasks that arrive in one turn of the event loop together: in the order of their calls, and at most
 * `atOnceMax` in each turn. If no task came in the last turn, the next one begins at once: on an idle server,
 * nobody waits.
 *
 * Together, because each step of a task then runs for all of them while its code and data are in the
 * processor's caches, which hold only a part of all steps: "cohort scheduling" (Larus and Parkes 2002). At
 * most some, because what a task writes to a connection that many tasks share may leave only when the turn of
 * the loop is over: the first would wait until the last has begun.
 */
export const gatheredStarts = (
  atOnceMax: number,
  nextTurn: (begin: () => void) => void = setImmediate,
): (() => Promise<void>) => {
  const waiters: (() => void)[] = [];
  let isTurnAwaited = false;
  const beginTurn = (): void => {
    const beginners = waiters.splice(0, atOnceMax);
    isTurnAwaited = beginners.length > 0;
    if (isTurnAwaited) nextTurn(beginTurn);
    for (const begin of beginners) begin();
  };
  return () => {
    if (isTurnAwaited)
      return new Promise((resolve) => {
        waiters.push(resolve);
      });
    isTurnAwaited = true;
    nextTurn(beginTurn);
    return Promise.resolve();
  };
};
