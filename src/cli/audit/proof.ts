import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sizeIn } from '../../audit/note.ts';
import { clientSettings } from '../../settings/settings.ts';
import { chooseSession, SESSION_AGENT_OPTION } from '../client/choose-session.ts';
import { openClient } from '../client/client.ts';
import { textOfFile } from '../client/json-file.ts';
import { type Command, type CommandArguments, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { awaitWrite } from '../terminal/await-write.ts';
import { printAnswer } from '../terminal/print.ts';
import { withProgress } from '../terminal/progress.ts';

export const auditProof: Command = {
  name: 'audit proof',
  summary: 'write a page that proves what was recorded of a session, and that can be verified offline',
  args: [{ name: '<session>', summary: 'id of the session' }],
  options: [
    { flags: '--out <file>', summary: 'file to write [default: evidence-SESSION.html]' },
    {
      flags: '--since <file>',
      summary: 'prove also that the record continues this checkpoint, kept elsewhere',
    },
    SESSION_AGENT_OPTION,
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley audit proof SESSION',
    'parley audit proof SESSION --out evidence.html --since /mnt/witness/parley.note',
    'node tools/verify-evidence.mjs evidence.html --since /mnt/witness/parley.note',
  ],
  run: async (args, io) => {
    const client = openClient(args, io);
    const since = await sinceOf(args, io);
    const { agentId, sessionId, path } = await chooseSession(client, args);
    const file = args.text('out') ?? `evidence-${sessionId.replace(/[^\w.-]/g, '_')}.html`;
    const target = resolve(io.cwd, file);
    const page = client.chunks({ method: 'GET', path: `${path}/evidence${since}` }, 'text/html');
    await withProgress(io, 'proving', awaitWrite(file, save(page, target)));
    const advice = `To verify it: node tools/verify-evidence.mjs ${file}, a script of Parley.`;
    printAnswer(args, io, {
      json: { agentId, sessionId, path: file },
      text: `Written to ${file}. ${advice}`,
    });
    return EXIT_OK;
  },
};

const sinceOf = async (args: CommandArguments, io: Io): Promise<string> => {
  const place = args.text('since');
  if (place === undefined) return '';
  const size = sizeIn(await textOfFile(place, io));
  if (size === undefined) throw new CommandError(`${place} holds no checkpoint of a record`, EXIT_USAGE);
  return `?since=${size}`;
};

/** An incomplete page does not replace an existing one. */
const save = async (page: AsyncIterable<Uint8Array>, path: string): Promise<void> => {
  const draft = `${path}.part`;
  try {
    await pipeline(page, createWriteStream(draft));
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
};
