import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { localAddress } from './local-address.ts';
import { type CommandOutcome, type CommandWorld, runCommand } from './run-command.ts';

/** One object, several lines of them, or bytes. */
export type ScriptedAnswer = {
  readonly status?: number;
  readonly json?: object;
  readonly lines?: readonly object[];
  readonly bytes?: Uint8Array;
};

export type ScriptedServer = {
  /** By `METHOD path`, until the test ends; every other request gets 404. */
  answers: Readonly<Record<string, ScriptedAnswer>>;
  /** The requests of the test. JSON is parsed. */
  calls: { readonly line: string; readonly body: unknown; readonly authorization: string | undefined }[];
  /** The folder in which commands run. */
  readonly cwd: string;
  /** Runs a command of the command line against it, with the admin token. */
  readonly run: (words: readonly string[], world?: Partial<CommandWorld>) => Promise<CommandOutcome>;
};

export const ADMIN_TOKEN = 'an-admin-token-of-some-length';

/** A server for the command line that answers as each test says. Call it once in a file, outside of tests. */
export const scriptedServer = (always: Readonly<Record<string, ScriptedAnswer>> = {}): ScriptedServer => {
  const cwd = mkdtempSync(join(tmpdir(), 'cli-'));
  let url = '';
  const scripted: ScriptedServer = {
    answers: {},
    calls: [],
    cwd,
    run: (words, { env = {}, ...world } = {}) =>
      runCommand(words, {
        cwd,
        env: { PARLEY_URL: url, PARLEY_ADMIN_TOKEN: ADMIN_TOKEN, ...env },
        version: '1.2.3',
        ...world,
      }),
  };
  const server = createServer(async (request, response) => {
    const line = `${request.method} ${request.url}`;
    const { authorization } = request.headers;
    scripted.calls.push({ line, body: parse(await text(request), request), authorization });
    const { status = 200, json, lines = [json], bytes } = scripted.answers[line] ?? always[line] ?? NOT_FOUND;
    const reply = lines.map((value) => JSON.stringify(value)).join('\n');
    response.writeHead(status, { 'content-type': 'application/json' }).end(bytes ?? reply);
  });
  beforeAll(async () => {
    url = await localAddress(server);
  });
  afterEach(() => {
    scripted.answers = {};
    scripted.calls = [];
  });
  afterAll(() => {
    server.close();
    rmSync(cwd, { recursive: true });
  });
  return scripted;
};

const NOT_FOUND: ScriptedAnswer = {
  status: 404,
  json: { status: { code: 404, errorType: 'not_found', errorDetails: 'no such thing' } },
};

const parse = (body: string, { headers }: IncomingMessage): unknown =>
  headers['content-type']?.startsWith('application/json') ? JSON.parse(body) : body;
