import { setImmediate } from 'node:timers/promises';
import type { EventStore } from '../../src/kernel/event-store.ts';

/**
 * A simulated world with its own clock, in which durations are random: every seed gives another order of
 * events, deterministically.
 */
export type Simulation = {
  readonly now: () => string;
  /** In [0, 1). */
  readonly random: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Resolves after a random time up to this many milliseconds. */
  readonly aWhile: (msMax: number) => Promise<void>;
  /** Advances the time until the promise settles. @throws if no event is left that could settle it */
  readonly until: <T>(done: Promise<T>) => Promise<T>;
};

type Due = { readonly atMs: number; readonly wake: () => void };

/** Rounds of the event loop without a timer in which something must happen. */
const IDLE_ROUNDS_MAX = 1_000;

export const simulation = (seed: number): Simulation => {
  const random = chanceOf(seed);
  const due: Due[] = [];
  let nowMs = Date.parse('2026-03-02T12:00:00.000Z');
  const sleep = (ms: number) => new Promise<void>((resolve) => due.push({ atMs: nowMs + ms, wake: resolve }));
  const pass = (): boolean => {
    const atMs = Math.min(...due.map((one) => one.atMs));
    const index = due.findIndex((one) => one.atMs === atMs);
    const [next] = index === -1 ? [] : due.splice(index, 1);
    nowMs = Math.max(nowMs, next?.atMs ?? nowMs);
    next?.wake();
    return next !== undefined;
  };
  return {
    now: () => new Date(nowMs).toISOString(),
    random,
    sleep,
    aWhile: (msMax) => sleep(random() * msMax),
    until: async (done) => {
      let isDone = false;
      const settle = () => {
        isDone = true;
      };
      done.then(settle, settle);
      for (let idle = 0; !isDone; idle += 1) {
        await setImmediate();
        if (!isDone && pass()) idle = 0;
        if (idle > IDLE_ROUNDS_MAX) throw new Error('nothing happens any more');
      }
      return done;
    },
  };
};

/** Mulberry32, by Tommy Ettinger. */
export const chanceOf = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/**
 * A store on the other side of a network. @param alive is called before each step: once it returns false, no
 * request is sent and no reply is received.
 */
export const remote = (
  store: EventStore,
  { sleep, random }: Pick<Simulation, 'sleep' | 'random'>,
  { latencyMsMax, alive }: { readonly latencyMsMax: number; readonly alive: () => boolean },
): EventStore => {
  const onTheWay = async (): Promise<void> => {
    await sleep(random() * latencyMsMax);
    if (!alive()) await new Promise(() => undefined);
  };
  return {
    ...store,
    append: async (...words) => {
      await onTheWay();
      const outcome = await store.append(...words).catch((error: unknown) => ({ error }));
      await onTheWay();
      if ('error' in outcome) throw outcome.error;
      return outcome;
    },
    readStream: async function* (...words) {
      await onTheWay();
      const events = [];
      for await (const event of store.readStream(...words)) events.push(event);
      await onTheWay();
      yield* events;
    },
  };
};
