import { expect, it } from 'vitest';
import { permitted } from './permitted.ts';

it('gives values until the token is revoked, and then ends their source', async () => {
  let hasAccess = true;
  let isEnded = false;
  async function* numbers() {
    try {
      for (let number = 0; ; number += 1) yield number;
    } finally {
      isEnded = true;
    }
  }
  const requireAccess = () => {
    if (!hasAccess) throw new Error('revoked');
  };
  const taken: number[] = [];
  const take = async () => {
    for await (const number of permitted(numbers(), requireAccess)) {
      taken.push(number);
      hasAccess = number < 2;
    }
  };
  await expect(take()).rejects.toThrow('revoked');
  expect(taken).toEqual([0, 1, 2]);
  expect(isEnded).toBe(true);
});

it('gives the end of its source whatever the token permits', async () => {
  async function* none() {}
  const refuse = () => {
    throw new Error('revoked');
  };
  await expect(permitted(none(), refuse)[Symbol.asyncIterator]().next()).resolves.toMatchObject({
    done: true,
  });
});

it('ends its source when it is left', async () => {
  let isEnded = false;
  async function* endless() {
    try {
      for (;;) yield 1;
    } finally {
      isEnded = true;
    }
  }
  for await (const value of permitted(endless(), () => undefined)) if (value === 1) break;
  expect(isEnded).toBe(true);
});
