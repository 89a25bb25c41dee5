import type { EventStore } from '../kernel/event-store.ts';
import { type LeafRanges, visitLeaves } from './leaf-ranges.ts';
import { recordedPlaces } from './recorded-places.ts';

type Ports = {
  readonly store: Pick<EventStore, 'readStream'>;
  /** Lets others have their turn. */
  readonly breathe: () => Promise<unknown>;
};

/**
 * Keeps only the leaves of streams whose erasure the record announced. An event that was appended after the
 * announcement and before the deletion is not in the announcement, but it is in such a stream.
 * @param wanted one byte per leaf of the record; leaves of other streams become zero
 */
export const keepAnnouncedStreams = async (
  ports: Ports,
  begunErasures: readonly LeafRanges[],
  wanted: Uint8Array,
): Promise<void> => {
  const announced = new Uint8Array(wanted.length);
  const steps = { size: wanted.length, breathe: ports.breathe };
  await visitLeaves(begunErasures, steps, (leaf) => {
    announced[leaf] = 1;
  });
  const digests = new Set<string>();
  for await (const { leaf, digest } of recordedPlaces(ports)) if (announced[leaf] === 1) digests.add(digest);
  const kept = new Uint8Array(wanted.length);
  for await (const { leaf, digest } of recordedPlaces(ports))
    if (wanted[leaf] === 1 && digests.has(digest)) kept[leaf] = 1;
  wanted.set(kept);
};
