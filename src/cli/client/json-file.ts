import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { CommandError, EXIT_USAGE, type Io } from '../io.ts';

/** The text of a file, or of standard input for `-`. */
export const textOfFile = async (path: string, io: Io): Promise<string> => {
  if (path === '-') return text(io.input);
  try {
    return await readFile(resolve(io.cwd, path), 'utf8');
  } catch (cause) {
    throw new CommandError(`cannot read ${path}: give a file, or - for standard input`, EXIT_USAGE, {
      cause,
    });
  }
};

/** The JSON object in a file. */
export const jsonOfFile = async (path: string, io: Io): Promise<Readonly<Record<string, unknown>>> => {
  const content = await textOfFile(path, io);
  try {
    const json: unknown = JSON.parse(content);
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return { ...json };
  } catch {
    // The message below covers this; both mistakes look the same to a user.
  }
  throw new CommandError(`${path} holds no JSON object`, EXIT_USAGE);
};
