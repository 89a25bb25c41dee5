import { afterEach, beforeEach, describe } from 'vitest';
import type { EventStore } from '../../src/kernel/event-store.ts';
import { itAppendsInParallel } from './event-store-concurrency.ts';
import { itRefuses } from './event-store-failures.ts';
import { itReads } from './event-store-reading.ts';
import { itSubscribes } from './event-store-subscribing.ts';

/** A new, empty store for each test. `discard` removes its files after it was closed. */
export type OpenedStore = { readonly store: EventStore; readonly discard: () => Promise<void> };

/** The store under test; opened before each test. */
export type StoreUnderTest = { readonly store: EventStore };

/** The specification of an event store as tests; every engine passes it. */
export const behavesLikeAnEventStore = (name: string, open: () => Promise<OpenedStore>): void => {
  describe(`${name} as an event store`, () => {
    let opened: OpenedStore;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(async () => {
      await opened.store.close();
      await opened.discard();
    });
    const underTest: StoreUnderTest = {
      get store() {
        return opened.store;
      },
    };
    itRefuses(underTest);
    itReads(underTest);
    itSubscribes(underTest);
    itAppendsInParallel(underTest);
  });
};
