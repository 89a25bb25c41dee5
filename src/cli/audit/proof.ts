import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pipeline } from 'node:stream/promises';
import { evidenceDataStart } from '../../audit/evidence-page.ts';
import { sizeIn } from '../../audit/note.ts';
import { evidenceFile } from '../../audit/wire/evidence-file.ts';
import { continuationFault } from '../../audit/witness.ts';
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
    const kept = await keptCheckpointIn(args, io);
    const { agentId, sessionId, path } = await chooseSession(client, args);
    const file = args.text('out') ?? evidenceFile(sessionId);
    const target = resolve(io.cwd, file);
    const query = kept === undefined ? '' : `?since=${kept.size}`;
    const page = client.chunks({ method: 'GET', path: `${path}/evidence${query}` }, 'text/html');
    const check = async (draft: string) => kept && requireContinuation(kept, draft);
    await withProgress(io, 'proving', awaitWrite(file, save(page, target, check)));
    const advice = `To verify it: node tools/verify-evidence.mjs ${file}, a script of Parley.`;
    printAnswer(args, io, {
      json: { agentId, sessionId, path: file },
      text: `Written to ${file}. ${advice}`,
    });
    return EXIT_OK;
  },
};

type KeptCheckpoint = { readonly place: string; readonly note: string; readonly size: number };

const keptCheckpointIn = async (args: CommandArguments, io: Io): Promise<KeptCheckpoint | undefined> => {
  const place = args.text('since');
  if (place === undefined) return undefined;
  const note = await textOfFile(place, io);
  const size = sizeIn(note);
  if (size === undefined) throw new CommandError(`${place} holds no checkpoint of a record`, EXIT_USAGE);
  return { place, note, size };
};

/** The server knows only the size of the kept checkpoint, so it proves that the record continues some tree. */
const requireContinuation = async (
  { place, note: keptCheckpoint }: KeptCheckpoint,
  draft: string,
): Promise<void> => {
  const { checkpoint: note, key: publicKey, consistency } = await embeddedHead(draft);
  const fault = continuationFault({ keptCheckpoint, note, publicKey, consistency });
  if (fault !== undefined)
    throw new CommandError(
      `the page would not prove that the record continues ${place}: ${fault}. ` +
        `No page was written; parley audit verify --since ${place} says more.`,
    );
};

type EmbeddedHead = {
  readonly checkpoint: string;
  readonly key: string;
  readonly consistency: readonly string[];
};

/** The data of a page before its events, which may be many. */
const embeddedHead = async (path: string): Promise<EmbeddedHead> => {
  const input = createReadStream(path);
  let isNext = false;
  try {
    for await (const line of createInterface({ input })) {
      if (isNext) return JSON.parse(`${line}]}`);
      isNext = line === evidenceDataStart;
    }
  } finally {
    input.destroy();
  }
  throw new CommandError('the server did not send a page of evidence');
};

/** A page that is incomplete or fails the check does not replace an existing one. */
const save = async (
  page: AsyncIterable<Uint8Array>,
  path: string,
  check: (draft: string) => Promise<void>,
): Promise<void> => {
  const draft = `${path}.part`;
  try {
    await pipeline(page, createWriteStream(draft));
    await check(draft);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
};
