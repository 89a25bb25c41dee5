import { expect, it } from 'vitest';
import { gatheredStarts } from './gathered-starts.ts';

const loop = () => {
  const begun: number[] = [];
  const turns: (() => void)[] = [];
  const start = gatheredStarts(2, (begin) => turns.push(begin));
  const task = (number: number): void => start(() => begun.push(number));
  return { begun, task, endReading: () => turns.shift()?.(), isIdle: () => turns.length === 0 };
};

it('begins tasks that arrive in one turn of the loop together, when all have arrived', () => {
  const { begun, task, endReading } = loop();
  task(1);
  task(2);
  expect(begun).toEqual([]);
  endReading();
  expect(begun).toEqual([1, 2]);
});

it('begins only a few in each turn, in the order of their arrival', () => {
  const { begun, task, endReading } = loop();
  for (let number = 1; number <= 5; number += 1) task(number);
  endReading();
  expect(begun).toEqual([1, 2]);
  task(6);
  endReading();
  expect(begun).toEqual([1, 2, 3, 4]);
  endReading();
  expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
});

it('asks for no more turns of the loop when no task waits', () => {
  const { task, endReading, isIdle } = loop();
  task(1);
  endReading();
  expect(isIdle()).toBe(true);
  task(2);
  expect(isIdle()).toBe(false);
});
