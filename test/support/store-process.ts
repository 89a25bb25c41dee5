import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type WriterOptions = {
  readonly path: string;
  readonly prefix: string;
  readonly writers: number;
  readonly rounds: number;
  /** All writers append to one stream. */
  readonly shared?: boolean;
  /** The maximum file size, which imitates a full disk. */
  readonly fileKilobytesMax?: number;
};

/** An append that was confirmed to a writer process as durable. */
export type Acknowledged = { readonly stream: string; readonly ids: readonly string[] };

export type WriterProcess = {
  readonly acknowledged: readonly Acknowledged[];
  /** Codes of the errors that ended the process. */
  readonly errors: readonly string[];
  /** Resolves when this many appends were acknowledged, or when the process has ended. */
  readonly until: (count: number) => Promise<void>;
  /** Kills the process. */
  readonly kill: () => void;
  /** Resolves when the process has ended and its output was read. */
  readonly ended: Promise<void>;
};

/** Starts `store-writer.ts` in a separate process. */
export const startWriter = (options: WriterOptions): WriterProcess => {
  const { path, prefix, writers, rounds, shared } = options;
  const words = [path, prefix, `${writers}`, `${rounds}`, ...(shared ? ['shared'] : [])];
  const child = start(new URL('./store-writer.ts', import.meta.url), words, options.fileKilobytesMax);
  const acknowledged: Acknowledged[] = [];
  const errors: string[] = [];
  let progress = (): void => undefined;

  const read = async (): Promise<void> => {
    if (child.stdout === null) throw new TypeError('the output of the writer is a pipe');
    const exit = once(child, 'exit');
    for await (const line of createInterface({ input: child.stdout })) {
      const [first = '', second = '', , ids] = line.split(' ');
      if (first === 'error') errors.push(second);
      // A line truncated by the end of the process has no ids, or too few, and does not count.
      else if (ids?.split(',').length === 3) acknowledged.push({ stream: first, ids: ids.split(',') });
      progress();
    }
    await exit;
  };
  const ended = read();
  return {
    acknowledged,
    errors,
    until: (count) => {
      const reached = new Promise<void>((resolve) => {
        progress = () => {
          if (acknowledged.length >= count) resolve();
        };
        progress();
      });
      return Promise.race([reached, ended]);
    },
    kill: () => {
      child.kill('SIGKILL');
    },
    ended,
  };
};

/** Starts `stream-deleter.ts` in a separate process. @returns a way to kill it, after it has begun to delete */
export const startDeleter = async (path: string, stream: string): Promise<() => Promise<void>> => {
  const child = start(new URL('./stream-deleter.ts', import.meta.url), [path, stream], undefined);
  if (child.stdout === null) throw new TypeError('the output of the deleter is a pipe');
  const exit = once(child, 'exit');
  await once(child.stdout, 'data');
  return async () => {
    child.kill('SIGKILL');
    await exit;
  };
};

/** The output lines of `full-disk-writer.ts` in a process with this limit on file sizes. */
export const fullDiskSayings = async (path: string, tries: number, fileKilobytesMax: number) => {
  const script = new URL('./full-disk-writer.ts', import.meta.url);
  const child = start(script, [path, `${tries}`], fileKilobytesMax);
  const lines: string[] = [];
  if (child.stdout === null) throw new TypeError('the output of the writer is a pipe');
  const exit = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) lines.push(line);
  await exit;
  return lines;
};

const start = (script: URL, given: readonly string[], fileKilobytesMax: number | undefined): ChildProcess => {
  const path = fileURLToPath(script);
  const args = ['--import', 'tsx', path, ...given];
  const limited = `ulimit -f ${fileKilobytesMax}; exec "$0" "$@"`;
  const [command, ...words] =
    fileKilobytesMax === undefined
      ? [process.execPath, ...args]
      : ['bash', '-c', limited, process.execPath, ...args];
  return spawn(command, words, { cwd: dirname(path), stdio: ['ignore', 'pipe', 'ignore'] });
};
