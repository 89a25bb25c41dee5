import type { Agent } from '../agent/agent.ts';
import { agentStream } from '../agent/agent-stream.ts';
import { type AgentEvent, agentCatalogue } from '../agent/events.ts';
import { emptyAgent, evolveAgent } from '../agent/evolve.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { firstValue } from '../kernel/first-value.ts';
import { AGENT_REVISIONS_REMEMBERED_MAX } from '../kernel/limits/replay.ts';

/** One change of an agent, and the agent after it. */
export type AgentChange = {
  readonly event: AgentEvent;
  readonly recordedEvent: RecordedEvent;
  readonly agent: Agent;
};

/**
 * Agents at earlier revisions, read from their streams; includes deleted agents while their stream exists.
 */
export type AgentHistory = {
  /** After the event with that revision; undefined if the stream does not have it yet. */
  readonly at: (agentId: string, revision: number) => Promise<Agent | undefined>;
  /** The revision at a moment, UTC ISO 8601; undefined before the first. */
  readonly revisionAt: (agentId: string, moment: string) => Promise<number | undefined>;
  /** The recorded event with that revision, or the newest one; undefined if the stream does not have it. */
  readonly eventAt: (agentId: string, revision: number | 'newest') => Promise<RecordedEvent | undefined>;
  /** All changes, oldest first. */
  readonly changes: (agentId: string) => AsyncIterable<AgentChange>;
  /** The owner of a token of the installation. */
  readonly nameOf: (tokenId: string) => string | undefined;
};

/** An agent as it was and can answer. @throws revision_not_found */
export const readyAt = async (
  history: Pick<AgentHistory, 'at'>,
  agentId: string,
  revision: number,
): Promise<Agent> => {
  const agent = await history.at(agentId, revision);
  if (agent?.status !== 'ready') throw new ParleyError('revision_not_found', { revision });
  return agent;
};

type Ports = {
  readonly store: Pick<EventStore, 'readStream'>;
  /** The owner of a token of the installation. */
  readonly nameOf?: (tokenId: string) => string | undefined;
};

export const agentHistory = ({ store, nameOf = () => undefined }: Ports): AgentHistory => {
  const cache = new Map<string, Agent>();

  const remember = (agent: Agent): Agent => {
    cache.set(`${agent.id} ${agent.revision}`, agent);
    for (const oldest of cache.keys()) {
      if (cache.size <= AGENT_REVISIONS_REMEMBERED_MAX) break;
      cache.delete(oldest);
    }
    return agent;
  };

  /** The newest cached agent that is not newer than the revision. */
  const nearest = (agentId: string, revision: number): Agent => {
    let nearestAgent = emptyAgent(agentId);
    for (const agent of cache.values()) {
      if (agent.id === agentId && agent.revision <= revision && agent.revision > nearestAgent.revision)
        nearestAgent = agent;
    }
    return nearestAgent;
  };

  const foldedTo = async (agentId: string, before: Agent, revision: number): Promise<Agent> => {
    const own = new WeakSet();
    let agent = before;
    const range = { from: before.revision + 1, limit: revision - before.revision };
    for await (const recordedEvent of store.readStream(agentStream(agentId), range))
      agent = evolveAgent(agent, agentCatalogue.read(recordedEvent), own);
    return agent;
  };

  async function* changes(agentId: string): AsyncGenerator<AgentChange> {
    let agent = emptyAgent(agentId);
    for await (const recordedEvent of store.readStream(agentStream(agentId))) {
      const event = agentCatalogue.read(recordedEvent);
      agent = evolveAgent(agent, event);
      yield { event, recordedEvent, agent };
    }
  }

  return {
    at: async (agentId, revision) => {
      const before = nearest(agentId, revision);
      if (before.revision === revision) return before;
      const agent = await foldedTo(agentId, before, revision);
      return agent.revision === revision ? remember(agent) : undefined;
    },
    revisionAt: async (agentId, moment) => {
      let revision: number | undefined;
      for await (const event of store.readStream(agentStream(agentId))) {
        if (event.metadata.occurredAt > moment) break;
        revision = event.revision;
      }
      return revision;
    },
    eventAt: async (agentId, revision) => {
      const place = revision === 'newest' ? { direction: 'backwards' as const } : { from: revision };
      return firstValue(store.readStream(agentStream(agentId), { ...place, limit: 1 }));
    },
    changes,
    nameOf,
  };
};
