import { quantity } from '../../kernel/quantity.ts';
import { clientSettings } from '../../settings/settings.ts';
import { agentPath, deletedAgents, oneOf } from '../client/choose-agent.ts';
import { openClient } from '../client/client.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK } from '../io.ts';
import { asCell } from '../terminal/for-terminals.ts';
import { printAnswer } from '../terminal/print.ts';
import type { AgentRow } from './list.ts';

export const agentUndelete: Command = {
  name: 'agent undelete',
  summary: 'bring a deleted agent back, with its tokens, environments and history',
  args: [{ name: '<agent>', summary: 'id or name, as `agent list --deleted` shows it' }],
  options: [JSON_OPTION],
  settings: clientSettings,
  examples: ['parley agent list --deleted', 'parley agent undelete "Bike shop"'],
  run: async (args, io) => {
    const client = openClient(args, io);
    const agents = await deletedAgents(client);
    if (agents.length === 0) throw new CommandError('this server has no deleted agents');
    const { agentId } = oneOf(agents, args.argument(0));
    const agent = await client.json<AgentRow & { readonly tokensTaken: number }>({
      method: 'POST',
      path: `${agentPath(agentId)}/undelete`,
    });
    const revokedTokens =
      agent.tokensTaken === 0
        ? ''
        : ` ${quantity(agent.tokensTaken, 'token')} of another agent stay revoked.`;
    const text = `Agent ${agentId} (${asCell(agent.name)}) answers again, and its tokens work.${revokedTokens}`;
    printAnswer(args, io, { json: agent, text });
    return EXIT_OK;
  },
};
