/** A CSV record with its line end (RFC 4180). */
export const csvRecord = (cells: readonly unknown[]): string => `${cells.map(cell).join(',')}\r\n`;

const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return quoted(JSON.stringify(value));
  if (typeof value !== 'string') return String(value);
  const text = NUMBER.test(value) ? value : defuse(value);
  // Some spreadsheets also separate cells at semicolons or tabs.
  return /[",;\t\r\n]/.test(text) ? quoted(text) : text;
};

/** Signs that let a spreadsheet run a cell as a formula, also in full width, behind apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A text that a spreadsheet would run gets an apostrophe; one that has it already gets another, to be undone. */
const defuse = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text of a cell as it was before `csvRecord` put an apostrophe before it. */
export const undefuse = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
