/** Runs what is given for one key strictly one after the other; different keys run side by side. */
export type Mailbox = {
  readonly run: <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;
  readonly isBusy: (key: string) => boolean;
};

export const mailbox = (): Mailbox => {
  // No Map: one that is added to and deleted from all the time leaves a row of outgrown tables behind. Each
  // points to the next, so that once one of them has grown old none of the turns in them dies young.
  const tails: Record<string, Promise<unknown>> = Object.create(null);
  return {
    isBusy: (key) => key in tails,
    run: (key, task) => {
      const before = tails[key];
      const running = before === undefined ? task() : before.then(task, task);
      tails[key] = running;
      const leave = (): void => {
        if (tails[key] === running) delete tails[key];
      };
      // Before whoever waits for it hears of its end.
      running.then(leave, leave);
      return running;
    },
  };
};
