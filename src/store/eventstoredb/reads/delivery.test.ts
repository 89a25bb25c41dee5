import { performance } from 'node:perf_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { openEnding } from '../../../kernel/ending.ts';
import { ESDB_FOLLOW_PAUSE_MS } from '../../../kernel/limits/eventstoredb.ts';
import { type FollowedSource, runOn, type SubscriberProgress } from './delivery.ts';

afterEach(() => vi.restoreAllMocks());

const NOW_MS = 10_000;
/** Fewer than make a follower busy, at twice the rate. */
const OWN_EVENTS = 100;

/** A follower who last read a pause ago, of a log to which this process has appended since. */
const follower = (isBusy: boolean) => {
  vi.spyOn(performance, 'now').mockReturnValue(NOW_MS);
  const delivered: number[] = [];
  let askedOfServer = 0;
  const source: FollowedSource<number, number> = {
    prepare: async () => {
      askedOfServer += 1;
      return OWN_EVENTS;
    },
    follow: () => ({ next: async () => undefined, stop: () => undefined }),
    placeOf: (place) => place,
    take: (place) => place,
    written: {
      after: (place) => Array.from({ length: OWN_EVENTS - place }, (_, index) => place + index + 1),
      clear: () => undefined,
    },
  };
  const progress: SubscriberProgress = {
    place: 0,
    searchedTo: -1,
    waitMs: 0,
    isResuming: false,
    isBusy,
    newestAtStart: 0,
    readAt: NOW_MS - ESDB_FOLLOW_PAUSE_MS,
    caughtUp: () => undefined,
    failure: undefined,
  };
  const delivery = {
    state: 'live' as const,
    flow: undefined,
    stopping: new AbortController(),
    ending: openEnding(),
    done: Promise.resolve(),
  };
  const sink = {
    onPage: (page: readonly number[], onDelivered: (place: number) => boolean) => {
      for (const place of page) {
        delivered.push(place);
        onDelivered(place);
      }
    },
  };
  const run = () => runOn({ delivery, order: { source, after: 0, sink }, progress });
  return { run, delivered, askedOfServer: () => askedOfServer };
};

it('takes own events from memory between two pauses of a busy follower, however few they are', async () => {
  const { run, delivered, askedOfServer } = follower(true);
  expect(await run()).toBe('busy');
  expect(delivered).toHaveLength(OWN_EVENTS);
  expect(askedOfServer()).toBe(0);
});

it('leaves so few to the server for a follower that was not busy', async () => {
  const { run, delivered, askedOfServer } = follower(false);
  await run();
  expect(delivered).toEqual([]);
  expect(askedOfServer()).toBe(1);
});
