import type { Agent, TokenKind } from '../agent/agent.ts';
import type { AgentCommand } from '../agent/commands.ts';
import { decideAgent } from '../agent/decide.ts';
import { errorOf } from '../agent/decision.ts';
import { type AgentEvent, agentCatalogue } from '../agent/events.ts';
import { emptyAgent, evolveAgent } from '../agent/evolve.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { NewEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { AGENT_APPEND_BYTES_MAX } from '../kernel/limits.ts';
import type { Actor } from './desks.ts';
import { eventId } from './event-ids.ts';
import { newHearing } from './hearing.ts';
import { mailbox } from './mailbox.ts';
import type { Outside } from './outside.ts';
import { winRace } from './race.ts';

export const AGENT_CATEGORY = 'agent';
export const agentStream = (agentId: string): string => `${AGENT_CATEGORY}-${agentId}`;

export type TokenOwner = { readonly agentId: string; readonly kind: TokenKind };

/** All agents as their streams say, followed live: what this or another process records is here at once. */
export type Agents = {
  readonly list: () => readonly Agent[];
  /** @throws agent_not_found unless the agent is ready. */
  readonly get: (agentId: string) => Agent;
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
  readonly outside: Outside;
  /** Called after each change of an agent that is ready or deleted. */
  readonly onChange: (agent: Agent) => void;
  /** The stream of changes broke; nothing of other processes is heard any more. */
  readonly onEnd: (error: Error) => void;
};

/** Resolves when every agent recorded so far is known. */
export const openAgents = async (ports: Ports): Promise<Agents> => {
  const { store, outside } = ports;
  const agents = new Map<string, Agent>();
  const owners = new Map<string, TokenOwner>();
  const mailboxes = mailbox();

  const take = (agentId: string, event: AgentEvent, revision: number): void => {
    const before = agents.get(agentId) ?? emptyAgent(agentId);
    // The subscription repeats what this process recorded and took itself.
    if (revision <= before.revision) return;
    const agent = evolveAgent(before, event);
    agents.set(agentId, agent);
    keepOwners(owners, before, agent);
    if (agent.status !== 'importing') ports.onChange(agent);
  };

  const hearing = newHearing();
  const subscription = await followed(store, { take, hear: hearing.hear, onEnd: ports.onEnd });

  const refresh = (agentId: string): Promise<void> =>
    catchUp(store, agentId, agents.get(agentId)?.revision ?? -1, take);

  const recordOnce = async (agentId: string, command: AgentCommand, actor: Actor): Promise<void> => {
    const requestId = outside.id();
    const before = agents.get(agentId);
    const decision = decideAgent(command, before);
    if ('refused' in decision) throw errorOf(decision);
    let revision = before?.revision ?? -1;
    const events = asNew(decision.events, requestId, actor, outside.now());
    // An import counts only with its last event; any other change is one append, whole or not at all.
    for (const part of command.type === 'ImportAgent' ? inAppends(events) : [events]) {
      await store.append(agentStream(agentId), part, revision < 0 ? 'no-stream' : revision);
      for (const event of part) {
        revision += 1;
        take(agentId, event, revision);
      }
    }
  };

  return {
    list: () => [...agents.values()].filter(({ status }) => status === 'ready'),
    get: (agentId) => {
      const agent = agents.get(agentId);
      if (agent?.status !== 'ready') throw new ParleyError('agent_not_found', {});
      return agent;
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
    atRevision: async (agentId, revision) => {
      let agent = emptyAgent(agentId);
      const count = revision + 1;
      for await (const recorded of store.readStream(agentStream(agentId), { limit: count })) {
        agent = evolveAgent(agent, agentCatalogue.read(recorded));
      }
      if (agent.revision !== revision || agent.status !== 'ready')
        throw new ParleyError('agent_not_found', {});
      return agent;
    },
    refresh,
    heard: hearing.until,
    close: () => subscription.stop(),
  };
};

type Take = (agentId: string, event: AgentEvent, revision: number) => void;

const idOf = (stream: string): string => stream.slice(AGENT_CATEGORY.length + 1);

type Following = {
  readonly take: Take;
  readonly hear: (position: number) => void;
  readonly onEnd: (error: Error) => void;
};

const followed = (store: EventStore, { take, hear, onEnd }: Following) =>
  new Promise<{ readonly stop: () => Promise<void> }>((resolve, reject) => {
    const subscription = store.subscribe({ category: AGENT_CATEGORY }, undefined, {
      onEvent: (recorded) => {
        take(idOf(recorded.stream), agentCatalogue.read(recorded), recorded.revision);
        hear(recorded.position);
      },
      onCaughtUp: () => resolve(subscription),
      onEnd: (error) => {
        if (error === undefined) return;
        reject(error);
        onEnd(error);
      },
    });
  });

const catchUp = async (store: EventStore, agentId: string, revision: number, take: Take): Promise<void> => {
  for await (const recorded of store.readStream(agentStream(agentId), { from: revision + 1 })) {
    take(agentId, agentCatalogue.read(recorded), recorded.revision);
  }
};

/** A token counts while its agent is ready and has it. */
const keepOwners = (owners: Map<string, TokenOwner>, before: Agent, after: Agent): void => {
  if (before.tokens === after.tokens && before.status === after.status) return;
  for (const { hash } of before.tokens.values()) owners.delete(hash);
  if (after.status !== 'ready') return;
  for (const { hash, kind } of after.tokens.values()) owners.set(hash, { agentId: after.id, kind });
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
const inAppends = (events: readonly NewEvent<AgentEvent>[]): readonly (readonly NewEvent<AgentEvent>[])[] => {
  const appends: NewEvent<AgentEvent>[][] = [[]];
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
