import { Readable, Writable } from 'node:stream';
import { runCli } from '../../src/cli/program.ts';

export type CommandOutcome = { readonly exitCode: number; readonly out: string; readonly err: string };

export type CommandWorld = {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly version?: string;
  readonly input?: string;
  /** Whether a person types the input, or reads the errors; otherwise it is a script. */
  readonly isTyped?: boolean;
  readonly isWatched?: boolean;
};

/** Runs a command of the command line in this process, and keeps what it prints. */
export const runCommand = async (
  words: readonly string[],
  world: CommandWorld,
  run: typeof runCli = runCli,
): Promise<CommandOutcome> => {
  const { cwd, env, version = '0.0.0', input = '', isTyped = false, isWatched = false } = world;
  const texts = { out: '', err: '' };
  const into = (name: keyof typeof texts) =>
    new Writable({
      write: (chunk, _, done) => {
        texts[name] += String(chunk);
        done();
      },
    });
  const exitCode = await run(words, {
    out: into('out'),
    // The progress bar itself checks whether stderr is a terminal.
    err: Object.assign(into('err'), { isTTY: isWatched, columns: 80 }),
    input: Readable.from(input === '' ? [] : [input]),
    env,
    cwd,
    version,
    terminal: { input: isTyped, out: false, err: isWatched },
    stop: new AbortController().signal,
  });
  return { exitCode, ...texts };
};
