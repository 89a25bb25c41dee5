import { randomUUID } from 'node:crypto';
import { createInterface, type Interface } from 'node:readline';
import type { RecordedTurn } from '../../replay/wire/recorded-turn.ts';
import { clientSettings } from '../../settings/settings.ts';
import { agentPath, chooseAgent } from '../client/choose-agent.ts';
import { type Client, openClient } from '../client/client.ts';
import { type Command, type CommandArguments, OPTIONAL_AGENT, type Option, secretFile } from '../command.ts';
import { CommandError, EXIT_FAILED, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { whyOf } from '../replay/recorded-turn-text.ts';
import { type Colours, coloursOf } from '../terminal/colours.ts';
import { asCell, asParagraph, forTerminals } from '../terminal/for-terminals.ts';
import { printNotice, printText } from '../terminal/print.ts';
import { type ChatReply, chatHelp, contextsText, turnText } from './chat-text.ts';

/** Without standard input, because the conversation is read from there. */
const TOKEN_FILE: Option = {
  ...secretFile('token', { summary: '' }),
  summary: 'file with the token',
  keepsStdin: true,
};

export const chat: Command = {
  name: 'chat',
  summary: 'talk to an agent in the terminal, and see how it understands each line',
  args: [OPTIONAL_AGENT],
  options: [
    { flags: '--lang <tag>', summary: "language of your messages [default: the agent's]" },
    { flags: '--token <token>', summary: "the agent's client access token, instead of the admin token" },
    TOKEN_FILE,
    { flags: '--session <id>', summary: 'session to continue [default: a new one]' },
    { flags: '--environment <name>', summary: 'environment to talk to [default: production]' },
    { flags: '--draft', summary: 'talk to the draft' },
    { flags: '--why', summary: 'also show the candidates of each match, with their scores' },
  ],
  settings: clientSettings,
  examples: [
    'parley chat',
    'parley chat "Bike shop" --lang de',
    'parley chat "Bike shop" --draft --why',
    "printf 'hello\\n' | parley chat",
  ],
  run: async (args, io) => converse(await enter(args, io), io),
};

/** A conversation: its agent, session and language, and the path of its requests. */
type Visit = {
  readonly client: Client;
  readonly sessionId: string;
  readonly agentName: string;
  lang: string;
  readonly queryPath: string;
  readonly contextsPath: string;
  /** The explanation of the newest turn; undefined if it is not shown. */
  readonly explain: (() => Promise<string>) | undefined;
};

const enter = async (args: CommandArguments, io: Io): Promise<Visit> => {
  const sessionId = args.text('session') ?? randomUUID();
  const token = args.text('token');
  if (token !== undefined) return enterAsClient(args, io, { token, sessionId });
  const client = openClient(args, io);
  const agent = await chooseAgent(client, args.argument(0));
  const path = agentPath(agent.agentId);
  const session = `${path}/sessions/${encodeURIComponent(sessionId)}`;
  const environment = environmentIn(args);
  const query = environment === undefined ? '' : `?${new URLSearchParams({ environment })}`;
  return {
    client,
    sessionId,
    agentName: agent.name,
    lang: args.text('lang') ?? agent.language,
    queryPath: `${path}/query${query}`,
    contextsPath: `${session}/contexts`,
    explain: args.has('why') ? () => whyIn(client, session) : undefined,
  };
};

/** A client token opens only the operations for clients, which do not explain replies. */
const enterAsClient = (
  args: CommandArguments,
  io: Io,
  { token, sessionId }: { readonly token: string; readonly sessionId: string },
): Visit => {
  const option =
    ['why', 'draft'].find((name) => args.has(name)) ?? (args.text('environment') && 'environment');
  if (option !== undefined)
    throw new CommandError(`--${option} needs the admin token or a developer token, not --token`, EXIT_USAGE);
  const client = openClient(args, io, token);
  return {
    client,
    sessionId,
    agentName: `the agent at ${client.url}`,
    lang: args.text('lang') ?? 'en',
    queryPath: `/v1/query?v=${PROTOCOL_VERSION}`,
    contextsPath: `/v1/contexts?sessionId=${encodeURIComponent(sessionId)}`,
    explain: undefined,
  };
};

/** From this version on, numbers are JSON numbers. */
const PROTOCOL_VERSION = '20170712';

const environmentIn = (args: CommandArguments): string | undefined => {
  const environment = args.text('environment');
  if (!args.has('draft')) return environment;
  if (environment === undefined) return 'draft';
  throw new CommandError('give --draft or --environment, not both', EXIT_USAGE);
};

const whyIn = async (client: Client, session: string): Promise<string> => {
  const { count } = await client.json<{ readonly count: number }>({
    method: 'GET',
    path: `${session}?limit=1`,
  });
  const turn = await client.json<RecordedTurn>({ method: 'GET', path: `${session}/turns/${count}` });
  return whyOf(turn)
    .map((line) => `  ${line}`)
    .join('\n');
};

const converse = async (visit: Visit, io: Io): Promise<number> => {
  const colours = coloursOf(io);
  const interactive = io.terminal.input && io.terminal.out;
  if (interactive) {
    printText(io, colours.dim(`Talking to ${asCell(visit.agentName)}. :help shows what else can be done.`));
  }
  const { lines, prompt } = linesOf(io, interactive ? forTerminals(colours.bold('> ')) : undefined);
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
  const promptOptions = text === undefined ? {} : { output: io.out, prompt: text };
  const lines = createInterface({ input: io.input, ...promptOptions });
  let closed = false;
  const close = () => lines.close();
  lines.once('close', () => {
    closed = true;
  });
  lines.on('SIGINT', close);
  io.stop.addEventListener('abort', close);
  return { lines, prompt: () => (text === undefined || closed ? undefined : lines.prompt()) };
};

/** @returns whether it succeeded. */
const respond = async (
  visit: Visit,
  line: string,
  { io, colours }: { readonly io: Io; readonly colours: Colours },
): Promise<boolean> => {
  try {
    const answer = await answerTo(visit, line, colours);
    if (answer !== '') printText(io, answer);
    return true;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    printNotice(io, colours.red(asParagraph(error.message)));
    return false;
  }
};

/** The output for a line: its turn, or the result of a command that begins with a colon. */
const answerTo = async (visit: Visit, line: string, colours: Colours): Promise<string> => {
  const { client, sessionId, contextsPath } = visit;
  const [word = '', argument = '', ...excessWords] = line.split(/\s+/);
  const turn = async (ask: object): Promise<string> => {
    const body = { ...ask, lang: visit.lang, sessionId };
    const reply = await client.json<ChatReply>({ method: 'POST', path: visit.queryPath, body });
    const explain = visit.explain === undefined ? [] : [colours.dim(await visit.explain())];
    return [turnText(reply, colours), ...explain].join('\n');
  };
  if (!line.startsWith(':')) return line === '' ? '' : turn({ query: line });
  switch (word) {
    case ':contexts':
      return contextsText(await client.json({ method: 'GET', path: contextsPath }));
    case ':event':
      if (excessWords.length > 0) return 'The name of an event has no spaces. :event WELCOME';
      return argument === '' ? 'Which event? :event WELCOME' : turn({ event: { name: argument, data: {} } });
    case ':reset':
      await client.json({ method: 'DELETE', path: contextsPath });
      return 'All contexts were deleted.';
    case ':lang':
      if (argument !== '') visit.lang = argument;
      return `Talking in ${visit.lang}.`;
    case ':help':
      return chatHelp;
    default:
      return `${word} is not a command.\n${chatHelp}`;
  }
};
