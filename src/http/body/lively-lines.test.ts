import { expect, it } from 'vitest';
import { mostCallbacksOfOnePromise } from '../../../test/support/waiters.ts';
import { lively } from './lively-lines.ts';
import { linesOf } from './ndjson.ts';

it('an open list keeps nothing in memory for each silence, and sends the item that ends them', async () => {
  let send = (_item: string): void => undefined;
  const items: AsyncIterable<string> = {
    [Symbol.asyncIterator]: () => ({
      next: () =>
        new Promise((resolve) => {
          send = (value) => resolve({ done: false, value });
        }),
    }),
  };
  const lines = linesOf(lively(items, 0).values)[Symbol.asyncIterator]();
  const texts: string[] = [];
  const callbacks = await mostCallbacksOfOnePromise(async () => {
    for (let line = 0; line < 100; line += 1) texts.push((await lines.next()).value);
  });
  send('hello');
  expect((await lines.next()).value).toBe('"hello"\n');
  expect(new Set(texts)).toEqual(new Set(['\n']));
  expect(callbacks).toBeLessThan(10);
});
