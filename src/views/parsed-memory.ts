import type { ParsedEvents, UnreadEvent } from '../kernel/unread-event.ts';

/** The newest few parsed events, for all projections that read them at about the same time. */
export type ParsedMemory = ParsedEvents & { readonly clear: () => void };

export const parsedMemory = (size: number): ParsedMemory => {
  const events: (UnreadEvent | undefined)[] = [];
  let next = 0;
  return {
    keep: (event) => {
      events[next]?.forget();
      events[next] = event;
      next = (next + 1) % size;
    },
    clear: () => {
      for (const event of events) event?.forget();
      events.length = 0;
      next = 0;
    },
  };
};
