import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonTextPieces } from './json-text.ts';
import { JSON_ITEMS_AT_A_TIME } from './limits/http.ts';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** So many that they are never written at once. */
const many = fc.jsonValue().map((value) => times(JSON_ITEMS_AT_A_TIME, () => value));

describe('a JSON text in pieces', () => {
  it('is the text that JSON.stringify makes', () => {
    const value = fc.oneof(fc.jsonValue(), many, fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), many)));
    fc.assert(
      fc.property(value, (one) => {
        expect([...jsonTextPieces(one)].join('')).toBe(JSON.stringify(one));
      }),
    );
  });

  it('leaves out members that are undefined, and keeps a member of any name', () => {
    const value = { none: undefined, list: times(JSON_ITEMS_AT_A_TIME, () => ({ a: 1, b: undefined })) };
    const odd = JSON.parse(`{"__proto__":[${times(JSON_ITEMS_AT_A_TIME, () => 1)}],"":{}}`);
    for (const one of [value, odd, [], {}, null])
      expect([...jsonTextPieces(one)].join('')).toBe(JSON.stringify(one));
  });

  it('is one piece for a small value, and for a large one each piece is as small', () => {
    expect([...jsonTextPieces({ a: [1, 2, 3] })]).toHaveLength(1);
    const entries = times(50 * JSON_ITEMS_AT_A_TIME, (at) => ({ value: `${at}`, synonyms: [`${at}`] }));
    const agent = {
      name: 'large',
      entities: [{ name: 'small' }, { name: 'size', entries: { en: entries } }],
    };
    const pieces = [...jsonTextPieces({ revision: 7, state: agent })];
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(50 * JSON_ITEMS_AT_A_TIME);
  });
});
