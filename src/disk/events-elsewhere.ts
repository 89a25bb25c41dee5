import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ParleyError } from '../kernel/errors.ts';
import { DATA_FILE, openLmdb } from '../store/lmdb/open-lmdb.ts';
import { EMBEDDED, notedStore } from '../store/lmdb/store-note.ts';
import { VIEWS_FOLDER } from '../store/lmdb/views-folder.ts';

/**
 * A server on EventStoreDB keeps snapshots and views in its data folder, in files like those of an embedded
 * store, but no events: a backup of it would be empty.
 * @throws events_elsewhere
 */
export const refuseEventsElsewhere = async (folder: string): Promise<void> => {
  const path = join(folder, VIEWS_FOLDER);
  if (!existsSync(join(path, DATA_FILE))) return;
  const env = openLmdb({ path });
  const store = notedStore(env);
  await env.close();
  if (store !== undefined && store !== EMBEDDED) throw new ParleyError('events_elsewhere', { folder, store });
};
