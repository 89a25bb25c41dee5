import { parseArgs } from 'node:util';

/** A claim, its measurement, and its goal. */
export type Claim = {
  readonly claim: string;
  readonly measured: number;
  readonly unit: string;
  /** The comparison, as text; a number in it was measured in the same run. */
  readonly yardstick: string;
  readonly goal: string;
  readonly isMet: boolean;
};

export const options = () =>
  parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      /** Seconds of load per round. */
      seconds: { type: 'string', default: '8' },
      rounds: { type: 'string', default: '3' },
      /** How many events a log has at least. */
      events: { type: 'string', default: '0' },
      /** The load at the same time. */
      beside: { type: 'string', default: '' },
    },
  }).values;

/** Prints a line of JSON for machines, or a table for people. */
export const show = (title: string, claims: readonly Claim[], asJson: boolean): void => {
  if (asJson) {
    console.log(JSON.stringify({ bench: title, claims }));
    return;
  }
  const rows = claims.map(({ claim, measured, unit, yardstick, goal, isMet }) => [
    claim,
    `${rounded(measured)} ${unit}`.trim(),
    yardstick,
    goal === '' ? '' : `${goal}: ${isMet ? 'met' : 'MISSED'}`,
  ]);
  const all = [[title, 'measured', 'yardstick', 'goal'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const ruler = widths.map((width) => '-'.repeat(width));
  console.log(['', ...[all[0] ?? [], ruler, ...rows].map(line)].join('\n'));
};

export const rounded = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
