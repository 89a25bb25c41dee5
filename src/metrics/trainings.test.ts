import { expect, it } from 'vitest';
import type { OnProgress } from '../kernel/on-progress.ts';
import { trainings } from './trainings.ts';

const open = () => {
  let nowMs = 0;
  const { watch, families } = trainings(() => nowMs);
  const sampleOf = async (name: string, suffix = '') => {
    const samples = await families.find((family) => family.name === name)?.samples();
    return samples?.find(({ metricName = name }) => metricName === name + suffix)?.value;
  };
  return {
    /** Starts a training that runs until it is ended. */
    start: () => {
      let [onProgress, end, fail]: [OnProgress, () => void, (error: Error) => void] = [
        nothing,
        nothing,
        nothing,
      ];
      const ended = watch(
        (listener) =>
          new Promise<void>((resolve, reject) => {
            [onProgress, end, fail] = [listener, resolve, reject];
          }),
      );
      return { ended, onProgress, end, fail };
    },
    pass: (ms: number) => {
      nowMs += ms;
    },
    state: async () => [
      await sampleOf('parley_trainings_running'),
      await sampleOf('parley_training_progress_ratio'),
    ],
    seconds: () => sampleOf('parley_training_duration_seconds', '_sum'),
  };
};

const nothing = (): void => undefined;

it('shows how many trainings run, and their mean progress', async () => {
  const { start, state } = open();
  expect(await state()).toEqual([0, 1]);
  const [one, other] = [start(), start()];
  one.onProgress(0.5);
  expect(await state()).toEqual([2, 0.25]);
  one.end();
  await one.ended;
  expect(await state()).toEqual([1, 0]);
  other.end();
  await other.ended;
  expect(await state()).toEqual([0, 1]);
});

it('measures trainings that succeed, and forgets one that fails', async () => {
  const { start, pass, state, seconds } = open();
  const { ended, end } = start();
  pass(2_000);
  end();
  await ended;
  expect(await seconds()).toBe(2);
  const broken = start();
  pass(5_000);
  broken.fail(new Error('no memory'));
  await expect(broken.ended).rejects.toThrow('no memory');
  expect([await seconds(), await state()]).toEqual([2, [0, 1]]);
});
