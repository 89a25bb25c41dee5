import { describe, expect, it } from 'vitest';
import { emptyAgent } from '../../agent/evolve.ts';
import { INBOX_BEHIND_MS_MAX, INBOX_LARGE_TEXTS } from '../../kernel/limits/inbox.ts';
import { type GroupedInbox, type InboxBasis, inboxCache } from './inbox-cache.ts';

const basis: InboxBasis = {
  agent: emptyAgent('a'),
  isDismissed: () => false,
  erasures: 0,
  said: 7,
  gone: 0,
};
const LARGE = INBOX_LARGE_TEXTS;

/** An inbox that is grouped on demand; each grouping is distinguished by its number of texts. */
const openWorld = () => {
  let [nowMs, times] = [0, 0];
  let finish: () => void = () => undefined;
  const kept = inboxCache(() => nowMs);
  const inboxOf = (heard: number): GroupedInbox => ({
    groups: [],
    counts: { groups: 0, texts: times, heard },
  });
  return {
    pass: (ms: number) => {
      nowMs += ms;
    },
    /** Lets the grouping in the background end. */
    end: async () => {
      finish();
      await new Promise(setImmediate);
    },
    list: async (now: InboxBasis, { heard = LARGE, isSlow = false, hasFailed = false } = {}) => {
      const { inbox, isUpToDate } = await kept.of('a', now, async () => {
        times += 1;
        if (isSlow) await new Promise<void>((resolve) => (finish = resolve));
        if (hasFailed) throw new Error('the store is away');
        return inboxOf(heard);
      });
      return [inbox.counts.texts, isUpToDate];
    },
  };
};

const more: InboxBasis = { ...basis, said: 8 };

describe('the groups of an inbox', () => {
  it('are made once for all its pages', async () => {
    const { list } = openWorld();
    expect(await list(basis)).toEqual([1, true]);
    expect(await list({ ...basis })).toEqual([1, true]);
  });

  it.each<[string, InboxBasis]>([
    ['a change of the agent', { ...basis, agent: emptyAgent('a') }],
    ['a dismissal', { ...basis, isDismissed: () => true }],
    ['the removal of a session', { ...more, gone: 1 }],
    ['an erasure', { ...more, erasures: 1 }],
  ])('are made again after %s, before they are answered', async (_, changed) => {
    const { list } = openWorld();
    await list(basis);
    expect(await list(changed)).toEqual([2, true]);
  });

  it('are made again in the background if there are many and only texts came', async () => {
    const { list, end } = openWorld();
    await list(basis);
    expect(await list(more, { isSlow: true })).toEqual([1, false]);
    expect(await list(more)).toEqual([1, false]);
    await end();
    expect(await list(more)).toEqual([2, true]);
  });

  it('are made before they are answered, if there are few', async () => {
    const { list } = openWorld();
    await list(basis, { heard: LARGE - 1 });
    expect(await list(more)).toEqual([2, true]);
  });

  it('are made before they are answered, if those before are old', async () => {
    const { list, pass } = openWorld();
    await list(basis);
    pass(INBOX_BEHIND_MS_MAX);
    expect(await list(more)).toEqual([2, true]);
  });

  it('are made by the next request if they could not be made in the background', async () => {
    const { list, end } = openWorld();
    await list(basis);
    expect(await list(more, { hasFailed: true })).toEqual([1, false]);
    await end();
    await expect(list(more, { hasFailed: true })).rejects.toThrow('the store is away');
    expect(await list(more)).toEqual([4, true]);
  });
});
