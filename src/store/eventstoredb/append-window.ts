import { ParleyError } from '../../kernel/errors.ts';
import {
  APPEND_CHARS_PENDING_MAX,
  APPENDS_PENDING_MAX,
  ESDB_APPENDS_IN_FLIGHT_MAX,
} from '../../kernel/limits.ts';
import { unavailable } from './client-errors.ts';

export type AppendWindow = {
  /**
   * Waits for a free place, then sends. What it sent keeps its place until the client has settled it, even if
   * the caller no longer waits: a store that hangs is not sent more and more.
   * @throws store_unavailable when no place is free in time; nothing was sent
   */
  readonly send: <T>(send: () => Promise<T>, waitMs: number) => Promise<{ readonly sent: Promise<T> }>;
  /** Counts an append in for as long as it runs. @throws store_busy when too much is waiting already */
  readonly admit: <T>(chars: number, run: () => Promise<T>) => Promise<T>;
  /** Nothing is with the client. */
  readonly idle: () => boolean;
  /** Resolves when all that was admitted is done. */
  readonly drained: () => Promise<void>;
};

export const appendWindow = (): AppendWindow => {
  let inFlight = 0;
  let chars = 0;
  const admitted = new Set<Promise<unknown>>();
  const waiters: (() => void)[] = [];

  /** Hands the place directly to the next waiter, so that no later append takes it before the waiter wakes. */
  const release = (): void => {
    const next = waiters.shift();
    if (next === undefined) inFlight--;
    else next();
  };
  const freePlace = (waitMs: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const take = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiters.splice(waiters.indexOf(take), 1);
        reject(unavailable('it has not answered earlier appends'));
      }, waitMs);
      waiters.push(take);
    });

  return {
    send: async (send, waitMs) => {
      if (inFlight < ESDB_APPENDS_IN_FLIGHT_MAX) inFlight++;
      else await freePlace(waitMs);
      const sent = send();
      sent.then(release, release);
      return { sent };
    },
    admit: (charsOfOne, run) => {
      if (admitted.size >= APPENDS_PENDING_MAX || chars + charsOfOne > APPEND_CHARS_PENDING_MAX)
        return Promise.reject(new ParleyError('store_busy', { pending: admitted.size }));
      chars += charsOfOne;
      const running = run().finally(() => {
        chars -= charsOfOne;
        admitted.delete(running);
      });
      admitted.add(running);
      return running;
    },
    idle: () => inFlight === 0,
    drained: async () => {
      await Promise.allSettled(admitted);
    },
  };
};
