import { openLmdbEventStore } from '../../src/store/lmdb/lmdb-event-store.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { behavesLikeAnEventStore } from './event-store-contract.ts';

behavesLikeAnEventStore('lmdb', async () => {
  const { path, discard } = await makeDataFolder();
  return { store: await openLmdbEventStore({ path }), discard };
});
