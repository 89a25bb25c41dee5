import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { unlessAborted } from './unless-aborted.ts';

it('gives the result or the error of work that is sooner, and then leaves the signal', async () => {
  const { signal } = new AbortController();
  await expect(unlessAborted(Promise.resolve('result'), signal)).resolves.toBe('result');
  await expect(unlessAborted(Promise.reject(new Error('failed')), signal)).rejects.toThrow('failed');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('rejects with the reason of the signal, before and after it aborts', async () => {
  const stop = new AbortController();
  const waiting = unlessAborted(new Promise(() => undefined), stop.signal);
  stop.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  await expect(unlessAborted(Promise.reject(new Error('failed')), stop.signal)).rejects.toThrow('left');
});
