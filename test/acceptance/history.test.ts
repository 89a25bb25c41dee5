import { afterAll, beforeAll, describe } from 'vitest';
import { type HistoryWorld, historyTimeoutMs, startHistory } from '../support/history-world.ts';
import { hasShared } from '../support/shared-material.ts';
import { describeBranching } from './history/branching.ts';
import { describeConversations } from './history/conversations.ts';
import { describeErasing } from './history/erasing.ts';
import { describeFigures } from './history/figures.ts';
import { describeLearning } from './history/learning.ts';
import { describeLedger } from './history/ledger.ts';
import { describeProjecting, ownProjections } from './history/projecting.ts';
import { describeReading } from './history/reading.ts';
import { describeReplaying } from './history/replaying.ts';
import { stories } from './history/stories.ts';
import { describeTrials } from './history/webhook-trials.ts';
import { describeWhys } from './history/whys.ts';

/**
 * Creates a history through a server's API, and compares every feature that reads it, on the command line and
 * over HTTP, with the driver's own records. `PARLEY_HISTORY_TURNS=100000` makes it a long one.
 */
describe.runIf(hasShared)('a history of real agents', () => {
  let world: HistoryWorld;

  beforeAll(async () => {
    world = await startHistory({ stories, projections: ownProjections });
  }, historyTimeoutMs);

  afterAll(() => world?.stop());

  describeReading(() => world);
  describeWhys(() => world);
  describeReplaying(() => world);
  describeBranching(() => world);
  describeConversations(() => world);
  describeLedger(() => world);
  describeTrials(() => world);
  describeFigures(() => world);
  describeProjecting(() => world);
  describeLearning(() => world);
  describeErasing(() => world, 'deleted');
});
