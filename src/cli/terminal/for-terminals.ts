import stringWidth from 'string-width';

/** The colours that Parley itself writes: bold, dim, red, green, yellow, cyan, and their resets. */
const colours: ReadonlySet<string> = new Set(['1', '2', '22', '31', '32', '33', '36', '39']);
const ESCAPE = '\u001b';
/** A colour, or one control character; the last two ranges break lines or change the direction of writing. */
const controlCharacters = /\p{Cc}\[(?<colour>\d{1,2})m|[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;

/**
 * A text without characters that move the cursor, clear the screen, ring the bell or change the direction of
 * writing, because the output contains texts of users and webhooks. Such characters are written as JSON
 * escapes, so that JSON stays the same JSON. Line breaks, tabs and Parley's own colours stay.
 */
export const forTerminals = (text: string): string =>
  text.replace(controlCharacters, (match: string, colour: string | undefined, at: number) => {
    if (colour !== undefined && match.startsWith(ESCAPE) && colours.has(colour)) return match;
    const isKept = match === '\n' || match === '\t' || (match === '\r' && text[at + 1] === '\n');
    return isKept ? match : Array.from(match, escapedIfUnsafe).join('');
  });

const escapedIfUnsafe = (sign: string): string =>
  /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(sign)
    ? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
    : sign;

/** On one line, for a cell of a table. */
export const asCell = (text: string): string => forTerminals(text.replaceAll(/\s/g, ' '));

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
