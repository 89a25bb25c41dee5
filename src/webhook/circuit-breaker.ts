import { LRUCache } from 'lru-cache';
import {
  type Circuit,
  type CircuitEvent,
  circuitCatalogue,
  circuitStream,
  closedCircuit,
  decideCall,
  decideCallEnd,
  evolveCircuit,
} from '../agent/circuit.ts';
import { isParleyError } from '../kernel/errors.ts';
import { eventId } from '../kernel/event-id.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { CIRCUITS_REMEMBERED_MAX } from '../kernel/limits.ts';
import { mailbox } from '../outside/mailbox.ts';
import type { Outside } from '../outside/outside.ts';

export type CallerOf = {
  /** Scheme, host and port. */
  readonly address: string;
  readonly agentId: string;
  /** Consecutive failures that open the circuit. */
  readonly failuresMax: number;
};

export type Admission = {
  readonly calls: boolean;
  readonly circuit: Circuit;
  /** The revision of the event that allowed this call; undefined unless it is a trial. */
  readonly trial?: number;
};

/**
 * Stops calls to addresses at which all calls fail. All agents and processes share the state of an address.
 */
export type CircuitBreaker = {
  /**
   * Whether to call, and if not, when to ask again. A caller that is admitted must report the end of the
   * call.
   */
  readonly admit: (caller: CallerOf) => Promise<Admission>;
  /**
   * @param failure why the call failed; undefined if the service replied.
   * @param trial that of the call's admission.
   */
  readonly ended: (caller: CallerOf, failure: string | undefined, trial?: number) => Promise<void>;
  /** The number of addresses in memory per state. */
  readonly counts: () => Readonly<Record<Circuit['at'], number>>;
  /** Consecutive failures at an address that this process has counted. */
  readonly failuresAt: (address: string) => number;
};

type Watched = { circuit: Circuit; revision: number; failures: number };
type Ports = { readonly store: EventStore; readonly outside: Pick<Outside, 'now' | 'id'> };

/** The circuits in memory, and how their events are read and recorded. */
const rememberedCircuits = ({ store, outside }: Ports) => {
  const addresses = new LRUCache<string, Watched>({ max: CIRCUITS_REMEMBERED_MAX });

  const watched = async (address: string): Promise<Watched> => {
    const cached = addresses.get(address);
    if (cached !== undefined) return cached;
    const fresh = { circuit: closedCircuit, revision: -1, failures: 0 };
    await catchUp(address, fresh);
    // Another call may have read it in the meantime; its count of failures must not be lost.
    const current = addresses.get(address) ?? fresh;
    addresses.set(address, current);
    return current;
  };

  const catchUp = async (address: string, one: Watched): Promise<void> => {
    for await (const recorded of store.readStream(circuitStream(address), { from: one.revision + 1 })) {
      one.circuit = evolveCircuit(one.circuit, circuitCatalogue.read(recorded));
      one.revision = recorded.revision;
      // Another process has received a reply, so the failures before it are not consecutive.
      if (one.circuit.at === 'closed') one.failures = 0;
    }
  };

  /** @returns whether it was recorded; if another process was faster, its event counts. */
  const record = async (address: string, one: Watched, event: CircuitEvent): Promise<boolean> => {
    const now = outside.now();
    const requestId = outside.id();
    const schemaVersion = circuitCatalogue.versionOf(event.type);
    const metadata = { schemaVersion, occurredAt: now, correlationId: requestId, actor: 'system' as const };
    const expected = one.revision < 0 ? 'no-stream' : one.revision;
    try {
      await store.append(
        circuitStream(address),
        [{ ...event, id: eventId(requestId, 0), metadata }],
        expected,
      );
    } catch (error) {
      if (!isParleyError(error, 'wrong_expected_revision')) throw error;
      await catchUp(address, one);
      return false;
    }
    one.circuit = evolveCircuit(one.circuit, event);
    one.revision += 1;
    return true;
  };

  return { addresses, watched, record };
};

/**
 * Consecutive failures are counted in this process. Openings and closings are events, read at the first call
 * of an address and again before a change is recorded, so that processes agree about them.
 */
export const circuitBreaker = (ports: Ports): CircuitBreaker => {
  const { outside } = ports;
  const { addresses, watched, record } = rememberedCircuits(ports);
  const mailboxes = mailbox();

  const admission = async (one: Watched, { address, agentId }: CallerOf): Promise<Admission> => {
    const decided = () => decideCall(one.circuit, { address, agentId, now: outside.now() });
    const verdict = decided();
    if (typeof verdict !== 'string' && (await record(address, one, verdict)))
      return { calls: true, circuit: one.circuit, trial: one.revision };
    // Another process that was faster may have closed the circuit, or makes the trial itself.
    return { calls: decided() === 'free', circuit: one.circuit };
  };

  return {
    counts: () => {
      const counts = { closed: 0, open: 0, 'half-open': 0 };
      for (const { circuit } of addresses.values()) counts[circuit.at] += 1;
      return counts;
    },
    failuresAt: (address) => addresses.peek(address)?.failures ?? 0,
    admit: async (caller) => {
      const one = await watched(caller.address);
      if (one.circuit.at === 'closed') return { calls: true, circuit: one.circuit };
      return mailboxes.run(caller.address, () => admission(one, caller));
    },
    ended: async ({ address, agentId, failuresMax }, failure, trial) => {
      const one = await watched(address);
      one.failures = failure === undefined ? 0 : one.failures + 1;
      // In order, so that a reply closes an opening that is still being recorded.
      await mailboxes.run(address, async () => {
        const event = decideCallEnd(one.circuit, {
          address,
          agentId,
          now: outside.now(),
          failure,
          failures: one.failures,
          failuresMax,
          // Later events end a trial: only the newest is the one that the circuit waits for.
          isTrial: trial === one.revision,
        });
        if (event !== undefined) await record(address, one, event);
      });
    },
  };
};
