import type { OnProgress } from '../kernel/on-progress.ts';
import { TRAINING_S } from './buckets.ts';
import { counter, gauge, histogram } from './families.ts';

export const trainings = (nowMs: () => number) => {
  const durations = histogram(
    {
      name: 'parley_training_duration_seconds',
      help: 'Time to train a model, with the wait for a free thread',
    },
    TRAINING_S,
  );
  const failures = counter({ name: 'parley_training_failures_total', help: 'Trainings that failed' });
  failures.start();
  /** The progress of each running training. */
  const shares = new Map<symbol, number>();
  const running = gauge(
    { name: 'parley_trainings_running', help: 'Models in training, or waiting for a free thread' },
    () => [{ labels: {}, value: shares.size }],
  );
  const progress = gauge(
    { name: 'parley_training_progress_ratio', help: 'Mean progress of these trainings; 1 without any' },
    () => [{ labels: {}, value: meanOf([...shares.values()]) }],
  );
  return {
    families: [durations, failures, running, progress],
    /** Measures one training. */
    watch: async <Result>(train: (onProgress: OnProgress) => Promise<Result>): Promise<Result> => {
      const training = Symbol();
      const startedMs = nowMs();
      shares.set(training, 0);
      try {
        const result = await train((share) => shares.set(training, share));
        durations.observe((nowMs() - startedMs) / 1_000);
        return result;
      } finally {
        shares.delete(training);
      }
    },
    failed: (): void => failures.add(),
  };
};

const meanOf = (shares: readonly number[]): number =>
  shares.length === 0 ? 1 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
