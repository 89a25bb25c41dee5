import { randomUUID } from 'node:crypto';

/** What no pure room may reach for: the clock, chance and new ids. */
export type Outside = {
  /** UTC, ISO 8601 with milliseconds. */
  readonly now: () => string;
  /** In [0, 1). */
  readonly random: () => number;
  /** A UUID. */
  readonly id: () => string;
};

export const systemOutside: Outside = {
  now: () => new Date().toISOString(),
  random: Math.random,
  id: randomUUID,
};
