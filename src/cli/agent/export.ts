import { resolve } from 'node:path';
import type { ExportFile } from '../../agent/formats/export-file.ts';
import { writeExportFolder } from '../../disk/export-folder.ts';
import { writeWhole } from '../../disk/whole-file.ts';
import { clientSettings } from '../../settings/settings.ts';
import { agentIdOf, agentPath } from '../client/choose-agent.ts';
import { openClient } from '../client/client.ts';
import { AT_OPTION, revisionAt } from '../client/revision.ts';
import { AGENT_ARGUMENT, type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { awaitWrite } from '../terminal/await-write.ts';
import { printAnswer } from '../terminal/print.ts';

export const agentExport: Command = {
  name: 'agent export',
  summary: 'export an agent as a zip file, or as a folder for version control',
  args: [
    AGENT_ARGUMENT,
    { name: '[path]', summary: 'a file that ends in .zip, or a folder [default: ID.zip]' },
  ],
  options: [AT_OPTION, JSON_OPTION],
  settings: clientSettings,
  examples: [
    'parley agent export ID',
    'parley agent export ID ./bike-shop',
    'parley agent export ID --at 12 revision-12.zip',
  ],
  run: async (args, io) => {
    const client = openClient(args, io);
    const agentId = await agentIdOf(client, args.argument(0));
    const path = args.argument(1) ?? `${agentId}.zip`;
    const target = resolve(io.cwd, path);
    const revision = await revisionAt(client, agentId, args);
    const exportPath = revision === undefined ? 'export' : `revisions/${revision}`;
    const call = { method: 'GET', path: `${agentPath(agentId)}/${exportPath}` } as const;
    if (path.toLowerCase().endsWith('.zip')) {
      const bytes = await client.bytes(call);
      await awaitWrite(path, writeWhole([[target, bytes]]));
    } else {
      const { files } = await client.json<{ readonly files: readonly ExportFile[] }>(call);
      await awaitWrite(path, writeExportFolder(target, files));
    }
    printAnswer(args, io, { json: { agentId, path }, text: `Written to ${path}.` });
    return EXIT_OK;
  },
};
