import { createInterface } from 'node:readline/promises';
import type { CommandArguments } from '../command.ts';
import { CommandError, EXIT_USAGE, type Io } from '../io.ts';
import { forTerminals } from './for-terminals.ts';

/**
 * Asks the user; without a terminal, --yes is needed.
 * @param look a command that shows what would happen
 * @returns whether to continue
 */
export const confirm = async (
  args: CommandArguments,
  io: Io,
  question: string,
  look = '--dry-run',
): Promise<boolean> => {
  if (args.has('yes')) return true;
  if (!io.terminal.input) {
    throw new CommandError(`${question} Say so with --yes, or look first with ${look}.`, EXIT_USAGE);
  }
  const prompt = createInterface({ input: io.input, output: io.err });
  try {
    return /^y(es)?$/i.test(
      (await prompt.question(forTerminals(`${question} [y/N] `), { signal: io.stop })).trim(),
    );
  } finally {
    prompt.close();
  }
};
