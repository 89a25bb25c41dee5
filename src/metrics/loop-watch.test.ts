import { expect, it } from 'vitest';
import { LOOP_BLOCK_MS_MAX, LOOP_LOG_PAUSE_MS, LOOP_SECONDS_KEPT } from '../kernel/limits/process.ts';
import type { Family } from './families.ts';
import { loopWatch, type SlowLoop } from './loop-watch.ts';

const watched = () => {
  const lines: SlowLoop[] = [];
  let delayMs = 0;
  let nowMs = 0;
  const watch = loopWatch({
    takeMaxMs: () => delayMs,
    nowMs: () => nowMs,
    onSlow: (slow) => lines.push(slow),
  });
  const block = (ms: number, afterMs = 1_000): void => {
    delayMs = ms;
    nowMs += afterMs;
    watch.look();
  };
  return { ...watch, lines, block };
};

const sampleOf = async (
  families: readonly Family[],
  name: string,
  le?: number,
): Promise<number | undefined> => {
  const samples = await Promise.all(families.map((family) => family.samples()));
  return families
    .flatMap(
      (family, index) =>
        samples[index]?.map((one) => ({ named: one.metricName ?? family.name, ...one })) ?? [],
    )
    .find((one) => one.named === name && (le === undefined || one.labels.le === le))?.value;
};

it('logs a block over the limit, and none below it', () => {
  const { block, lines } = watched();
  block(LOOP_BLOCK_MS_MAX);
  expect(lines).toEqual([]);
  block(LOOP_BLOCK_MS_MAX + 30.4);
  expect(lines).toEqual([{ blockedMs: LOOP_BLOCK_MS_MAX + 30, blocks: 1, limitMs: LOOP_BLOCK_MS_MAX }]);
});

it('logs one line per pause, with the number of suppressed blocks', () => {
  const { block, lines } = watched();
  block(100);
  block(300);
  block(200);
  expect(lines).toHaveLength(1);
  block(0, LOOP_LOG_PAUSE_MS);
  expect(lines.slice(1)).toEqual([{ blockedMs: 300, blocks: 2, limitMs: LOOP_BLOCK_MS_MAX }]);
  block(0, LOOP_LOG_PAUSE_MS);
  expect(lines).toHaveLength(2);
});

it('keeps the longest block of the last minute, however often it is read', async () => {
  const { block, families, longestMs, blocksMs } = watched();
  const longest = () => sampleOf(families, 'parley_event_loop_block_max_seconds');
  expect(await longest()).toBe(0);
  block(400);
  block(20);
  expect([await longest(), await longest()]).toEqual([0.4, 0.4]);
  expect([longestMs(1_000), longestMs(2_000), longestMs(60_000)]).toEqual([20, 400, 400]);
  expect(blocksMs()).toEqual([400, 20]);
  for (let second = 2; second < LOOP_SECONDS_KEPT; second += 1) block(1);
  expect(await longest()).toBe(0.4);
  block(1);
  expect(await longest()).toBe(0.02);
});

it('counts each block in its bucket', async () => {
  const { block, families } = watched();
  block(400);
  block(20);
  expect(await sampleOf(families, 'parley_event_loop_block_seconds_bucket', 0.05)).toBe(1);
  expect(await sampleOf(families, 'parley_event_loop_block_seconds_count')).toBe(2);
});
