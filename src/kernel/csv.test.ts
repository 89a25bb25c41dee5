import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvRecord, undefuse } from './csv.ts';

it('writes no cell that a spreadsheet would run as a formula', () => {
  for (const sign of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']) {
    expect(csvRecord([`${sign}A1`]).replace('"', '')).toMatch(/^'/);
  }
  expect(csvRecord(['-12.5', -3, 'A1=2', "'quoted'"])).toBe("-12.5,-3,A1=2,'quoted'\r\n");
});

it('writes no text that becomes a formula where cells end at semicolons, tabs or lines, whatever quotes say', () => {
  const formulas = ['x;=A1;y', 'x\t+A1\ty', 'x\n@A1\ny', "x;'-A1;y", { 'x;=A1;y': 1 }];
  for (const cell of csvRecord(formulas).split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^[=+@-]/);
  expect(csvRecord(['first', 'x;=A1;y'])).toBe(`first,"x;'=A1;y"\r\n`);
});

it('writes texts that can be read back as they were', () => {
  const texts = fc.string({ unit: fc.constantFrom("'", '=', '-', ';', '\t', '\n', 'a', '＠') });
  fc.assert(
    fc.property(texts, (text) => {
      const cell = csvRecord([text]).slice(0, -'\r\n'.length);
      expect(undefuse(cell.startsWith('"') ? cell.slice(1, -1) : cell)).toBe(text);
    }),
  );
});
