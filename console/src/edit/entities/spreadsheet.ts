import type { Entry } from './entry.ts';

/**
 * Cells of pasted rows. Spreadsheets put tabs between them; files commas, or semicolons where commas are
 * decimal. A quoted cell may contain separators, line breaks and doubled quotes.
 */
export const rowsIn = (pasted: string): readonly (readonly string[])[] => {
  const text = pasted.replaceAll(/\r\n?/g, '\n').trimEnd();
  const [first = ''] = text.replaceAll(/(?<=^|[\t;,])"(?:[^"]|"")*"/g, '').split('\n', 1);
  const separator = ['\t', ';', ','].find((sign) => first.includes(sign)) ?? ',';
  const cells = new RegExp(`(?:"((?:[^"]|"")*)"[ ]*|([^${separator}\\n]*))(${separator}|\\n|$)`, 'gy');
  const rows: string[][] = [[]];
  for (const [, quotedText, plain = '', end] of text.matchAll(cells)) {
    rows.at(-1)?.push(undefuse((quotedText?.replaceAll('""', '"') ?? plain).trim()));
    if (end === '\n') rows.push([]);
    // At the end of the text an empty cell would match once more.
    if (end === '') break;
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
};

/** The server's CSV has an apostrophe wherever a spreadsheet would begin a cell and run it as a formula. */
const undefuse = (cell: string): string => cell.replace(/(?<=^|[;\t\r\n])'(?='*[=+\-@\t\r\n＝＋－＠])/g, '');

/** A row is a value and its synonyms; a value alone is its own synonym. */
export const entriesIn = (text: string): readonly Entry[] =>
  rowsIn(text).flatMap(([name = '', ...others]) => {
    const synonyms = [...new Set(others.filter((other) => other !== ''))];
    return name === '' ? [] : [{ name, synonyms: synonyms.length === 0 ? [name] : synonyms }];
  });

/** The entries after pasting: an entry with the same value is replaced in its place. */
export const withPastedEntries = (
  entries: readonly Entry[],
  pastedEntries: readonly Entry[],
): readonly Entry[] => {
  const fresh = new Map(pastedEntries.map((entry) => [entry.name, entry]));
  const mergedEntries = entries.map((entry) => {
    const replacement = fresh.get(entry.name);
    fresh.delete(entry.name);
    return replacement ?? entry;
  });
  return [...mergedEntries, ...fresh.values()];
};
