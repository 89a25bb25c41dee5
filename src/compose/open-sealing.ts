import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { EventStore } from '../kernel/event-store.ts';
import type { KeyStore } from '../kernel/key-store.ts';
import { personalFieldsOf } from '../kernel/personal-fields.ts';
import type { Sealing } from '../kernel/sealing.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import { sessionEvents } from '../session/events.ts';
import type { ServerConfig } from '../settings/config.ts';
import { type StoreAddress, storeFolder } from '../settings/store-address.ts';
import { renewingEventStore } from '../store/renewing/renewing-event-store.ts';
import { openKeyFiles } from '../store/sealed/key-files.ts';
import { keyRing } from '../store/sealed/key-ring.ts';
import { keyStreams } from '../store/sealed/key-streams.ts';
import { memoryKeyStore } from '../store/sealed/memory-key-store.ts';
import { sealedEventStore } from '../store/sealed/sealed-event-store.ts';
import { sealedSnapshotStore } from '../store/sealed/sealed-snapshot-store.ts';

/** The stores for all rooms except the views: sealed fields are opened, and erased sessions may restart. */
export type OpenedStores = {
  readonly store: EventStore;
  readonly snapshots: SnapshotStore;
  /** Absent if nothing is sealed. */
  readonly sealing?: Sealing;
  readonly keysFolder?: string;
  readonly close: () => Promise<void>;
};

type Surroundings = {
  readonly cwd: string;
  readonly secretKey: Uint8Array;
  readonly now: () => string;
};

const SESSIONS = ['session'];
const SEALED_CATEGORIES = ['session', 'sandbox'];
const KEYS_FOLDER = 'keys';

/** If sealing was on earlier, sealed events stay readable; new events are not sealed. */
export const openSealing = async (
  config: Pick<ServerConfig, 'seal' | 'keys' | 'store' | 'data'>,
  { store, snapshots }: { readonly store: EventStore; readonly snapshots: SnapshotStore },
  around: Surroundings,
): Promise<OpenedStores> => {
  const keysFolder = resolve(around.cwd, config.keys === '' ? join(config.data, KEYS_FOLDER) : config.keys);
  const isEmbedded = storeFolder(config.store) !== undefined;
  const isUsed = config.seal || (isEmbedded && existsSync(keysFolder));
  const withRenewal = (inner: EventStore) => renewingEventStore(inner, SESSIONS);
  if (!isUsed) return { store: withRenewal(store), snapshots, close: async () => undefined };
  const keyStore = await openKeys(config.store, { ...around, keysFolder, store });
  const keys = keyRing(keyStore);
  const fields = personalFieldsOf(sessionEvents);
  const sealed = sealedEventStore(store, { categories: SEALED_CATEGORIES, fields, keys, seals: config.seal });
  return {
    store: withRenewal(sealed.store),
    sealing: sealed.sealing,
    ...(isEmbedded && { keysFolder }),
    snapshots: sealedSnapshotStore(snapshots, { keys, categories: SEALED_CATEGORIES }),
    close: keyStore.close,
  };
};

type KeyPlaces = Surroundings & { readonly keysFolder: string; readonly store: EventStore };

const openKeys = async (
  { kind }: StoreAddress,
  { keysFolder, store, secretKey, now }: KeyPlaces,
): Promise<KeyStore> => {
  switch (kind) {
    case 'memory':
      return memoryKeyStore();
    case 'lmdb':
      return openKeyFiles(keysFolder);
    case 'eventstoredb':
      return keyStreams(store, secretKey, now);
  }
};
