import { afterAll, beforeAll, describe } from 'vitest';
import { type HistoryWorld, historyTimeoutMs, historyTurns, startHistory } from '../support/history-world.ts';
import { hasShared } from '../support/shared-material.ts';
import { describeErasing } from './history/erasing.ts';
import { stories } from './history/stories.ts';

/** The same history with encrypted personal fields; a short one is enough. */
describe.runIf(hasShared)('an encrypted history of real agents', () => {
  let world: HistoryWorld;

  beforeAll(async () => {
    world = await startHistory({
      stories,
      turns: Math.max(historyTurns / 2, 180),
      env: { PARLEY_SEAL: 'on' },
    });
  }, historyTimeoutMs);

  afterAll(() => world?.stop());

  describeErasing(() => world, 'key_destroyed');
});
