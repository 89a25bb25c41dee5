import { describe, expect, it } from 'vitest';
import { jsonIn } from './json-texts.ts';

describe('JSON inside a text', () => {
  it('keeps every digit of a long number', () => {
    expect(jsonIn('{"id":12345678901234567890,"n":5}')).toEqual({ id: '12345678901234567890', n: 5 });
    expect(jsonIn('["12345678901234567890 \\" \\\\", -1234567890.1234567e5]')).toEqual([
      '12345678901234567890 " \\',
      '-1234567890.1234567e5',
    ]);
  });

  it.each([
    ['quotes that are all escaped', `["${'\\"'.repeat(200_000)}`],
    ['an escape at its end', `["${'\\"'.repeat(200_000)}\\`],
    ['an escaped line break', `["${'\\"'.repeat(200_000)}\\\n`],
  ])('is not JSON with %s, and is not searched from each quote again', (_, text) => {
    expect(jsonIn(text)).toBeUndefined();
  });
});
