import { setTimeout } from 'node:timers/promises';
import { AGENTS_HEARD_MS_MAX } from '../kernel/limits.ts';

/** How far a subscriber has received the log, and who waits for a position. */
export type Hearing = {
  readonly hear: (position: number) => void;
  /** Resolves when the event was received; never rejects. */
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

/** Resolves when everything up to the position was received, or after AGENTS_HEARD_MS_MAX. */
export const heardInTime = async ({ until }: Pick<Hearing, 'until'>, position: number): Promise<void> => {
  const giveUp = new AbortController();
  const timeout = setTimeout(AGENTS_HEARD_MS_MAX, undefined, { signal: giveUp.signal });
  await Promise.race([until(position), timeout.catch(() => undefined)]);
  // A running timer would keep the process from ending.
  giveUp.abort();
};
