import { continuationFault } from '../../audit/witness.ts';
import { clientSettings } from '../../settings/settings.ts';
import { openClient } from '../client/client.ts';
import { textOfFile } from '../client/json-file.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_FAILED, EXIT_OK, type Io } from '../io.ts';
import { printAnswer } from '../terminal/print.ts';
import { type VerifiedRecord, verificationText, verifiedRecord } from './verified-record.ts';

export const auditVerify: Command = {
  name: 'audit verify',
  summary: 'check that no recorded event was changed, removed or inserted, and name those that were',
  options: [
    {
      flags: '--since <file>',
      summary:
        'also check that the record continues this checkpoint, which was kept elsewhere; - for standard input',
    },
    {
      flags: '--key <key>',
      summary:
        'public key that signed FILE, if the record was renewed since [default: the key of the record]',
    },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley audit verify',
    'parley audit verify --since /mnt/witness/parley.note',
    'curl -s https://example.org/parley.note | parley audit verify --since - --json',
  ],
  run: async (args, io) => {
    const client = openClient(args, io);
    const earlierNote = await noteIn(args.text('since'), io);
    const record = await verifiedRecord(client, io, earlierNote);
    const isUnproved = earlierNote === undefined || !record.isIntact;
    const fault = isUnproved ? undefined : faultOf(earlierNote, record, args.text('key'));
    if (fault !== undefined) throw new CommandError(`the answer of ${client.url} proves nothing: ${fault}`);
    printAnswer(args, io, { json: record, text: verificationText(record) });
    return record.isIntact ? EXIT_OK : EXIT_FAILED;
  },
};

const noteIn = async (path: string | undefined, io: Io): Promise<string | undefined> =>
  path === undefined ? undefined : textOfFile(path, io);

/** The server itself may have been tampered with, so its proof is checked here. */
const faultOf = (
  earlierNote: string,
  record: VerifiedRecord,
  keptKey: string | undefined,
): string | undefined => {
  const { checkpoint: note, publicKey, consistency = [] } = record;
  return continuationFault({ keptCheckpoint: earlierNote, note, publicKey, consistency, keptKey });
};
