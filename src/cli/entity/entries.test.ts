import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesIn } from '../../../console/src/edit/entities/spreadsheet.ts';
import { csvRecord } from '../../kernel/csv.ts';
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
    [
      '3" pipe,pipe\rtea ,"chai" ',
      [
        ['3" pipe', 'pipe'],
        ['tea', 'chai'],
      ],
    ],
    ['tea,', [['tea', 'tea']]],
  ])('%j', (text, expected) => {
    expect(entriesInCsv(text).map(({ value, synonyms }) => [value, ...synonyms])).toEqual(expected);
  });

  it('are refused if a value is missing', () => {
    expect(() => entriesInCsv('tea\n,chai')).toThrow('record 2 of the CSV file names no value');
  });

  it.each([
    ['tea\n"chai,latte\nmocha', 'record 2 of the CSV file begins a cell with a quote that does not end'],
    ['"tea" black,chai', 'record 1 of the CSV file has more text behind a quoted cell'],
  ])('are refused if a quote leaves open what belongs to it: %j', (text, message) => {
    expect(() => entriesInCsv(text)).toThrow(message);
  });

  it('are refused at once, however many quotes there are', () => {
    expect(() => entriesInCsv('"'.repeat(999_999))).toThrow('does not end');
    expect(entriesInCsv(`"${'""'.repeat(500_000)}"`)).toHaveLength(1);
  });

  it('are those that were written as CSV, whatever sign they begin with, also in the console', () => {
    const start = fc.stringMatching(/^'{0,3}[=+\-@＝＋－＠]{0,2}$/);
    const rest = fc.stringMatching(/^[a-z0-9'=+@,;" ＝]{0,6}[a-z0-9]$/);
    const word = fc.tuple(start, rest).map((parts) => parts.join('').trim());
    const written = fc.array(fc.uniqueArray(word, { minLength: 2, maxLength: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(written, (rows) => {
        const csv = rows.map(csvRecord).join('');
        expect(entriesInCsv(csv).map(({ value, synonyms }) => [value, ...synonyms])).toEqual(rows);
        expect(entriesIn(csv).map(({ name, synonyms }) => [name, ...synonyms])).toEqual(rows);
      }),
    );
  });
});
