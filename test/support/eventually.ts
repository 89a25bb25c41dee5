import { expect, vi } from 'vitest';

/** Much longer than any condition takes on a busy machine. */
const PATIENCE_MS = 20_000;
/** Conditions may start a command or read a disk; checking more often would slow down the awaited work. */
const BETWEEN_MS = 50;

/** Resolves when `holds` no longer throws; rejects with its last error. */
export const eventually = <T>(holds: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(holds, { timeout: PATIENCE_MS, interval: BETWEEN_MS });

/** For a condition that another server or a view meets after some moments. */
export const eventuallyTrue = (isMet: () => Promise<boolean>): Promise<void> =>
  eventually(async () => expect(await isMet()).toBe(true));
