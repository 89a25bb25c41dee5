import { type Catalogue, catalogueOf } from '../kernel/catalogue.ts';
import { isParleyError } from '../kernel/errors.ts';
import { defineEvent, type EventOf } from '../kernel/event.ts';
import { eventId } from '../kernel/event-id.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { firstValue } from '../kernel/first-value.ts';
import { Type } from '../kernel/schema.ts';

/**
 * Distinguishes one event store from another at the same address. A copy of a store has the identity of the
 * store.
 */
const StoreIdentified = defineEvent(
  'StoreIdentified',
  1,
  Type.Object({
    /** Random. */
    storeId: Type.String(),
  }),
);

export const identityEvents = [StoreIdentified] as const;
export const identityCatalogue: Catalogue<EventOf<typeof identityEvents>> = catalogueOf(identityEvents);

export const IDENTITY_STREAM = 'store-identity';

type Outside = { readonly id: () => string; readonly now: () => string };

/**
 * The identity of a store, recorded on first use.
 * @returns undefined if it could not be recorded, because the disk is full
 */
export const identityOf = async (
  store: Pick<EventStore, 'append' | 'readStream'>,
  { id, now }: Outside,
): Promise<string | undefined> => {
  for (;;) {
    const knownId = await knownIdentity(store);
    if (knownId !== undefined) return knownId;
    const correlationId = id();
    const event = {
      id: eventId(correlationId, 0),
      type: StoreIdentified.type,
      data: { storeId: id() },
      metadata: { schemaVersion: StoreIdentified.version, occurredAt: now(), correlationId },
    };
    try {
      await store.append(IDENTITY_STREAM, [event], 'no-stream');
    } catch (error) {
      if (isParleyError(error, 'disk_full')) return undefined;
      // Another server was faster: its identity is read.
      if (!isParleyError(error, 'wrong_expected_revision')) throw error;
    }
  }
};

/** The identity of a store, if a server has opened it before. */
export const knownIdentity = async (store: Pick<EventStore, 'readStream'>): Promise<string | undefined> => {
  const event = await firstValue(store.readStream(IDENTITY_STREAM, { limit: 1 }));
  return event && identityCatalogue.read(event).data.storeId;
};
