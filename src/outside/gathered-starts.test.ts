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

it('begins a task at once if none came before it in this turn of the loop', async () => {
  const { begun, task, turn } = loop();
  await task(1);
  expect(begun).toEqual([1]);
  await turn();
  await task(2);
  expect(begun).toEqual([1, 2]);
});

it('begins the others that arrived with it in the next turn, but only a few in each', async () => {
  const { begun, task, turn } = loop();
  for (let number = 1; number <= 6; number += 1) void task(number);
  await Promise.resolve();
  expect(begun).toEqual([1]);
  await turn();
  expect(begun).toEqual([1, 2, 3]);
  await turn();
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  await turn();
  expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
});

it('lets no later task overtake one that waits', async () => {
  const { begun, task, turn } = loop();
  for (let number = 1; number <= 4; number += 1) void task(number);
  await turn();
  void task(5);
  void task(6);
  await turn();
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  await turn();
  expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
});

it('asks for no more turns of the loop when no task came in the last', async () => {
  const { task, turn, isIdle } = loop();
  void task(1);
  await turn();
  expect(isIdle()).toBe(true);
});
