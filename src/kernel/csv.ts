/** A CSV record with its line end (RFC 4180). */
export const csvRecord = (cells: readonly unknown[]): string => `${cells.map(cell).join(',')}\r\n`;

const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return quote(defuse(JSON.stringify(value)));
  if (typeof value !== 'string') return String(value);
  const text = NUMBER.test(value) ? value : defuse(value);
  // Some spreadsheets also separate cells at semicolons or tabs.
  return /[",;\t\r\n]/.test(text) ? quote(text) : text;
};

/**
 * Where a spreadsheet would begin a cell with a sign that lets it run as a formula, also in full width,
 * behind apostrophes. A spreadsheet that separates cells at semicolons ignores quotes that follow a comma,
 * so a cell may begin inside a text.
 */
const FORMULAS = /(?<=^|[;\t\r\n])(?='*[=+\-@\t\r\n＝＋－＠])/g;
const DEFUSED = /(?<=^|[;\t\r\n])'(?='*[=+\-@\t\r\n＝＋－＠])/g;

/** What a spreadsheet would run gets an apostrophe; what has one already gets another, to be undone. */
const defuse = (text: string): string => text.replace(FORMULAS, "'");

/** The text of a cell as it was before `csvRecord` put apostrophes into it. */
export const undefuse = (cell: string): string => cell.replace(DEFUSED, '');

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
