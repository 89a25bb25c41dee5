import { setTimeout } from 'node:timers/promises';
import { AGENTS_HEARD_MS_MAX } from '../kernel/limits/nodes.ts';

/** How far a subscriber has received the log, and who waits for a position. */
export type ReceivedPosition = {
  readonly advance: (position: number) => void;
  /** Resolves when the event was received; never rejects. */
  readonly until: (position: number) => Promise<void>;
};

export const receivedPosition = (): ReceivedPosition => {
  let received = -1;
  const waiters = new Set<{ readonly position: number; readonly resolve: () => void }>();
  return {
    advance: (position) => {
      received = Math.max(received, position);
      for (const waiter of waiters) {
        if (waiter.position > received) continue;
        waiters.delete(waiter);
        waiter.resolve();
      }
    },
    until: async (position) => {
      if (position > received) await new Promise<void>((resolve) => waiters.add({ position, resolve }));
    },
  };
};

/** Resolves when everything up to the position was received, or after AGENTS_HEARD_MS_MAX. */
export const receivedInTime = async (
  { until }: Pick<ReceivedPosition, 'until'>,
  position: number,
): Promise<void> => {
  const giveUp = new AbortController();
  const timeout = setTimeout(AGENTS_HEARD_MS_MAX, undefined, { signal: giveUp.signal });
  await Promise.race([until(position), timeout.catch(() => undefined)]);
  // A running timer would keep the process from ending.
  giveUp.abort();
};
