import { vi } from 'vitest';

/** Far beyond what anything takes on a busy machine: whoever waits so long waits in vain. */
const PATIENCE_MS = 20_000;
/** What is asked for starts a command or reads a disk; more often would take the time from what is waited for. */
const BETWEEN_MS = 50;

/** Resolves once `holds` no longer throws; rejects with what it threw last. */
export const eventually = <T>(holds: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(holds, { timeout: PATIENCE_MS, interval: BETWEEN_MS });
