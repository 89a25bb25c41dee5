import { errorCode } from '../../kernel/thrown-error.ts';
import { CommandError, EXIT_USAGE } from '../io.ts';

/** Waits for a file to be written. @throws CommandError if the system refuses. */
export const awaitWrite = async <T>(path: string, write: Promise<T>): Promise<T> => {
  try {
    return await write;
  } catch (cause) {
    const code = errorCode(cause);
    if (code === '') throw cause;
    const remedy = FULL.has(code) ? 'make room, or name another place' : 'name a place that is writable';
    const message = `cannot write ${path} (${code}): ${remedy}.`;
    throw new CommandError(message, EXIT_USAGE, { cause });
  }
};

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);
