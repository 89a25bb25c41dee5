import { clientSettings } from '../../settings/settings.ts';
import { agentIdOf, agentPath } from '../client/choose-agent.ts';
import { openClient } from '../client/client.ts';
import { revisionIn } from '../client/revision.ts';
import { AGENT_ARGUMENT, type Command, DRY_RUN_OPTION, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
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
