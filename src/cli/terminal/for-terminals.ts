import stringWidth from 'string-width';

/** The colours that Parley itself writes: bold, dim, red, green, yellow, cyan, and back from each. */
const colours: ReadonlySet<string> = new Set(['1', '2', '22', '31', '32', '33', '36', '39']);
const ESCAPE = '\u001b';
/** A colour, or one character that a terminal obeys; the last two ranges turn the direction of writing. */
const obeyed = /\p{Cc}\[(?<colour>\d{1,2})m|[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A text with nothing in it that moves a cursor, clears a screen, rings, or turns writing round. What people
 * said, and what webhooks answered, is among what is printed. Such characters are shown as JSON writes them,
 * so that JSON stays the same JSON. Ends of lines, tabs and Parley's own colours stay.
 */
export const forTerminals = (text: string): string =>
  text.replace(obeyed, (match: string, colour: string | undefined, at: number) => {
    if (colour !== undefined && match.startsWith(ESCAPE) && colours.has(colour)) return match;
    const isKept = match === '\n' || match === '\t' || (match === '\r' && text[at + 1] === '\n');
    return isKept ? match : Array.from(match, escapedIfUnsafe).join('');
  });

const escapedIfUnsafe = (sign: string): string =>
  /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(sign)
    ? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
    : sign;

/** On one line, as a cell of a table. */
export const asCell = (text: string): string => forTerminals(text.replaceAll(/\s/g, ' '));

/** Marks on or below a letter, such as vowels of Hebrew, and invisible characters. */
const unseen = /[\u200b\u200e\u200f\u2060\ufeff]|(?![\ufe00-\ufe0f])\p{Mn}/gu;

/** Columns that a text takes: letters of East Asia and pictures take two, marks on letters none. */
export const columnsOf = (text: string): number => stringWidth(text.replaceAll(unseen, ''));

const LEFT_TO_RIGHT = '\u200e';
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A cell, and the spaces up to the next one. Terminals that write Arabic or Hebrew from right to left would
 * take along a number in the next cell, without an invisible character between them.
 */
export const padded = (cell: string, columns: number, side: 'left' | 'right' = 'left'): string => {
  const space = ' '.repeat(Math.max(0, columns - columnsOf(cell)));
  const closed = rightToLeft.test(cell) ? `${cell}${LEFT_TO_RIGHT}` : cell;
  return side === 'right' ? space + closed : closed + space;
};
