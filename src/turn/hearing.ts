/** How far somebody has listened to the log, and who waits for how far. */
export type Hearing = {
  readonly hear: (position: number) => void;
  /** Resolves when it was heard; there is no other end to it. */
  readonly until: (position: number) => Promise<void>;
};

export const newHearing = (): Hearing => {
  let heard = -1;
  const waiting = new Set<{ readonly position: number; readonly resolve: () => void }>();
  return {
    hear: (position) => {
      heard = Math.max(heard, position);
      for (const one of waiting) {
        if (one.position > heard) continue;
        waiting.delete(one);
        one.resolve();
      }
    },
    until: async (position) => {
      if (position > heard) await new Promise<void>((resolve) => waiting.add({ position, resolve }));
    },
  };
};
