import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { isFolder, readExportFolder } from '../../disk/export-folder.ts';
import { CommandError, EXIT_USAGE, type Io } from '../io.ts';
import type { Call } from './client.ts';

/** An export in the form of a request body: the bytes of a zip, or the files of a folder. */
export const exportContent = async (path: string, io: Io): Promise<Pick<Call, 'archive' | 'body'>> => {
  const target = resolve(io.cwd, path);
  try {
    if (!(await isFolder(target))) return { archive: zipOf(path, await readFile(target)) };
  } catch (cause) {
    if (cause instanceof CommandError) throw cause;
    throw new CommandError(`cannot read ${path}: give the zip file or folder of an export.`, EXIT_USAGE, {
      cause,
    });
  }
  const files = await readExportFolder(target);
  if (files.some((file) => /(^|\/)agent\.json$/i.test(file.path))) {
    // Most exports do not contain the agent's name, so the server takes that of the folder.
    return { body: { files: files.map((file) => ({ ...file, path: `${basename(target)}/${file.path}` })) } };
  }
  throw new CommandError(`${path} holds no agent.json, so it is not an export of an agent.`, EXIT_USAGE);
};

/** Every zip begins with these letters, even an empty one. */
const zipOf = (path: string, bytes: Buffer): Buffer => {
  if (bytes.toString('latin1', 0, 2) === 'PK') return bytes;
  throw new CommandError(`${path} is not a zip file: give the zip file or folder of an export.`, EXIT_USAGE);
};
