import { describe, expect, it } from 'vitest';
import { eventOf } from '../../test/support/store-events.ts';
import type { EventStore, ReadAllOptions } from '../kernel/event-store.ts';
import { PROJECTION_BATCH_EVENTS } from '../kernel/limits/views.ts';
import { unreadPages } from '../kernel/unread-log.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { type SharedLog, sharedLog } from './shared-log.ts';

const EVENTS = 2 * PROJECTION_BATCH_EVENTS + 7;

const said = (number: number) => eventOf('Said', {}, `${number}`);

const world = async () => {
  const store = memoryEventStore();
  await store.append(
    'session-a-1',
    Array.from({ length: EVENTS }, (_, number) => said(number)),
    'any',
  );
  const reads: ReadAllOptions[] = [];
  const counted: EventStore = {
    ...store,
    readUnread: (options = {}) => {
      reads.push(options);
      return unreadPages(store, options);
    },
  };
  return { reads, store: counted };
};

const positionsIn = async (log: SharedLog, place: number, most = EVENTS): Promise<readonly number[]> => {
  const positions: number[] = [];
  for await (const batch of log.after(place)) {
    for (const { position } of batch) positions.push(position);
    if (positions.length >= most) break;
  }
  return positions;
};

const from = (first: number): readonly number[] =>
  Array.from({ length: EVENTS - first }, (_, number) => first + number);

describe('the log', () => {
  it('is read once for all readers that begin together, each from its own place', async () => {
    const { reads, store } = await world();
    const log = sharedLog(store);
    const all = await Promise.all([-1, 4, EVENTS - 3].map((place) => positionsIn(log, place)));
    expect(all).toEqual([from(0), from(5), from(EVENTS - 2)]);
    expect(reads).toHaveLength(1);
  });

  it('continues for the others if one of them stops', async () => {
    const { store } = await world();
    const log = sharedLog(store);
    const [all, some] = await Promise.all([positionsIn(log, -1), positionsIn(log, -1, 1)]);
    expect(all).toEqual(from(0));
    expect(some).toEqual(from(0).slice(0, PROJECTION_BATCH_EVENTS));
  });

  it('is read again for a reader that needs events that have passed', async () => {
    const { reads, store } = await world();
    const log = sharedLog(store);
    const first = log.after(-1);
    await first.next();
    expect(await positionsIn(log, -1)).toEqual(from(0));
    await first.return();
    expect(reads).toHaveLength(2);
  });

  it('can be joined by a reader that needs only later events', async () => {
    const { reads, store } = await world();
    const log = sharedLog(store);
    const first = log.after(-1);
    await first.next();
    const second = positionsIn(log, PROJECTION_BATCH_EVENTS);
    while ((await first.next()).done !== true);
    expect(await second).toEqual(from(PROJECTION_BATCH_EVENTS + 1));
    expect(reads).toHaveLength(1);
  });

  it('reports a store failure to all its readers, and is read again afterwards', async () => {
    const { store } = await world();
    let isAway = true;
    const failing: EventStore = {
      ...store,
      readUnread: (options) => {
        if (isAway) throw new Error('away');
        return unreadPages(store, options ?? {});
      },
    };
    const log = sharedLog(failing);
    const both = await Promise.allSettled([positionsIn(log, -1), positionsIn(log, 3)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await positionsIn(log, -1)).toEqual(from(0));
  });
});
