/** A record of comma-separated values, with its end (RFC 4180). */
export const csvRecord = (cells: readonly (string | number | null | undefined)[]): string =>
  `${cells.map(cell).join(',')}\r\n`;

const cell = (value: string | number | null | undefined): string => {
  if (typeof value !== 'string') return String(value ?? '');
  // A spreadsheet would take it for a formula, and run it.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
