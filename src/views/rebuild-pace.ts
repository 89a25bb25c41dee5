import { performance } from 'node:perf_hooks';
import type { UnreadEvent } from '../kernel/unread-event.ts';

export type Pace = { readonly eventsPerSecond: number; readonly secondsLeft: number };

/**
 * Measures the progress of a read from a place in the log. Positions may count bytes, so the estimate is
 * based on them.
 */
export const paceMeter = (start: number, nowMs: () => number = () => performance.now()) => {
  const startedAtMs = nowMs();
  let events = 0;
  return {
    pace: (batch: readonly UnreadEvent[], end: number): Pace => {
      events += batch.length;
      const place = batch.at(-1)?.position ?? start;
      const seconds = Math.max(nowMs() - startedAtMs, 1) / 1_000;
      const secondsLeft = (seconds * Math.max(0, end - place)) / Math.max(1, place - start);
      return { eventsPerSecond: Math.round(events / seconds), secondsLeft: Math.ceil(secondsLeft) };
    },
  };
};
