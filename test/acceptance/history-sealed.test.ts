import { afterAll, beforeAll, describe } from 'vitest';
import { type HistoryWorld, historyTimeoutMs, historyTurns, startHistory } from '../support/history-world.ts';
import { hasShared } from '../support/parley.ts';
import { describeErasing } from './history/erasing.ts';
import { stories } from './history/stories.ts';

/** The same history where what is personal is sealed; of a short one, less is enough. */
describe.runIf(hasShared)('a sealed history of real agents', () => {
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
