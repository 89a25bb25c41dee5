import type { Agent } from '../agent/agent.ts';
import type { AgentEvent } from '../agent/events.ts';
import { emptyAgent, evolveAgent, foldAgent } from '../agent/evolve.ts';
import type { TokenOwner } from './agent-operations.ts';

export type Take = (agentId: string, event: AgentEvent, revision: number) => void;

/** All agents in memory, and the agent of each token. */
export type Book = {
  readonly agents: ReadonlyMap<string, Agent>;
  readonly owners: ReadonlyMap<string, TokenOwner>;
  /** Agents with an unreadable event, by the revision of that event. They stay in the state before it. */
  readonly damagedRevisions: ReadonlyMap<string, number>;
  readonly take: Take;
  /** Applies all events of one append; `revision` is that of the first. */
  readonly takeAll: (agentId: string, events: readonly AgentEvent[], revision: number) => void;
  /** An event of the agent cannot be read. No later one may follow, so its gap need not show. */
  readonly noteDamage: (agentId: string, revision: number) => void;
  /** Adds an agent from a snapshot. */
  readonly adopt: (agent: Agent) => void;
};

/** @param onChange called after each change of an agent that is ready or deleted */
export const openBook = (onChange: (agent: Agent) => void): Book => {
  const agents = new Map<string, Agent>();
  const owners = new Map<string, TokenOwner>();
  const damagedRevisions = new Map<string, number>();
  const replaceAgent = (before: Agent, agent: Agent): void => {
    agents.set(agent.id, agent);
    keepOwners(owners, before, agent);
  };
  const keep = (before: Agent, agent: Agent): void => {
    replaceAgent(before, agent);
    if (agent.status !== 'importing') onChange(agent);
  };
  return {
    agents,
    owners,
    damagedRevisions,
    takeAll: (agentId, events, revision) => {
      const before = agents.get(agentId) ?? emptyAgent(agentId);
      // The subscription may have delivered events of another process since the append.
      const missedEvents = events.slice(Math.max(0, before.revision + 1 - revision));
      if (missedEvents.length > 0) keep(before, foldAgent(before, missedEvents));
    },
    noteDamage: (agentId, revision) => {
      // A snapshot may include what the record no longer shows.
      if (revision > (agents.get(agentId)?.revision ?? -1)) damagedRevisions.set(agentId, revision);
    },
    adopt: (agent) => replaceAgent(emptyAgent(agent.id), agent),
    take: (agentId, event, revision) => {
      const before = agents.get(agentId) ?? emptyAgent(agentId);
      // The subscription repeats events that this process has already applied.
      if (revision <= before.revision) return;
      if (revision > before.revision + 1 && !damagedRevisions.has(agentId))
        damagedRevisions.set(agentId, before.revision + 1);
      // Damage is noted as soon as a page is read, so events before it may still arrive.
      if (revision > (damagedRevisions.get(agentId) ?? Number.POSITIVE_INFINITY))
        return takeToken(owners, agentId, event);
      keep(before, evolveAgent(before, event));
    },
  };
};

/**
 * After an unreadable event, only the tokens of an agent are kept up to date. Its requests are then refused
 * because of the damage, and not as if their token were unknown.
 */
const takeToken = (owners: Map<string, TokenOwner>, agentId: string, event: AgentEvent): void => {
  if (event.type === 'TokenIssued') {
    const { tokenId, hash, kind, environment } = event.data;
    owners.set(hash, { agentId, kind, tokenId, ...(environment !== undefined && { environment }) });
  }
  if (event.type !== 'TokenRevoked' && event.type !== 'AgentDeleted') return;
  for (const [hash, owner] of owners) {
    const isRevoked = event.type === 'AgentDeleted' || owner.tokenId === event.data.tokenId;
    if (owner.agentId === agentId && isRevoked) owners.delete(hash);
  }
};

/** A token is valid while its agent is ready and has it. */
const keepOwners = (owners: Map<string, TokenOwner>, before: Agent, after: Agent): void => {
  if (before.tokens === after.tokens && before.status === after.status) return;
  for (const { hash } of before.tokens.values()) owners.delete(hash);
  if (after.status !== 'ready') return;
  for (const { id, hash, kind, environment } of after.tokens.values()) {
    const binding = environment === undefined ? {} : { environment };
    owners.set(hash, { agentId: after.id, kind, tokenId: id, ...binding });
  }
};
