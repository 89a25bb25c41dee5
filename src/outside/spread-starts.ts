/**
 * Lets at most some tasks begin in each turn of the event loop, in the order of their calls. What a task
 * writes to a connection that many tasks share may leave only when the turn of the loop is over: if many
 * requests arrived together, the first would wait until the last has begun.
 * @returns undefined if the task may begin now
 */
export const spreadStarts = (
  atOnceMax: number,
  nextTurn: (begin: () => void) => void = setImmediate,
): (() => Promise<void> | undefined) => {
  let begunCount = 0;
  const waiters: (() => void)[] = [];
  const beginTurn = (): void => {
    const beginners = waiters.splice(0, atOnceMax);
    begunCount = beginners.length;
    if (begunCount > 0) nextTurn(beginTurn);
    for (const begin of beginners) begin();
  };
  return () => {
    if (begunCount === 0) nextTurn(beginTurn);
    if (begunCount === atOnceMax) return new Promise<void>((resolve) => waiters.push(resolve));
    begunCount += 1;
    return undefined;
  };
};
