import type { EventStore, OnDamage } from '../../kernel/event-store.ts';
import { LOG_POLL_INTERVAL_MS } from '../../kernel/limits/store.ts';
import { embeddedEventStore } from '../embedded/embedded-event-store.ts';
import { commitQueue } from './commit-queue.ts';
import { lmdbLog } from './lmdb-log.ts';
import { type LmdbEnvironment, openLmdb } from './open-lmdb.ts';

/** The event store in an open data folder. Closing it leaves the folder open: close that afterwards. */
export const lmdbEventStore = (env: LmdbEnvironment, onDamage?: OnDamage): EventStore => {
  const log = lmdbLog(env, onDamage);
  const { commit, drained } = commitQueue(env, log);
  return embeddedEventStore({
    log,
    commit,
    pollIntervalMs: LOG_POLL_INTERVAL_MS,
    close: drained,
  });
};

/**
 * Opens a data folder only for its event store. Several processes may do so at once.
 * @throws store_unavailable if the folder cannot be used.
 */
export const openLmdbEventStore = async ({ path }: { readonly path: string }): Promise<EventStore> => {
  const env = openLmdb({ path });
  const store = lmdbEventStore(env);
  let closure: Promise<void> | undefined;
  return {
    ...store,
    close: () => {
      closure ??= store.close().then(() => env.close());
      return closure;
    },
  };
};
