import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { LOG_RETRY_MS } from '../kernel/limits/process.ts';
import { lineWriter, type WriteBytes } from './line-writer.ts';

const fault = (code: string): NodeJS.ErrnoException => Object.assign(new Error(code), { code });

/** Takes what it is given, but for the first calls, which fail or take a part only. */
const fakeFile = (...firstResults: readonly (NodeJS.ErrnoException | number)[]) => {
  const results = [...firstResults];
  let text = '';
  const write: WriteBytes = (bytes, done) =>
    setImmediate(() => {
      const result = results.shift() ?? bytes.length;
      if (typeof result !== 'number') return done(result, 0);
      text += bytes.subarray(0, result).toString();
      return done(null, result);
    });
  return { write, text: () => text };
};

it('writes lines in order, also if a write takes only a part', async () => {
  const file = fakeFile(3, 1);
  const lines = lineWriter(file.write);
  for (const line of ['first\n', 'second\n', 'third\n']) lines.write(line);
  await expect.poll(file.text).toBe('first\nsecond\nthird\n');
});

it.each(['ENOSPC', 'EIO', 'EAGAIN'])('writes later what could not be written because of %s', async (code) => {
  const file = fakeFile(fault(code), fault(code));
  const lines = lineWriter(file.write);
  lines.write('first\n');
  lines.write('second\n');
  await expect.poll(file.text, { timeout: 50 * LOG_RETRY_MS }).toBe('first\nsecond\n');
});

it('keeps a limited number of bytes for a reader that has stopped, and the oldest of them', async () => {
  const lines = lineWriter(() => undefined, 20);
  for (let line = 0; line < 100; line += 1) lines.write(`line ${line}\n`);
  await setTimeout(1);
  expect(lines.rest().toString()).toBe('line 0\nline 1\n');
});
