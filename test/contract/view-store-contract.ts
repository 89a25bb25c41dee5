import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startingWith, type ViewKey, type ViewStore } from '../../src/kernel/view-store.ts';

export type OpenedViews = { readonly views: ViewStore; readonly discard: () => Promise<void> };

const NEW = { from: undefined, to: 0 };

/** The specification of a view store as tests; every engine passes it. */
export const behavesLikeAViewStore = (name: string, open: () => Promise<OpenedViews>): void => {
  describe(`${name} as a view store`, () => {
    let views: ViewStore;
    let discard: () => Promise<void>;
    beforeEach(async () => {
      ({ views, discard } = await open());
    });
    afterEach(() => discard());

    const keysIn = async (range: Parameters<ViewStore['range']>[1]): Promise<readonly ViewKey[]> =>
      (await views.range('v', range)).map(({ key }) => key);
    const put = (keys: readonly ViewKey[]) =>
      views.save(
        'v',
        keys.map((key) => ({ key, json: '1' })),
        NEW,
      );

    it('saves nothing if the view is at another position, and reports that', async () => {
      expect(await views.save('v', [{ key: ['a'], json: '1' }], { from: undefined, to: 5 })).toBe(true);
      expect(await views.save('v', [{ key: ['a'], json: '2' }], { from: undefined, to: 6 })).toBe(false);
      expect(await views.save('v', [{ key: ['a'], json: '2' }], { from: 4, to: 6 })).toBe(false);
      expect(await views.checkpoint('v')).toBe(5);
      expect(await views.get('v', [['a']])).toEqual([1]);
    });

    it('lets one of two concurrent saves win', async () => {
      const saves = [1, 2].map((value) =>
        views.save('v', [{ key: ['a'], json: `${value}` }], { ...NEW, to: value }),
      );
      expect((await Promise.all(saves)).filter((done) => done)).toHaveLength(1);
      expect(await views.get('v', [['a']])).toEqual([await views.checkpoint('v')]);
    });

    it('has no checkpoint and no row of a view that was never saved', async () => {
      expect(await views.checkpoint('v')).toBeUndefined();
      expect(await views.get('v', [['a']])).toEqual([undefined]);
      expect(await views.range('v', startingWith())).toEqual([]);
    });

    it('returns any JSON, and undefined for missing rows', async () => {
      const value = { text: 'Füße "😀"\u0000', list: [1.5, null, true, { '': [] }] };
      await views.save('v', [{ key: ['a', 1], json: JSON.stringify(value) }], NEW);
      expect(await views.get('v', [['b'], ['a', 1], ['a']])).toEqual([undefined, value, undefined]);
    });

    it('finds no row of a longer key than it stores, and each row before or after it', async () => {
      const longest = 'm'.repeat(1_700);
      await put([['a'], ['s', longest], ['s', 'n'], ['z']]);
      for (const length of [1_800, 1_970, 1_979, 2_050, 9_000]) {
        const long = 'm'.repeat(length);
        expect(await views.get('v', [['s', long], ['z']])).toEqual([undefined, 1]);
        expect(await keysIn({ from: ['s', long], to: ['t'] })).toEqual([['s', 'n']]);
        expect(await keysIn({ from: ['a'], to: ['s', long] })).toEqual([['a'], ['s', longest]]);
        expect(await keysIn(startingWith('s', long))).toEqual([]);
      }
      for (let read = 0; read < 300; read += 1) expect(await views.get('v', [['z']])).toEqual([1]);
    });

    it('removes rows in the same save that creates others', async () => {
      await put([['a'], ['b']]);
      const entries = [
        { key: ['a'], json: undefined },
        { key: ['c'], json: '2' },
        { key: ['never there'], json: undefined },
      ];
      expect(await views.save('v', entries, { from: 0, to: 1 })).toBe(true);
      expect(await keysIn(startingWith())).toEqual([['b'], ['c']]);
    });

    it('orders keys by their parts: numbers by size and before texts, a prefix first', async () => {
      const keys = [[-1], [2], [2, 'x'], [10], ['A'], ['a'], ['a', 3], ['a', 20], ['a', 'b'], ['aa'], ['ä']];
      await put(keys.toReversed());
      expect(await keysIn(startingWith())).toEqual(keys);
    });

    it('begins a range with its smallest key and ends before its end, in either direction', async () => {
      await put([['a', 1], ['a', 2], ['a', 3], ['b']]);
      const range = { from: ['a', 1], to: ['a', 3] };
      expect(await keysIn(range)).toEqual([
        ['a', 1],
        ['a', 2],
      ]);
      expect(await keysIn({ ...range, reverse: true })).toEqual([
        ['a', 2],
        ['a', 1],
      ]);
      expect(await keysIn({ ...range, limit: 1 })).toEqual([['a', 1]]);
      expect(await keysIn({ ...range, limit: 1, reverse: true })).toEqual([['a', 2]]);
    });

    it('finds all keys with the same prefix, and no others', async () => {
      await put([['a'], ['a', 1], ['a', '\uffff', 'x'], ['ab'], ['b']]);
      expect(await keysIn(startingWith('a'))).toEqual([['a'], ['a', 1], ['a', '\uffff', 'x']]);
    });

    it('keeps views separate, even if one is dropped', async () => {
      await put([['a'], ['b', 1]]);
      await views.save('w', [{ key: ['a'], json: '"of w"' }], NEW);
      await views.drop('v');
      expect(await views.checkpoint('v')).toBeUndefined();
      expect(await views.range('v', startingWith())).toEqual([]);
      expect(await views.get('w', [['a']])).toEqual(['of w']);
    });

    it('starts empty after it was dropped', async () => {
      await put([['a']]);
      await views.drop('v');
      expect(await put([['b']])).toBe(true);
      expect(await keysIn(startingWith())).toEqual([['b']]);
    });
  });
};
