import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from '../../test/support/eventstoredb-double/double-server.ts';
import { ESDB_PAUSE_ATTEMPT_MS_MAX } from '../kernel/limits/eventstoredb.ts';
import { readServerConfig } from '../settings/config.ts';
import { type Opener, openStores, type Stores } from './open-stores.ts';

const cwd = mkdtempSync(join(tmpdir(), 'stores-'));
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => rmSync(cwd, { recursive: true }));

const started = async (): Promise<EventStoreDbDouble> => {
  const double = await startEventStoreDbDouble();
  closing.push(double.close);
  return double;
};

const opened = async (port: number, opener: Omit<Opener, 'cwd'>): Promise<Stores> => {
  const env = { PARLEY_STORE: `esdb://admin:secret@127.0.0.1:${port}?tls=false` };
  const stores = await openStores(readServerConfig({ flags: {}, env, cwd }), { cwd, ...opener });
  closing.push(stores.close);
  return stores;
};

/** A port on which nothing listens. */
const freePort = async (): Promise<number> => {
  const double = await startEventStoreDbDouble();
  await double.close();
  return double.port;
};

describe('an event store on another machine', () => {
  it('has more time while no client waits for an answer', async () => {
    const busy = await started();
    busy.faults.readsAfterMs = ESDB_PAUSE_ATTEMPT_MS_MAX + 200;
    let isStarting = true;
    const { store } = await opened(busy.port, { mayTakeLong: () => isStarting });
    await store.newestPosition();
    isStarting = false;
    await expect(store.newestPosition()).rejects.toMatchObject({ code: 'store_unavailable' });
  });

  it('is waited for with a reason in the log, until the wait is cancelled', async () => {
    const stop = new AbortController();
    const said: string[] = [];
    const onWaiting = (reason: string): void => {
      said.push(reason);
      stop.abort();
    };
    const port = await freePort();
    const opening = opened(port, { mayTakeLong: () => true, onWaiting, stop: stop.signal });
    await expect(opening).rejects.toMatchObject({ code: 'store_unavailable' });
    expect(said).toEqual([`nothing listens on 127.0.0.1:${port}`]);
  });

  it('that cannot be reached is refused with advice', async () => {
    const port = await freePort();
    const opening = opened(port, { mayTakeLong: () => false });
    await expect(opening).rejects.toMatchObject({
      facts: { reason: `nothing listens on 127.0.0.1:${port}` },
    });
  });
});
