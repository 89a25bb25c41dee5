import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable, Writable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { runCli } from '../../src/cli/program.ts';
import { type History, type HistoryTurn, makeHistory, type Said } from './history.ts';
import { type ImportedAgent, type Parley, startParley } from './parley.ts';
import { type Outcome, runProgram } from './program.ts';
import type { Answer } from './real-client.ts';
import { sharedAgent } from './shared-material.ts';
import { anExport } from './test-desks.ts';

type Ran = Outcome & { readonly json: () => Answer };

/** A server with a history, and both ways to access it. */
export type HistoryWorld = {
  readonly parley: Parley;
  readonly history: History;
  /** The working directory of commands. */
  readonly folder: string;
  /** The command line, in this process. */
  readonly cli: (words: readonly string[], input?: string) => Promise<Ran>;
  /** The command line as its users start it. */
  readonly program: (words: readonly string[], input?: string) => Promise<Ran>;
  /** The body of a reply with status 200, once its views have caught up, which takes a busy machine a while. */
  readonly get: (path: string) => Promise<Answer>;
  readonly send: (line: string, body?: unknown) => Promise<Answer>;
  /** The reply as text. */
  readonly text: (path: string, accept?: string) => Promise<string>;
  /** A reply in lines, which may be longer than a string can be. */
  readonly lines: (path: string) => AsyncIterable<string>;
  readonly turnsOf: (agentId: string) => readonly HistoryTurn[];
  readonly sessionsOf: (agentId: string) => ReadonlyMap<string, readonly HistoryTurn[]>;
  /** An agent with all features, for trials that would change the account. */
  readonly aside: () => Promise<ImportedAgent>;
  readonly stop: () => Promise<void>;
};

/** `PARLEY_HISTORY_TURNS=100000` creates long histories. */
export const historyTurns = Number(process.env.PARLEY_HISTORY_TURNS ?? 360);
export const historyTimeoutMs = 60_000 + historyTurns * 20;

const speaking = (speech: string) => ({ messages: [{ type: 0, speech }] });

const agentsToTalkTo = () => {
  const names = ['new-bike-shop', 'new-number-genie-en-fr', 'new-temperature-converter'];
  return Promise.all(names.map(sharedAgent));
};

const asideAgent = anExport({
  intents: [
    {
      name: 'paint',
      says: ['paint it'],
      responses: [
        {
          action: 'paint',
          parameters: [
            { name: 'size', value: '$size', dataType: '@sys.any', defaultValue: 'large' },
            { name: 'colour', value: '#seen.colour', dataType: '@sys.any' },
          ],
          messages: [{ type: 0, speech: ['Painted.', 'All painted.'] }],
        },
      ],
    },
    { name: 'ring', says: ['ring'], webhookUsed: true, responses: [speaking('Nobody answered.')] },
    { name: 'greet', says: ['ahoy'], responses: [speaking('Hello.')] },
    { name: 'hail', says: ['ahoy'], priority: 750_000, responses: [speaking('Ahoy!')] },
    { name: 'post', says: ['send it to @sys.any:place'], responses: [speaking('On its way.')] },
    { name: 'fallback', fallbackIntent: true, responses: [speaking('Pardon?')] },
  ],
});

type Options = {
  readonly env?: Readonly<Record<string, string>>;
  readonly turns?: number;
  readonly stories?: Readonly<Record<string, readonly Said[]>>;
  /** Scripts by file name. */
  readonly projections?: Readonly<Record<string, string>>;
};

/** The path of a session in the API. */
export const sessionPath = ({ agentId, sessionId }: Pick<HistoryTurn, 'agentId' | 'sessionId'>): string =>
  `/admin/agents/${agentId}/sessions/${sessionId}`;

export const startHistory = async (options: Options = {}): Promise<HistoryWorld> => {
  const { env = {}, turns = historyTurns, stories = {}, projections = {} } = options;
  const folder = mkdtempSync(join(tmpdir(), 'parley-history-'));
  const scripts = join(folder, 'scripts');
  mkdirSync(scripts);
  for (const [name, script] of Object.entries(projections)) writeFileSync(join(scripts, name), script);
  const parley = await startParley({ env: { PARLEY_PROJECTIONS: scripts, ...env } });
  const history = await makeHistory(parley, { turns, seed: 42, agents: await agentsToTalkTo(), stories });
  const world = waysToAsk(parley, folder);
  const sessions = bySession(history.turns);
  let aside: Promise<ImportedAgent> | undefined;
  return {
    parley,
    history,
    folder,
    ...world,
    turnsOf: (agentId) => [...(sessions.get(agentId)?.values() ?? [])].flat(),
    sessionsOf: (agentId) => sessions.get(agentId) ?? new Map(),
    aside: () => {
      aside ??= parley.import(asideAgent, { enabled: true, url: history.webhook.url });
      return aside;
    },
    stop: async () => {
      await parley.stop();
      await history.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const caughtUp = async (ask: () => Promise<Answer>): Promise<Answer> => {
  const answer = await ask();
  return answer?.isUpToDate === false ? caughtUp(ask) : answer;
};

const waysToAsk = (parley: Parley, folder: string) => {
  const env = () => ({ PARLEY_URL: parley.url(), PARLEY_ADMIN_TOKEN: parley.adminToken() });
  const ran = (outcome: Outcome): Ran => ({ ...outcome, json: () => parse(outcome) });
  const send = async (line: string, body?: unknown): Promise<Answer> => {
    const { status, body: answer } = await parley.admin(line, body);
    if (status !== 200) throw new Error(`${line} was answered ${status}: ${JSON.stringify(answer)}`);
    return answer;
  };
  return {
    cli: async (words: readonly string[], input = '') =>
      ran(await inProcess(words, { env: env(), folder, input })),
    program: async (words: readonly string[], input = '') =>
      ran(await runProgram(words, { cwd: folder, env: env(), input })),
    send,
    get: (path: string) => caughtUp(() => send(`GET ${path}`)),
    lines: async function* (path: string) {
      const headers = { authorization: `Bearer ${parley.adminToken()}` };
      const { body } = await fetch(parley.url() + path, { headers });
      const input = Readable.fromWeb(body as ReadableStream<Uint8Array>);
      for await (const line of createInterface({ input })) if (line !== '') yield line;
    },
    text: async (path: string, accept = '*/*') => {
      const headers = { authorization: `Bearer ${parley.adminToken()}`, accept };
      return (await fetch(parley.url() + path, { headers })).text();
    },
  };
};

const parse = ({ out, err, exitCode }: Outcome): Answer => {
  try {
    return JSON.parse(out);
  } catch (cause) {
    throw new Error(`it ended with ${exitCode} and printed no JSON: ${out.slice(0, 200)} ${err}`, { cause });
  }
};

type Around = {
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly input: string;
};

const inProcess = async (words: readonly string[], { env, folder, input }: Around): Promise<Outcome> => {
  const [out, err] = [collector(), collector()];
  const exitCode = await runCli(words, {
    out: out.stream,
    err: err.stream,
    input: Readable.from([input]),
    env,
    cwd: folder,
    version: '0',
    terminal: { input: false, out: false, err: false },
    stop: new AbortController().signal,
  });
  return { exitCode, out: out.text(), err: err.text() };
};

const collector = () => {
  const parts: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write: (chunk, _encoding, done) => {
      parts.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
      done();
    },
  });
  return { stream, text: () => parts.join('') };
};

const bySession = (turns: readonly HistoryTurn[]) => {
  const agents = new Map<string, Map<string, HistoryTurn[]>>();
  for (const turn of turns) {
    const sessions = agents.get(turn.agentId) ?? new Map<string, HistoryTurn[]>();
    agents.set(turn.agentId, sessions);
    const known = sessions.get(turn.sessionId);
    if (known === undefined) sessions.set(turn.sessionId, [turn]);
    else known.push(turn);
  }
  return agents;
};
