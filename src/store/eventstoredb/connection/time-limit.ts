import { performance } from 'node:perf_hooks';
import { ESDB_PROBE_MS } from '../../../kernel/limits/eventstoredb.ts';
import { unavailable } from '../wire/client-errors.ts';

/** Milliseconds, or how many are left: that may grow, when other answers show that the store is only slow. */
export type TimeLimit = number | (() => number);

export const msOf = (limit: TimeLimit): number => (typeof limit === 'number' ? limit : limit());

/**
 * Settles as `work` does, or fails when it takes too long. `work` itself goes on; its caller handles its late
 * outcome.
 * @throws store_unavailable
 */
export const within = <T>(limit: TimeLimit, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const leftMs = typeof limit === 'number' ? countdown(limit) : limit;
    let timer: NodeJS.Timeout | undefined;
    const refuse = () => reject(unavailable('it does not answer'));
    const wait = (): void => {
      const ms = leftMs();
      // A process that was busy or suspended runs its timers first, and reads what arrived only afterwards.
      if (ms > 0) timer = setTimeout(wait, Math.min(ms, ESDB_PROBE_MS));
      else setImmediate(refuse);
    };
    wait();
    const settle =
      <Outcome>(as: (outcome: Outcome) => void) =>
      (outcome: Outcome): void => {
        clearTimeout(timer);
        as(outcome);
      };
    work.then(settle(resolve), settle(reject));
  });

const countdown = (limitMs: number): (() => number) => {
  const end = performance.now() + limitMs;
  return () => end - performance.now();
};
