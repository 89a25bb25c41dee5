import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { checkReplies } from './checked-replies.ts';

const BIN = resolve('dist/bin.js');

export type World = {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Kills it. */
  readonly signal?: AbortSignal;
  /** A file for its error output. */
  readonly err?: number;
  /** It leads a group of processes, which can be signalled as a whole. */
  readonly leadsGroup?: boolean;
};

export type Outcome = { readonly exitCode: number | null; readonly out: string; readonly err: string };

/**
 * Ends a server with the process of its test, however that ends: a killed process closes its end of the pipe.
 * Threads of the server run this too, but have no pipe.
 */
const ENDS_WITH_TEST = `data:text/javascript,${encodeURIComponent(`
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.stdin.once('end', () => process.exit(1)).resume().unref();
`)}`;

const start = (
  words: readonly string[],
  { cwd, env, signal, err, leadsGroup }: World,
  nodeOptions: readonly string[] = [],
): ChildProcess => {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PARLEY_'));
  const child = spawn(process.execPath, [...nodeOptions, BIN, ...words], {
    cwd,
    env: { ...Object.fromEntries(inherited), ...env },
    stdio: ['pipe', 'pipe', err ?? 'pipe'],
    detached: leadsGroup === true,
  });
  signal?.addEventListener('abort', () => child.kill('SIGKILL'));
  return child;
};

const untilEnd = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('close', (code) => resolve(code)));

const all = async (stream: NodeJS.ReadableStream | null): Promise<string> =>
  stream === null ? '' : text(stream);

/** Runs a command of the built program to its end. */
export const runProgram = async (words: readonly string[], world: World): Promise<Outcome> => {
  const child = start(words, world);
  child.stdin?.end(world.input ?? '');
  const [exitCode, out, err] = await Promise.all([untilEnd(child), all(child.stdout), all(child.stderr)]);
  return { exitCode, out, err };
};

export type ServerProcess = {
  readonly url: string;
  /** The output until it listened. */
  readonly banner: string;
  /** The error output so far. */
  readonly log: () => string;
  /** @returns its exit code. */
  readonly stop: (signal?: Signal, to?: 'process' | 'group') => Promise<number | null>;
};

export type Signal = 'SIGTERM' | 'SIGINT' | 'SIGHUP' | 'SIGKILL';

/** Starts a server on a free port; resolves when it listens. */
export const startProgramServer = (world: World, words: readonly string[] = []): Promise<ServerProcess> => {
  const child = start(['serve', '--port', '0', ...words], world, ['--import', ENDS_WITH_TEST]);
  const exit = untilEnd(child);
  let banner = '';
  let complaints = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (part) => {
      complaints += String(part);
    });
    child.stdout?.on('data', (part) => {
      banner += String(part);
      const url = /listens on (\S+)/.exec(banner)?.[1];
      if (url === undefined || !banner.endsWith('\n')) return;
      const stop: ServerProcess['stop'] = (signal = 'SIGTERM', to = 'process') => {
        if (to === 'process') child.kill(signal);
        // The group of a process that has ended is gone.
        else if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
          process.kill(-child.pid, signal);
        return exit;
      };
      checkReplies(url).then(() => resolve({ url, banner, log: () => complaints, stop }), reject);
    });
    exit.then((code) => reject(new Error(`the server ended with ${code}: ${complaints}`)));
  });
};
