import type { Agent } from '../agent/agent.ts';
import { ParleyError } from '../kernel/errors.ts';
import { recordOptions } from './agent-desk.ts';
import type { AgentHistory } from './agent-history.ts';
import type { Actor, EditOptions } from './agent-operations.ts';
import type { Agents } from './agents.ts';

export type Undeletion = {
  readonly agent: Agent;
  /** Tokens that another agent has now, and that stay revoked. */
  readonly tokensTaken: number;
};

export type UndeletePorts = {
  readonly agents: Pick<Agents, 'get' | 'ownerOf' | 'record' | 'requireKnown'>;
  readonly history: AgentHistory;
  /** Resolves when the agent answers, including its published revisions. */
  readonly untilReady: (agent: Agent) => Promise<void>;
};

type By = { readonly actor: Actor; readonly edit?: EditOptions };

export const agentUndeletion =
  ({ agents, history, untilReady }: UndeletePorts) =>
  async (agentId: string, { actor, edit }: By): Promise<Undeletion> => {
    agents.requireKnown(agentId);
    const earlierAgent = await beforeDeletion(history, agentId);
    const isTokenInUse = (hash: string): boolean => agents.ownerOf(hash) !== undefined;
    const tokensTaken = [...earlierAgent.tokens.values()].filter(({ hash }) => isTokenInUse(hash)).length;
    const options = recordOptions(history, edit);
    await agents.record(
      agentId,
      { type: 'UndeleteAgent', earlierAgent, isTaken: isTokenInUse },
      actor,
      options,
    );
    await untilReady(agents.get(agentId));
    return { agent: agents.get(agentId), tokensTaken };
  };

/** @throws agent_not_deleted; agent_not_found if it was never ready */
const beforeDeletion = async (history: Pick<AgentHistory, 'changes'>, agentId: string): Promise<Agent> => {
  let [before, deletedAgent]: (Agent | undefined)[] = [];
  for await (const { event, agent } of history.changes(agentId)) {
    if (event.type === 'AgentDeleted') deletedAgent = before;
    before = agent;
  }
  if (before?.status !== 'deleted') throw new ParleyError('agent_not_deleted', { agentId });
  if (deletedAgent?.status !== 'ready') throw new ParleyError('agent_not_found', {});
  return deletedAgent;
};
