import assert from 'node:assert/strict';
import { damageFiles } from '../support/damaged-files.ts';
import type { Attack } from './attack.ts';

const FILES_PER_ROUND = 100;

export const fileAttack: Attack = {
  name: 'files',
  summary: 'damages files of stores, opens them, and reads and writes what is left',
  weight: 1,
  open: async () => ({
    round: async ({ seed }) => {
      const { signal, failures, outcomes } = damageFiles({ seed, rounds: FILES_PER_ROUND });
      assert.deepEqual({ signal, failures }, { signal: null, failures: [] });
      return outcomes;
    },
    close: async () => undefined,
  }),
};
