import { setTimeout } from 'node:timers/promises';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore, Subscription } from '../kernel/event-store.ts';
import { PROJECTION_RETRY_MS, PROJECTION_TAIL_EVENTS_MAX } from '../kernel/limits.ts';

/**
 * The newest events, read once for all projections that are up to date. Each says how far it is; what all
 * have taken is let go.
 */
export type Tail = {
  /** Position of the newest event seen; -1 before the first. */
  readonly newest: () => number;
  /** The events after a place, or that some of them are not remembered (any more). Who asks is a member. */
  readonly after: (member: symbol, place: number) => readonly RecordedEvent[] | 'read the log';
  readonly leave: (member: symbol) => void;
  /** Calls back whenever something is new. @returns how to end that */
  readonly onNews: (call: () => void) => () => void;
  readonly forget: (stream: string) => void;
  readonly close: () => Promise<void>;
};

/** @param start what stands up to there is read from the log, by those who need it. */
export const openTail = (store: EventStore, start: number): Tail => {
  const memory = makeMemory(start);
  const calls = new Set<() => void>();
  const closing = new AbortController();
  let subscription: Subscription | undefined;

  const follow = (): void => {
    subscription = store.subscribe('all', memory.newest() < 0 ? undefined : memory.newest(), {
      onEvent: (event) => {
        memory.add(event);
        for (const call of calls) call();
      },
      // A store that ends takes nothing more; one that broke may come back.
      onEnd: (error) => {
        if (error !== undefined) void followAgain();
      },
    });
  };
  const followAgain = async (): Promise<void> => {
    try {
      await setTimeout(PROJECTION_RETRY_MS, undefined, { signal: closing.signal });
      follow();
    } catch {
      // It was closed, or the store was.
    }
  };
  follow();

  return {
    newest: memory.newest,
    after: memory.after,
    leave: memory.leave,
    onNews: (call) => {
      calls.add(call);
      return () => calls.delete(call);
    },
    forget: memory.forget,
    close: async () => {
      closing.abort();
      await subscription?.stop();
    },
  };
};

const makeMemory = (start: number) => {
  let events: RecordedEvent[] = [];
  /** Nothing up to here is remembered. */
  let forgottenTo = start;
  let newest = start;
  const places = new Map<symbol, number>();

  const letGo = (): void => {
    const takenByAll = Math.min(newest, ...places.values());
    const left = events.findIndex(({ position }) => position > takenByAll);
    const taken = left < 0 ? events.length : left;
    const count = Math.max(taken, events.length - PROJECTION_TAIL_EVENTS_MAX);
    forgottenTo = events[count - 1]?.position ?? forgottenTo;
    if (count > 0) events = events.slice(count);
  };

  return {
    newest: () => newest,
    add: (event: RecordedEvent): void => {
      events.push(event);
      newest = event.position;
      // Not with every event: letting go copies what is left.
      if (places.size === 0 || events.length >= 2 * PROJECTION_TAIL_EVENTS_MAX) letGo();
    },
    after: (member: symbol, place: number): readonly RecordedEvent[] | 'read the log' => {
      if (place < forgottenTo) {
        places.delete(member);
        return 'read the log';
      }
      places.set(member, place);
      letGo();
      const first = events.findIndex(({ position }) => position > place);
      return first < 0 ? [] : events.slice(first);
    },
    leave: (member: symbol): void => {
      places.delete(member);
    },
    forget: (stream: string): void => {
      events = events.filter((event) => event.stream !== stream);
    },
  };
};
