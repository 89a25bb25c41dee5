import { type Catalogue, catalogueOf } from '../kernel/catalogue.ts';
import { defineEvent, type EventOf } from '../kernel/event.ts';
import { CIRCUIT_OPEN_MS_MAX, CIRCUIT_OPEN_MS_MIN } from '../kernel/limits/webhooks.ts';
import { Type } from '../kernel/schema.ts';

/**
 * A webhook's address failed too often in a row, or failed its trial call: no server calls it until
 * `retryAt`.
 */
export const CircuitOpened = defineEvent(
  'CircuitOpened',
  1,
  Type.Object({
    /** Scheme, host and port. */
    address: Type.String(),
    openedAt: Type.String(),
    retryAt: Type.String(),
    /** Consecutive failed calls, including the trial. */
    failures: Type.Integer({ minimum: 1 }),
    /** The reason of the last failure. */
    reason: Type.String(),
    /** The agent of the call. */
    agentId: Type.String(),
  }),
);

/** One trial call is allowed, to test whether the address answers again. */
export const CircuitHalfOpened = defineEvent(
  'CircuitHalfOpened',
  1,
  Type.Object({ address: Type.String(), halfOpenedAt: Type.String(), agentId: Type.String() }),
);

/** The trial succeeded: all servers call the address again. */
export const CircuitClosed = defineEvent(
  'CircuitClosed',
  1,
  Type.Object({ address: Type.String(), closedAt: Type.String(), agentId: Type.String() }),
);

export const circuitEvents = [CircuitOpened, CircuitHalfOpened, CircuitClosed] as const;
export type CircuitEvent = EventOf<typeof circuitEvents>;
export const circuitCatalogue: Catalogue<CircuitEvent> = catalogueOf(circuitEvents);

export type Circuit = {
  readonly at: 'closed' | 'open' | 'half-open';
  /** When a trial may be made; set unless the circuit is closed. */
  readonly retryAt: string;
  /** The duration of the last opening, in milliseconds. */
  readonly openMs: number;
  readonly failures: number;
};

export const closedCircuit: Circuit = { at: 'closed', retryAt: '', openMs: 0, failures: 0 };

export const evolveCircuit = (circuit: Circuit, event: CircuitEvent): Circuit => {
  switch (event.type) {
    case 'CircuitOpened': {
      const { openedAt, retryAt, failures } = event.data;
      return { at: 'open', retryAt, openMs: Date.parse(retryAt) - Date.parse(openedAt), failures };
    }
    case 'CircuitHalfOpened': {
      // A trial without a recorded end must not block the circuit permanently.
      const retryAt = later(event.data.halfOpenedAt, circuit.openMs);
      return { ...circuit, at: 'half-open', retryAt };
    }
    case 'CircuitClosed':
      return closedCircuit;
    default:
      return event satisfies never;
  }
};

export type CallSubject = { readonly address: string; readonly agentId: string; readonly now: string };

/** Whether a call is allowed, is the trial that the event records, or is refused. */
export const decideCall = (
  circuit: Circuit,
  { address, agentId, now }: CallSubject,
): 'free' | 'refused' | Extract<CircuitEvent, { type: 'CircuitHalfOpened' }> => {
  if (circuit.at === 'closed') return 'free';
  const leftMs = Date.parse(circuit.retryAt) - Date.parse(now);
  // The remaining time exceeds the duration only if the clock was set back; servers' clocks differ slightly.
  if (leftMs > 0 && leftMs <= circuit.openMs + CIRCUIT_OPEN_MS_MIN) return 'refused';
  return { type: 'CircuitHalfOpened', data: { address, halfOpenedAt: now, agentId } };
};

export type CallEnd = CallSubject & {
  /** Why the call failed; undefined for an answer. */
  readonly failure: string | undefined;
  /** Consecutive failed calls, including this one. */
  readonly failures: number;
  /** The number of failures that opens the circuit. */
  readonly failuresMax: number;
  /** Whether this call is the trial that the circuit waits for. */
  readonly isTrial: boolean;
};

/** Decides what the end of a call changes. Each opening after a failed trial lasts twice as long. */
export const decideCallEnd = (circuit: Circuit, end: CallEnd): CircuitEvent | undefined => {
  const { address, agentId, now, failure, failures, failuresMax, isTrial } = end;
  if (failure === undefined) {
    if (circuit.at === 'closed') return undefined;
    return { type: 'CircuitClosed', data: { address, closedAt: now, agentId } };
  }
  // Calls that began before the circuit opened, or before its trial, give no new information.
  if (circuit.at === 'closed' ? failures < failuresMax : !isTrial) return undefined;
  const openMs = Math.min(Math.max(2 * circuit.openMs, CIRCUIT_OPEN_MS_MIN), CIRCUIT_OPEN_MS_MAX);
  const retryAt = later(now, openMs);
  return {
    type: 'CircuitOpened',
    data: { address, openedAt: now, retryAt, failures, reason: failure, agentId },
  };
};

const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

const CIRCUIT_CATEGORY = 'circuit';

/** The name of the stream with the events of an address. */
export const circuitStream = (address: string): string =>
  `${CIRCUIT_CATEGORY}-${encodeURIComponent(address)}`;
