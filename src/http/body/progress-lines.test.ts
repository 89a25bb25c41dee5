import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { PROGRESS_TOLD_MS } from '../../kernel/limits.ts';
import { progressLines } from './progress-lines.ts';

it('reports progress periodically, repeats it during silence, and ends with the result', async () => {
  const lines: unknown[] = [];
  const work = async (tell: (share: number) => void) => {
    for (const share of [0.1, 0.2, 0.3]) tell(share);
    await setTimeout(PROGRESS_TOLD_MS * 2.5);
    return 'done';
  };
  for await (const line of progressLines(work)) lines.push(line);
  expect(lines.slice(0, 2)).toEqual([0.3, 0.3]);
  expect(lines.at(-1)).toBe('done');
});

it('reports an error', async () => {
  const lines = progressLines(() => Promise.reject(new Error('no room')));
  await expect(lines.next()).rejects.toThrow('no room');
});

it('aborts the work when the client disconnects', async () => {
  let isLeft = false;
  const lines = progressLines(async (tell: (share: number) => void, signal) => {
    tell(0.5);
    signal.addEventListener('abort', () => {
      isLeft = true;
    });
    await setTimeout(PROGRESS_TOLD_MS * 2);
  });
  await lines.next();
  expect(isLeft).toBe(false);
  await lines.return(undefined);
  expect(isLeft).toBe(true);
});

it('lets the work continue after the client has disconnected, and ends with it', async () => {
  let isDone = false;
  const lines = progressLines(async (tell: (share: number) => void) => {
    tell(0.5);
    await setTimeout(PROGRESS_TOLD_MS * 2);
    isDone = true;
  });
  await lines.next();
  await lines.return(undefined);
  expect(isDone).toBe(true);
});
