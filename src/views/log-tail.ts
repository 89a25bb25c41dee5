import { setTimeout } from 'node:timers/promises';
import type { EventStore, Subscription } from '../kernel/event-store.ts';
import {
  PROJECTION_BUSY_EVENTS,
  PROJECTION_GATHERED_EVENTS_MAX,
  PROJECTION_PARSED_EVENTS_MAX,
  PROJECTION_PAUSE_MS,
  PROJECTION_PAUSES_MAX,
  PROJECTION_RETRY_MS,
  PROJECTION_TAIL_EVENTS_MAX,
} from '../kernel/limits/views.ts';
import { partitionPoint } from '../kernel/partition-point.ts';
import { asUnread, type UnreadEvent } from '../kernel/unread-event.ts';
import { landmarkAfter, misfitOf, noLandmark } from './landmark.ts';
import { parsedMemory } from './parsed-memory.ts';

/**
 * The newest events, read once for all up-to-date projections. Each member reports its progress; events that
 * all have taken are dropped. It follows the log from where the first member has come to the end of it:
 * before, what is recorded would be read twice.
 */
export type Tail = {
  /** Position of the newest event seen; -1 before the first. */
  readonly newest: () => number;
  /**
   * The events after a place, or `read the log` if some of them are not, or no longer, in memory. Asking
   * makes the caller a member.
   */
  readonly after: (member: symbol, place: number) => readonly UnreadEvent[] | 'read the log';
  readonly leave: (member: symbol) => void;
  /** The first event after a place; undefined if there is none, or it is not, or no longer, in memory. */
  readonly firstAfter: (place: number) => UnreadEvent | undefined;
  /** Counts how often another log was found: views saved before may belong to the earlier one. */
  readonly replacements: () => number;
  /** Calls back on each new event. @returns a function that ends that */
  readonly onNews: (call: () => void) => () => void;
  /** Resolves for all members at once, so that they share parsed events. */
  readonly untilGathered: () => Promise<void>;
  readonly forget: (stream: string) => void;
  readonly close: () => Promise<void>;
};

/** @param start events up to there are read from the log by the members that need them. */
export const openTail = (store: EventStore, start: number): Tail => {
  let memory = makeMemory(start);
  let replacements = 0;
  let landmark = noLandmark('');
  const calls = new Set<() => void>();
  const closeController = new AbortController();
  let subscription: Subscription | undefined;
  let isFollowing = false;
  let gatheringWork: Promise<void> | undefined;

  const take = (events: readonly UnreadEvent[]): void => {
    landmark = landmarkAfter(landmark, events);
    memory.add(events);
    for (const call of calls) call();
  };
  // A closed store delivers nothing more; a broken subscription may be resumed.
  const onEnd = (error?: Error): void => {
    if (error !== undefined) void followAgain();
  };
  const follow = (): void => {
    isFollowing = true;
    const after = memory.newest() < 0 ? undefined : memory.newest();
    subscription =
      store.subscribeUnread?.(after, { onPage: take, onEnd, onResuming: reopen }) ??
      store.subscribe('all', after, { onEvent: (event) => take([asUnread(event)]), onEnd });
  };
  /** If no event was seen yet, it cannot know whether this is the same log. */
  const reopen = async (): Promise<void> => {
    const isSame = landmark.position >= 0 && (await misfitOf(store, landmark)) === undefined;
    if (isSame) return;
    const newest = await store.newestPosition();
    void subscription?.stop();
    memory = makeMemory(newest);
    landmark = noLandmark('');
    replacements += 1;
    follow();
    for (const call of calls) call();
  };
  const followAgain = async (): Promise<void> => {
    try {
      await setTimeout(PROJECTION_RETRY_MS, undefined, { signal: closeController.signal });
      follow();
    } catch {
      // The tail or its store was closed.
    }
  };

  return {
    newest: () => memory.newest(),
    after: (member, place) => {
      if (!isFollowing && place >= start) {
        memory = makeMemory(place);
        follow();
      }
      return memory.after(member, place);
    },
    leave: (member) => memory.leave(member),
    firstAfter: (place) => memory.firstAfter(place),
    replacements: () => replacements,
    onNews: (call) => {
      calls.add(call);
      return () => calls.delete(call);
    },
    untilGathered: () => {
      gatheringWork ??= gather(() => memory.size(), closeController.signal).finally(() => {
        gatheringWork = undefined;
      });
      return gatheringWork;
    },
    forget: (stream) => memory.forget(stream),
    close: async () => {
      closeController.abort();
      await subscription?.stop();
    },
  };
};

/** Longer under load, because a state is saved once per pause, however often it changed. */
const gather = async (size: () => number, signal: AbortSignal): Promise<void> => {
  let before = size();
  for (let pauses = 0; pauses < PROJECTION_PAUSES_MAX && !signal.aborted; pauses += 1) {
    await setTimeout(PROJECTION_PAUSE_MS, undefined, { signal }).catch(() => undefined);
    const events = size();
    const came = events - before;
    if (came < PROJECTION_BUSY_EVENTS || events + came > PROJECTION_GATHERED_EVENTS_MAX) return;
    before = events;
  }
};

const makeMemory = (start: number) => {
  const parsedEvents = parsedMemory(PROJECTION_PARSED_EVENTS_MAX);
  let events: UnreadEvent[] = [];
  /** Events up to here are no longer in memory. */
  let forgottenTo = start;
  let newest = start;
  const places = new Map<symbol, number>();

  const letGo = (): void => {
    const takenByAll = Math.min(newest, ...places.values());
    const count = Math.max(indexAfter(events, takenByAll), events.length - PROJECTION_TAIL_EVENTS_MAX);
    forgottenTo = events[count - 1]?.position ?? forgottenTo;
    if (count > 0) events = events.slice(count);
    if (events.length === 0) parsedEvents.clear();
  };

  return {
    newest: () => newest,
    size: () => events.length,
    add: (page: readonly UnreadEvent[]): void => {
      for (const event of page) {
        event.keepIn(parsedEvents);
        events.push(event);
      }
      newest = page.at(-1)?.position ?? newest;
      // Not with every page, because dropping events copies the rest.
      if (places.size === 0 || events.length >= 2 * PROJECTION_TAIL_EVENTS_MAX) letGo();
    },
    after: (member: symbol, place: number): readonly UnreadEvent[] | 'read the log' => {
      if (place < forgottenTo) {
        places.delete(member);
        return 'read the log';
      }
      places.set(member, place);
      letGo();
      return events.slice(indexAfter(events, place));
    },
    leave: (member: symbol): void => {
      places.delete(member);
    },
    firstAfter: (place: number): UnreadEvent | undefined =>
      place < forgottenTo ? undefined : events[indexAfter(events, place)],
    forget: (stream: string): void => {
      events = events.filter((event) => event.stream !== stream);
    },
  };
};

/** Index of the first event after a position; the events are in order. */
export const indexAfter = (events: readonly UnreadEvent[], place: number): number =>
  partitionPoint(events, ({ position }) => position <= place);
