import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ParleyError } from '../kernel/errors.ts';
import { DATA_FILE, openLmdb } from '../store/lmdb/open-lmdb.ts';
import { EMBEDDED, notedStore } from '../store/lmdb/store-note.ts';
import { VIEWS_FOLDER } from '../store/lmdb/views-folder.ts';

/**
 * A server on EventStoreDB keeps snapshots and views in its data folder, in files like those of an embedded
 * store, but no events: a backup of it would be empty.
 * @throws store_unavailable
 */
export const refuseEventsElsewhere = async (folder: string): Promise<void> => {
  const path = join(folder, VIEWS_FOLDER);
  if (!existsSync(join(path, DATA_FILE))) return;
  const env = openLmdb({ path });
  const store = notedStore(env);
  await env.close();
  if (store === undefined || store === EMBEDDED) return;
  throw new ParleyError('store_unavailable', {
    reason:
      `the server of ${folder} records its events in EventStoreDB (${store}), and this folder has none. ` +
      'Back up EventStoreDB with its own tools, or copy its events with ' +
      `\`parley store copy --from esdb://${store} --to lmdb:FOLDER\`, and keep the secret key`,
  });
};
