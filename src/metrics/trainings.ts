import { TRAINING_S } from './buckets.ts';
import { counter, histogram } from './families.ts';

export const trainings = () => {
  const durations = histogram(
    {
      name: 'parley_training_duration_seconds',
      help: 'Time until a model was trained, the wait for a free thread included',
    },
    TRAINING_S,
  );
  const failures = counter({ name: 'parley_training_failures_total', help: 'Trainings that failed' });
  failures.start();
  return {
    families: [durations, failures],
    ended: (elapsedMs: number): void => durations.observe(elapsedMs / 1_000),
    failed: (): void => failures.add(),
  };
};
