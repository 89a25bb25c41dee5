import { setImmediate } from 'node:timers/promises';
import type { Agent } from '../agent/agent.ts';
import { AGENT_CATEGORY, agentStream, parseAgentStream } from '../agent/agent-stream.ts';
import type { AgentCommand } from '../agent/commands.ts';
import { decideAgent } from '../agent/decide.ts';
import { errorOf } from '../agent/decision.ts';
import { type AgentEvent, agentCatalogue } from '../agent/events.ts';
import { emptyAgent, evolveAgent } from '../agent/evolve.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { NewEvent } from '../kernel/event.ts';
import { eventId } from '../kernel/event-id.ts';
import type { EventStore, Subscriber, Subscription } from '../kernel/event-store.ts';
import { AGENT_APPEND_BYTES_MAX } from '../kernel/limits.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import { heardInTime, newHearing } from '../outside/hearing.ts';
import { mailbox } from '../outside/mailbox.ts';
import type { Outside } from '../outside/outside.ts';
import { winRace } from '../outside/race.ts';
import { type Book, openBook, type Take, type TokenOwner } from './agent-book.ts';
import { agentKeeper, keptAgents } from './agent-snapshots.ts';
import type { Actor } from './desks.ts';

/** All agents as their streams say, followed live: what this or another process records is here at once. */
export type Agents = {
  readonly list: (status?: 'ready' | 'deleted') => readonly Agent[];
  /** @throws agent_not_found unless the agent is ready. */
  readonly get: (agentId: string) => Agent;
  /** Sessions outlive their agent. @throws agent_not_found where there never was one. */
  readonly requireKnown: (agentId: string) => void;
  readonly ownerOf: (tokenHash: string) => TokenOwner | undefined;
  /** Decides and records. @throws what `decideAgent` refuses, under its code. */
  readonly record: (agentId: string, command: AgentCommand, actor: Actor) => Promise<Agent>;
  readonly atRevision: (agentId: string, revision: number) => Promise<Agent>;
  /** Takes what other processes recorded of an agent, without waiting to hear of it. */
  readonly refresh: (agentId: string) => Promise<void>;
  /** Resolves when all changes up to this position, which is that of a change, are known. */
  readonly heard: (position: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

type Ports = {
  readonly store: EventStore;
  readonly snapshots: SnapshotStore;
  readonly outside: Outside;
  /** Called after each change of an agent that is ready or deleted. */
  readonly onChange: (agent: Agent) => void;
  /** The stream of changes broke; nothing of other processes is heard any more. */
  readonly onEnd: (error: Error) => void;
};

/** Resolves when every agent recorded so far is known. */
export const openAgents = async (ports: Ports): Promise<Agents> => {
  const { store, outside } = ports;
  const book = openBook(ports.onChange);
  const { agents, owners, take, takeAll } = book;
  const mailboxes = mailbox();
  const { hearing, stop } = await followed(ports, book);
  /** Position of the newest change that this process has made. */
  let written = -1;

  const refresh = (agentId: string): Promise<void> =>
    catchUp(store, agentId, agents.get(agentId)?.revision ?? -1, take);

  /** An import counts only with its last event; any other change is one append, whole or not at all. */
  const append = async (
    { id: agentId, revision: decidedAt }: Pick<Agent, 'id' | 'revision'>,
    parts: readonly (readonly NewEvent<AgentEvent>[])[],
  ): Promise<void> => {
    let revision = decidedAt;
    for (const part of parts) {
      const expected = revision < 0 ? 'no-stream' : revision;
      written = (await store.append(agentStream(agentId), part, expected)).position;
      takeAll(agentId, part, revision + 1);
      revision += part.length;
      await setImmediate();
    }
  };

  const recordOnce = async (agentId: string, command: AgentCommand, actor: Actor): Promise<void> => {
    const before = agents.get(agentId);
    const decision = decideAgent(command, before);
    if ('refused' in decision) throw errorOf(decision);
    if (decision.events.length === 0) {
      // What changes nothing here might undo what another process has changed.
      await refresh(agentId);
      return agents.get(agentId) === before ? undefined : recordOnce(agentId, command, actor);
    }
    // What was decided holds for this revision alone, so others may run before it is appended.
    if (decision.events.length > 1) await setImmediate();
    const events = asNew(decision.events, outside.id(), actor, outside.now());
    const decided = before ?? emptyAgent(agentId);
    await append(decided, command.type === 'ImportAgent' ? inAppends(events) : [events]);
  };

  return {
    list: (wanted = 'ready') => [...agents.values()].filter(({ status }) => status === wanted),
    get: (agentId) => {
      const agent = agents.get(agentId);
      if (agent?.status !== 'ready') throw new ParleyError('agent_not_found', {});
      return agent;
    },
    requireKnown: (agentId) => {
      if (!agents.has(agentId)) throw new ParleyError('agent_not_found', {});
    },
    ownerOf: (hash) => owners.get(hash),
    record: (agentId, command, actor) =>
      mailboxes.run(agentId, async () => {
        await winRace(outside, {
          attempt: () => recordOnce(agentId, command, actor),
          catchUp: () => refresh(agentId),
        });
        return agents.get(agentId) ?? emptyAgent(agentId);
      }),
    atRevision: (agentId, revision) => agentAt(store, agentId, revision),
    refresh,
    heard: hearing.until,
    close: async () => {
      // What was written and not heard yet could not be kept.
      await heardInTime(hearing, written);
      await stop();
    },
  };
};

const agentAt = async (store: EventStore, agentId: string, revision: number): Promise<Agent> => {
  let agent = emptyAgent(agentId);
  for await (const recorded of store.readStream(agentStream(agentId), { limit: revision + 1 })) {
    agent = evolveAgent(agent, agentCatalogue.read(recorded));
  }
  if (agent.revision < 0 || agent.status === 'deleted') throw new ParleyError('agent_not_found', {});
  if (agent.revision === revision && agent.status === 'ready') return agent;
  throw new ParleyError('revision_not_found', { revision });
};

/** Knows all agents, and goes on listening. */
const followed = async ({ store, snapshots, onEnd }: Ports, book: Book) => {
  const places = { store, snapshots, streamOf: agentStream };
  const kept = await keptAgents(places).catch(() => undefined);
  for (const agent of kept?.agents ?? []) book.adopt(agent);
  const keeper = agentKeeper(places, kept);
  const hearing = newHearing();
  if (kept !== undefined) hearing.hear(kept.position);
  const subscription = await caughtUp(onEnd, (subscriber) =>
    store.subscribe({ category: AGENT_CATEGORY }, kept?.position, {
      ...subscriber,
      onEvent: (recorded) => {
        book.take(parseAgentStream(recorded.stream), agentCatalogue.read(recorded), recorded.revision);
        keeper.heard(recorded, book.agents);
        hearing.hear(recorded.position);
      },
    }),
  );
  const stop = async (): Promise<void> => {
    await subscription.stop();
    await keeper.flush(book.agents).catch(() => undefined);
  };
  return { hearing, stop };
};

/** Resolves with a subscription once it has told all that there was. */
const caughtUp = (
  onLost: (error: Error) => void,
  subscribe: (subscriber: Omit<Subscriber, 'onEvent'>) => Subscription,
): Promise<Subscription> =>
  new Promise((resolve, reject) => {
    const subscription = subscribe({
      onCaughtUp: () => resolve(subscription),
      onEnd: (error) => {
        if (error === undefined) return;
        reject(error);
        onLost(error);
      },
    });
  });

const catchUp = async (store: EventStore, agentId: string, revision: number, take: Take): Promise<void> => {
  for await (const recorded of store.readStream(agentStream(agentId), { from: revision + 1 })) {
    take(agentId, agentCatalogue.read(recorded), recorded.revision);
  }
};

const asNew = (
  events: readonly AgentEvent[],
  requestId: string,
  actor: Actor,
  occurredAt: string,
): readonly NewEvent<AgentEvent>[] =>
  events.map((event, index) => ({
    ...event,
    id: eventId(requestId, index),
    metadata: {
      schemaVersion: agentCatalogue.versionOf(event.type),
      occurredAt,
      correlationId: requestId,
      actor,
    },
  }));

/** Cuts a long list where a store's append would be too large. */
export const inAppends = <Event extends NewEvent>(
  events: readonly Event[],
): readonly (readonly Event[])[] => {
  const appends: Event[][] = [[]];
  let bytes = 0;
  for (const event of events) {
    const size = Buffer.byteLength(JSON.stringify(event.data));
    if (bytes > 0 && bytes + size > AGENT_APPEND_BYTES_MAX) {
      appends.push([]);
      bytes = 0;
    }
    appends.at(-1)?.push(event);
    bytes += size;
  }
  return appends;
};
