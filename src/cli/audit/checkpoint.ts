import type { AuditCheckpoint } from '../../audit/wire/audit-checkpoint.ts';
import { clientSettings } from '../../settings/settings.ts';
import { type Client, openClient } from '../client/client.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { printAnswer } from '../terminal/print.ts';
import { keepInFile, sendToWitness } from './witnesses.ts';

export const auditCheckpoint: Command = {
  name: 'audit checkpoint',
  summary:
    "print the record's newest signed checkpoint, and keep it where the server's operators cannot change it",
  options: [
    {
      flags: '--to <place>',
      summary:
        'a file, replaced only if the new checkpoint provably continues the one in it; or the http(s) address of a ' +
        'witness that takes C2SP add-checkpoint requests',
    },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley audit checkpoint',
    'parley audit checkpoint --to /mnt/witness/parley.note',
    'parley audit checkpoint --to https://witness.example/add-checkpoint --json',
  ],
  run: async (args, io) => {
    const client = openClient(args, io);
    const place = args.text('to');
    const newest = (since?: number) => checkpointOf(client, since);
    if (place === undefined) {
      const checkpoint = await newest();
      printAnswer(args, io, { json: checkpoint, text: checkpoint.note.trimEnd() });
      return EXIT_OK;
    }
    const isAddress = /^https?:\/\//.test(place);
    const result = await (isAddress ? sendToWitness(place, newest, io) : keepInFile(place, newest, io));
    printAnswer(args, io, { json: { ...result, to: place }, text: result.note.trimEnd() });
    return EXIT_OK;
  },
};

/** @param since number of leaves of an earlier checkpoint, for a proof */
const checkpointOf = (client: Client, since?: number): Promise<AuditCheckpoint> =>
  client.json({
    method: 'GET',
    path: `/admin/audit/checkpoint${since === undefined ? '' : `?since=${since}`}`,
  });
