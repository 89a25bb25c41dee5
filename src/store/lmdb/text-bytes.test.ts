import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textBytes } from './text-bytes.ts';

const text = fc
  .tuple(fc.string({ unit: 'binary' }), fc.constantFrom(1, 40, 4_000))
  .map(([part, times]) => part.repeat(times));

describe('texts as bytes', () => {
  it('are UTF-8, and do not change however many follow', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 30 }), (texts) => {
        const written = texts.map(textBytes());
        expect(written.map((bytes) => Buffer.from(bytes).toString('utf8'))).toEqual(texts);
      }),
    );
  });
});
