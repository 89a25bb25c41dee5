import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { isFolder, readExportFolder } from '../export-folder.ts';
import { clientSettings } from '../settings.ts';
import { type Call, openClient } from './client.ts';
import { type Command, JSON_OPTION } from './command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE, type Io } from './io.ts';
import { printNewAgent } from './print.ts';
import { whileWaiting } from './progress.ts';

export const agentImport: Command = {
  name: 'agent import',
  summary: 'make an agent of an API.ai or Dialogflow v1 export, and print its tokens',
  args: [{ name: '<path>', summary: 'zip file or folder of the export' }],
  options: [{ flags: '--name <name>', summary: "a name instead of the export's own" }, JSON_OPTION],
  settings: clientSettings,
  examples: [
    'parley agent import ./bike-shop.zip',
    'parley agent import ./bike-shop --name "Bike shop 2" --json',
  ],
  run: async (given, io) => {
    const content = await contentOf(given.argument(0) ?? '', io);
    const name = given.text('name');
    const query = name === undefined ? '' : `?name=${encodeURIComponent(name)}`;
    const client = openClient(given, io);
    const imported = client.json<Parameters<typeof printNewAgent>[2]>({
      method: 'POST',
      path: `/admin/agents/import${query}`,
      ...content,
    });
    printNewAgent(given, io, await whileWaiting(io, 'importing and training', imported));
    return EXIT_OK;
  },
};

const contentOf = async (path: string, io: Io): Promise<Pick<Call, 'archive' | 'body'>> => {
  const target = resolve(io.cwd, path);
  try {
    if (!(await isFolder(target))) return { archive: await readFile(target) };
  } catch (cause) {
    throw new CommandError(`cannot read ${path}: give the zip file or folder of an export.`, EXIT_USAGE, {
      cause,
    });
  }
  const files = await readExportFolder(target);
  if (files.some((file) => /(^|\/)agent\.json$/i.test(file.path))) {
    // Most exports do not tell their agent's name: the folder around them is what the server calls it then.
    return { body: { files: files.map((file) => ({ ...file, path: `${basename(target)}/${file.path}` })) } };
  }
  throw new CommandError(`${path} holds no agent.json, so it is not an export of an agent.`, EXIT_USAGE);
};
