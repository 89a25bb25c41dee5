import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { LOOP_SLICE_MS } from '../kernel/limits/process.ts';
import { inSlices, turnQueue } from './slices.ts';

const stepsTaking = (msEach: number, count: number) => {
  let nowMs = 0;
  let pauses = 0;
  function* steps(): Generator<void, string> {
    for (let step = 0; step < count; step += 1) {
      nowMs += msEach;
      yield;
    }
    return 'done';
  }
  const pause = async (): Promise<void> => {
    pauses += 1;
  };
  const run = () => inSlices(steps(), { nowMs: () => nowMs, pause });
  return { run, pauses: () => pauses };
};

it('lets other work run whenever the steps have used up their time', async () => {
  const { run, pauses } = stepsTaking(LOOP_SLICE_MS / 2, 100);
  expect(await run()).toBe('done');
  expect(pauses()).toBe(50);
});

it('does not pause in short work', async () => {
  const { run, pauses } = stepsTaking(0.01, 100);
  expect(await run()).toBe('done');
  expect(pauses()).toBe(0);
});

it('lets one of several works continue in each turn of the loop', async () => {
  let turn = 0;
  const pause = turnQueue(async () => {
    await setImmediate();
    turn += 1;
  });
  const turnOf = async () => {
    await pause();
    return turn;
  };
  expect(await Promise.all([turnOf(), turnOf(), turnOf()])).toEqual([1, 2, 3]);
  expect(await turnOf()).toBe(4);
});
