import { clientSettings } from '../../settings/settings.ts';
import { openClient } from '../client/client.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK, type Io } from '../io.ts';
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
  options: [
    { flags: '--deleted', summary: 'deleted agents instead; `agent undelete` brings one back' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: ['parley agent list', 'parley agent list --deleted', 'parley agent list --json'],
  run: async (args, io) => {
    const isDeleted = args.has('deleted');
    const reply = await openClient(args, io).json<{ readonly agents: readonly AgentRow[] }>({
      method: 'GET',
      path: `/admin/agents${isDeleted ? '?deleted=true' : ''}`,
    });
    const text = isDeleted ? deletedText(reply.agents, io) : agentsText(reply.agents, io);
    printAnswer(args, io, { json: reply, text });
    return EXIT_OK;
  },
};

const agentsText = (agents: readonly AgentRow[], io: Io): string => {
  if (agents.length === 0) return 'No agents yet. Make one with `parley agent create NAME`.';
  const rows = agents.map(({ agentId, name, language, intents, entities }) => [
    agentId,
    name,
    language,
    String(intents),
    String(entities),
  ]);
  return inColumns([['AGENT', 'NAME', 'LANGUAGE', 'INTENTS', 'ENTITIES'], ...rows], lineColumnsOf(io));
};

/** A deleted agent has no intents until it is undeleted. */
const deletedText = (agents: readonly AgentRow[], io: Io): string => {
  if (agents.length === 0) return 'No agent is deleted.';
  const rows = agents.map(({ agentId, name, language }) => [agentId, name, language]);
  return inColumns([['AGENT', 'NAME', 'LANGUAGE'], ...rows], lineColumnsOf(io));
};
