import { clientSettings } from '../../settings/settings.ts';
import { agentIdOf } from '../client/choose-agent.ts';
import { openClient } from '../client/client.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { printAnswer } from '../terminal/print.ts';

export const agentDelete: Command = {
  name: 'agent delete',
  summary: 'permanently delete an agent; its tokens stop working',
  args: [{ name: '<id>', summary: 'id or name of the agent' }],
  options: [JSON_OPTION],
  settings: clientSettings,
  examples: ['parley agent delete ID'],
  run: async (given, io) => {
    const client = openClient(given, io);
    const agentId = await agentIdOf(client, given.argument(0));
    await client.json({ method: 'DELETE', path: `/admin/agents/${encodeURIComponent(agentId)}` });
    printAnswer(given, io, { json: { agentId, deleted: true }, text: `Agent ${agentId} is deleted.` });
    return EXIT_OK;
  },
};
