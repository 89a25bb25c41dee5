import { clientSettings } from '../../settings/settings.ts';
import { agentIdOf, agentPath } from '../client/choose-agent.ts';
import { openClient } from '../client/client.ts';
import { AGENT_ARGUMENT, type Command, JSON_OPTION, YES_OPTION } from '../command.ts';
import { CommandError, EXIT_OK } from '../io.ts';
import { confirm } from '../terminal/confirm.ts';
import { printAnswer } from '../terminal/print.ts';

export const agentDelete: Command = {
  name: 'agent delete',
  summary:
    'delete an agent; its tokens stop working, its sessions can still be read, and it can be undeleted',
  args: [AGENT_ARGUMENT],
  options: [YES_OPTION, JSON_OPTION],
  settings: clientSettings,
  examples: ['parley agent delete ID', 'parley agent delete ID --yes --json'],
  run: async (args, io) => {
    const client = openClient(args, io);
    const agentId = await agentIdOf(client, args.argument(0));
    const question = `Delete agent ${args.argument(0)}? Its tokens stop working at once.`;
    if (!(await confirm(args, io, question, `\`parley agent export ${agentId}\``))) {
      throw new CommandError('nothing was deleted');
    }
    await client.json({ method: 'DELETE', path: agentPath(agentId) });
    printAnswer(args, io, {
      json: { agentId, deleted: true },
      text: `Agent ${agentId} is deleted. To bring it back:\n  parley agent undelete ${agentId}`,
    });
    return EXIT_OK;
  },
};
