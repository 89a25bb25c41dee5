import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { painted } from './colours.ts';
import { wrapText } from './fold.ts';
import { columnsOf } from './for-terminals.ts';
import { inColumns } from './print.ts';

const { dim, cyan } = painted;

describe('a text on a narrow terminal', () => {
  it('breaks between words, and continues with an indent', () => {
    expect(wrapText('turn 1  "a large cappuccino please" → Who is it for?', 30)).toBe(
      'turn 1  "a large cappuccino\n  please" → Who is it for?',
    );
    expect(wrapText('  reply  from intent, variant 1 of 2', 24)).toBe(
      '  reply  from intent,\n    variant 1 of 2',
    );
  });

  it('keeps its colours, which do not count towards its width', () => {
    const line = `${dim('  intent order-drink')} · ${cyan('score one')}`;
    expect(wrapText(line, 40)).toBe(line);
    expect(wrapText(line, 22)).toBe(`${dim('  intent order-drink')} ·${cyan('\n    score one')}`);
  });

  it('breaks a word that is longer than a line, but never inside a grapheme', () => {
    expect(wrapText('to http://example.com/a/long/path', 15)).toBe(
      'to\n  http://exampl\n  e.com/a/long/\n  path',
    );
    expect(wrapText('日本語で話してください', 12)).toBe('  日本語で話\n  してくださ\n  い');
    expect(wrapText('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 12)).toBe(
      '  👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧\n  👨‍👩‍👧👨‍👩‍👧',
    );
  });

  it('breaks JSON after its commas', () => {
    expect(wrapText('order 2 {"drink":"cappuccino","size":"large","milk":""}', 34)).toBe(
      'order 2\n  {"drink":"cappuccino",\n  "size":"large","milk":""}',
    );
  });

  it('is unchanged without a terminal', () => {
    const long = 'word '.repeat(1_000);
    expect(wrapText(long, Number.POSITIVE_INFINITY)).toBe(long);
  });

  it('loses only spaces, and has no line that is too long', () => {
    const signs = fc.constantFrom('a', 'be', ' ', '  ', '\n', '語', '🚲', 'é', dim('x'), '-');
    fc.assert(
      fc.property(
        fc.array(signs, { maxLength: 80 }),
        fc.integer({ min: 12, max: 50 }),
        (signList, columnsMax) => {
          const text = signList.join('');
          const lines = wrapText(text, columnsMax);
          expect(lines.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
          for (const line of lines.split('\n'))
            expect(columnsOf(line.trimEnd())).toBeLessThanOrEqual(columnsMax);
        },
      ),
    );
  });
});

describe('a table on a narrow terminal', () => {
  const rows = [
    ['SESSION', 'TURNS', 'UNMATCHED', '', 'LAST SAID'],
    ['anna', '3', '0', 'asks for name', 'a cappuccino'],
    ['a-rather-long-id', '12', '1', '', 'menu'],
  ];

  it('continues below itself, at the same column in every row', () => {
    expect(inColumns(rows, 40)).toBe(
      [
        'SESSION           TURNS  UNMATCHED',
        '                   LAST SAID',
        'anna              3      0',
        '    asks for name  a cappuccino',
        'a-rather-long-id  12     1',
        '                   menu',
      ].join('\n'),
    );
  });

  it('is on one line if it fits', () => {
    expect(inColumns(rows, 80)).toBe(inColumns(rows));
  });
});
