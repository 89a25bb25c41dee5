import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { PROGRESS_INTERVAL_MS } from '../../kernel/limits/process.ts';
import { progressLines } from './progress-lines.ts';

it('reports progress periodically, repeats it during silence, and ends with the result', async () => {
  let finish = (_: string): void => undefined;
  const end = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const lines = progressLines((onProgress: (share: number) => void) => {
    for (const share of [0.1, 0.2, 0.3]) onProgress(share);
    return end;
  });
  expect([await lines.next(), await lines.next()]).toMatchObject([{ value: 0.3 }, { value: 0.3 }]);
  finish('done');
  const rest: unknown[] = [];
  for await (const line of lines) rest.push(line);
  expect(rest.at(-1)).toBe('done');
});

it('reports an error', async () => {
  const lines = progressLines(() => Promise.reject(new Error('no room')));
  await expect(lines.next()).rejects.toThrow('no room');
});

it('aborts the work when the client disconnects', async () => {
  let isLeft = false;
  const lines = progressLines(async (onProgress: (share: number) => void, signal) => {
    onProgress(0.5);
    signal.addEventListener('abort', () => {
      isLeft = true;
    });
    await setTimeout(PROGRESS_INTERVAL_MS * 2);
  });
  await lines.next();
  expect(isLeft).toBe(false);
  await lines.return(undefined);
  expect(isLeft).toBe(true);
});

it('lets the work continue after the client has disconnected, and ends with it', async () => {
  let isDone = false;
  const lines = progressLines(async (onProgress: (share: number) => void) => {
    onProgress(0.5);
    await setTimeout(PROGRESS_INTERVAL_MS * 2);
    isDone = true;
  });
  await lines.next();
  await lines.return(undefined);
  expect(isDone).toBe(true);
});
