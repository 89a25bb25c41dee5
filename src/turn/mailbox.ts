/** Runs what is given for one key strictly one after the other; different keys run side by side. */
export type Mailbox = {
  readonly run: <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;
  readonly isBusy: (key: string) => boolean;
};

export const mailbox = (): Mailbox => {
  const tails = new Map<string, Promise<unknown>>();
  return {
    isBusy: (key) => tails.has(key),
    run: (key, task) => {
      const before = tails.get(key);
      const running = before === undefined ? task() : before.then(task, task);
      tails.set(key, running);
      const leave = (): void => {
        if (tails.get(key) === running) tails.delete(key);
      };
      // Before whoever waits for it hears of its end.
      running.then(leave, leave);
      return running;
    },
  };
};
