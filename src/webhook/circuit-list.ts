import type { Agent } from '../agent/agent.ts';
import {
  type Circuit,
  type CircuitEvent,
  circuitCatalogue,
  circuitStream,
  closedCircuit,
  evolveCircuit,
} from '../agent/circuit.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { CIRCUIT_FAILURES } from '../kernel/limits/webhooks.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';

/** The circuit of an address that an agent's webhook has now. */
export type ListedCircuit = {
  readonly agentId: string;
  readonly agentName: string;
  /** Scheme, host and port. */
  readonly address: string;
  readonly state: Circuit['at'];
  /** When it entered this state; absent if it was always closed. */
  readonly since?: string;
  /** Consecutive failures: those that opened it, or those that this server counted while it is closed. */
  readonly failures: number;
  /** The number of failures that opens it for this agent; 0 for never. */
  readonly failuresMax: number;
  /** When a trial call may be made; absent while it is closed. */
  readonly retryAt?: string;
  /** Why the last call failed; absent while it is closed. */
  readonly reason?: string;
};

type Ports = {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly failuresAt: CircuitBreaker['failuresAt'];
  /** The agent in each of its environments: each may have another webhook. */
  readonly answerersOf: (agent: Agent) => Promise<readonly Agent[]>;
};

/**
 * Circuits are read from their events, because other servers of the store open and close them too, and the
 * breaker remembers only addresses that this server has called.
 */
export const circuitList =
  ({ store, failuresAt, answerersOf }: Ports) =>
  async (agents: Iterable<Agent>): Promise<readonly ListedCircuit[]> => {
    const circuits: ListedCircuit[] = [];
    const statuses = new Map<string, CircuitStatus>();
    for (const agent of agents) {
      for (const [address, failuresMax] of addressesOf(await answerersOf(agent))) {
        const status = statuses.get(address) ?? (await statusOf(store, address));
        statuses.set(address, status);
        const { at, failures, retryAt } = status.circuit;
        const isClosed = at === 'closed';
        circuits.push({
          agentId: agent.id,
          agentName: agent.settings.name,
          address,
          state: at,
          ...(status.since !== '' && { since: status.since }),
          failures: isClosed ? failuresAt(address) : failures,
          failuresMax,
          ...(!isClosed && { retryAt, reason: status.reason }),
        });
      }
    }
    return circuits;
  };

/** Each address with the number of failures that opens its circuit. */
const addressesOf = (agents: readonly Agent[]): ReadonlyMap<string, number> => {
  const webhooks = agents.map(({ settings }) => settings.webhook);
  const calledWebhooks = webhooks.filter(({ enabled, url }) => enabled && URL.canParse(url));
  return new Map(
    calledWebhooks.map(({ url, circuitFailures = CIRCUIT_FAILURES }) => [
      new URL(url).origin,
      circuitFailures,
    ]),
  );
};

type CircuitStatus = { readonly circuit: Circuit; readonly since: string; readonly reason: string };

const statusOf = async (store: Ports['store'], address: string): Promise<CircuitStatus> => {
  let status: CircuitStatus = { circuit: closedCircuit, since: '', reason: '' };
  for await (const recordedEvent of store.readStream(circuitStream(address))) {
    const event = circuitCatalogue.read(recordedEvent);
    status = {
      circuit: evolveCircuit(status.circuit, event),
      since: momentOf(event),
      reason: event.type === 'CircuitOpened' ? event.data.reason : status.reason,
    };
  }
  return status;
};

const momentOf = (event: CircuitEvent): string => {
  switch (event.type) {
    case 'CircuitOpened':
      return event.data.openedAt;
    case 'CircuitHalfOpened':
      return event.data.halfOpenedAt;
    case 'CircuitClosed':
      return event.data.closedAt;
    default:
      return event satisfies never;
  }
};
