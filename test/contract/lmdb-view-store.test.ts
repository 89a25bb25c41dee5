import { lmdbViewStore } from '../../src/store/lmdb/lmdb-view-store.ts';
import { openLmdb } from '../../src/store/lmdb/open-lmdb.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { behavesLikeAViewStore } from './view-store-contract.ts';

behavesLikeAViewStore('lmdb', async () => {
  const folder = await makeDataFolder();
  const env = openLmdb({ path: folder.path });
  const discard = async () => {
    await env.close();
    await folder.discard();
  };
  return { views: lmdbViewStore(env), discard };
});
