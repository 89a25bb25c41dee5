import { createContext, Script } from 'node:vm';

/** A custom script took too long. */
export class TimeUp extends Error {
  override readonly name = 'TimeUp';
}

const idle = (): void => undefined;
let current = idle;

/**
 * Only code that is called from a vm script can be interrupted, so one script makes the call. It calls the
 * same function each time: replacing a property of another context would keep its old values, with all their
 * events, until a full garbage collection.
 */
const place = createContext({ work: () => current() });
const caller = new Script('work()');

/**
 * Runs `work` to its end, or interrupts it anywhere. This costs a thread, some 50 µs, so it is for batches.
 * @throws TimeUp, and what `work` throws
 */
export const withinTime = <T>(limitMs: number, work: () => T): T => {
  let outcome: { readonly value: T } | undefined;
  current = () => {
    outcome = { value: work() };
  };
  try {
    caller.runInContext(place, { timeout: limitMs });
  } catch (error) {
    if (isTimeout(error)) throw new TimeUp(`it took longer than ${limitMs} ms`);
    throw error;
  } finally {
    current = idle;
  }
  if (outcome === undefined) throw new TypeError('the work did not run');
  return outcome.value;
};

/** An Error of another realm, which `instanceof` does not recognise. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  Object.getOwnPropertyDescriptor(error, 'code')?.value === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
