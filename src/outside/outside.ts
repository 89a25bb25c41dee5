import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

/** The impure functions that pure rooms must not call: the clock, random numbers and new ids. */
export type Outside = {
  /** UTC, ISO 8601 with milliseconds. */
  readonly now: () => string;
  /** In [0, 1). */
  readonly random: () => number;
  /** A UUID. */
  readonly id: () => string;
  /** Resolves after this many milliseconds. */
  readonly sleep: (ms: number) => Promise<void>;
};

/**
 * Cached per millisecond: a busy server asks for the time several times in each, and formatting costs more
 * than reading it.
 */
const writtenClock = (): (() => string) => {
  let ms = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== ms || text === '') {
      ms = now;
      text = new Date(now).toISOString();
    }
    return text;
  };
};

export const systemOutside: Outside = {
  now: writtenClock(),
  random: Math.random,
  // Without arguments, so that it can be passed to `map`: randomUUID takes its first one for options.
  id: () => randomUUID(),
  sleep: (ms) => setTimeout(ms),
};

/** For background work: its pauses do not keep the process running. */
export const backgroundOutside: Outside = {
  ...systemOutside,
  sleep: (ms) => setTimeout(ms, undefined, { ref: false }),
};
