import { Readable, Writable } from 'node:stream';
import { runCli } from '../../src/cli/program.ts';
import type { Parley } from './parley.ts';

export type CommandOutcome = { readonly exitCode: number; readonly out: string; readonly err: string };

export type CommandSituation = {
  readonly env?: Readonly<Record<string, string>>;
  /** The terminal input; undefined: there is no terminal. */
  readonly typed?: string;
};

/** Runs commands as a person would, next to a server, in one folder. */
export const commandLineOf =
  (parley: Parley, cwd: string) =>
  async (words: readonly string[], { env = {}, typed }: CommandSituation = {}): Promise<CommandOutcome> => {
    const texts = { out: '', err: '' };
    const into = (name: 'out' | 'err') =>
      new Writable({
        write: (chunk, _, done) => {
          texts[name] += String(chunk);
          done();
        },
      });
    const exitCode = await runCli(words, {
      out: into('out'),
      err: into('err'),
      input: Readable.from(typed === undefined ? [] : [typed]),
      env: { PARLEY_URL: parley.url(), PARLEY_ADMIN_TOKEN: parley.adminToken(), ...env },
      cwd,
      version: '0.0.0',
      terminal: { input: typed !== undefined, out: false, err: false },
      stop: new AbortController().signal,
    });
    return { exitCode, ...texts };
  };
