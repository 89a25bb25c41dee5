import { expect, it } from 'vitest';
import { csvRecord } from './csv.ts';

it('writes no cell that a spreadsheet would run as a formula', () => {
  for (const sign of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']) {
    expect(csvRecord([`${sign}A1`]).replace('"', '')).toMatch(/^'/);
  }
  // Where commas are decimal, spreadsheets separate cells at semicolons.
  expect(csvRecord(['a;=A1', 'b\t=A1'])).toBe('"a;=A1","b\t=A1"\r\n');
  expect(csvRecord(['-12.5', -3, 'A1=2', "'quoted'"])).toBe("-12.5,-3,A1=2,'quoted'\r\n");
});
