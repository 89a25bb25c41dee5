import { basename } from 'node:path';
import { clientSettings } from '../../settings/settings.ts';
import { openClient } from '../client/client.ts';
import { exportContent } from '../client/export-content.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { printNewAgent } from '../terminal/print.ts';
import { whileWaiting } from '../terminal/progress.ts';

export const agentImport: Command = {
  name: 'agent import',
  summary: 'create an agent from an API.ai or Dialogflow v1 export, and print its tokens',
  args: [{ name: '<path>', summary: 'zip file or folder of the export' }],
  options: [{ flags: '--name <name>', summary: "name of the agent [default: the export's]" }, JSON_OPTION],
  settings: clientSettings,
  examples: [
    'parley agent import ./bike-shop.zip',
    'parley agent import ./bike-shop --name "Bike shop 2" --json',
  ],
  run: async (given, io) => {
    const path = given.argument(0) ?? '';
    const content = await exportContent(path, io);
    const query = new URLSearchParams({ fileName: basename(path) });
    const name = given.text('name');
    if (name !== undefined) query.set('name', name);
    const client = openClient(given, io);
    const imported = client.json<Parameters<typeof printNewAgent>[2]>({
      method: 'POST',
      path: `/admin/agents/import?${query}`,
      ...content,
    });
    printNewAgent(given, io, await whileWaiting(io, 'importing and training', imported));
    return EXIT_OK;
  },
};
