import { expect, it } from 'vitest';
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
