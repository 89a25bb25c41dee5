import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptTokenUses, UsesByToken } from '../outside/token-uses.ts';
import { isKept, type StoreAddress } from '../settings/store-address.ts';
import { OWNER_ONLY_FILE } from '../store/owner-only.ts';

/**
 * Last uses of tokens as a file. Nothing depends on these figures, so if the file cannot be read or written,
 * only they are lost.
 */
export const tokenUseFile = (path: string): KeptTokenUses => ({
  load: async () => {
    try {
      const json: unknown = JSON.parse(await readFile(path, 'utf8'));
      const entries = typeof json === 'object' && json !== null ? Object.entries(json) : [];
      return Object.fromEntries(
        entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      );
    } catch {
      return {};
    }
  },
  save: async (uses: UsesByToken) => {
    // Written atomically by renaming: this process may be killed.
    const partial = `${path}.partial`;
    await writeFile(partial, JSON.stringify(uses), { mode: OWNER_ONLY_FILE })
      .then(() => rename(partial, path))
      .catch(() => undefined);
  },
});

/** The same in memory, for a server without permanent tokens. */
const tokenUsesInMemory: KeptTokenUses = {
  load: async () => ({}),
  save: async () => undefined,
};

const TOKEN_USES_FILE = 'token-uses.json';

/** The file in the data folder; absent if the tokens end with the process. */
export const tokenUsesKept = ({ store }: { readonly store: StoreAddress }, folder: string): KeptTokenUses =>
  isKept(store) ? tokenUseFile(join(folder, TOKEN_USES_FILE)) : tokenUsesInMemory;
