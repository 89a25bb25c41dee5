import type { Io } from '../io.ts';
import { columnsOf } from './for-terminals.ts';

/** Between two cells of a row. */
const GAP = 2;
/** Indent of continued lines. */
const SET_IN = 2;
const CELLS_SET_IN = 4;
/** The minimum number of columns for text, however far a line is indented. */
const KEPT_MIN = 10;

/** The width of the terminal; unlimited if there is none. */
export const lineColumnsOf = ({ terminal, out }: Pick<Io, 'terminal' | 'out'>): number => {
  const { columns = 0 } = out as { readonly columns?: number };
  return terminal.out && columns > 0 ? columns : Number.POSITIVE_INFINITY;
};

/**
 * Cells side by side, two spaces apart. If a line is too short for all, the others go below it, at the same
 * place in every row.
 * @param rows cells that are padded to the widths of their columns; a cell may have several lines
 */
export const rowsText = (
  rows: readonly (readonly string[])[],
  widths: readonly number[],
  columnsMax: number,
): string => {
  const groups = groupsOf(widths, columnsMax);
  return rows
    .flatMap((row) => groups.flatMap((group, place) => linesOf(row, group, { place, widths })))
    .join('\n');
};

type Column = { readonly place: number; readonly widths: readonly number[] };

/** The lines of the cells in one group; empty ones are left out below the first group. */
const linesOf = (
  row: readonly string[],
  group: readonly number[],
  { place, widths }: Column,
): readonly string[] => {
  const cells = group.map((column) => (row[column] ?? '').split('\n'));
  const height = Math.max(...cells.map(({ length }) => length));
  const margin = ' '.repeat(place === 0 ? 0 : CELLS_SET_IN);
  return Array.from({ length: height }, (_, at) => {
    const parts = cells.map((lines, index) => lines[at] ?? ' '.repeat(widths[group[index] ?? 0] ?? 0));
    return (margin + parts.join(gap)).trimEnd();
  }).filter((line, at) => line !== '' || (place === 0 && at === 0));
};

const gap = ' '.repeat(GAP);

const groupsOf = (widths: readonly number[], columnsMax: number): readonly (readonly number[])[] => {
  const groups: number[][] = [];
  let widthUsed = 0;
  for (const [column, width] of widths.entries()) {
    const group = groups.at(-1);
    if (group === undefined || widthUsed + GAP + width > columnsMax) {
      groups.push([column]);
      widthUsed = (groups.length === 1 ? 0 : CELLS_SET_IN) + width;
    } else {
      group.push(column);
      widthUsed += GAP + width;
    }
  }
  return groups;
};

const COLOUR = '\\u001b\\[[\\d;]+m';
/** Spaces, with the colours that begin or end among them; or the text between. */
const pieces = new RegExp(`(?: |${COLOUR})* (?:${COLOUR})*|(?:${COLOUR}|[^ ])+`, 'gu');
const indentation = new RegExp(`^(?:${COLOUR})*( *)`, 'u');
const colour = new RegExp(COLOUR, 'gu');
const colourOrText = new RegExp(`${COLOUR}|\\u001b|[^\\u001b]+`, 'gu');

/**
 * Wraps a text to a number of columns. Lines break between words and continue with an indent; a word breaks
 * only if it is longer than a line.
 */
export const wrapText = (text: string, columnsMax: number): string =>
  columnsMax === Number.POSITIVE_INFINITY
    ? text
    : text
        .split('\n')
        .map((line) => (columnsOf(line) <= columnsMax ? line : foldedLine(line, columnsMax)))
        .join('\n');

const foldedLine = (line: string, columnsMax: number): string => {
  const indent = (indentation.exec(line)?.[1] ?? '').length + SET_IN;
  const margin = ' '.repeat(Math.max(0, Math.min(indent, columnsMax - KEPT_MIN)));
  const lines: string[] = [];
  let [begun, space] = ['', ''];
  for (const piece of line.match(pieces) ?? []) {
    if (piece.includes(' ') && begun !== '') {
      space += piece;
      continue;
    }
    if (columnsOf(begun + space + piece) <= columnsMax) {
      begun += space + piece;
    } else {
      const parts = wordParts(piece, columnsMax - margin.length);
      if (begun.trim() !== '') lines.push(begun + coloursIn(space));
      lines.push(...parts.map((part) => margin + part));
      begun = lines.pop() ?? '';
    }
    space = '';
  }
  return [...lines, begun + coloursIn(space)].join('\n');
};

const coloursIn = (space: string): string => (space.match(colour) ?? []).join('');

/**
 * The parts of a word that fit on a line. JSON breaks after its commas. East Asian text has no spaces, so it
 * breaks anywhere.
 */
const wordParts = (word: string, columnsMax: number): readonly string[] =>
  joinLines(
    word
      .split(/(?<=,)(?=["{[])/u)
      .flatMap((text) => (columnsOf(text) <= columnsMax ? [text] : joinLines(signsOf(text), columnsMax))),
    columnsMax,
  );

/** As many as fit on a line. */
const joinLines = (texts: readonly string[], columnsMax: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const text of texts) {
    if (columnsOf(line + text) > columnsMax && line !== '') {
      lines.push(line);
      line = '';
    }
    line += text;
  }
  return [...lines, line];
};

const segmenter = new Intl.Segmenter();

/** Colours, and grapheme clusters: letters with their marks, pictures of several characters. */
const signsOf = (word: string): readonly string[] =>
  (word.match(colourOrText) ?? []).flatMap((run) =>
    run.startsWith('\u001b') ? [run] : Array.from(segmenter.segment(run), ({ segment }) => segment),
  );
