import type { EventStore } from '../kernel/event-store.ts';
import { CLOCKS_APART_MS_MAX } from '../kernel/limits.ts';

type Log = Pick<EventStore, 'readAll' | 'readUnread' | 'newestPosition'>;

/**
 * A position before which nothing occurred at the moment or later, found in some twenty steps instead of by
 * reading the log. Events stand in the order of their appends, which clocks of several servers may contradict
 * a little: what lies within CLOCKS_APART_MS_MAX before the moment is not skipped.
 * @returns 0 where positions do not count events, and so cannot be halved
 */
export const positionSince = async (log: Log, moment: string): Promise<number> => {
  if (log.readUnread === undefined) return 0;
  const bound = new Date(Date.parse(moment) - CLOCKS_APART_MS_MAX).toISOString();
  let from = 0;
  let to = (await log.newestPosition()) + 1;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const event = await firstFrom(log, middle);
    // Events that were deleted leave gaps; what comes behind one tells of it.
    if (event === undefined || event.metadata.occurredAt >= bound) to = middle;
    else from = event.position + 1;
  }
  return from;
};

const firstFrom = async (log: Log, position: number) => {
  for await (const event of log.readAll({ after: position - 1, limit: 1 })) return event;
  return undefined;
};
