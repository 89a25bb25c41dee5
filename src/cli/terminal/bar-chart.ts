import type { Io } from '../io.ts';
import { rowsOf } from './fold.ts';
import { asCell, columnsOf, padded, shortenedTo } from './for-terminals.ts';

export type Cell = string | number | null;

/** What a figure is shown as to people. */
export const shownCell = (value: Cell, kind: string | undefined): string => {
  if (value === null) return '-';
  if (typeof value === 'string') return value;
  if (kind === 'share') return `${(value * 100).toFixed(1)} %`;
  return value.toLocaleString('en', { maximumFractionDigits: 2 });
};

type Chart = {
  readonly head: readonly string[];
  readonly table: readonly (readonly string[])[];
  /** By column: numbers stand to the right. */
  readonly isNumber: readonly boolean[];
  /** The number that the bar of each row shows. */
  readonly values: readonly number[];
  readonly io: Io;
};

/** Used where the width of the terminal is unknown. */
const WIDTH = 100;
const BAR_WIDTH_MAX = 40;
/** A narrower bar would not be readable. */
const BAR_WIDTH_MIN = 4;
/** Texts give way to so much of a bar. */
const BAR_WIDTH_KEPT = 8;
/** A text may take this part of the width before it is cut, and is never cut to less than this. */
const TEXT_PART = 0.4;
const TEXT_WIDTH_MIN = 10;
const GAP = 2;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A table with a bar behind each row, no wider than the terminal where that can be. */
export const barChart = ({ head, table, isNumber, values, io }: Chart): string => {
  const width = widthOf(io);
  const all = [head, ...table].map((row) => row.map(asCell));
  const widths = fitted(
    head.map((_, column) => Math.max(...all.map((row) => columnsOf(row[column] ?? '')))),
    { width: width - BAR_WIDTH_KEPT - GAP, isNumber },
  );
  const cut = all.map((row) => row.map((cell, column) => shortenedTo(cell, widths[column] ?? 0)));
  const barWidth = Math.min(BAR_WIDTH_MAX, width - widths.reduce((sum, one) => sum + one + GAP, 0));
  const most = Math.max(0, ...values);
  const hasBars = barWidth >= BAR_WIDTH_MIN && most > 0;
  const lines = cut.map((row, at) => {
    const cells = row.map((cell, column) =>
      padded(cell, widths[column] ?? 0, isNumber[column] ? 'right' : 'left'),
    );
    const value = at === 0 ? 0 : (values[at - 1] ?? 0);
    return hasBars ? [...cells, barOf(value / most, barWidth)] : cells;
  });
  return rowsOf(lines, hasBars ? [...widths, barWidth] : widths, width);
};

/** A terminal knows its width; pipes and files have none. */
const widthOf = ({ out, env }: Io): number => {
  const { columns = Number(env.COLUMNS) } = out as { readonly columns?: number };
  return Number.isInteger(columns) && columns > 0 ? columns : WIDTH;
};

type Room = { readonly width: number; readonly isNumber: readonly boolean[] };

/** Texts give way, always the longest, until all columns fit side by side. */
const fitted = (wanted: readonly number[], { width, isNumber }: Room): readonly number[] => {
  const textMax = Math.max(TEXT_WIDTH_MIN, Math.floor(width * TEXT_PART));
  const widths = wanted.map((one, column) => (isNumber[column] ? one : Math.min(one, textMax)));
  let over = widths.reduce((sum, one) => sum + one, GAP * (widths.length - 1)) - width;
  for (; over > 0; over -= 1) {
    const longest = Math.max(...widths.filter((_, column) => !isNumber[column]));
    if (longest <= TEXT_WIDTH_MIN) break;
    widths[widths.findIndex((one, column) => !isNumber[column] && one === longest)] = longest - 1;
  }
  return widths;
};

/** A bar in eighths of a symbol; whatever is more than nothing can be seen. */
const barOf = (share: number, width: number): string => {
  if (share <= 0) return '';
  const eighths = Math.max(1, Math.round(share * width * 8));
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
};
