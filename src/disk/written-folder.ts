import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { WRITTEN_TEXT_BYTES_MAX } from '../kernel/limits/process.ts';
import { errorCode } from '../kernel/thrown-error.ts';

/** The error for a file that cannot be used; `fault` begins with the name of the file. */
type Refusal = (fault: string, cause?: unknown) => Error;

/** Files of a folder that a command of Parley wrote and another one reads, such as a backup. Links are followed. */
export const writtenFolder = (folder: string, refusal: Refusal) => {
  /** The size of a file. A pipe or a device in its place would be read without end. */
  const bytesOf = async (name: string): Promise<number> => {
    const entry = await stat(join(folder, name)).catch((cause: unknown) => {
      throw refusal(
        errorCode(cause) === 'ENOENT' ? `${name} is missing; name a complete one` : `${name} cannot be read`,
        cause,
      );
    });
    if (!entry.isFile()) throw refusal(`${name} is not a file`);
    return entry.size;
  };
  const textOf = async (name: string): Promise<string> => {
    if ((await bytesOf(name)) > WRITTEN_TEXT_BYTES_MAX) throw refusal(`${name} is too large`);
    return readFile(join(folder, name), 'utf8').catch((cause: unknown) => {
      throw refusal(`${name} cannot be read`, cause);
    });
  };
  const jsonOf = async (name: string): Promise<unknown> => {
    const text = await textOf(name);
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw refusal(`${name} cannot be read`, cause);
    }
  };
  return { bytesOf, textOf, jsonOf };
};
