import type { EventStore } from '../kernel/event-store.ts';
import { hashesOf } from './batch.ts';
import type { AuditEventOf } from './events.ts';
import { LeafSet } from './leaf-set.ts';
import { readRecord } from './record.ts';

/**
 * All leaves of a record.
 * @param onLeaves called with each part of them
 * @throws recording_unreadable
 */
export const recordedLeaves = async (
  store: Pick<EventStore, 'readStream'>,
  breathe: () => Promise<unknown>,
  onLeaves: (data: AuditEventOf<'LeavesRecorded'>['data']) => void = () => undefined,
): Promise<LeafSet> => {
  const leaves = new LeafSet();
  for await (const event of readRecord(store)) {
    if (event.type !== 'LeavesRecorded') continue;
    leaves.add(hashesOf(event.data));
    onLeaves(event.data);
    await breathe();
  }
  return leaves;
};
