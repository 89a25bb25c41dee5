import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byteSearch } from './byte-search.ts';

const text = fc.stringMatching(/^[abc"\\ äß]{4,9}$/);

it('finds exactly the texts that occur, as they are or inside JSON', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 9 }), fc.array(text), (texts, said) => {
      const plain = said.join('');
      const json = JSON.stringify(said);
      const occurs = (one: string, bytes: string) =>
        bytes.includes(one) || bytes.includes(JSON.stringify(one).slice(1, -1));
      for (const bytes of [plain, json]) {
        const wanted = texts.flatMap((one, number) => (occurs(one, bytes) ? [number] : []));
        expect([...byteSearch(texts).textNumbersIn(Buffer.from(bytes))].toSorted((a, b) => a - b)).toEqual(
          wanted,
        );
      }
    }),
  );
});

it('finds a text at the very end, and nothing in empty data', () => {
  const search = byteSearch(['needle']);
  expect([...search.textNumbersIn(Buffer.from('hay needle'))]).toEqual([0]);
  expect(search.textNumbersIn(Buffer.from('hay needl')).size).toBe(0);
  expect(search.bytesMax).toBe(6);
});

it('distinguishes texts with the same beginning, and finds a text that another one begins with', () => {
  const alike = Array.from({ length: 40 }, (_, at) => `told-${'a'.repeat(at)}`);
  const others = Array.from({ length: 40 }, (_, at) => `told-b${at}`);
  const search = byteSearch([...alike, ...others, 'told']);
  expect(
    [...search.textNumbersIn(Buffer.from('said told-aaab, told-b7.'))].toSorted((a, b) => a - b),
  ).toEqual([...[0, 1, 2, 3], 47, 80]);
});

it('searches for nothing if no text is long enough', () => {
  const search = byteSearch(['abc', '']);
  expect([search.bytesMax, search.textNumbersIn(Buffer.from('abc')).size]).toEqual([0, 0]);
});
