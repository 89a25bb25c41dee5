import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { ExportFile } from '../../agent/formats/export-file.ts';
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
    throw new CommandError(`cannot read ${path}: give the zip file or folder of an export`, EXIT_USAGE, {
      cause,
    });
  }
  const files = await readExportFolder(target);
  assertExport(files, path);
  // Most exports do not contain the agent's name, so the server takes that of the folder.
  return { body: { files: files.map((file) => ({ ...file, path: `${basename(target)}/${file.path}` })) } };
};

/** An unpacked zip has the export in the folder or one below. Further down, another agent might be meant. */
const assertExport = (files: readonly ExportFile[], path: string): void => {
  const places = files.map((file) => file.path).filter((place) => /(^|\/)agent\.json$/i.test(place));
  if (places.some((place) => place.split('/').length <= 2)) return;
  const [place] = places;
  const advice = place === undefined ? '' : `. ${join(path, dirname(place))} is one: name that folder.`;
  throw new CommandError(
    `${path} holds no agent.json, so it is not an export of an agent${advice}`,
    EXIT_USAGE,
  );
};

/** Every zip begins with these letters, even an empty one. */
const zipOf = (path: string, bytes: Buffer): Buffer => {
  if (bytes.toString('latin1', 0, 2) === 'PK') return bytes;
  throw new CommandError(`${path} is not a zip file: give the zip file or folder of an export`, EXIT_USAGE);
};
