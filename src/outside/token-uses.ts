import { TOKEN_USE_STEP_MS, TOKEN_USES_KEPT_MAX } from '../kernel/limits/access.ts';
import type { Outside } from './outside.ts';
import { runRegularly } from './regularly.ts';

/** When access tokens were used last on this server, to about a minute. */
export type TokenUses = {
  /** Cheap enough for every request: it reads no clock. */
  readonly note: (tokenId: string) => void;
  /** UTC, ISO 8601; undefined if this server has not seen the token. */
  readonly lastUse: (tokenId: string) => string | undefined;
};

/** Last uses by token id. */
export type UsesByToken = Readonly<Record<string, string>>;

/** Storage that outlives the process. */
export type KeptTokenUses = {
  readonly load: () => Promise<UsesByToken>;
  readonly save: (uses: UsesByToken) => Promise<void>;
};

/** Once a minute the tokens that were used get the time, and are saved; `close` saves the last ones. */
export const openTokenUses = async (
  outside: Pick<Outside, 'now' | 'sleep'>,
  file: KeptTokenUses,
): Promise<TokenUses & { readonly close: () => Promise<void> }> => {
  const uses = new Map(Object.entries(await file.load()));
  const unsavedTokens = new Set<string>();
  let isSaved = true;

  const settle = (): void => {
    if (unsavedTokens.size === 0) return;
    const now = outside.now();
    for (const tokenId of unsavedTokens) {
      // The most recently used come last, so that the oldest are dropped first.
      uses.delete(tokenId);
      uses.set(tokenId, now);
    }
    unsavedTokens.clear();
    isSaved = false;
    for (const oldest of uses.keys()) {
      if (uses.size <= TOKEN_USES_KEPT_MAX) break;
      uses.delete(oldest);
    }
  };
  const save = async (): Promise<void> => {
    settle();
    if (isSaved) return;
    isSaved = true;
    await file.save(Object.fromEntries(uses));
  };
  const background = runRegularly(outside, TOKEN_USE_STEP_MS, save);
  return {
    note: (tokenId) => {
      unsavedTokens.add(tokenId);
    },
    lastUse: (tokenId) => {
      settle();
      return uses.get(tokenId);
    },
    close: async () => {
      await background.stop();
      await save();
    },
  };
};
