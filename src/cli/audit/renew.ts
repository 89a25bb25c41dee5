import type { AuditCheckpoint } from '../../audit/wire/audit-checkpoint.ts';
import { clientSettings } from '../../settings/settings.ts';
import { openClient } from '../client/client.ts';
import { type Command, JSON_OPTION, YES_OPTION } from '../command.ts';
import { CommandError, EXIT_OK } from '../io.ts';
import { confirm } from '../terminal/confirm.ts';
import { printAnswer, printNotice } from '../terminal/print.ts';
import { leavesOf, verificationText, verifiedRecord } from './verified-record.ts';

export const auditRenew: Command = {
  name: 'audit renew',
  summary: 'continue a record whose secret key was lost, under the new key, after verifying it',
  options: [{ flags: '--dry-run', summary: 'only verify what would be continued' }, YES_OPTION, JSON_OPTION],
  settings: clientSettings,
  examples: ['parley audit renew --dry-run', 'parley audit renew --yes --json'],
  run: async (args, io) => {
    const client = openClient(args, io);
    const before = await verifiedRecord(client, io);
    if (args.has('dry-run')) {
      printAnswer(args, io, { json: before, text: verificationText(before) });
      return EXIT_OK;
    }
    if (!args.has('json')) printNotice(io, verificationText(before));
    const question =
      `Continue the ${leavesOf(before.size)} of ${before.origin} under the key of this server? ` +
      'Its checkpoints stay in the record, but the new key cannot verify their signatures.';
    if (!(await confirm(args, io, question))) throw new CommandError('nothing was renewed');
    const checkpoint: AuditCheckpoint = await client.json({ method: 'POST', path: '/admin/audit/renew' });
    printAnswer(args, io, {
      json: { ...checkpoint, earlier: before.origin },
      text:
        `${before.origin} continues as ${checkpoint.origin}. Give witnesses the new key, and keep a checkpoint elsewhere:\n` +
        `key ${checkpoint.publicKey}\n\n${checkpoint.note.trimEnd()}`,
    });
    return EXIT_OK;
  },
};
