import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportFile } from '../../src/agent/formats/export-file.ts';
import { type Outcome, runProgram, type ServerProcess, type Signal, startProgramServer } from './program.ts';
import { type Answer, type RealClient, realClient } from './real-client.ts';

export type Reply = { readonly status: number; readonly headers: Headers; readonly body: Answer };

export type ImportedAgent = {
  readonly agentId: string;
  readonly clientAccessToken: string;
  readonly developerAccessToken: string;
  readonly client: RealClient;
  /** The same agent in another language. */
  readonly clientIn: (language: string) => RealClient;
};

type Client = Pick<ImportedAgent, 'clientAccessToken'>;

export type Parley = {
  readonly url: () => string;
  readonly dataFolder: string;
  readonly adminToken: () => string;
  /** `send('POST /v1/query', token, body)`: the body as JSON, a string unchanged. */
  readonly send: (line: string, token: string, body?: unknown) => Promise<Reply>;
  readonly admin: (line: string, body?: unknown) => Promise<Reply>;
  /** A query in English. */
  readonly say: (to: Client, query: string, sessionId?: string) => Promise<Reply>;
  /** Runs a command as a person would, in the folder of the server. */
  readonly run: (words: readonly string[], input?: string) => Promise<Outcome>;
  readonly import: (files: readonly ExportFile[], webhook?: object) => Promise<ImportedAgent>;
  /** The log output so far. */
  readonly log: () => string;
  /** @returns the exit code; null if the signal ended it. */
  readonly kill: (signal: Signal, to?: 'process' | 'group') => Promise<number | null>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly env?: Readonly<Record<string, string>>;
  /** Another server's folder, to share its data. */
  readonly cwd?: string;
  readonly leadsGroup?: boolean;
};

/** The built program as a server with its own data folder, with a few operations that tests need. */
export const startParley = async ({ env = {}, cwd: given, leadsGroup }: Options = {}): Promise<Parley> => {
  const cwd = given ?? mkdtempSync(join(tmpdir(), 'parley-'));
  const settings = { PARLEY_EXAMPLE: 'off', PARLEY_WEBHOOK_ALLOW: '127.0.0.0/8', ...env };
  const world = { cwd, env: settings, ...(leadsGroup && { leadsGroup }) };
  const logs: string[] = [];
  let server: ServerProcess;
  const start = async () => {
    server = await startProgramServer(world);
  };
  await start();
  const url = () => server.url;
  const adminToken = () => readFileSync(join(cwd, 'data/admin-token'), 'utf8').trim();
  const kill: Parley['kill'] = async (signal, to) => {
    const code = await server.stop(signal, to);
    logs.push(server.log());
    return code;
  };
  const send: Parley['send'] = async (line, token, body) => {
    const [method = '', path = ''] = line.split(' ');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await fetch(url() + path, { method, headers, ...(text !== undefined && { body: text }) });
    const answered = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(answered) : answered };
  };
  const admin: Parley['admin'] = (line, body) => send(line, adminToken(), body);
  return {
    url,
    dataFolder: join(cwd, 'data'),
    adminToken,
    send,
    admin,
    say: ({ clientAccessToken }, query, sessionId = 's1') =>
      send('POST /v1/query', clientAccessToken, { query, lang: 'en', sessionId }),
    run: (words, input = '') => runProgram(words, { cwd, env: { PARLEY_URL: url() }, input }),
    import: async (files, webhook) => {
      const { status, body } = await admin('POST /admin/agents/import', { files });
      if (status !== 200) throw new Error(`the import was answered ${status}: ${JSON.stringify(body)}`);
      if (webhook !== undefined) await admin(`PUT /admin/agents/${body.agentId}/webhook`, webhook);
      const clientIn = (language: string) => realClient(url(), body.clientAccessToken, { language });
      return { ...body, clientIn, client: clientIn('en') };
    },
    log: () => [...logs, server.log()].join(''),
    kill,
    start,
    stop: async () => {
      await server.stop();
      if (given === undefined) rmSync(cwd, { recursive: true });
    },
  };
};
