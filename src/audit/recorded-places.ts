import { isParleyError } from '../kernel/errors.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { type LeafPlace, placesIn } from './batch.ts';
import { type AuditEventOf, LeavesRecorded } from './events.ts';
import { survivingRecord } from './surviving-record.ts';

type Ports = {
  readonly store: Pick<EventStore, 'readStream'>;
  /** Lets others have their turn. */
  readonly breathe: () => Promise<unknown>;
};

/** The places of all leaves, without those in damaged parts of the record. */
export async function* recordedPlaces({ store, breathe }: Ports): AsyncGenerator<LeafPlace> {
  try {
    // Changed events may have any shape; the valid rest is still useful.
    for await (const { type, data } of survivingRecord(store, () => undefined)) {
      if (type !== LeavesRecorded.type) continue;
      for (const place of placesIn(data as AuditEventOf<'LeavesRecorded'>['data'])) yield place;
      await breathe();
    }
  } catch (error) {
    // A record that cannot be read was reported before. Its leaves stay without names.
    if (isParleyError(error)) throw error;
  }
}
