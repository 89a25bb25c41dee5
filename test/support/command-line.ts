import type { Parley } from './parley.ts';
import { type CommandOutcome, runCommand } from './run-command.ts';

export type CommandSituation = {
  readonly env?: Readonly<Record<string, string>>;
  /** The terminal input; undefined: there is no terminal. */
  readonly typed?: string;
};

/** Runs commands as a person would, next to a server, in one folder. */
export const commandLineOf =
  (parley: Parley, cwd: string) =>
  (words: readonly string[], { env = {}, typed }: CommandSituation = {}): Promise<CommandOutcome> =>
    runCommand(words, {
      cwd,
      env: { PARLEY_URL: parley.url(), PARLEY_ADMIN_TOKEN: parley.adminToken(), ...env },
      input: typed ?? '',
      isTyped: typed !== undefined,
    });
