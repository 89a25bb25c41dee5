import { ParleyError } from '../kernel/errors.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { POSITION_TRAINED_MS_MAX, POSITION_WAIT_MS_MAX } from '../kernel/limits/nodes.ts';
import { categoryOf } from '../kernel/stream-name.ts';

/**
 * Positions of writes in the log, by category of their streams: a server that has received a category up to
 * its position has seen the writes. A single number is not enough, because a subscriber to one category does
 * not receive the others.
 */
export type Positions = Readonly<Record<string, number>>;

/** Lets a client see through one server what it wrote through another over the same store. */
export interface PositionDesk {
  /** The newest positions that this server has written. */
  newestWritten(): Positions;
  /**
   * Resolves when changes of agents up to these positions have been received. @throws position_ahead if they
   * do not arrive in time
   */
  untilReached(positions: Positions): Promise<void>;
  /** Reads what other servers recorded about an agent; does nothing if the store is unavailable. */
  refresh(agentId: string): Promise<void>;
  /** Resolves when queries use all received changes of an agent. @throws position_ahead */
  untilTrained(agentId: string): Promise<void>;
}

/** A store that records the positions of writes through it. */
export const positionNotingStore = (
  store: EventStore,
): { readonly store: EventStore; readonly newestWritten: () => Positions } => {
  const newest: Record<string, number> = {};
  return {
    newestWritten: () => ({ ...newest }),
    store: {
      ...store,
      append: (stream, events, expectedRevision) =>
        store.append(stream, events, expectedRevision).then((result) => {
          const category = categoryOf(stream);
          newest[category] = Math.max(newest[category] ?? -1, result.position);
          return result;
        }),
    },
  };
};

type Ports<Agent> = {
  readonly newestWritten: () => Positions;
  readonly agents: {
    readonly get: (agentId: string) => Agent;
    readonly untilReceived: (position: number) => Promise<void>;
    readonly refresh: (agentId: string) => Promise<void>;
  };
  /** Resolves when queries use all changes of an agent so far. */
  readonly untilReady: (agent: Agent) => Promise<void>;
};

export const positionDesk = <Agent extends { readonly revision: number }>({
  newestWritten,
  agents,
  untilReady,
}: Ports<Agent>): PositionDesk => ({
  newestWritten,
  untilReached: async ({ agent: position }) => {
    if (position !== undefined)
      await within(POSITION_WAIT_MS_MAX, agents.untilReceived(position), `agent=${position}`);
  },
  refresh: (agentId) => agents.refresh(agentId).catch(() => undefined),
  untilTrained: async (agentId) => {
    const agent = agents.get(agentId);
    await within(POSITION_TRAINED_MS_MAX, untilReady(agent), `revision ${agent.revision} of the agent`);
  },
});

/** @throws position_ahead */
const within = (limitMs: number, work: Promise<void>, position: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ParleyError('position_ahead', { position })), limitMs);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
