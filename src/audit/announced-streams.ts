import type { EventStore } from '../kernel/event-store.ts';
import { type LeafRanges, visitLeaves } from './leaf-ranges.ts';
import { recordedPlaces } from './recorded-places.ts';

type Ports = {
  readonly store: Pick<EventStore, 'readStream'>;
  /** Lets others have their turn. */
  readonly breathe: () => Promise<unknown>;
};

/**
 * The record announces erasures. These are the digests of the streams that they erase.
 * @param size leaves of the record
 */
export const announcedStreams = async (
  ports: Ports,
  begunErasures: readonly LeafRanges[],
  size: number,
): Promise<Set<string>> => {
  const announced = new Uint8Array(size);
  await visitLeaves(begunErasures, { size, breathe: ports.breathe }, (leaf) => {
    announced[leaf] = 1;
  });
  const digests = new Set<string>();
  for await (const { leaf, digest } of recordedPlaces(ports)) if (announced[leaf] === 1) digests.add(digest);
  return digests;
};

/**
 * Keeps only the leaves of some streams. An event that was appended after the announcement of its erasure and
 * before the deletion is not in the announcement, but it is in such a stream.
 * @param wanted one byte per leaf of the record; leaves of other streams become zero
 */
export const keepLeavesOf = async (
  ports: Ports,
  digests: ReadonlySet<string>,
  wanted: Uint8Array,
): Promise<void> => {
  const kept = new Uint8Array(wanted.length);
  for await (const { leaf, digest } of recordedPlaces(ports))
    if (wanted[leaf] === 1 && digests.has(digest)) kept[leaf] = 1;
  wanted.set(kept);
};
