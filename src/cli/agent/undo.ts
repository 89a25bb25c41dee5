import { isWholeNumber } from '../../kernel/whole-number.ts';
import { clientSettings } from '../../settings/settings.ts';
import { agentIdOf, agentPath } from '../client/choose-agent.ts';
import { openClient } from '../client/client.ts';
import { AGENT_ARGUMENT, type Command, DRY_RUN_OPTION, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE } from '../io.ts';
import { printAnswer } from '../terminal/print.ts';
import { type ChangeResult, changeText } from './change-text.ts';

export const agentUndo: Command = {
  name: 'agent undo',
  summary: 'undo one change of an agent, and keep later changes',
  args: [AGENT_ARGUMENT, { name: '<revision>', summary: 'of the change, as `agent log` shows it' }],
  options: [DRY_RUN_OPTION, JSON_OPTION],
  settings: clientSettings,
  examples: ['parley agent undo "Bike shop" 15 --dry-run', 'parley agent undo "Bike shop" 15'],
  run: async (args, io) => {
    const client = openClient(args, io);
    const revision = revisionIn(args.argument(1) ?? '');
    const agentId = await agentIdOf(client, args.argument(0));
    const change = await client.json<ChangeResult>({
      method: 'POST',
      path: `${agentPath(agentId)}/revert`,
      body: { revision, dryRun: args.has('dry-run') },
    });
    printAnswer(args, io, { json: change, text: changeText(change, io) });
    return EXIT_OK;
  },
};

/** @throws CommandError if the text is not a whole number */
export const revisionIn = (text: string): number => {
  if (isWholeNumber(text)) return Number(text);
  throw new CommandError(`"${text}" is not a revision: give a number as \`agent log\` shows it`, EXIT_USAGE);
};
