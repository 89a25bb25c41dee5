import { clientSettings } from '../settings.ts';
import { openClient } from './client.ts';
import { type Command, JSON_OPTION } from './command.ts';
import { EXIT_OK } from './io.ts';
import { printAnswer } from './print.ts';

export const agentDelete: Command = {
  name: 'agent delete',
  summary: 'delete an agent for ever; its tokens stop working',
  args: [{ name: '<id>', summary: 'the agent' }],
  options: [JSON_OPTION],
  settings: clientSettings,
  examples: ['parley agent delete ID'],
  run: async (given, io) => {
    const agentId = given.argument(0) ?? '';
    await openClient(given, io).json({
      method: 'DELETE',
      path: `/admin/agents/${encodeURIComponent(agentId)}`,
    });
    printAnswer(given, io, { json: { agentId, deleted: true }, text: `Agent ${agentId} is deleted.` });
    return EXIT_OK;
  },
};
