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
import { CIRCUITS_REMEMBERED_MAX } from '../kernel/limits/webhooks.ts';
import { mailbox } from '../outside/mailbox.ts';
import type { Outside } from '../outside/outside.ts';

export type CircuitCaller = {
  /** Scheme, host and port. */
  readonly address: string;
  readonly agentId: string;
  /** Consecutive failures that open the circuit. */
  readonly failuresMax: number;
};

export type Admission = {
  readonly isAdmitted: boolean;
  readonly circuit: Circuit;
  /** The revision of the event that allowed this call; undefined unless it is a trial. */
  readonly trial?: number;
};

/**
 * Stops calls to addresses at which all calls fail. All agents and processes share the state of an address.
 */
export type CircuitBreaker = {
  /**
   * Says whether to call, and if not, when to ask again. A caller that is admitted must report how the call
   * ended.
   */
  readonly admit: (caller: CircuitCaller) => Promise<Admission>;
  /**
   * @param failure why the call failed; undefined if the service replied.
   * @param trial the `trial` of the call's admission.
   */
  readonly reportEnd: (caller: CircuitCaller, failure: string | undefined, trial?: number) => Promise<void>;
  /** The number of addresses in memory per state. */
  readonly counts: () => Readonly<Record<Circuit['at'], number>>;
  /** Consecutive failures at an address that this process has counted. */
  readonly failuresAt: (address: string) => number;
};

type CachedCircuit = { circuit: Circuit; revision: number; failures: number };
type Ports = { readonly store: EventStore; readonly outside: Pick<Outside, 'now' | 'id'> };

/** The circuits in memory, and how their events are read and recorded. */
const circuitCache = ({ store, outside }: Ports) => {
  const addresses = new LRUCache<string, CachedCircuit>({ max: CIRCUITS_REMEMBERED_MAX });

  const circuitAt = async (address: string): Promise<CachedCircuit> => {
    const cached = addresses.get(address);
    if (cached !== undefined) return cached;
    const newEntry = { circuit: closedCircuit, revision: -1, failures: 0 };
    await catchUp(address, newEntry);
    // Another call may have read it in the meantime; its count of failures must not be lost.
    const current = addresses.get(address) ?? newEntry;
    addresses.set(address, current);
    return current;
  };

  const catchUp = async (address: string, entry: CachedCircuit): Promise<void> => {
    for await (const recordedEvent of store.readStream(circuitStream(address), {
      from: entry.revision + 1,
    })) {
      entry.circuit = evolveCircuit(entry.circuit, circuitCatalogue.read(recordedEvent));
      entry.revision = recordedEvent.revision;
      // Another process has received a reply, so the failures before it are not consecutive.
      if (entry.circuit.at === 'closed') entry.failures = 0;
    }
  };

  /** @returns false if another process was faster; then that process's event counts. */
  const record = async (address: string, entry: CachedCircuit, event: CircuitEvent): Promise<boolean> => {
    const now = outside.now();
    const requestId = outside.id();
    const schemaVersion = circuitCatalogue.versionOf(event.type);
    const metadata = { schemaVersion, occurredAt: now, correlationId: requestId, actor: 'system' as const };
    const expectedRevision = entry.revision < 0 ? 'no-stream' : entry.revision;
    try {
      await store.append(
        circuitStream(address),
        [{ ...event, id: eventId(requestId, 0), metadata }],
        expectedRevision,
      );
    } catch (error) {
      if (!isParleyError(error, 'wrong_expected_revision')) throw error;
      await catchUp(address, entry);
      return false;
    }
    entry.circuit = evolveCircuit(entry.circuit, event);
    entry.revision += 1;
    return true;
  };

  return { addresses, circuitAt, record };
};

/**
 * Consecutive failures are counted in this process. Openings and closings are events, read at the first call
 * of an address and again before a change is recorded, so that processes agree about them.
 */
export const circuitBreaker = (ports: Ports): CircuitBreaker => {
  const { outside } = ports;
  const { addresses, circuitAt, record } = circuitCache(ports);
  const mailboxes = mailbox();

  const decideAdmission = async (
    entry: CachedCircuit,
    { address, agentId }: CircuitCaller,
  ): Promise<Admission> => {
    const decide = () => decideCall(entry.circuit, { address, agentId, now: outside.now() });
    const verdict = decide();
    if (typeof verdict !== 'string' && (await record(address, entry, verdict)))
      return { isAdmitted: true, circuit: entry.circuit, trial: entry.revision };
    // Another process that was faster may have closed the circuit, or makes the trial itself.
    return { isAdmitted: decide() === 'free', circuit: entry.circuit };
  };

  return {
    counts: () => {
      const counts = { closed: 0, open: 0, 'half-open': 0 };
      for (const { circuit } of addresses.values()) counts[circuit.at] += 1;
      return counts;
    },
    failuresAt: (address) => addresses.peek(address)?.failures ?? 0,
    admit: async (caller) => {
      const entry = await circuitAt(caller.address);
      if (entry.circuit.at === 'closed') return { isAdmitted: true, circuit: entry.circuit };
      return mailboxes.run(caller.address, () => decideAdmission(entry, caller));
    },
    reportEnd: async ({ address, agentId, failuresMax }, failure, trial) => {
      const entry = await circuitAt(address);
      entry.failures = failure === undefined ? 0 : entry.failures + 1;
      // In order, so that a reply closes a circuit whose opening is still being recorded.
      await mailboxes.run(address, async () => {
        const event = decideCallEnd(entry.circuit, {
          address,
          agentId,
          now: outside.now(),
          failure,
          failures: entry.failures,
          failuresMax,
          // Any later event ends a trial, so only the newest event can be the trial's own.
          isTrial: trial === entry.revision,
        });
        if (event !== undefined) await record(address, entry, event);
      });
    },
  };
};
