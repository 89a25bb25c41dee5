import stringWidth from 'string-width';
import { ownColour, ownColourOf } from './colours.ts';

/** The last two ranges break lines or change the direction of writing. */
const unsafe = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;

/**
 * A text without characters that move the cursor, clear the screen, ring the bell, change colours or change
 * the direction of writing, because the output contains texts of users and webhooks. Such characters are
 * written as JSON escapes, so that JSON stays the same JSON. Line breaks and tabs stay, and Parley's own
 * colours become those of a terminal: do this last.
 */
export const forTerminals = (text: string): string => safeText(text, (code) => `\u001b[${code}m`);

const safeText = (text: string, colourOf: (code: string) => string): string =>
  text
    .split(ownColour)
    .map((piece, at) => (at % 2 === 0 ? escaped(piece) : colourOf(piece)))
    .join('');

const escaped = (text: string): string =>
  text.replace(unsafe, (sign, at: number) => {
    const isKept = sign === '\n' || sign === '\t' || (sign === '\r' && text[at + 1] === '\n');
    return isKept ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

/** On one line, for a cell of a table. Parley's own colours are left for `forTerminals`. */
export const asCell = (text: string): string => safeText(text.replaceAll(/\s/g, ' '), ownColourOf);

/** Its later lines are indented, so that no text of a user looks like a line of the output. */
export const asParagraph = (text: string): string => text.replaceAll(/\r?\n|\r/g, '\n      ');

/** A word for a shell, as somebody may copy it. */
export const asShellWord = (word: string): string => `'${asCell(word).replaceAll("'", "'\\''")}'`;

/** Marks on or below a letter, such as vowels of Hebrew, and invisible characters. */
const unseen = /[\u200b\u200e\u200f\u2060\ufeff]|(?![\ufe00-\ufe0f])\p{Mn}/gu;

/** The display width of a text: East Asian letters and pictures take two columns, combining marks none. */
export const columnsOf = (text: string): number => stringWidth(text.replaceAll(unseen, ''));

const LEFT_TO_RIGHT = '\u200e';
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A cell, and the spaces up to the next one. An invisible character separates them, because terminals that
 * write Arabic or Hebrew from right to left would otherwise move a number in the next cell.
 */
export const pad = (cell: string, columns: number, side: 'left' | 'right' = 'left'): string => {
  const space = ' '.repeat(Math.max(0, columns - columnsOf(cell)));
  const cellText = rightToLeft.test(cell) ? `${cell}${LEFT_TO_RIGHT}` : cell;
  return side === 'right' ? space + cellText : cellText + space;
};
