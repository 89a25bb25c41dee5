import { CommandError, EXIT_USAGE } from '../io.ts';

/** Waits for a file to be written. @throws CommandError if the system refuses. */
export const awaitWrite = async <T>(path: string, write: Promise<T>): Promise<T> => {
  try {
    return await write;
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause)) throw cause;
    const remedy = isFull(cause.code) ? 'make room, or name another place' : 'name a place that is writable';
    const message = `cannot write ${path} (${String(cause.code)}): ${remedy}.`;
    throw new CommandError(message, EXIT_USAGE, { cause });
  }
};

const isFull = (code: unknown): boolean => code === 'ENOSPC' || code === 'EDQUOT';
