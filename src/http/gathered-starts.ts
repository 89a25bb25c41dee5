/**
 * Begins tasks that arrive in one turn of the event loop together, when the turn has read all its sockets: in
 * the order of their calls, and at most `atOnceMax` in each turn.
 *
 * Together, because each step of a task then runs for all of them while its code and data are in the
 * processor's caches, which hold only a part of all steps: "cohort scheduling" (Larus and Parkes 2002). At
 * most some, because what a task writes to a connection that many tasks share may leave only when the turn of
 * the loop is over: the first would wait until the last has begun.
 */
export const gatheredStarts = (
  atOnceMax: number,
  whenRead: (begin: () => void) => void = setImmediate,
): ((task: () => void) => void) => {
  const waitingTasks: (() => void)[] = [];
  const beginSome = (): void => {
    const tasks = waitingTasks.splice(0, atOnceMax);
    if (waitingTasks.length > 0) whenRead(beginSome);
    for (const begin of tasks) begin();
  };
  return (task) => {
    waitingTasks.push(task);
    if (waitingTasks.length === 1) whenRead(beginSome);
  };
};
