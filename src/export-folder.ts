import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { ExportFile } from './agent/formats/export-file.ts';

/** Where an export cannot be: dependencies, and what tools keep for themselves. */
const isPassedOver = (path: string): boolean =>
  path.split(sep).some((part) => part.startsWith('.') || part === 'node_modules');

/** The JSON files of an exported agent in a folder, in the order of their paths. */
export const readExportFolder = async (folder: string): Promise<readonly ExportFile[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.toLowerCase().endsWith('.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !isPassedOver(path))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({
      path: path.replaceAll(sep, '/'),
      text: await readFile(join(folder, path), 'utf8'),
    })),
  );
};

export const isFolder = async (path: string): Promise<boolean> => (await stat(path)).isDirectory();

/** Writes an export into a folder, which is made when missing; other files there stay. */
export const writeExportFolder = async (folder: string, files: readonly ExportFile[]): Promise<void> => {
  const root = resolve(folder);
  for (const { path, text } of files) {
    const target = resolve(root, path);
    // Paths come over the network: none may lead out of the folder.
    if (!target.startsWith(root + sep)) throw new TypeError(`${path} leads out of the folder`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
};
