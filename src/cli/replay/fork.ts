import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { quantity } from '../../kernel/quantity.ts';
import type { Forked } from '../../replay/wire/fork.ts';
import type { RecordedTurn } from '../../replay/wire/recorded-turn.ts';
import { clientSettings } from '../../settings/settings.ts';
import { agentPath } from '../client/choose-agent.ts';
import { type ChosenSession, chooseSession, SESSION_AGENT_OPTION, turnIn } from '../client/choose-session.ts';
import { type Client, openClient } from '../client/client.ts';
import { type Command, type CommandArguments, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { coloursOf } from '../terminal/colours.ts';
import { asCell, asShellWord } from '../terminal/for-terminals.ts';
import { printAnswer, printText } from '../terminal/print.ts';
import { withProgress } from '../terminal/progress.ts';
import { turnHeading, turnInFull } from './recorded-turn-text.ts';

export const fork: Command = {
  name: 'fork',
  summary: 'continue a recorded session differently from a turn, in a sandbox',
  args: [{ name: '<session>', summary: 'id of a session, or of a sandbox to continue or to fork again' }],
  options: [
    {
      flags: '--at <turn>',
      summary: 'turn to continue from; an edit replaces it [default: last]',
    },
    {
      flags: '--say <text>',
      summary: "text that replaces the turn's; in a sandbox without --at, the next text",
    },
    { flags: '--event <name>', summary: 'an event instead of a text' },
    {
      flags: '--context <context>',
      summary:
        'context to set before the turn: NAME, NAME=LIFESPAN (0 deletes), or NAME=LIFESPAN:{JSON}; can be repeated',
      repeats: true,
    },
    {
      flags: '--webhook-reply <reply>',
      summary: 'reply of its webhook: JSON, or @FILE; repeat it for several calls',
      repeats: true,
    },
    { flags: '--live', summary: 'call the webhook if no reply was recorded or passed' },
    { flags: '--rest', summary: 'repeat the later turns' },
    { flags: '--chat', summary: 'then continue line by line' },
    SESSION_AGENT_OPTION,
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley fork SESSION --at 3 --say "and tomorrow?"',
    'parley fork SESSION --at 2 --context vip=5 --rest',
    'parley fork SESSION --at 4 --webhook-reply \'{"speech":"Sold out."}\'',
    "printf 'hello\\n' | parley fork SESSION --at 3 --chat",
  ],
  run: async (args, io) => {
    if (args.has('chat') && args.has('json')) {
      throw new CommandError(
        '--chat and --json cannot be combined: --chat prints turn by turn, --json one object',
        EXIT_USAGE,
      );
    }
    const edits = await editsIn(args, io);
    const at = turnIn(args, 'at');
    const client = openClient(args, io);
    const session = await chooseSession(client, args);
    const isContinued = at === undefined && SANDBOX_ID.test(session.sessionId) && !args.has('rest');
    const forked = isContinued
      ? await continueSandbox(client, session, edits)
      : await withProgress(
          io,
          'forking',
          client.json<Forked>({
            method: 'POST',
            path: `${session.path}/fork`,
            body: { ...edits, rest: args.has('rest'), ...(at !== undefined && { turn: at }) },
          }),
        );
    const json = { agentId: session.agentId, ...forked };
    printAnswer(args, io, { json, text: forkText(forked, io) });
    if (
      args.texts('webhook-reply').length > 0 &&
      forked.turns.every(({ webhooks }) => webhooks.length === 0)
    ) {
      io.err.write('No webhook was called: --webhook-reply was not used.\n');
    }
    if (args.has('chat')) await converse(client, session.agentId, forked.sandboxId, { edits, io });
    return EXIT_OK;
  },
};

/** Session, turn, and a part that distinguishes several forks of the turn. */
const SANDBOX_ID = /^(.*)~(\d+)~[0-9a-f]{8}$/s;

type Edits = Readonly<Record<string, unknown>> & { readonly webhook: 'live' | 'recorded' };

const editsIn = async (args: CommandArguments, io: Io): Promise<Edits> => {
  const [text, event] = [args.text('say'), args.text('event')];
  const contexts = args.texts('context').map(contextFrom);
  const replies = await Promise.all(args.texts('webhook-reply').map((reply) => replyFrom(reply, io)));
  return {
    ...(text !== undefined && { text }),
    ...(event !== undefined && { trigger: { name: event } }),
    ...(contexts.length > 0 && { contexts }),
    ...(replies.length > 0 && { webhookReplies: replies }),
    webhook: args.has('live') ? 'live' : 'recorded',
  };
};

const contextFrom = (text: string) => {
  const [, name = '', lifespan, json] = /^([\w%-]+)(?:=(\d{1,10})(?::(\{.*\}))?)?$/s.exec(text) ?? [];
  if (name === '') {
    throw new CommandError(
      `--context takes NAME, NAME=LIFESPAN or NAME=LIFESPAN:{JSON}; not "${text}"`,
      EXIT_USAGE,
    );
  }
  const parameters = json === undefined ? undefined : parseObject(json, '--context');
  return {
    name,
    ...(lifespan !== undefined && { lifespan: Number(lifespan) }),
    ...(parameters && { parameters }),
  };
};

const replyFrom = async (text: string, io: Io) => {
  const json = text.startsWith('@') ? await fileText(text.slice(1), io) : text;
  return { body: parseObject(json, '--webhook-reply') };
};

const fileText = async (path: string, io: Io): Promise<string> => {
  try {
    return await readFile(resolve(io.cwd, path), 'utf8');
  } catch (cause) {
    throw new CommandError(`cannot read ${path}`, EXIT_USAGE, { cause });
  }
};

const parseObject = (json: string, place: string): object => {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new CommandError(`${place}: ${json} is not JSON`, EXIT_USAGE, { cause });
  }
};

/** Sends another text to an existing sandbox. */
const continueSandbox = async (
  client: Client,
  { agentId, sessionId }: ChosenSession,
  edits: Edits,
): Promise<Forked> => {
  const [, origin = '', turn] = SANDBOX_ID.exec(sessionId) ?? [];
  const queries = edits.text === undefined && edits.trigger === undefined ? [] : [edits];
  const turns: RecordedTurn[] = [];
  for (const edit of queries) turns.push(await say(client, agentId, sessionId, edit));
  const copiedTurns = (turns[0]?.number ?? 1) - 1;
  return {
    sandboxId: sessionId,
    origin: { sessionId: origin, turn: Number(turn) },
    copied: copiedTurns,
    turns,
  };
};

const say = async (
  client: Client,
  agentId: string,
  sandboxId: string,
  body: object,
): Promise<RecordedTurn> => {
  const path = `${agentPath(agentId)}/sandboxes/${encodeURIComponent(sandboxId)}/query`;
  return (await client.json<{ readonly turn: RecordedTurn }>({ method: 'POST', path, body })).turn;
};

const forkText = ({ sandboxId, origin, copied: copiedTurns, turns }: Forked, io: Io): string => {
  const colours = coloursOf(io);
  return [
    ...turns.map((turn) => turnInFull(turn, colours)),
    `sandbox ${asCell(sandboxId)}: forked from session ${asCell(origin.sessionId)} at turn ${origin.turn}, ` +
      `${quantity(copiedTurns, 'turn')} before it. ` +
      `\`parley fork ${asShellWord(sandboxId)} --say TEXT\` continues it.`,
  ].join('\n\n');
};

const converse = async (
  client: Client,
  agentId: string,
  sandboxId: string,
  { edits, io }: { readonly edits: Edits; readonly io: Io },
): Promise<void> => {
  const lines = createInterface({ input: io.input, signal: io.stop });
  for await (const line of lines) {
    const text = line.trim();
    if (text === '') continue;
    const turn = await say(client, agentId, sandboxId, { text, webhook: edits.webhook });
    printText(io, turnHeading(turn, coloursOf(io)));
  }
};
