import type { Io } from '../io.ts';
import { rowsText, wrapText } from './fold.ts';
import { asCell, columnsOf, pad } from './for-terminals.ts';

export type Cell = string | number | null;

/** A figure formatted for people. */
export const cellText = (value: Cell, kind: string | undefined): string => {
  if (value === null) return '-';
  if (typeof value === 'string') return value;
  if (kind === 'share') return `${(value * 100).toFixed(1)} %`;
  return value.toLocaleString('en', { maximumFractionDigits: 2 });
};

type Chart = {
  readonly head: readonly string[];
  readonly table: readonly (readonly string[])[];
  /** By column: numbers are right-aligned. */
  readonly isNumber: readonly boolean[];
  /** The number that the bar of each row shows. */
  readonly values: readonly number[];
  readonly io: Io;
};

/** Longer bars are harder to compare with their numbers. */
const BAR_WIDTH_MAX = 40;
/** A text wraps before the bar becomes narrower than this. */
const BAR_WIDTH_MIN = 8;
/** A text may take this share of the width before it wraps. */
const TEXT_PART = 0.4;
/** A narrower text would have hardly a word on a line. */
const TEXT_WIDTH_MIN = 10;
const GAP = 2;
/** Indent of the rest of a row whose first cell takes a whole line. */
const MARGIN = 4;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/**
 * A table with a bar after each row, no wider than the terminal. A long text wraps inside its column instead
 * of being cut, because people copy texts and names into other commands.
 */
export const barChart = ({ head, table, isNumber, values, io }: Chart): string => {
  const width = widthOf(io);
  const all = [head, ...table].map((row) => row.map(asCell));
  const columns = head.map((_, column) => all.map((row) => row[column] ?? ''));
  const widths = fitColumns(columns, { width: width - BAR_WIDTH_MIN - GAP, whole: width - MARGIN, isNumber });
  const usedWidth = widths.reduce((sum, columnWidth) => sum + columnWidth + GAP, 0);
  const barWidth = Math.max(BAR_WIDTH_MIN, Math.min(BAR_WIDTH_MAX, width - usedWidth));
  const most = Math.max(0, ...values);
  const hasBars = most > 0;
  const rows = all.map((row, at) => {
    const cells = row.map((cell, column) =>
      foldedCell(cell, widths[column] ?? 0, isNumber[column] ? 'right' : 'left'),
    );
    const value = at === 0 ? 0 : (values[at - 1] ?? 0);
    return hasBars ? [...cells, barOf(value / most, barWidth)] : cells;
  });
  return rowsText(rows, hasBars ? [...widths, barWidth] : widths, width);
};

const foldedCell = (cell: string, width: number, side: 'left' | 'right'): string =>
  wrapText(cell, width)
    .split('\n')
    .map((line) => pad(line, width, side))
    .join('\n');

/** A terminal knows its width; a pipe or a file has none, and gets one line per row. */
const widthOf = ({ out, env }: Io): number => {
  const { columns = Number(env.COLUMNS) } = out as { readonly columns?: number };
  return Number.isInteger(columns) && columns > 0 ? columns : Number.POSITIVE_INFINITY;
};

type Room = {
  readonly width: number;
  /** The width of a column on a separate line. */
  readonly whole: number;
  readonly isNumber: readonly boolean[];
};

/** Texts wrap, always the widest, until all columns fit side by side; words stay whole if a line has room. */
const fitColumns = (
  columns: readonly (readonly string[])[],
  { width, whole, isNumber }: Room,
): readonly number[] => {
  const textMax = Math.max(TEXT_WIDTH_MIN, Math.floor(width * TEXT_PART));
  const full = columns.map((cells) => Math.max(...cells.map(columnsOf)));
  const least = columns.map((cells, column) => {
    const fullWidth = full[column] ?? 0;
    return isNumber[column]
      ? fullWidth
      : Math.min(fullWidth, whole, Math.max(TEXT_WIDTH_MIN, ...cells.map(leastOf)));
  });
  const widths = full.map((fullWidth, column) => Math.min(fullWidth, Math.max(least[column] ?? 0, textMax)));
  let over = widths.reduce((sum, columnWidth) => sum + columnWidth, GAP * (widths.length - 1)) - width;
  for (; over > 0; over -= 1) {
    const [widest] = [...widths.keys()]
      .filter((column) => (widths[column] ?? 0) > (least[column] ?? 0))
      .sort((one, other) => (widths[other] ?? 0) - (widths[one] ?? 0));
    if (widest === undefined) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
};

/** Columns that a cell needs so that no word of it is broken. */
const leastOf = (cell: string): number => {
  const words = cell.trim().split(' ');
  // Continued lines are indented further than the first one.
  const margin = words.length === 1 ? 0 : cell.length - cell.trimStart().length + GAP;
  return margin + Math.max(...words.map(columnsOf));
};

/** A bar in eighths of a character; any value above zero is visible. */
const barOf = (share: number, width: number): string => {
  if (share <= 0) return '';
  const eighths = Math.max(1, Math.round(share * width * 8));
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
};
