import type { EventStore } from '../kernel/event-store.ts';
import { AUDIT_ERASURE_MS_MAX } from '../kernel/limits/audit.ts';
import type { Outside } from '../outside/outside.ts';
import { announcedStreams, keepLeavesOf } from './announced-streams.ts';
import type { BegunErasure } from './check-record.ts';
import { type LeafRanges, rangesOf } from './leaf-ranges.ts';

type Ports = {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly outside: Pick<Outside, 'now'>;
  /** Lets others have their turn. */
  readonly breathe: () => Promise<unknown>;
};

type MissingLeaves = {
  readonly missingLeaves: readonly number[];
  /** Leaves of the record. */
  readonly size: number;
};

/**
 * The missing leaves whose erasure may still be running. Their events were appended after its announcement,
 * so only its receipt will name them. The time is limited, because an erasure may fail after its
 * announcement. Otherwise somebody could delete events later and blame that erasure.
 */
export const leavesOfRunningErasures = async (
  ports: Ports,
  begunErasures: readonly BegunErasure[],
  { missingLeaves, size }: MissingLeaves,
): Promise<LeafRanges> => {
  const now = Date.parse(ports.outside.now());
  const recentErasures = begunErasures.filter(
    // Clocks of servers differ, so it may have been announced a little later than now.
    ({ begunAt }) => Math.abs(now - Date.parse(begunAt)) <= AUDIT_ERASURE_MS_MAX,
  );
  if (recentErasures.length === 0) return [];
  const digests = await announcedStreams(
    ports,
    recentErasures.map(({ leaves }) => leaves),
    size,
  );
  const wanted = new Uint8Array(size);
  for (const leaf of missingLeaves) wanted[leaf] = 1;
  await keepLeavesOf(ports, digests, wanted);
  return rangesOf(missingLeaves.filter((leaf) => wanted[leaf] === 1));
};
