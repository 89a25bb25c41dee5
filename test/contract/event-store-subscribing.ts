import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { freshCategory, freshStream, idsOf, revisionsOf, someEvents } from '../support/store-events.ts';
import { CAUGHT_UP, hasCaughtUp, hasEnded, hasEvents, watch } from '../support/watcher.ts';
import type { StoreUnderTest } from './event-store-contract.ts';

export const itSubscribes = (given: StoreUnderTest): void => {
  describe('ends a subscription', () => {
    it('if its subscriber throws, with the error, and sends it no further events', async () => {
      const stream = freshStream();
      await given.store.append(stream, someEvents(3), 'no-stream');
      const watcher = watch(
        given.store,
        { stream },
        {
          onEvent: ({ revision }) => {
            if (revision === 1) throw new Error('enough');
          },
        },
      );
      await watcher.until(hasEnded);
      await given.store.append(stream, someEvents(1), 2);
      await setTimeout(50);
      expect(watcher.told).toEqual([watcher.events[0]?.id, 'ended: enough']);
    });

    it('without affecting another', async () => {
      const stream = freshStream();
      const failing = watch(given.store, { stream }, { onEvent: () => Promise.reject(new Error('enough')) });
      const steady = watch(given.store, { stream });
      await given.store.append(stream, someEvents(2), 'no-stream');
      await failing.until(hasEnded);
      await given.store.append(stream, someEvents(1), 1);
      await steady.until(hasEvents(3));
      expect(revisionsOf(steady.events)).toEqual([0, 1, 2]);
    });

    it('when the store is closed', async () => {
      const watcher = watch(given.store, { stream: freshStream() });
      await watcher.until(hasCaughtUp);
      await given.store.close();
      await watcher.until(hasEnded);
      expect(watcher.told).toEqual([CAUGHT_UP, 'ended']);
    });

    it('that is stopped, silently and after the current event', async () => {
      const stream = freshStream();
      await given.store.append(stream, someEvents(5), 'no-stream');
      let arrived = (): void => undefined;
      const arrival = new Promise<void>((resolve) => {
        arrived = resolve;
      });
      const watcher = watch(
        given.store,
        { stream },
        {
          onEvent: async () => {
            arrived();
            await setTimeout(30);
          },
        },
      );
      await arrival;
      await watcher.subscription.stop();
      expect(revisionsOf(watcher.events)).toEqual([0]);
      await given.store.append(stream, someEvents(1), 4);
      await setTimeout(50);
      expect(watcher.told).toHaveLength(1);
      await watcher.subscription.stop();
    });
  });

  describe('subscribes', () => {
    it('to a stream: existing events, one end marker, then new events', async () => {
      const stream = freshStream();
      const events = someEvents(4);
      await given.store.append(stream, events.slice(0, 2), 'no-stream');
      const watcher = watch(given.store, { stream });
      await watcher.until(hasCaughtUp);
      await given.store.append(freshStream(), someEvents(1), 'no-stream');
      await given.store.append(stream, events.slice(2), 1);
      await watcher.until(hasEvents(4));
      expect(watcher.told).toEqual([...idsOf(events.slice(0, 2)), CAUGHT_UP, ...idsOf(events.slice(2))]);
      expect(revisionsOf(watcher.events)).toEqual([0, 1, 2, 3]);
    });

    it('to a missing stream', async () => {
      const stream = freshStream();
      const watcher = watch(given.store, { stream });
      await watcher.until(hasCaughtUp);
      const events = someEvents(1);
      await given.store.append(stream, events, 'no-stream');
      await watcher.until(hasEvents(1));
      expect(watcher.told).toEqual([CAUGHT_UP, ...idsOf(events)]);
    });

    it('from a revision of a stream', async () => {
      const stream = freshStream();
      await given.store.append(stream, someEvents(5), 'no-stream');
      const watcher = watch(given.store, { stream }, { after: 2 });
      await watcher.until(hasCaughtUp);
      expect(revisionsOf(watcher.events)).toEqual([3, 4]);
    });

    it('from a position of a category or of the log', async () => {
      const category = freshCategory();
      const first = await given.store.append(freshStream(category), someEvents(2), 'no-stream');
      const events = someEvents(3);
      await given.store.append(freshStream(category), events, 'no-stream');
      for (const target of [{ category }, 'all'] as const) {
        const watcher = watch(given.store, target, { after: first.position });
        await watcher.until(hasEvents(3));
        await watcher.until(hasCaughtUp);
        expect(idsOf(watcher.events)).toEqual(idsOf(events));
      }
    });

    it('to a category only', async () => {
      const category = freshCategory();
      const watcher = watch(given.store, { category });
      const events = someEvents(4);
      await given.store.append(freshStream(category), events.slice(0, 2), 'no-stream');
      await given.store.append(freshStream(), someEvents(2), 'no-stream');
      await given.store.append(freshStream(category), events.slice(2), 'no-stream');
      await watcher.until(hasEvents(4));
      expect(idsOf(watcher.events)).toEqual(idsOf(events));
    });

    it('to all streams in the order of positions', async () => {
      const category = freshCategory();
      const { position: after } = await given.store.append(freshStream(), someEvents(1), 'no-stream');
      const watcher = watch(given.store, 'all', { after });
      await Promise.all(
        Array.from({ length: 20 }, () => given.store.append(freshStream(category), someEvents(3), 'any')),
      );
      await watcher.until(hasEvents(60));
      const positions = watcher.events.map(({ position }) => position);
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      expect(new Set(idsOf(watcher.events)).size).toBe(60);
    });

    it('and delivers one event at a time', async () => {
      const stream = freshStream();
      await given.store.append(stream, someEvents(10), 'no-stream');
      let inHand = 0;
      let inHandMax = 0;
      const watcher = watch(
        given.store,
        { stream },
        {
          onEvent: async () => {
            inHandMax = Math.max(inHandMax, ++inHand);
            await setTimeout(1);
            inHand--;
          },
        },
      );
      await given.store.append(stream, someEvents(10), 9);
      await watcher.until(hasEvents(20));
      expect(inHandMax).toBe(1);
      expect(revisionsOf(watcher.events)).toEqual(Array.from({ length: 20 }, (_, revision) => revision));
    });

    it('without missing or repeating events while others append', async () => {
      const stream = freshStream();
      const append = async (): Promise<void> => {
        for (let revision = -1; revision < 199; revision++)
          await given.store.append(stream, someEvents(1), revision === -1 ? 'no-stream' : revision);
      };
      const appending = append();
      const watchers = [0, 1, 2].map(() => watch(given.store, { stream }));
      await appending;
      watchers.push(watch(given.store, { stream }));
      for (const watcher of watchers) {
        await watcher.until(hasEvents(200));
        expect(revisionsOf(watcher.events)).toEqual(Array.from({ length: 200 }, (_, revision) => revision));
      }
    });

    it('and does not call the subscriber before it returns the subscription', async () => {
      const stream = freshStream();
      await given.store.append(stream, someEvents(1), 'no-stream');
      const watcher = watch(given.store, { stream });
      expect(watcher.told).toEqual([]);
      await watcher.until(hasEvents(1));
    });
  });
};
