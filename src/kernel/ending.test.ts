import { describe, expect, it } from 'vitest';
import { openEnding } from './ending.ts';

describe('work that waits for an end', () => {
  it('gives its result or its error if it is sooner', async () => {
    const { unlessOver } = openEnding();
    await expect(unlessOver(Promise.resolve('result'))).resolves.toBe('result');
    await expect(unlessOver(Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  });

  it('gives nothing once it is over, before and after', async () => {
    const { unlessOver, end, isOver } = openEnding();
    const waiting = unlessOver(new Promise(() => undefined));
    expect(isOver()).toBe(false);
    end();
    expect(isOver()).toBe(true);
    await expect(waiting).resolves.toBeUndefined();
    await expect(unlessOver(new Promise(() => undefined))).resolves.toBeUndefined();
  });
});
