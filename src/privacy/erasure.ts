import Type, { type Static } from 'typebox';
import { type Catalogue, catalogueOf } from '../kernel/catalogue.ts';
import { defineEvent, type EventOf } from '../kernel/event.ts';

/**
 * How what was recorded was made unreadable: its stream is gone, or the key that opens its personal fields.
 */
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
    /** Of what was asked for; empty for retention. */
    criterion: Type.String(),
    mode: Mode,
    /** Hashes of the streams. A long list continues in the following events. */
    sessions: Type.Array(Type.String()),
    /** Forks of these sessions that went with them. */
    sandboxes: Type.Integer({ minimum: 0 }),
    /** Recorded events that were in the streams. */
    events: Type.Integer({ minimum: 0 }),
    /**
     * Leaves of the verifiable record without events: pairs of a first leaf and how many follow from
     * there. None where a key was destroyed: what was recorded sealed still proves its leaf.
     */
    leaves: Type.Array(Type.Integer({ minimum: 0 })),
  }),
  [],
  (older) => ({ ...older, leaves: [] }),
);

export const erasureEvents = [SessionsErased] as const;
export type ErasureEvent = EventOf<typeof erasureEvents>;
export const erasureCatalogue: Catalogue<ErasureEvent> = catalogueOf(erasureEvents);

export type ErasureMode = Static<typeof Mode>;

export const ERASURE_CATEGORY = 'erasure';
/** Receipts of an agent stand together. */
export const erasureStream = (agentId: string): string => `${ERASURE_CATEGORY}-${agentId}`;
