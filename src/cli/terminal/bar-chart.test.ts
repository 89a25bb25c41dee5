import { Readable, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { barChart, cellText } from './bar-chart.ts';

const io = (columns: number | undefined, env: Record<string, string> = {}) => ({
  env,
  cwd: '',
  version: '',
  input: Readable.from([]),
  err: new Writable(),
  out: Object.assign(new Writable(), columns === undefined ? {} : { columns }),
  terminal: { input: false, out: columns !== undefined, err: false },
  stop: new AbortController().signal,
});

const chart = (columns: number | undefined, env?: Record<string, string>): readonly string[] =>
  barChart({
    head: ['intent', 'times'],
    table: [
      ['a very long name of an intent that nobody can read', '8'],
      ['b', '2'],
      ['c', '0'],
    ],
    isNumber: [false, true],
    values: [8, 2, 0],
    io: io(columns, env),
  }).split('\n');

/** The lines of a chart with one row. The last cell of the row is a number. */
const linesOf = (row: readonly string[], columns: number | undefined): readonly string[] => {
  const isNumber = row.map((_, at) => at === row.length - 1);
  const head = row.map((_, at) => String.fromCharCode(65 + at));
  return barChart({ head, table: [row], isNumber, values: [8], io: io(columns) }).split('\n');
};

const barIn = (line: string | undefined): number => [...(line ?? '')].filter((sign) => sign === '█').length;

describe('a table with bars', () => {
  it.each([30, 50, 80, 200])('is no wider than a terminal of %i columns', (columns) => {
    for (const line of chart(columns)) expect([...line].length).toBeLessThanOrEqual(columns);
  });

  it('takes the width from the environment if there is no terminal', () => {
    const widest = Math.max(...chart(undefined, { COLUMNS: '60' }).map((line) => [...line].length));
    expect(widest).toBe(60);
  });

  it('draws bars in proportion to their values, and none for 0', () => {
    const [, most, fewer, none] = chart(200);
    expect(barIn(fewer)).toBe(barIn(most) / 4);
    expect(barIn(none)).toBe(0);
    expect(none).toMatch(/^c +0$/);
  });

  it('leaves room for bars even if texts would fill the width', () => {
    const row = ['from '.repeat(12).trim(), 'to '.repeat(24).trim(), 'by '.repeat(24).trim(), '8'];
    const [, line = ''] = linesOf(row, 90);
    expect(barIn(line)).toBeGreaterThanOrEqual(8);
    expect([...line].length).toBeLessThanOrEqual(90);
  });

  it.each([30, 80, undefined])('never cuts a text: %s columns', (columns) => {
    const text = '  where can I return the bike that I have rented in another town';
    const words =
      linesOf([text, 'order-a-bike', '8'], columns)
        .join(' ')
        .match(/[a-zI-]{2,}|I/g) ?? [];
    expect(words.filter((word) => word !== 'order-a-bike').join(' ')).toBe(text.trim());
    expect(words).toContain('order-a-bike');
  });

  it('keeps a word whole if it fits on a line', () => {
    const ids = ['from'.repeat(8), 'to'.repeat(16)];
    const lines = linesOf([...ids, '8'], 40);
    for (const id of ids) expect(lines.some((line) => line.includes(id))).toBe(true);
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(40);
  });

  it('keeps a row on one line if the width is unknown', () => {
    expect(linesOf(['a text '.repeat(40).trim(), 'b', '8'], undefined)).toHaveLength(2);
  });

  it('formats figures for people', () => {
    expect(cellText(0.1234, 'share')).toBe('12.3 %');
    expect(cellText(1_234_567, 'count')).toBe('1,234,567');
    expect(cellText(null, 'number')).toBe('-');
  });
});
