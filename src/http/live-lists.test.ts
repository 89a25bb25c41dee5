import { expect, it } from 'vitest';
import { LIVE_LISTS_MAX, LIVE_LISTS_PER_TOKEN_MAX } from '../kernel/limits/reports.ts';
import { liveLists } from './live-lists.ts';

async function* someValues() {
  yield 1;
  yield 2;
}

const brokenValues = (): AsyncIterable<number> => ({
  [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('away')) }),
});

const filled = (holder: string | undefined, lists = liveLists()) => ({
  lists,
  opened: Array.from({ length: LIVE_LISTS_PER_TOKEN_MAX }, () => lists.open(holder, someValues())),
});

it('refuses another list of a token that has many, whichever token it is', () => {
  for (const holder of ['t1', undefined]) {
    const { lists } = filled(holder);
    const refusal = expect.objectContaining({ code: 'too_many_live_lists' });
    expect(() => lists.open(holder, someValues())).toThrow(refusal);
    expect(() => lists.open('t2', someValues())).not.toThrow();
  }
});

it('refuses another list of any token if the server has many', () => {
  const { lists } = filled('t0');
  for (let token = 1; token * LIVE_LISTS_PER_TOKEN_MAX < LIVE_LISTS_MAX; token += 1)
    filled(`t${token}`, lists);
  const refusal = expect.objectContaining({ code: 'live_lists_full' });
  expect(() => lists.open('another', someValues())).toThrow(refusal);
});

it.each([
  [
    'ended',
    async (list: AsyncIterable<number>) => {
      for await (const value of list) expect(value).toBeGreaterThan(0);
    },
  ],
  ['was closed', async (list: AsyncIterable<number>) => list[Symbol.asyncIterator]().return?.()],
  [
    'was closed twice',
    async (list: AsyncIterable<number>) => {
      const iterator = list[Symbol.asyncIterator]();
      await Promise.all([iterator.return?.(), iterator.return?.()]);
    },
  ],
])('gives back the place of a list that %s, once', async (_, finish) => {
  const { lists, opened } = filled('t1');
  const [first] = opened;
  if (first === undefined) throw new Error('lists are open');
  await finish(first);
  lists.open('t1', someValues());
  expect(() => lists.open('t1', someValues())).toThrow('close one');
});

it('gives back the place of a list that failed', async () => {
  const lists = liveLists();
  for (let at = 0; at <= LIVE_LISTS_PER_TOKEN_MAX; at += 1) {
    const iterator = lists.open('t1', brokenValues())[Symbol.asyncIterator]();
    await expect(iterator.next()).rejects.toThrow('away');
  }
});
