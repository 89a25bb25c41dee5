import { expect, it } from 'vitest';
import { gatheredStarts } from './gathered-starts.ts';

const loop = () => {
  const begun: number[] = [];
  const turns: (() => void)[] = [];
  const start = gatheredStarts(2, (next) => turns.push(next));
  const task = async (number: number): Promise<void> => {
    await start();
    begun.push(number);
  };
  const turn = async (): Promise<void> => {
    turns.shift()?.();
    await Promise.resolve();
  };
  return { begun, task, turn, isIdle: () => turns.length === 0 };
};

it('begins tasks that arrived together in the next turn of the loop, but only a few in each', async () => {
  const { begun, task, turn } = loop();
  for (let number = 1; number <= 5; number += 1) void task(number);
  expect(begun).toEqual([]);
  await turn();
  expect(begun).toEqual([1, 2]);
  await turn();
  expect(begun).toEqual([1, 2, 3, 4]);
  await turn();
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

it('lets no later task overtake one that waits', async () => {
  const { begun, task, turn } = loop();
  for (let number = 1; number <= 3; number += 1) void task(number);
  await turn();
  void task(4);
  void task(5);
  await turn();
  expect(begun).toEqual([1, 2, 3, 4]);
  await turn();
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

it('asks for no more turns of the loop when no task waits', async () => {
  const { task, turn, isIdle } = loop();
  void task(1);
  await turn();
  expect(isIdle()).toBe(true);
});
