/** Runs the tasks of one key strictly in order; tasks of different keys run concurrently. */
export type Mailbox = {
  readonly run: <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;
  readonly isBusy: (key: string) => boolean;
  /** The number of tasks waiting for a running one, of one key or of all. */
  readonly waiting: (key?: string) => number;
};

type Queue = { last: Promise<unknown>; waiting: number };

export const mailbox = (): Mailbox => {
  // Not a Map: constant churn reallocates its table, and old tables keep finished turns alive until a full
  // GC.
  const queues: Record<string, Queue> = Object.create(null);
  let allWaiting = 0;
  return {
    isBusy: (key) => key in queues,
    waiting: (key) => (key === undefined ? allWaiting : (queues[key]?.waiting ?? 0)),
    run: (key, task) => {
      const queue = queues[key];
      if (queue !== undefined) {
        queue.waiting += 1;
        allWaiting += 1;
      }
      const begin = (): ReturnType<typeof task> => {
        const ownQueue = queues[key];
        if (ownQueue !== undefined) ownQueue.waiting -= 1;
        allWaiting -= 1;
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
