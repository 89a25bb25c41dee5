import type { Agent } from '../agent/agent.ts';
import type { AgentEvent } from '../agent/events.ts';
import { emptyAgent, evolveAgent, foldAgent } from '../agent/evolve.ts';
import type { TokenOwner } from './desks.ts';

export type Take = (agentId: string, event: AgentEvent, revision: number) => void;

/** All known agents, and the agent of each token. */
export type Book = {
  readonly agents: ReadonlyMap<string, Agent>;
  readonly owners: ReadonlyMap<string, TokenOwner>;
  /** Agents of which an event cannot be read, by the revision of that event. They stay as they were before it. */
  readonly damaged: ReadonlyMap<string, number>;
  readonly take: Take;
  /** The same of all events of one append; `revision` is that of the first. */
  readonly takeAll: (agentId: string, events: readonly AgentEvent[], revision: number) => void;
  /** Takes an agent as it was kept. */
  readonly adopt: (agent: Agent) => void;
};

/** @param onChange called after each change of an agent that is ready or deleted */
export const openBook = (onChange: (agent: Agent) => void): Book => {
  const agents = new Map<string, Agent>();
  const owners = new Map<string, TokenOwner>();
  const damaged = new Map<string, number>();
  const put = (before: Agent, agent: Agent): void => {
    agents.set(agent.id, agent);
    keepOwners(owners, before, agent);
  };
  const keep = (before: Agent, agent: Agent): void => {
    put(before, agent);
    if (agent.status !== 'importing') onChange(agent);
  };
  return {
    agents,
    owners,
    damaged,
    takeAll: (agentId, events, revision) => {
      const before = agents.get(agentId) ?? emptyAgent(agentId);
      // Another process's events may have been heard since the append.
      const missed = events.slice(Math.max(0, before.revision + 1 - revision));
      if (missed.length > 0) keep(before, foldAgent(before, missed));
    },
    adopt: (agent) => put(emptyAgent(agent.id), agent),
    take: (agentId, event, revision) => {
      const before = agents.get(agentId) ?? emptyAgent(agentId);
      // The subscription repeats what this process recorded and took itself.
      if (revision <= before.revision) return;
      if (revision > before.revision + 1) damaged.set(agentId, before.revision + 1);
      if (damaged.has(agentId)) return;
      keep(before, evolveAgent(before, event));
    },
  };
};

/** A token counts while its agent is ready and has it. */
const keepOwners = (owners: Map<string, TokenOwner>, before: Agent, after: Agent): void => {
  if (before.tokens === after.tokens && before.status === after.status) return;
  for (const { hash } of before.tokens.values()) owners.delete(hash);
  if (after.status !== 'ready') return;
  for (const { id, hash, kind, environment } of after.tokens.values()) {
    const bound = environment === undefined ? {} : { environment };
    owners.set(hash, { agentId: after.id, kind, tokenId: id, ...bound });
  }
};
