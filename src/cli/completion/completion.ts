import type { Command } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE } from '../io.ts';
import { completionsOf, scripts } from './scripts.ts';

/** @param commands all commands of the program; a function, because this command is one of them */
export const completionCommand = (commands: () => readonly Command[]): Command => ({
  name: 'completion',
  summary: 'print a script that completes commands and options in a shell',
  args: [{ name: '<shell>', summary: 'bash, zsh or fish' }],
  settings: {},
  examples: [
    'parley completion bash > ~/.local/share/bash-completion/completions/parley',
    'parley completion zsh > ~/.zfunc/_parley',
    'parley completion fish > ~/.config/fish/completions/parley.fish',
  ],
  run: async (args, io) => {
    const shell = args.argument(0) ?? '';
    const script = Object.hasOwn(scripts, shell) ? scripts[shell] : undefined;
    if (script === undefined) {
      throw new CommandError(`there is no completion for ${shell}: name bash, zsh or fish`, EXIT_USAGE);
    }
    io.out.write(script(completionsOf(commands())));
    return EXIT_OK;
  },
});
