import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasNumberTooLarge } from './json-range.ts';

const isTooLarge = (text: string): boolean => hasNumberTooLarge(text, JSON.parse(text));

it.each([
  '1e999',
  '[{"a":-1E+309}]',
  '0.1e310',
  '1e0000400',
  `${'9'.repeat(309)}`,
  `${'9'.repeat(400)}.5`,
  `${'9'.repeat(260)}e50`,
])('a number is too large: %s', (text) => {
  expect(isTooLarge(text)).toBe(true);
});

it.each(['1e308', '1e-999', '0e999', '12345678901234567890', `"${'9'.repeat(400)} or 1e999"`])(
  'no number is too large: %s',
  (text) => {
    expect(isTooLarge(text)).toBe(false);
  },
);

it('is right about every number that can be written', () => {
  const digits = fc.nat({ max: 330 }).map((count) => '7'.repeat(count + 1));
  const exponent = fc.integer({ min: -400, max: 400 });
  fc.assert(
    fc.property(digits, exponent, (whole, power) => {
      const text = `${whole}e${power}`;
      expect(isTooLarge(text)).toBe(Number(text) === Number.POSITIVE_INFINITY);
    }),
  );
});
