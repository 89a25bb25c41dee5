import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openLmdbForEachTest } from '../../../test/support/lmdb-folder.ts';
import { startingWith } from '../../kernel/view-store.ts';
import { lmdbViewStore } from './lmdb-view-store.ts';
import { scrubLmdb } from './scrub-lmdb.ts';

const lmdb = openLmdbForEachTest();

const NEW = { from: undefined, to: 7 };

it('separates more views than it has tables, and drops one without the others', async () => {
  const views = lmdbViewStore(lmdb.env);
  const names = Array.from({ length: 80 }, (_, number) => `view/${number}`);
  for (const name of names)
    await views.save(
      name,
      [
        { key: ['a'], json: JSON.stringify(name) },
        { key: ['b', 1], json: '1' },
      ],
      NEW,
    );
  const isDropped = (name: string) => name.endsWith('3');
  await Promise.all(names.filter(isDropped).map((name) => views.drop(name)));
  for (const name of names) {
    const rows = await views.range(name, startingWith());
    expect(rows.map(({ value }) => value)).toEqual(isDropped(name) ? [] : [name, 1]);
    expect(await views.checkpoint(name)).toBe(isDropped(name) ? undefined : 7);
  }
});

it('finds what another process saved, and does not overwrite it', async () => {
  const [one, other] = [lmdbViewStore(lmdb.env), lmdbViewStore(lmdb.env)];
  expect(await one.save('v', [{ key: ['a'], json: '1' }], NEW)).toBe(true);
  expect(await other.save('v', [{ key: ['a'], json: '2' }], NEW)).toBe(false);
  await one.drop('v');
  expect(await other.save('w', [{ key: ['a'], json: '3' }], NEW)).toBe(true);
  expect(await one.get('v', [['a']])).toEqual([undefined]);
  expect(await one.get('w', [['a']])).toEqual([3]);
});

it('drops views of earlier versions, in one table or without checksums', async () => {
  const rows = lmdb.env.openDB<string, [string, string]>('views', { encoding: 'string' });
  await rows.put(['v', 'a'], '"as it was"');
  await lmdb.env.openDB<number, string>('views/checkpoints', { encoding: 'ordered-binary' }).put('v', 3);
  await lmdb.env.openDB<number[], string>('views/places', { encoding: 'ordered-binary' }).put('v', [0, 1, 3]);
  await lmdb.env.openDB<string, string>('views/rows 7', { encoding: 'string' }).put('a', '1');
  const views = lmdbViewStore(lmdb.env);
  expect(await views.checkpoint('v')).toBeUndefined();
  expect(await views.range('v', startingWith())).toEqual([]);
  expect(Array.from(lmdb.env.getKeys(), String).filter((name) => name.startsWith('views'))).toEqual([]);
  expect(await views.save('v', [{ key: ['a'], json: '1' }], NEW)).toBe(true);
});

it('leaves no bytes of removed rows or dropped views on the disk', async () => {
  const views = lmdbViewStore(lmdb.env);
  const row = (number: number, text: string) => ({
    key: ['row', number],
    json: JSON.stringify({ text, filler: 'x'.repeat(37 * (number % 40)) }),
  });
  const numbers = Array.from({ length: 600 }, (_, number) => number);
  const texts = (word: string) => numbers.map((number) => row(number, number % 9 === 4 ? word : 'others'));
  await views.save('kept', texts('Wilhelmina'), NEW);
  await views.save('dropped', texts('Henrietta'), NEW);
  const removed = numbers.filter((number) => number % 9 === 4);
  const changes = removed.map((number) => ({ key: ['row', number], json: undefined }));
  await views.save('kept', changes, { from: 7, to: 8 });
  await views.drop('dropped');
  await scrubLmdb(lmdb.env);
  const file = readFileSync(join(lmdb.path, 'data.mdb'));
  expect(['Wilhelmina', 'Henrietta'].filter((word) => file.includes(word))).toEqual([]);
  expect(await views.range('kept', startingWith())).toHaveLength(numbers.length - removed.length);
  expect(await views.checkpoint('kept')).toBe(8);
});
