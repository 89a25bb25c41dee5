import fc from 'fast-check';
import { expect, it } from 'vitest';
import { urlQueryOf } from './url-query.ts';

const signs = fc.constantFrom(
  '&',
  '=',
  '+',
  '?',
  '%20',
  '%2B',
  '%26',
  '%3D',
  'a',
  '1',
  '__proto__',
  '[]',
  ';',
);
const texts = fc.string({ unit: 'grapheme', maxLength: 3 }).map(encodeURIComponent);
const queries = fc.array(fc.oneof(signs, texts), { maxLength: 12 }).map((parts) => parts.join(''));

it('parses the parameters of an address like URLSearchParams', () => {
  fc.assert(
    fc.property(queries, (text) => {
      const all = new URLSearchParams(text);
      const expected = [...new Set(all.keys())].map((name) => [name, all.getAll(name)]);
      const read = Object.entries(urlQueryOf(text)).map(([name, value]) => [name, [value].flat()]);
      expect(read.sort()).toEqual(expected.sort());
    }),
  );
});

it('returns a single parameter as a string, a repeated one as a list', () => {
  expect({ ...urlQueryOf('?lang=pt%2DBR&contexts=a+b&contexts=&v') }).toEqual({
    lang: 'pt-BR',
    contexts: ['a b', ''],
    v: '',
  });
});

it('accepts any number of parameters', () => {
  expect(urlQueryOf('contexts=a&'.repeat(1_200)).contexts).toHaveLength(1_200);
});
