import { existsSync } from 'node:fs';
import { keysFolderOf } from '../disk/data-names.ts';
import type { EventPlace } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { KeyStore } from '../kernel/key-store.ts';
import { personalFieldsOf } from '../kernel/personal-fields.ts';
import type { Sealing } from '../kernel/sealing.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import { firstStreamName } from '../kernel/stream-name.ts';
import { keyedHash } from '../outside/secrets.ts';
import { ERASURE_CATEGORY, erasureCatalogue } from '../privacy/erasure.ts';
import { sessionEvents } from '../session/events.ts';
import type { ServerConfig } from '../settings/config.ts';
import { type StoreAddress, storeFolder } from '../settings/store-address.ts';
import { renewingEventStore } from '../store/renewing/renewing-event-store.ts';
import { openKeyFiles } from '../store/sealed/key-files.ts';
import { keyRing } from '../store/sealed/key-ring.ts';
import { keyStreams } from '../store/sealed/key-streams.ts';
import { memoryKeyStore } from '../store/sealed/memory-key-store.ts';
import { type OnKeyMissing, sealedEventStore } from '../store/sealed/sealed-event-store.ts';
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
  /** Called when the key of an event is missing, although the event was not erased. */
  readonly onKeyMissing?: OnKeyMissing;
};

const SESSIONS = ['session'];
const SEALED_CATEGORIES = ['session', 'sandbox'];
const SEALED_EVENTS_TRIED = 100;

/** If sealing was on earlier, sealed events stay readable; new events are not sealed. */
export const openSealing = async (
  config: Pick<ServerConfig, 'seal' | 'keys' | 'store' | 'data'>,
  { store, snapshots }: { readonly store: EventStore; readonly snapshots: SnapshotStore },
  around: Surroundings,
): Promise<OpenedStores> => {
  const keysFolder = keysFolderOf(config, around.cwd);
  const isEmbedded = storeFolder(config.store) !== undefined;
  const isUsed = config.seal || (isEmbedded && existsSync(keysFolder));
  const withRenewal = (inner: EventStore) => renewingEventStore(inner, SESSIONS);
  if (!isUsed) return { store: withRenewal(store), snapshots, close: async () => undefined };
  const keyStore = await openKeys(config.store, { ...around, keysFolder, store });
  const keys = keyRing(keyStore);
  const fields = personalFieldsOf(sessionEvents);
  const { onKeyMissing } = around;
  const sealed = sealedEventStore(store, {
    categories: SEALED_CATEGORIES,
    fields,
    keys,
    seals: config.seal,
    onKeyMissing,
    wasErased: erasedByReceipt(store, keyedHash(around.secretKey)),
  });
  return {
    store: withRenewal(sealed.store),
    sealing: sealed.sealing,
    ...(isEmbedded && { keysFolder }),
    snapshots: sealedSnapshotStore(snapshots, { keys, categories: SEALED_CATEGORIES }),
    close: keyStore.close,
  };
};

/** Asks the receipts of erasures, which are read once, for the first event without a key. */
const erasedByReceipt = (store: EventStore, hash: (text: string) => string) => {
  let positions: Promise<ReadonlyMap<string, number>> | undefined;
  const read = async (): Promise<ReadonlyMap<string, number>> => {
    const byHash = new Map<string, number>();
    for await (const receipt of store.readAll({ category: ERASURE_CATEGORY }))
      for (const session of erasureCatalogue.read(receipt).data.sessions)
        byHash.set(session, receipt.position);
    return byHash;
  };
  return async ({ stream, position }: EventPlace): Promise<boolean> => {
    positions ??= read().catch((error: unknown) => {
      // Read again next time: the store may only have been away.
      positions = undefined;
      throw error;
    });
    return position < ((await positions).get(hash(firstStreamName(stream))) ?? -1);
  };
};

/**
 * Reads some of the oldest and newest events, so that lost keys are reported at the start, and not only when
 * somebody reads a session.
 */
export const trySealedFields = async ({ store, sealing }: OpenedStores): Promise<void> => {
  if (sealing === undefined) return;
  const newest = Math.max(0, (await store.newestPosition()) - SEALED_EVENTS_TRIED);
  for (const after of [{}, { after: newest }])
    for await (const _ of store.readAll({ category: 'session', limit: SEALED_EVENTS_TRIED, ...after }));
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
