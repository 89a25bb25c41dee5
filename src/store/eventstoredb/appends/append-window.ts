import { ParleyError } from '../../../kernel/errors.ts';
import { ESDB_APPENDS_IN_FLIGHT_MAX } from '../../../kernel/limits/eventstoredb.ts';
import { APPEND_CHARS_PENDING_MAX, APPENDS_PENDING_MAX } from '../../../kernel/limits/store.ts';
import { type TimeLimit, within } from '../connection/time-limit.ts';
import { unavailable } from '../wire/client-errors.ts';

export type AppendWindow = {
  /**
   * Waits for a free place, then sends. An append keeps its place until the client has settled it, even if
   * the caller no longer waits, so that a store that hangs is not sent more and more.
   * @throws store_unavailable if no place is free in time; nothing was sent
   */
  readonly send: <T>(send: () => Promise<T>, wait: TimeLimit) => Promise<{ readonly sent: Promise<T> }>;
  /** Counts an append for as long as it runs. @throws store_busy if too many are waiting */
  readonly admit: <T>(chars: number, run: () => Promise<T>) => Promise<T>;
  /** Whether no append is in flight. */
  readonly idle: () => boolean;
  /** Resolves when all admitted appends have ended. */
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
  const freePlace = async (wait: TimeLimit): Promise<void> => {
    let take = (): void => undefined;
    const place = new Promise<void>((resolve) => {
      take = resolve;
    });
    waiters.push(take);
    try {
      await within(wait, place);
    } catch {
      const index = waiters.indexOf(take);
      // If it no longer waits, it was handed a place just as its time was up.
      if (index === -1) release();
      else waiters.splice(index, 1);
      throw unavailable('it has not answered earlier appends');
    }
  };

  return {
    send: async (send, wait) => {
      if (inFlight < ESDB_APPENDS_IN_FLIGHT_MAX) inFlight++;
      else await freePlace(wait);
      const sent = send();
      sent.then(release, release);
      return { sent };
    },
    admit: (charsOfOne, run) => {
      if (admitted.size >= APPENDS_PENDING_MAX || chars + charsOfOne > APPEND_CHARS_PENDING_MAX)
        return Promise.reject(new ParleyError('store_busy', { pending: admitted.size }));
      chars += charsOfOne;
      const running = run();
      admitted.add(running);
      const leave = (): void => {
        chars -= charsOfOne;
        admitted.delete(running);
      };
      running.then(leave, leave);
      return running;
    },
    idle: () => inFlight === 0,
    drained: async () => {
      await Promise.allSettled(admitted);
    },
  };
};
