import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { ParleyError } from '../../kernel/errors.ts';
import {
  ESDB_ANSWER_MS_MAX,
  ESDB_ATTEMPT_MS_MAX,
  ESDB_AWAY_ANSWER_MS_MAX,
  ESDB_RETRY_MS_MIN,
} from '../../kernel/limits.ts';
import { failureOf, unavailable, unavailableFor } from './client-errors.ts';

/** One operation's time: shared by its attempts and the waits between them. */
export type Patience = {
  /** How long the next attempt may take. */
  readonly attemptMs: () => number;
  /** How long the operation may take from now on. */
  readonly leftMs: () => number;
  /** Waits before another attempt. @throws store_unavailable when there is no time for one */
  readonly retry: (error: unknown) => Promise<void>;
  /** It goes well: the time begins anew. */
  readonly renew: () => void;
};

/**
 * What is known of the store: there → away, when an operation's time ran out and nothing was heard of it all
 * that time → there, with any answer. One that answers others is slow: whoever waited too long is refused,
 * and nobody else. The client's own deadlines cannot be relied on: the server is asked to keep them, and one
 * that hangs does not. While the store is away now and then one operation looks whether it is back; the
 * others fail at once, so that the waits of those that queue behind each other do not add up.
 */
export type Outage = {
  /** @throws store_unavailable while the store is away and somebody is looking already */
  readonly patience: () => Patience;
  /** The same for a part of an operation that has begun: it is the one that looks. */
  readonly patienceOfPart: () => Patience;
  /** The store answered, if only to refuse. */
  readonly over: () => void;
};

/** @param clock milliseconds that only grow */
export const watchOutage = (clock: () => number = () => performance.now()): Outage => {
  let away = false;
  let heardAt = Number.NEGATIVE_INFINITY;
  const over = (): void => {
    away = false;
    heardAt = clock();
  };
  let lookedAt = 0;
  const patience = (): Patience => {
    const now = clock();
    if (away && now - lookedAt < ESDB_AWAY_ANSWER_MS_MAX) throw unavailable('it did not answer just now');
    lookedAt = now;
    return patienceOfPart();
  };
  const patienceOfPart = (): Patience => {
    let retryMs = ESDB_RETRY_MS_MIN;
    const timeMs = (): number => (away ? ESDB_AWAY_ANSWER_MS_MAX : ESDB_ANSWER_MS_MAX);
    let startedAt = clock();
    let end = startedAt + timeMs();
    const leftMs = (): number => Math.max(0, end - clock());
    return {
      attemptMs: () => Math.min(ESDB_ATTEMPT_MS_MAX, leftMs()),
      leftMs,
      retry: async (error) => {
        if (error instanceof ParleyError && error.code !== 'store_unavailable') throw error;
        if (failureOf(error).kind === 'denied') throw unavailableFor(error);
        if (retryMs >= leftMs()) {
          away = heardAt <= startedAt;
          throw unavailableFor(error);
        }
        await setTimeout(retryMs);
        retryMs *= 2;
      },
      renew: () => {
        over();
        retryMs = ESDB_RETRY_MS_MIN;
        startedAt = clock();
        end = startedAt + timeMs();
      },
    };
  };
  return { patience, patienceOfPart, over };
};

/**
 * Settles as `work` does, or fails when it takes too long; `work` itself goes on, and whoever started it
 * knows what that means.
 * @throws store_unavailable
 */
export const within = async <T>(limitMs: number, work: Promise<T>): Promise<T> => {
  const { promise, resolve, reject } = settleable<T>();
  const refuse = () => reject(unavailable('it does not answer'));
  // A process that was busy or held up looks at its timers first, at what has arrived meanwhile only then.
  const timer = globalThis.setTimeout(() => setImmediate(refuse), limitMs);
  work.then(resolve, reject);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
};

const settleable = <T>() => {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((resolvePromise, rejectPromise) => {
    resolve = resolvePromise;
    reject = rejectPromise;
  });
  return { promise, resolve, reject };
};
