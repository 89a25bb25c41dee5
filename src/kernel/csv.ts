/** A CSV record with its line end (RFC 4180). */
export const csvRecord = (cells: readonly unknown[]): string => `${cells.map(cell).join(',')}\r\n`;

const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return quoted(JSON.stringify(value));
  if (typeof value !== 'string') return String(value);
  // A spreadsheet would run such a cell as a formula.
  const text = /^[=+\-@\t\r]/.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? quoted(text) : text;
};

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
