import { describe, expect, it } from 'vitest';
import { entriesInCsv } from './entries.ts';

describe('entries in a CSV file', () => {
  it.each([
    ['tea,chai', [['tea', 'chai']]],
    [
      'tea\r\nmocha,"moka","a ""strong"" one"\r\n',
      [
        ['tea', 'tea'],
        ['mocha', 'moka', 'a "strong" one'],
      ],
    ],
    ['\uFEFF"two\nlines","a,b"', [['two\nlines', 'a,b']]],
    ['tea,,\n\n,\n', [['tea', 'tea']]],
    ['', []],
  ])('%j', (text, expected) => {
    expect(entriesInCsv(text).map(({ value, synonyms }) => [value, ...synonyms])).toEqual(expected);
  });

  it('are refused if a value is missing', () => {
    expect(() => entriesInCsv('tea\n,chai')).toThrow('record 2 of the CSV file names no value');
  });
});
