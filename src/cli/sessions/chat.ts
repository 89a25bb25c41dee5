import { randomUUID } from 'node:crypto';
import { createInterface, type Interface } from 'node:readline';
import { clientSettings } from '../../settings/settings.ts';
import { chooseAgent } from '../client/choose-agent.ts';
import { type Client, clientOf, openClient } from '../client/client.ts';
import { type Command, type Given, type Option, secretFile } from '../command.ts';
import { CommandError, EXIT_FAILED, EXIT_OK, type Io } from '../io.ts';
import { type Colours, coloursOf } from '../terminal/colours.ts';
import { printText } from '../terminal/print.ts';
import { type ChatReply, chatHelp, contextsInWords, turnInWords } from './chat-text.ts';

/** A second is plenty for taking a token back, and little to wait for when the server is gone. */
const REVOKE_TIMEOUT_MS = 1_000;

/** Without standard input: the conversation is read from there. */
const TOKEN_FILE: Option = {
  ...secretFile('token', { summary: '' }),
  summary: 'file with the token',
  keepsStdin: true,
};

export const chat: Command = {
  name: 'chat',
  summary: 'talk to an agent in the terminal, and see how it understands each line',
  args: [{ name: '[agent]', summary: 'id or name; optional if the server has only one agent' }],
  options: [
    { flags: '--lang <tag>', summary: "language of your messages [default: the agent's]" },
    { flags: '--token <token>', summary: "the agent's client access token, instead of the admin token" },
    TOKEN_FILE,
    { flags: '--session <id>', summary: 'session to continue [default: a new one]' },
  ],
  settings: clientSettings,
  examples: ['parley chat', 'parley chat "Bike shop" --lang de', "printf 'hello\\n' | parley chat"],
  run: async (given, io) => {
    const visit = await enter(given, io);
    try {
      return await converse(visit, io);
    } finally {
      await visit.leave();
    }
  },
};

/** A conversation going on: whom one talks to, in which session and language. */
type Visit = {
  readonly client: Client;
  readonly sessionId: string;
  readonly agentName: string;
  lang: string;
  /** Takes back the token that was issued for the visit. */
  readonly leave: () => Promise<void>;
};

const enter = async (given: Given, io: Io): Promise<Visit> => {
  const sessionId = given.text('session') ?? randomUUID();
  const own = given.text('token');
  if (own !== undefined) {
    const client = openClient(given, io, own);
    const lang = given.text('lang') ?? 'en';
    return { client, sessionId, agentName: `the agent at ${client.url}`, lang, leave: async () => {} };
  }
  const admin = openClient(given, io);
  const agent = await chooseAgent(admin, given.argument(0));
  const path = `/admin/agents/${encodeURIComponent(agent.agentId)}/tokens`;
  const issued = await admin.json<{ readonly tokenId: string; readonly token: string }>({
    method: 'POST',
    path,
    body: { kind: 'client' },
  });
  return {
    client: clientOf(admin.url, issued.token, io.stop),
    sessionId,
    agentName: agent.name,
    lang: given.text('lang') ?? agent.language,
    leave: async () => {
      const late = admin.until(AbortSignal.timeout(REVOKE_TIMEOUT_MS));
      const revoked = late.json({ method: 'DELETE', path: `${path}/${encodeURIComponent(issued.tokenId)}` });
      await revoked.catch((error: unknown) => {
        io.err.write(`parley: token ${issued.tokenId} is still valid: ${String(error)}\n`);
      });
    },
  };
};

const converse = async (visit: Visit, io: Io): Promise<number> => {
  const colours = coloursOf(io);
  const interactive = io.terminal.input && io.terminal.out;
  if (interactive) {
    io.out.write(`${colours.dim(`Talking to ${visit.agentName}. :help shows what else can be done.`)}\n`);
  }
  const { lines, prompt } = linesOf(io, interactive ? colours.bold('> ') : undefined);
  let failed = false;
  prompt();
  for await (const line of lines) {
    if (line.trim() === ':quit') break;
    failed = !(await respond(visit, line.trim(), { io, colours })) || failed;
    prompt();
  }
  lines.close();
  return failed && !interactive ? EXIT_FAILED : EXIT_OK;
};

/** The lines of a person, or of a file, until they or the program end. */
const linesOf = (io: Io, text: string | undefined): { lines: Interface; prompt: () => void } => {
  const given = text === undefined ? {} : { output: io.out, prompt: text };
  const lines = createInterface({ input: io.input, ...given });
  let closed = false;
  const close = () => lines.close();
  lines.once('close', () => {
    closed = true;
  });
  lines.on('SIGINT', close);
  io.stop.addEventListener('abort', close);
  return { lines, prompt: () => (text === undefined || closed ? undefined : lines.prompt()) };
};

/** @returns whether it went well. */
const respond = async (
  visit: Visit,
  line: string,
  { io, colours }: { readonly io: Io; readonly colours: Colours },
): Promise<boolean> => {
  try {
    const answer = await answered(visit, line, colours);
    if (answer !== '') printText(io, answer);
    return true;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    io.err.write(`${colours.red(error.message)}\n`);
    return false;
  }
};

/** What to print for a line: the turn it made, or what a line that begins with a colon asked for. */
const answered = async (visit: Visit, line: string, colours: Colours): Promise<string> => {
  const { client, sessionId } = visit;
  const [word = '', argument = '', ...more] = line.split(/\s+/);
  const contexts = `/v1/contexts?sessionId=${encodeURIComponent(sessionId)}`;
  const turn = async (ask: object): Promise<string> => {
    const body = { ...ask, lang: visit.lang, sessionId };
    const reply = await client.json<ChatReply>({ method: 'POST', path: '/v1/query?v=20170712', body });
    return turnInWords(reply, colours);
  };
  if (!line.startsWith(':')) return line === '' ? '' : turn({ query: line });
  switch (word) {
    case ':contexts':
      return contextsInWords(await client.json({ method: 'GET', path: contexts }));
    case ':event':
      if (more.length > 0) return 'The name of an event has no spaces. :event WELCOME';
      return argument === '' ? 'Which event? :event WELCOME' : turn({ event: { name: argument, data: {} } });
    case ':reset':
      await client.json({ method: 'DELETE', path: contexts });
      return 'All contexts are gone.';
    case ':lang':
      if (argument !== '') visit.lang = argument;
      return `Talking in ${visit.lang}.`;
    case ':help':
      return chatHelp;
    default:
      return `${word} is not a command.\n${chatHelp}`;
  }
};
