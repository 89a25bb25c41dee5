import type { Context } from 'koa';
import { expect, it } from 'vitest';
import { runningRequests } from './running-requests.ts';

it('ends when the requests that waited have begun and ended, even if none runs in between', async () => {
  const running = runningRequests();
  const begun = [running.wait(), running.wait()];
  let isOver = false;
  const end = running.end().then(() => {
    isOver = true;
  });
  const run = async (): Promise<void> => {
    // The request without its body, which is all that is counted.
    const request = running.count({ body: undefined } as Context, async () => undefined);
    begun.pop()?.();
    await request;
  };
  await run();
  expect(isOver).toBe(false);
  await run();
  await end;
  expect(isOver).toBe(true);
});
