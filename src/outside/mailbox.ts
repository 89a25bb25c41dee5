/** Runs what is given for one key strictly one after the other; different keys run side by side. */
export type Mailbox = {
  readonly run: <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;
  readonly isBusy: (key: string) => boolean;
  /** How many tasks wait for the running one, of a key or of all. */
  readonly waiting: (key?: string) => number;
};

type Queue = { last: Promise<unknown>; waiting: number };

export const mailbox = (): Mailbox => {
  // No Map: one that is added to and deleted from all the time leaves a row of outgrown tables behind. Each
  // points to the next, so that once one of them has grown old none of the turns in them dies young.
  const queues: Record<string, Queue> = Object.create(null);
  let waitingInAll = 0;
  return {
    isBusy: (key) => key in queues,
    waiting: (key) => (key === undefined ? waitingInAll : (queues[key]?.waiting ?? 0)),
    run: (key, task) => {
      const queue = queues[key];
      if (queue !== undefined) {
        queue.waiting += 1;
        waitingInAll += 1;
      }
      const begin = (): ReturnType<typeof task> => {
        const begun = queues[key];
        if (begun !== undefined) begun.waiting -= 1;
        waitingInAll -= 1;
        return task();
      };
      const running = queue === undefined ? task() : queue.last.then(begin, begin);
      if (queue === undefined) queues[key] = { last: running, waiting: 0 };
      else queue.last = running;
      const leave = (): void => {
        if (queues[key]?.last === running) delete queues[key];
      };
      // Before its callers are notified of its end.
      running.then(leave, leave);
      return running;
    },
  };
};
