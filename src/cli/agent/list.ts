import { clientSettings } from '../../settings/settings.ts';
import { openClient } from '../client/client.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { lineColumnsOf } from '../terminal/fold.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';

export type AgentRow = {
  readonly agentId: string;
  readonly name: string;
  readonly language: string;
  readonly intents: number;
  readonly entities: number;
};

export const agentList: Command = {
  name: 'agent list',
  summary: 'list the agents of a server',
  options: [JSON_OPTION],
  settings: clientSettings,
  examples: ['parley agent list', 'parley agent list --json'],
  run: async (given, io) => {
    const reply = await openClient(given, io).json<{ readonly agents: readonly AgentRow[] }>({
      method: 'GET',
      path: '/admin/agents',
    });
    const rows = reply.agents.map((agent) => [
      agent.agentId,
      agent.name,
      agent.language,
      String(agent.intents),
      String(agent.entities),
    ]);
    const text =
      rows.length === 0
        ? 'No agents yet. Make one with `parley agent create NAME`.'
        : inColumns([['AGENT', 'NAME', 'LANGUAGE', 'INTENTS', 'ENTITIES'], ...rows], lineColumnsOf(io));
    printAnswer(given, io, { json: reply, text });
    return EXIT_OK;
  },
};
