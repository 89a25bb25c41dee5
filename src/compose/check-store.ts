import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { requireStore } from '../disk/backup.ts';
import { openDataFolder } from '../disk/data-folder.ts';
import { SECRET_KEY_FILE } from '../disk/data-names.ts';
import { refuseEventsElsewhere } from '../disk/events-elsewhere.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { Damage } from '../kernel/event-store.ts';
import type { UnreadEvent } from '../kernel/unread-event.ts';
import type { ServerConfig } from '../settings/config.ts';
import { secretKeyShape } from '../settings/secret-shapes.ts';
import { type KeptStore, storeFolder } from '../settings/store-address.ts';
import { checkStore } from '../store/lmdb/check-store.ts';
import { checkLog } from '../store/moving/check-log.ts';
import { missingKeyStreams, missingKeys } from '../store/sealed/missing-keys.ts';
import { type NewerEvents, newerEvents } from './newer-events.ts';
import { type Opener, openEventStore } from './open-stores.ts';

export type CheckReport = {
  /** Readable records. */
  readonly events: number;
  readonly streams: number;
  /** Damage of the file itself. */
  readonly faults: readonly string[];
  readonly unreadable: readonly Damage[];
  readonly newer: readonly NewerEvents[];
  /** Records of an earlier version; absent for EventStoreDB. */
  readonly withoutChecksum?: number;
  /** Of each stream, the first event with a missing sealing key. */
  readonly withoutKey?: readonly Damage[];
};

export type CheckWatch = Pick<Opener, 'onWaiting'> & {
  readonly cwd: string;
  /** The folder of keys; sealed fields are not checked without. */
  readonly keysFolder?: string;
  /** Opens keys in EventStoreDB; without it, they are only looked for. */
  readonly secretKey?: Uint8Array | undefined;
  readonly onProgress: (what: string, done: number, total: number) => void;
  readonly stop: AbortSignal;
};

/** The secret key of the settings or of the data folder; undefined if neither has one. */
export const knownSecretKey = ({
  secretKey,
  data,
}: Pick<ServerConfig, 'secretKey' | 'data'>): Uint8Array | undefined => {
  const path = join(data, SECRET_KEY_FILE);
  const text = secretKey || (existsSync(path) ? openDataFolder(data).read(SECRET_KEY_FILE) : undefined) || '';
  return secretKeyShape.pattern.test(text) ? Buffer.from(text, 'hex') : undefined;
};

/** Reads a whole store. @throws store_unavailable; events_elsewhere for the data folder of another store */
export const checkKeptStore = async (
  store: KeptStore,
  { cwd, keysFolder, secretKey, onProgress, stop, onWaiting }: CheckWatch,
): Promise<CheckReport> => {
  const show = (done: number, total: number) => onProgress('checking', done, total);
  const newer = newerEvents();
  const path = storeFolder(store);
  if (path !== undefined) {
    const folder = resolve(cwd, path);
    await requireStore(folder);
    const keys = keysFolder === undefined ? undefined : missingKeys(keysFolder);
    const onEvent = (event: UnreadEvent): void => {
      newer.look(event, event.metadata());
      if (keys !== undefined && event.wholeText().includes('"sealed":"')) keys.look(event.read());
    };
    const report = checkStore(folder, show, onEvent);
    if (report.events === 0) await refuseEventsElsewhere(folder);
    return { ...report, newer: newer.done(), ...(keys && { withoutKey: keys.done() }) };
  }
  const opened = await openEventStore(store, {
    cwd,
    mayTakeLong: () => true,
    stop,
    ...(onWaiting && { onWaiting }),
  });
  try {
    const end = await opened.newestPosition();
    const keys = missingKeyStreams(opened, secretKey);
    const onPosition = (at: number) => show(at, end);
    const onEvent = (event: RecordedEvent): void => {
      newer.look(event, event.metadata);
      keys.look(event);
    };
    const report = await checkLog(opened, { onPosition, onEvent, stop });
    return { faults: [], ...report, newer: newer.done(), withoutKey: await keys.done() };
  } finally {
    await opened.close();
  }
};
