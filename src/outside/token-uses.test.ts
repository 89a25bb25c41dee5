import { describe, expect, it } from 'vitest';
import { TOKEN_USE_STEP_MS } from '../kernel/limits/access.ts';
import { type KeptTokenUses, openTokenUses, type UsesByToken } from './token-uses.ts';

/** A clock that is set by hand, and a place that keeps uses. */
const world = () => {
  let [now, saves] = ['2026-03-02T12:00:00.000Z', 0];
  let saved: UsesByToken = {};
  const kept: KeptTokenUses = {
    load: async () => saved,
    save: async (uses) => {
      saves += 1;
      saved = uses;
    },
  };
  const pauses: (() => void)[] = [];
  return {
    kept,
    outside: { now: () => now, sleep: () => new Promise<void>((resolve) => void pauses.push(resolve)) },
    at: (moment: string) => {
      now = moment;
    },
    saves: () => saves,
    pauses,
  };
};

describe('last uses of tokens', () => {
  it('are the time of the newest use, and survive the process', async () => {
    const { outside, kept, at } = world();
    const uses = await openTokenUses(outside, kept);
    expect(uses.lastUse('t')).toBeUndefined();
    uses.note('t');
    expect(uses.lastUse('t')).toBe('2026-03-02T12:00:00.000Z');
    at('2026-03-02T12:05:00.000Z');
    uses.note('t');
    await uses.close();
    const later = await openTokenUses(outside, kept);
    expect(later.lastUse('t')).toBe('2026-03-02T12:05:00.000Z');
    await later.close();
  });

  it('are saved once a minute at most, and not at all without a use', async () => {
    const { outside, kept, saves, pauses } = world();
    const uses = await openTokenUses(outside, kept);
    for (let many = 0; many < 100; many += 1) uses.note('t');
    pauses.shift()?.();
    await expect.poll(() => pauses.length).toBe(1);
    expect(saves()).toBe(1);
    pauses.shift()?.();
    await expect.poll(() => pauses.length).toBe(1);
    await uses.close();
    expect(saves()).toBe(1);
    expect(TOKEN_USE_STEP_MS).toBe(60_000);
  });
});
