import { expect, it } from 'vitest';
import { mostCallbacksOfOnePromise } from '../../test/support/waiters.ts';
import { runRegularly } from './regularly.ts';

it('runs at once and after each pause, and not after it was stopped', async () => {
  const pauses: (() => void)[] = [];
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      expect(ms).toBe(1_000);
      pauses.push(resolve);
    });
  let times = 0;
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const job = runRegularly({ sleep }, 1_000, async () => {
    times += 1;
  });
  await turn();
  expect(times).toBe(1);
  pauses.shift()?.();
  await turn();
  expect(times).toBe(2);
  await job.stop();
  pauses.shift()?.();
  await turn();
  expect(times).toBe(2);
});

it('leaves nothing in memory after a pause, however often it runs', async () => {
  let times = 0;
  let stop = (): void => undefined;
  const isDone = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const callbacks = await mostCallbacksOfOnePromise(async () => {
    const job = runRegularly({ sleep: () => Promise.resolve() }, 1_000, async () => {
      times += 1;
      if (times === 100) stop();
    });
    await isDone;
    await job.stop();
  });
  expect(callbacks).toBeLessThan(10);
});
