#!/usr/bin/env node
import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inspect } from 'node:util';
import type { Io } from './cli/io.ts';
import { flush } from './cli/terminal/flow.ts';
import { STOP_AGAIN_MS, STOP_MS_MAX } from './kernel/limits/process.ts';

/** How long finished commands may hold the process open, for instance by a connection kept alive. */
const LINGER_MS = 500;

const { version, engines } = createRequire(import.meta.url)('../package.json') as {
  readonly version: string;
  readonly engines: { readonly node: string };
};

// The rest is imported below, because an older version could not load it and would not say why.
const oldestNode = engines.node.replace('>=', '');
if (process.versions.node.localeCompare(oldestNode, 'en', { numeric: true }) < 0) {
  const text = `parley: Node ${process.versions.node} is too old. Install Node ${oldestNode} or newer.\n`;
  writeSync(process.stderr.fd, text);
  process.exit(1);
}

const words = process.argv.slice(2);
const isServer = words[0] === 'serve';

/** Kills the process, because `process.exit` would wait forever for a write that waits for this thread. */
const die = (): boolean => process.kill(process.pid, 'SIGKILL');

const stop = new AbortController();
const end = (reason: string): void => {
  stop.abort(reason);
  setTimeout(die, STOP_MS_MAX).unref();
};
let askedAt: number | undefined;
const isTerminal = ({ isTTY }: { readonly isTTY?: boolean }): boolean => isTTY === true;
let isTerminalClosed = false;
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isTerminalClosed ||=
      signal === 'SIGHUP' && [process.stdin, process.stdout, process.stderr].some(isTerminal);
    askedAt ??= performance.now();
    // On a second signal, the user does not want to wait.
    if (performance.now() - askedAt >= STOP_AGAIN_MS) die();
    else end(signal);
  });
}
// A reader such as `head` may close its end early, which is not an error; a server has work to finish.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE' && !isServer) process.exit(0);
  if (error.code === 'EPIPE') end('EPIPE');
  else if (!isServer) throw error;
});
// The disk of its log may be full, or its terminal closed.
if (isServer) process.stderr.on('error', () => undefined);

if (isServer) {
  process.on('uncaughtException', (error) => {
    try {
      writeSync(process.stderr.fd, `${inspect(error)}\n`);
    } finally {
      // Handlers of the exit could wait forever for parts of the broken server.
      die();
    }
  });
}

const io: Io = {
  out: process.stdout,
  err: process.stderr,
  input: process.stdin,
  env: process.env,
  cwd: process.cwd(),
  version,
  terminal: {
    input: process.stdin.isTTY === true,
    out: process.stdout.isTTY === true,
    err: process.stderr.isTTY === true,
  },
  stop: stop.signal,
};

const run = isServer
  ? (await import('./cli/serve/serve-alone.ts')).runServe
  : (await import('./cli/program.ts')).runCli;
process.exitCode = await run(words, io);
await Promise.all([flush(process.stdout), flush(process.stderr)]);
// At its exit, Node would crash while it resets the settings of a closed terminal.
if (isTerminalClosed) die();
// Parts of a broken server may hold up even an exit.
setTimeout(() => (isServer && process.exitCode !== 0 ? die() : process.exit()), LINGER_MS).unref();
