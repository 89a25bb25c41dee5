import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminTokenIn, headersWith } from './tokens.ts';

export type ServerProcess = {
  readonly url: string;
  /** From the start of the process until it listens. */
  readonly startedInMs: number;
  /** After a garbage collection. */
  readonly memory: () => Promise<Memory>;
  /** Resident memory without mapped files, as it is; undefined if the system does not report it. */
  readonly residentBytes: () => number | undefined;
  /** Processor time used so far, of all threads; undefined if the system does not report it. */
  readonly cpuMs: () => number | undefined;
  /** The longest turn of its event loop since the last call, in processor time; undefined as above. */
  readonly longestTurnMs: () => Promise<number | undefined>;
  readonly stop: () => Promise<void>;
};

export type Memory = {
  /** The size of the JavaScript heap after a collection. */
  readonly heldBytes: number;
  /** Resident memory without mapped files; undefined if the system does not report it. */
  readonly residentBytes: number | undefined;
};

const here = import.meta.dirname;
const PARLEY = join(here, '../../dist/bin.js');
const ECHO = join(here, '../echo-server.mjs');
/** Node as `npm start` runs it. */
export const TUNED_NODE = join(here, '../../deploy/tuned-node.sh');
const REPORTING = ['--expose-gc', '--import', join(here, '../report-memory.mjs')];
const REPORTING_LOOP = [...REPORTING, '--import', join(here, '../report-loop.mjs')];

/** The built server, started as by `npm start`, with its data in `folder`. */
export const startParley = (folder: string, words: readonly string[] = []): Promise<ServerProcess> =>
  serve(folder, words, REPORTING);

/** Runs work on a server that is stopped afterwards. */
export const withServer = async <T>(
  folder: string,
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> => {
  const server = await startParley(folder);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
};

/** The server of `startParley` with `longestTurnMs`, which costs it some processor time. */
export const startWatchedParley = (folder: string): Promise<ServerProcess> =>
  serve(folder, [], REPORTING_LOOP);

const serve = (folder: string, words: readonly string[], execArgv: string[]): Promise<ServerProcess> => {
  const settings = ['--port', '0', '--data', folder, '--example', 'off', '--log-level', 'error'];
  return start(PARLEY, ['serve', ...settings, ...words], { execPath: TUNED_NODE, execArgv });
};

// Without the benchmark's own arguments, because the benchmark runs from TypeScript.
const PLAIN_NODE = { execPath: process.execPath, execArgv: [] };

/** The yardstick, which replies with `replyChars` characters. */
export const startEcho = (replyChars: number): Promise<ServerProcess> =>
  start(ECHO, [String(replyChars)], PLAIN_NODE);

/** The same, which appends one of the turns to an EventStoreDB before each reply. */
export const startAppendingEcho = (
  replyChars: number,
  { connectionString, turns }: { readonly connectionString: string; readonly turns: readonly unknown[] },
): Promise<ServerProcess> =>
  start(ECHO, [String(replyChars), connectionString], { ...PLAIN_NODE, message: turns });

const start = (
  script: string,
  words: readonly string[],
  {
    message,
    ...node
  }: { readonly execPath: string; readonly execArgv: string[]; readonly message?: readonly unknown[] },
): Promise<ServerProcess> => {
  const startedAt = performance.now();
  const child = fork(script, words, {
    ...node,
    // The server warns of variables that it does not know.
    env: { ...process.env, PARLEY_TEST_EVENTSTOREDB: undefined },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (message !== undefined) child.send(message as unknown[]);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('error', reject);
    ended.then(() => reject(new Error(`${script} ended before it listened: ${said}`)));
    child.stdout?.on('data', (part) => {
      said += String(part);
      const url = /listens on (\S+)/.exec(said)?.[1];
      if (url === undefined) return;
      const stop = () => {
        child.kill();
        return ended;
      };
      const startedInMs = performance.now() - startedAt;
      const cpuMs = () => cpuMsOf(child.pid);
      const longestTurnMs = () => longestTurnOf(child);
      const residentBytes = () => anonymousBytes(child.pid);
      resolve({
        url,
        startedInMs,
        memory: () => memoryOf(child),
        residentBytes,
        cpuMs,
        longestTurnMs,
        stop,
      });
    });
  });
};

const memoryOf = (child: ChildProcess): Promise<Memory> =>
  new Promise((resolve) => {
    child.once('message', (usage: NodeJS.MemoryUsage) => {
      const { heapUsed, external } = usage;
      resolve({ heldBytes: heapUsed + external, residentBytes: anonymousBytes(child.pid) });
    });
    child.send('memory');
  });

const longestTurnOf = (child: ChildProcess): Promise<number | undefined> =>
  new Promise((resolve) => {
    child.once('message', ({ longestMs }: { longestMs?: number }) => resolve(longestMs));
    child.send('loop');
  });

const anonymousBytes = (pid: number | undefined): number | undefined => {
  try {
    const kilobytes = /^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
};

/** Linux counts in hundredths of a second; the name in the second field may contain spaces. */
export const cpuMsOf = (pid: number | undefined): number | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
};

export type NewAgent = {
  readonly agentId: string;
  readonly clientAccessToken: string;
  readonly developerAccessToken: string;
};
type ExportFile = { readonly path: string; readonly text: string };

/** Imports an agent over HTTP; resolves when it is trained. */
export const importAgent = async (
  { url }: ServerProcess,
  folder: string,
  files: readonly ExportFile[],
): Promise<NewAgent> => {
  const answer = await fetch(`${url}/admin/agents/import`, {
    method: 'POST',
    headers: headersWith(adminTokenIn(folder)),
    body: JSON.stringify({ files }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the import was answered ${answer.status}: ${text}`);
  return JSON.parse(text);
};
