import type { RecordedEvent } from '../../src/kernel/event.ts';
import type { EventStore, Subscription, SubscriptionTarget } from '../../src/kernel/event-store.ts';

/** The notifications of a subscriber, in order: an event's id, 'caught up', or how it ended. */
export type Watcher = {
  readonly told: string[];
  readonly events: RecordedEvent[];
  readonly subscription: Subscription;
  /** Resolves as soon as `enough` returns true; the test's own timeout limits the wait. */
  readonly until: (enough: (watcher: Watcher) => boolean) => Promise<void>;
};

export const CAUGHT_UP = 'caught up';

export const watch = (
  store: EventStore,
  target: SubscriptionTarget,
  { after, onEvent }: { after?: number | undefined; onEvent?: (event: RecordedEvent) => unknown } = {},
): Watcher => {
  let waiting: { enough: (watcher: Watcher) => boolean; resolve: () => void }[] = [];
  const tell = (what: string): void => {
    watcher.told.push(what);
    waiting = waiting.filter(({ enough, resolve }) => {
      if (!enough(watcher)) return true;
      resolve();
      return false;
    });
  };
  const watcher: Watcher = {
    told: [],
    events: [],
    subscription: store.subscribe(target, after, {
      onEvent: async (event) => {
        await onEvent?.(event);
        watcher.events.push(event);
        tell(event.id);
      },
      onCaughtUp: () => tell(CAUGHT_UP),
      onEnd: (error) => tell(error === undefined ? 'ended' : `ended: ${error.message}`),
    }),
    until: (enough) =>
      new Promise((resolve) => {
        if (enough(watcher)) resolve();
        else waiting.push({ enough, resolve });
      }),
  };
  return watcher;
};

export const hasCaughtUp = ({ told }: Watcher): boolean => told.includes(CAUGHT_UP);
export const hasEnded = ({ told }: Watcher): boolean => told.some((what) => what.startsWith('ended'));
export const hasEvents =
  (count: number) =>
  ({ events }: Watcher): boolean =>
    events.length >= count;
