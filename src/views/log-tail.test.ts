import { expect, it } from 'vitest';
import type { Subscription } from '../kernel/event-store.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { openTail } from './log-tail.ts';

const aStore = () => {
  const followedFrom: (number | undefined)[] = [];
  const subscribeUnread = (after: number | undefined): Subscription => {
    followedFrom.push(after);
    return { stop: async () => undefined };
  };
  return { store: { ...memoryEventStore(), subscribeUnread }, followedFrom };
};

it('the tail follows the log from where the first view has come to its end, and not before', async () => {
  const { store, followedFrom } = aStore();
  const tail = openTail(store, 5);
  expect(tail.newest()).toBe(5);
  expect(tail.after(Symbol('behind'), 4)).toBe('read the log');
  expect(followedFrom).toEqual([]);
  expect(tail.after(Symbol('first'), 8)).toEqual([]);
  expect(tail.after(Symbol('second'), 9)).toEqual([]);
  expect(tail.newest()).toBe(8);
  expect(tail.after(Symbol('behind'), 7)).toBe('read the log');
  expect(followedFrom).toEqual([8]);
  await tail.close();
});
