import { signal } from '@preact/signals';
import { call, type Reply } from '../api/call.ts';
import { session } from '../api/session.ts';

export type Agent = Reply<'GET /admin/agents/{id}'>;

/** Agents that a page has loaded, so that the next page has their names at once. */
const knownAgents = signal<ReadonlyMap<string, Agent>>(new Map());

const keep = (agents: readonly Agent[]): readonly Agent[] => {
  knownAgents.value = new Map([
    ...knownAgents.peek(),
    ...agents.map((agent) => [agent.agentId, agent] as const),
  ]);
  return agents;
};

export const knownAgent = (agentId: string): Agent | undefined => knownAgents.value.get(agentId);

/** All agents of the server, or the only one of a developer token. */
export const loadAgents = async (signal: AbortSignal): Promise<readonly Agent[]> => {
  const agentId = session.peek()?.agentId;
  if (agentId === undefined) return keep((await call('GET /admin/agents', {}, { signal })).agents);
  return keep([await call('GET /admin/agents/{id}', { path: { id: agentId } }, { signal })]);
};

export const loadAgent = async (id: string, signal: AbortSignal): Promise<Agent> => {
  const agent = await call('GET /admin/agents/{id}', { path: { id } }, { signal });
  keep([agent]);
  return agent;
};
