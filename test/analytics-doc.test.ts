import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reports } from '../src/views/reports/catalogue.ts';

it('docs/analytics.md has a row for each report, and for nothing else', () => {
  const [, table = ''] = readFileSync('docs/analytics.md', 'utf8').split('| report | contents |');
  const [rows = ''] = table.split('\n\n');
  const names = rows.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([a-z-]+)`/g)]);
  expect(names.map(([, name]) => name).sort()).toEqual(reports.map(({ name }) => name).sort());
});
