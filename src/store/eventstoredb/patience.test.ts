import { stat } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { within } from './patience.ts';

const LIMIT_MS = 20;

const holdUp = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

describe('an answer', () => {
  it('that arrived while the process was held up is in time', async () => {
    const answer = within(LIMIT_MS, promisify(stat)('.'));
    holdUp(LIMIT_MS * 10);
    expect((await answer).isDirectory()).toBe(true);
  });

  it('that never comes is not waited for', async () => {
    const never = within(LIMIT_MS, new Promise(() => undefined));
    await expect(never).rejects.toMatchObject({ code: 'store_unavailable' });
  });

  it('may be a failure', async () => {
    const failure = new Error('no');
    await expect(within(LIMIT_MS, Promise.reject(failure))).rejects.toBe(failure);
  });
});
