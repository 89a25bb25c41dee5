import Type from 'typebox';
import { type Catalogue, catalogueOf } from '../kernel/catalogue.ts';
import { defineEvent, type EventOf } from '../kernel/event.ts';
import { CIRCUIT_OPEN_MS_MAX, CIRCUIT_OPEN_MS_MIN } from '../kernel/limits.ts';

/** A webhook's address failed too often in a row, or failed its trial: no server calls it until `retryAt`. */
export const CircuitOpened = defineEvent(
  'CircuitOpened',
  1,
  Type.Object({
    /** Scheme, host and port. */
    address: Type.String(),
    openedAt: Type.String(),
    retryAt: Type.String(),
    /** Calls that failed in a row, the trial included. */
    failures: Type.Integer({ minimum: 1 }),
    /** How the last of them failed. */
    reason: Type.String(),
    /** The agent of the call. */
    agentId: Type.String(),
  }),
);

/** One call is let through to see whether the address answers again. */
export const CircuitHalfOpened = defineEvent(
  'CircuitHalfOpened',
  1,
  Type.Object({ address: Type.String(), halfOpenedAt: Type.String(), agentId: Type.String() }),
);

/** The trial was answered: everybody calls again. */
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
  /** When a trial may be made; of an open or half-open circuit. */
  readonly retryAt: string;
  /** How long it was opened for last, milliseconds. */
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
      // A trial without a recorded end must not block the circuit forever.
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

/** Whether a call may be made: freely, as the trial that the event records, or not at all. */
export const decideCall = (
  circuit: Circuit,
  { address, agentId, now }: CallSubject,
): 'free' | 'refused' | Extract<CircuitEvent, { type: 'CircuitHalfOpened' }> => {
  if (circuit.at === 'closed') return 'free';
  const leftMs = Date.parse(circuit.retryAt) - Date.parse(now);
  // More is left than it was opened for where the clock has been set back; servers' clocks differ a little.
  if (leftMs > 0 && leftMs <= circuit.openMs + CIRCUIT_OPEN_MS_MIN) return 'refused';
  return { type: 'CircuitHalfOpened', data: { address, halfOpenedAt: now, agentId } };
};

export type CallEnd = CallSubject & {
  /** How it failed; undefined for an answer. */
  readonly failure: string | undefined;
  /** Calls that failed in a row, this one included. */
  readonly failures: number;
  /** So many in a row open the circuit. */
  readonly failuresMax: number;
};

/** What the end of a call makes of the circuit. Each opening after a failed trial lasts twice as long. */
export const decideCallEnd = (circuit: Circuit, end: CallEnd): CircuitEvent | undefined => {
  const { address, agentId, now, failure, failures, failuresMax } = end;
  if (failure === undefined) {
    if (circuit.at === 'closed') return undefined;
    return { type: 'CircuitClosed', data: { address, closedAt: now, agentId } };
  }
  // Of calls that left before the circuit opened nothing more is to be learned.
  if (circuit.at === 'open' || (circuit.at === 'closed' && failures < failuresMax)) return undefined;
  const openMs = Math.min(Math.max(2 * circuit.openMs, CIRCUIT_OPEN_MS_MIN), CIRCUIT_OPEN_MS_MAX);
  const retryAt = later(now, openMs);
  return {
    type: 'CircuitOpened',
    data: { address, openedAt: now, retryAt, failures, reason: failure, agentId },
  };
};

const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

export const CIRCUIT_CATEGORY = 'circuit';

/** Where the events of an address stand. */
export const circuitStream = (address: string): string =>
  `${CIRCUIT_CATEGORY}-${encodeURIComponent(address)}`;
