import { clientSettings } from '../../settings/settings.ts';
import { openClient } from '../client/client.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE } from '../io.ts';
import { printNewAgent } from '../terminal/print.ts';

export const agentCreate: Command = {
  name: 'agent create',
  summary: 'create an agent with a welcome and a fallback intent, and print its tokens',
  args: [{ name: '[name]', summary: 'its name' }],
  options: [
    { flags: '--name <name>', summary: 'its name, instead of the argument' },
    { flags: '--language <tag>', summary: 'its default language [default: en]' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: ['parley agent create "Bike shop"', 'parley agent create Fahrradladen --language de --json'],
  run: async (args, io) => {
    const name = args.argument(0) ?? args.text('name');
    if (name === undefined) throw new CommandError('name the agent: agent create "Bike shop"', EXIT_USAGE);
    const language = args.text('language') ?? 'en';
    printNewAgent(
      args,
      io,
      await openClient(args, io).json({ method: 'POST', path: '/admin/agents', body: { name, language } }),
    );
    return EXIT_OK;
  },
};
