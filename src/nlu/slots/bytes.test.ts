import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter } from './bytes.ts';

describe('bytes', () => {
  it('are read as they were written', () => {
    const number = fc.integer({ min: 0, max: 2 ** 32 });
    const written = fc.record({
      numbers: fc.array(number),
      raw: fc.uint8Array({ maxLength: 3000 }),
      signed: fc.array(fc.integer({ min: -128, max: 127 })),
      fixed: fc.integer(),
    });
    fc.assert(
      fc.property(written, ({ numbers, raw, signed, fixed }) => {
        const writer = new ByteWriter();
        for (const value of numbers) writer.number(value);
        writer.raw(raw);
        for (const value of signed) writer.byte(value);
        writer.fixed(fixed);
        const reader = new ByteReader(writer.finish());
        expect(numbers.map(() => reader.number())).toEqual(numbers);
        expect(reader.raw(raw.length)).toEqual(raw);
        expect(signed.map(() => reader.signedByte())).toEqual(signed);
        expect(reader.fixed()).toBe(fixed);
        expect(() => reader.byte()).toThrow(RangeError);
        expect(() => reader.raw(1)).toThrow(RangeError);
      }),
    );
  });
});
