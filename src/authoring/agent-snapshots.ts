import type { Agent } from '../agent/agent.ts';
import { AGENT_VERSION, agentFrom, agentSnapshot } from '../agent/snapshot.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { firstValue } from '../kernel/first-value.ts';
import type { JsonValue } from '../kernel/json.ts';
import { AGENT_SNAPSHOTS_EVERY_EVENTS } from '../kernel/limits/store.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';

/** All agents as of a position in the log, so that a starting server reads only later events. */
export type KeptAgents = { readonly agents: readonly Agent[]; readonly position: number };

export type AgentKeeper = {
  /** Called after each received event; saves all agents periodically. */
  readonly receive: (event: Place, agents: ReadonlyMap<string, Agent>) => void;
  /** Saves all agents if events have arrived since the last time. */
  readonly flush: (agents: ReadonlyMap<string, Agent>) => Promise<void>;
};

type Place = Pick<RecordedEvent, 'stream' | 'revision' | 'id' | 'position'>;

/** Stored next to the snapshots of streams; every stream's name has a dash. */
const LIST = 'agents';

/** The agents of the list, the newest event in them, and the revision of each. */
type List = { readonly newest: Place; readonly revisions: Readonly<Record<string, number>> };

type Ports = {
  readonly store: EventStore;
  readonly snapshots: SnapshotStore;
  /** The stream of an agent. */
  readonly streamOf: (agentId: string) => string;
};

/**
 * The saved agents, if all of them can be loaded and the log has their newest event at the same position.
 * Otherwise they may be those of another store.
 */
export const keptAgents = async ({ store, snapshots, streamOf }: Ports): Promise<KeptAgents | undefined> => {
  const list = listIn(await snapshots.load(LIST));
  if (list === undefined || !(await isIn(store, list.newest))) return undefined;
  const agents: Agent[] = [];
  for (const [agentId, revision] of Object.entries(list.revisions)) {
    const snapshot = await snapshots.load(streamOf(agentId));
    if (snapshot?.version !== AGENT_VERSION || snapshot.revision !== revision) return undefined;
    agents.push(agentFrom(snapshot.state));
  }
  return { agents, position: list.newest.position };
};

const listIn = (snapshot: Awaited<ReturnType<SnapshotStore['load']>>): List | undefined =>
  // Written by this version, so it has that shape.
  snapshot?.version === AGENT_VERSION ? (snapshot.state as unknown as List) : undefined;

const isIn = async (store: EventStore, { stream, revision, id, position }: Place): Promise<boolean> => {
  const event = await firstValue(store.readStream(stream, { from: revision, limit: 1 }));
  return event?.revision === revision && event.id === id && event.position === position;
};

export const agentKeeper = (
  { snapshots, streamOf }: Pick<Ports, 'snapshots' | 'streamOf'>,
  snapshot: KeptAgents | undefined,
): AgentKeeper => {
  const keptRevisions = new Map(snapshot?.agents.map(({ id, revision }) => [id, revision]));
  const heardRevisions = new Map(keptRevisions);
  let newest: Place | undefined;
  let heardSince = 0;

  const flush: AgentKeeper['flush'] = async (agents) => {
    const all = [...agents.values()];
    // Its own writes may be ahead of the events that this server has received.
    if (newest === undefined || all.some(({ id, revision }) => heardRevisions.get(id) !== revision)) return;
    const list: List = { newest, revisions: Object.fromEntries(heardRevisions) };
    newest = undefined;
    heardSince = 0;
    for (const agent of all.filter(({ id, revision }) => keptRevisions.get(id) !== revision)) {
      const { id, revision } = agent;
      keptRevisions.set(id, revision);
      await snapshots.save(streamOf(id), { revision, version: AGENT_VERSION, state: agentSnapshot(agent) });
    }
    // A list of names and numbers, so it is JSON; its type does not say so.
    const state = list as unknown as JsonValue;
    await snapshots.save(LIST, { revision: list.newest.position, version: AGENT_VERSION, state });
  };

  return {
    flush,
    receive: ({ stream, revision, id, position }, agents) => {
      newest = { stream, revision, id, position };
      heardSince += 1;
      const agentId = stream.slice(stream.indexOf('-') + 1);
      heardRevisions.set(agentId, revision);
      const status = agents.get(agentId)?.status;
      // An agent changes with every event of its import and is useless before the last; a deleted agent must
      // not be stored.
      if (status === 'importing') return;
      if (status !== 'deleted' && heardSince < AGENT_SNAPSHOTS_EVERY_EVENTS) return;
      // Best effort: an agent that could not be saved is read from its stream.
      flush(agents).catch(() => undefined);
    },
  };
};
