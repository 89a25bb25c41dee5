import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { ExportFile } from '../agent/formats/export-file.ts';
import { writeWhole } from './whole-file.ts';

/** Folders that cannot contain an export: dependencies and data of tools. */
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

/**
 * Writes an export into a folder, which is created if it is missing. Files of removed intents and entities
 * from an earlier export are deleted, because an import would restore them; all other files stay.
 */
export const writeExportFolder = async (folder: string, files: readonly ExportFile[]): Promise<void> => {
  const root = resolve(folder);
  const targets = new Map(files.map(({ path, text }) => [resolve(root, path), text]));
  for (const target of targets.keys()) {
    // Paths come over the network: none may lead out of the folder.
    if (!target.startsWith(root + sep))
      throw new TypeError(`${relative(root, target)} leads out of the folder`);
  }
  const before = await contentOf(root);
  for (const target of targets.keys()) await mkdir(dirname(target), { recursive: true });
  await writeWhole(targets);
  for (const path of before) if (!targets.has(path)) await rm(path);
};

/** The files of intents and entities in a folder; none if it has no export. */
const contentOf = async (root: string): Promise<readonly string[]> => {
  const listFiles = async (folder: string) => {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
  };
  if (!(await listFiles(root)).includes(join(root, 'agent.json'))) return [];
  const content = await Promise.all(['intents', 'entities'].map((folder) => listFiles(join(root, folder))));
  return content.flat().filter((path) => path.endsWith('.json'));
};
