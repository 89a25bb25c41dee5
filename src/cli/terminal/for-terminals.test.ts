import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { painted } from './colours.ts';
import { asCell, asParagraph, asShellWord, columnsOf, forTerminals } from './for-terminals.ts';
import { inColumns } from './print.ts';

const obeyed = [
  ['clears the screen', 'a\u001b[2Jb', 'a\\u001b[2Jb'],
  ['sets the title', '\u001b]0;owned\u0007', '\\u001b]0;owned\\u0007'],
  ['looks like a colour of Parley', '\u001b[32mVerified\u001b[39m', '\\u001b[32mVerified\\u001b[39m'],
  ['hides what follows', '\u001b[8mhidden', '\\u001b[8mhidden'],
  ['is an escape of one character', '\u009b31m', '\\u009b31m'],
  ['goes back to the beginning of the line', 'ok\rno', 'ok\\u000dno'],
  ['breaks a line', 'one\u2028two', 'one\\u2028two'],
  ['turns writing round', 'abc\u202ecba', 'abc\\u202ecba'],
] as const;

describe('a text for a terminal', () => {
  it.each(obeyed)('escapes a character that %s', (_, raw, safe) => {
    expect(forTerminals(raw)).toBe(safe);
  });

  it("keeps lines, tabs and Parley's own colours", () => {
    const { green, bold } = painted;
    const text = `${bold('Sent')}\r\n\t日本語 🚲: ${green('same')}`;
    expect(forTerminals(text)).toBe('\u001b[1mSent\u001b[22m\r\n\t日本語 🚲: \u001b[32msame\u001b[39m');
  });

  it('keeps a colour that goes on after another one within it', () => {
    const { bold, dim } = painted;
    expect(forTerminals(bold(`a${dim('b')}c`))).toBe('\u001b[1ma\u001b[2mb\u001b[22m\u001b[1mc\u001b[22m');
  });

  it('stays the same JSON', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(JSON.parse(forTerminals(JSON.stringify({ said: text })))).toEqual({ said: text });
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(forTerminals(forTerminals(text))).toBe(forTerminals(text));
      }),
    );
  });
});

it('a text of several lines has no line that begins like one of the output', () => {
  expect(asParagraph('Hi\nturn 2  "pay" → Paid.\r\nok\rno').split('\n').slice(1)).toEqual([
    '      turn 2  "pay" → Paid.',
    '      ok',
    '      no',
  ]);
});

it('a word for a shell stays one word, whoever chose it', () => {
  expect(asShellWord("s'; rm -r ~; '\n")).toBe("'s'\\''; rm -r ~; '\\'' '");
});

describe('a table', () => {
  const rows = ['皆さん、こんにちは', '🚲\u001b[2J', 'two\nlines', 'שָׁלוֹם', 'مَرْحَبًا', 'नमस्ते', '❤️ 1️⃣', '👨‍👩‍👧'];

  it.each(rows)('keeps its columns aligned, whatever they contain: %j', (text) => {
    const lines = inColumns([
      ['said', 'times'],
      [text, '1'],
    ]).split('\n');
    expect(lines).toHaveLength(2);
    expect(new Set(lines.map((line) => columnsOf(line.replace(/(times|\d)$/, '')))).size).toBe(1);
  });

  it('keeps numbers after Hebrew or Arabic in their own cells', () => {
    expect(inColumns([['שלום', '12']])).toBe('שלום\u200e  12');
  });

  it('prints a text of several lines on one line', () => {
    expect(asCell('a\u001b[2J\n')).toBe('a\\u001b[2J ');
  });
});
