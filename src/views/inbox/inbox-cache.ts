import { LRUCache } from 'lru-cache';
import type { Agent } from '../../agent/agent.ts';
import {
  INBOX_BEHIND_MS_MAX,
  INBOX_KEPT_MS,
  INBOX_LARGE_TEXTS,
  INBOX_TEXTS_KEPT_MAX,
} from '../../kernel/limits/inbox.ts';
import type { InboxGroup } from './groups.ts';
import type { InboxCounts } from './inbox-index.ts';

/** All groups of an inbox for one filter. */
export type GroupedInbox = {
  readonly groups: readonly InboxGroup[];
  readonly counts: { readonly groups: number; readonly texts: number; readonly heard: number };
  /** The time of the oldest text that was examined, if not all were. */
  readonly cutAt?: string;
};

/** The facts that the groups of an inbox depend on. */
export type InboxBasis = InboxCounts & {
  readonly agent: Agent;
  /** The same function until a text is dismissed or restored. */
  readonly isDismissed: (language: string, text: string) => boolean;
  /** Erasures that this process knows; opened texts may be among the erased ones. */
  readonly erasures: number;
};

type CachedInbox = { readonly inbox: GroupedInbox; readonly basis: InboxBasis; readonly madeAtMs: number };

/**
 * Groups of inboxes in memory, because making those of a large inbox takes seconds. If only new texts came
 * since, and not long ago, a large inbox is answered from the groups before, and they are made again behind.
 */
export type InboxCache = {
  /** @param key names an agent and a filter. @returns the groups, and whether they include everything */
  readonly of: (
    key: string,
    basis: InboxBasis,
    make: () => Promise<GroupedInbox>,
  ) => Promise<{ readonly inbox: GroupedInbox; readonly isUpToDate: boolean }>;
};

export const inboxCache = (nowMs: () => number = () => performance.now()): InboxCache => {
  const cache = new LRUCache<string, CachedInbox>({
    maxSize: INBOX_TEXTS_KEPT_MAX,
    sizeCalculation: ({ inbox }) => Math.max(1, inbox.counts.texts),
    // Texts that were erased since must not stay in memory, even if the inbox is not opened again.
    ttl: INBOX_KEPT_MS,
    ttlAutopurge: true,
  });
  const keysInProgress = new Set<string>();

  const makeInbox = async (key: string, basis: InboxBasis, make: () => Promise<GroupedInbox>) => {
    const inbox = await make();
    cache.set(key, { inbox, basis, madeAtMs: nowMs() });
    return inbox;
  };

  const makeBehind = async (key: string, ...of: readonly [InboxBasis, () => Promise<GroupedInbox>]) => {
    if (keysInProgress.has(key)) return;
    keysInProgress.add(key);
    try {
      await makeInbox(key, ...of);
    } catch {
      // The next request makes them itself, and reports the failure to its client.
      cache.delete(key);
    }
    keysInProgress.delete(key);
  };

  return {
    of: async (key, basis, make) => {
      const before = cache.get(key);
      if (before !== undefined && isSame(before.basis, basis))
        return { inbox: before.inbox, isUpToDate: true };
      const isUsable =
        before !== undefined &&
        before.inbox.counts.heard >= INBOX_LARGE_TEXTS &&
        nowMs() - before.madeAtMs < INBOX_BEHIND_MS_MAX &&
        isSame({ ...before.basis, said: basis.said }, basis);
      if (!isUsable) return { inbox: await makeInbox(key, basis, make), isUpToDate: true };
      void makeBehind(key, basis, make);
      return { inbox: before.inbox, isUpToDate: false };
    },
  };
};

const isSame = (one: InboxBasis, other: InboxBasis): boolean =>
  one.agent === other.agent &&
  one.isDismissed === other.isDismissed &&
  one.said === other.said &&
  one.gone === other.gone &&
  one.erasures === other.erasures;
