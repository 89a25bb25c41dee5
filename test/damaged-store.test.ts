import fc from 'fast-check';
import { expect, it } from 'vitest';
import { damageFiles } from './support/damaged-files.ts';

const ROUNDS = 60;
const seed = fc.readConfigureGlobal().seed ?? 0;

it('starts on a damaged file, whole or naming losses, or ends with a coded error, never by a signal', () => {
  const { signal, failures, outcomes } = damageFiles({ seed, rounds: ROUNDS });
  expect({ signal, failures }).toEqual({ signal: null, failures: [] });
  const total = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
  expect(total).toBe(ROUNDS);
  expect(Object.keys(outcomes).sort()).toEqual(['refused', 'reported', 'whole']);
});
