import type { EventStore } from '../kernel/event-store.ts';
import { firstValue } from '../kernel/first-value.ts';
import { CLOCKS_APART_MS_MAX } from '../kernel/limits/nodes.ts';

type Log = Pick<EventStore, 'readAll' | 'newestPosition' | 'positionStep'>;

/**
 * A position before which no event occurred at the moment or later, found in some twenty steps instead of by
 * reading the log; if only some positions are cheap to read from, the last of those. Events are in the order
 * of their appends, which clocks of several servers may contradict slightly, so events less than
 * CLOCKS_APART_MS_MAX before the moment are not skipped.
 */
export const positionSince = async (log: Log, moment: string): Promise<number> => {
  const { positionStep } = log;
  const bound = new Date(Date.parse(moment) - CLOCKS_APART_MS_MAX).toISOString();
  let from = 0;
  let to = Math.floor((await log.newestPosition()) / positionStep) + 1;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const event = await firstValue(log.readAll({ after: middle * positionStep - 1, limit: 1 }));
    // Deleted events leave gaps; the next event shows the time.
    if (event === undefined || event.metadata.occurredAt >= bound) to = middle;
    else from = Math.floor(event.position / positionStep) + 1;
  }
  // Behind the last step that is too early there may be some that are not.
  return positionStep === 1 ? from : Math.max(0, from - 1) * positionStep;
};
