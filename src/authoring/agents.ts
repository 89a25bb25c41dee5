import type { Agent } from '../agent/agent.ts';
import { AGENT_CATEGORY, agentStream, parseAgentStream } from '../agent/agent-stream.ts';
import { agentCatalogue } from '../agent/events.ts';
import { emptyAgent } from '../agent/evolve.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { EventStore, Subscriber, Subscription } from '../kernel/event-store.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import { mailbox } from '../outside/mailbox.ts';
import type { Outside } from '../outside/outside.ts';
import { receivedInTime, receivedPosition } from '../outside/received-position.ts';
import { type Book, openBook, type Take } from './agent-book.ts';
import type { TokenOwner } from './agent-operations.ts';
import { type AgentRecorder, agentRecorder } from './agent-recorder.ts';
import { agentKeeper, keptAgents } from './agent-snapshots.ts';

/** All agents, kept up to date by a subscription to the changes of this and other processes. */
export type Agents = {
  readonly list: (status?: 'ready' | 'deleted') => readonly Agent[];
  /** @throws agent_not_found unless the agent is ready; record_damaged if its stream cannot be read. */
  readonly get: (agentId: string) => Agent;
  /** Includes deleted agents, because sessions outlive them. @throws agent_not_found if it never existed. */
  readonly requireKnown: (agentId: string) => void;
  readonly ownerOf: (tokenHash: string) => TokenOwner | undefined;
  /** Decides and records a change. @throws the refusals of `decideAgent`, under their codes. */
  readonly record: (...change: Parameters<AgentRecorder>) => Promise<Agent>;
  /** Like `record`, but returns the agent before and after the change. */
  readonly recordBoth: AgentRecorder;
  /** Reads what other processes recorded about an agent, without waiting for the subscription. */
  readonly refresh: (agentId: string) => Promise<void>;
  /** Resolves when all changes of agents up to this position have been received. */
  readonly untilReceived: (position: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

type Ports = {
  readonly store: EventStore;
  readonly snapshots: SnapshotStore;
  readonly outside: Outside;
  /** Called after each change of an agent that is ready or deleted. */
  readonly onChange: (agent: Agent) => void;
  /** The subscription broke; changes by other processes are no longer received. */
  readonly onEnd: (error: Error) => void;
};

/** Resolves when every agent recorded so far is in memory. */
export const openAgents = async (ports: Ports): Promise<Agents> => {
  const { store, outside } = ports;
  const book = openBook(ports.onChange);
  const { agents, owners, take } = book;
  const mailboxes = mailbox();
  const { hearing, stop } = await followAgents(ports, book);
  /** Position of the newest change by this process. */
  let newestWritten = -1;

  const refresh = (agentId: string): Promise<void> =>
    catchUp(store, agentId, agents.get(agentId)?.revision ?? -1, take);

  const recordNext = agentRecorder({
    store,
    outside,
    book,
    refresh,
    onWritten: (position) => {
      newestWritten = position;
    },
  });
  const recordBoth: AgentRecorder = (agentId, ...change) =>
    mailboxes.run(agentId, () => recordNext(agentId, ...change));

  return {
    list: (wantedStatus = 'ready') => [...agents.values()].filter(({ status }) => status === wantedStatus),
    get: (agentId) => {
      const revision = book.damagedRevisions.get(agentId);
      if (revision !== undefined) throw agentDamaged(agentId, revision);
      const agent = agents.get(agentId);
      if (agent?.status !== 'ready') throw new ParleyError('agent_not_found', {});
      return agent;
    },
    requireKnown: (agentId) => {
      if (!agents.has(agentId)) throw new ParleyError('agent_not_found', {});
    },
    ownerOf: (hash) => owners.get(hash),
    record: async (agentId, ...change) => {
      await recordBoth(agentId, ...change);
      return agents.get(agentId) ?? emptyAgent(agentId);
    },
    recordBoth,
    refresh,
    untilReceived: hearing.until,
    close: async () => {
      // Events written but not received yet could not be saved.
      await receivedInTime(hearing, newestWritten);
      await stop();
    },
  };
};

const agentDamaged = (agentId: string, revision: number): ParleyError =>
  new ParleyError('record_damaged', {
    stream: agentStream(agentId),
    revision,
    reason: 'the event is missing or cannot be read',
  });

/** Loads all agents, and continues to listen. */
const followAgents = async ({ store, snapshots, onEnd }: Ports, book: Book) => {
  const places = { store, snapshots, streamOf: agentStream };
  const snapshot = await keptAgents(places).catch(() => undefined);
  for (const agent of snapshot?.agents ?? []) book.adopt(agent);
  const keeper = agentKeeper(places, snapshot);
  const hearing = receivedPosition();
  if (snapshot !== undefined) hearing.advance(snapshot.position);
  const subscription = await caughtUp(onEnd, (subscriber) =>
    store.subscribe({ category: AGENT_CATEGORY }, snapshot?.position, {
      ...subscriber,
      onEvent: (event) => {
        book.take(parseAgentStream(event.stream), agentCatalogue.read(event), event.revision);
        // A snapshot behind an unreadable event would hide it from the next start.
        if (book.damagedRevisions.size === 0) keeper.receive(event, book.agents);
        hearing.advance(event.position);
      },
      onDamage: ({ stream = '', revision = 0 }) => {
        if (stream.startsWith(agentStream(''))) book.noteDamage(parseAgentStream(stream), revision);
      },
    }),
  );
  const stop = async (): Promise<void> => {
    await subscription.stop();
    if (book.damagedRevisions.size === 0) await keeper.flush(book.agents).catch(() => undefined);
  };
  return { hearing, stop };
};

/** Resolves with a subscription once it has caught up. */
export const caughtUp = (
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
  for await (const event of store.readStream(agentStream(agentId), { from: revision + 1 })) {
    take(agentId, agentCatalogue.read(event), event.revision);
  }
};
