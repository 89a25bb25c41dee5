import { type Catalogue, catalogueOf } from '../kernel/catalogue.ts';
import { defineEvent, type EventOf } from '../kernel/event.ts';
import { type Static, Type } from '../kernel/schema.ts';

/** How events were made unreadable: the stream was deleted, or the key of its personal fields destroyed. */
const Mode = Type.Union([Type.Literal('deleted'), Type.Literal('key_destroyed')]);

/**
 * The receipt of an erasure. It identifies no one: `sessions` and `criterion` are HMAC-SHA-256 under the
 * installation's own key, so that with a session's stream and the key one can check whether it was
 * among them.
 */
export const SessionsErased = defineEvent(
  'SessionsErased',
  2,
  Type.Object({
    erasureId: Type.String(),
    agentId: Type.String(),
    erasedAt: Type.String(),
    reason: Type.Union([Type.Literal('session'), Type.Literal('person'), Type.Literal('retention')]),
    /** Hash of the criterion; empty for retention. */
    criterion: Type.String(),
    mode: Mode,
    /** Hashes of the streams. A long list continues in the following events. */
    sessions: Type.Array(Type.String()),
    /** Forks of these sessions that were erased with them. */
    sandboxes: Type.Integer({ minimum: 0 }),
    /** Recorded events that were in the streams. */
    events: Type.Integer({ minimum: 0 }),
    /**
     * Leaves of the verifiable record without events: pairs of a first leaf and a count. None if a key was
     * destroyed, because the sealed event still proves its leaf.
     */
    leaves: Type.Array(Type.Integer({ minimum: 0 })),
  }),
  { upcasters: [(older) => ({ ...older, leaves: [] })] },
);

export const erasureEvents = [SessionsErased] as const;
export type ErasureEvent = EventOf<typeof erasureEvents>;
export const erasureCatalogue: Catalogue<ErasureEvent> = catalogueOf(erasureEvents);

export type ErasureMode = Static<typeof Mode>;

export const ERASURE_CATEGORY = 'erasure';
/** Receipts of an agent share a stream. */
export const erasureStream = (agentId: string): string => `${ERASURE_CATEGORY}-${agentId}`;
