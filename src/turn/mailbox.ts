/** Runs what is given for one key strictly one after the other; different keys run side by side. */
export type Mailbox = {
  readonly run: <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;
  readonly isBusy: (key: string) => boolean;
};

export const mailbox = (): Mailbox => {
  const tails = new Map<string, Promise<unknown>>();
  return {
    isBusy: (key) => tails.has(key),
    run: async (key, task) => {
      const before = tails.get(key);
      const running = before === undefined ? task() : before.then(task, task);
      tails.set(key, running);
      try {
        return await running;
      } finally {
        if (tails.get(key) === running) tails.delete(key);
      }
    },
  };
};
