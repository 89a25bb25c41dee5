import type { Agent } from '../../agent/agent.ts';
import { groupBy } from '../../kernel/group-by.ts';
import type { Counts } from './figure-index.ts';
import type { Interval } from './intervals.ts';

const columnKinds = ['text', 'count', 'share', 'number', 'milliseconds'] as const;

export type ReportColumn = {
  readonly name: string;
  readonly summary: string;
  /** A share is in 0..1. */
  readonly kind: (typeof columnKinds)[number];
  /** Whether narrow tables leave the column out. */
  readonly isDetail?: boolean;
};

export type ReportRow = Readonly<Record<string, string | number | null>>;

/** The counts on a subject for one interval, language and answerer. */
export type Figure = {
  readonly language: string;
  /** Empty if publishing was off. */
  readonly environment: string;
  /** Revision of the agent; empty in records without it. */
  readonly revision: string;
  readonly details: readonly string[];
  readonly counts: Counts;
};

export type FiguresBySubject = (subject: string) => readonly Figure[];

export type ReportConditions = {
  /** The agent's current content. */
  readonly agent: Agent;
  /** Limits the report to one language. */
  readonly language: string | undefined;
  /** The time of the report, ISO 8601: sessions that had been idle for long enough by then have ended. */
  readonly at: string;
};

/** A report on all conversations of an agent. */
export type Report = {
  readonly name: string;
  readonly summary: string;
  /** The projection with its figures. */
  readonly projection: string;
  readonly subjects: readonly string[];
  readonly columns: readonly ReportColumn[];
  /** The column for which bars are drawn. */
  readonly bar: string;
  /** The default interval; absent: the whole period as one. */
  readonly interval?: Interval;
  /** The rows of one interval, in the order to be shown; expensive ones are made as they are read. */
  readonly rows: (figures: FiguresBySubject, around: ReportConditions) => Iterable<ReportRow>;
};

export const count = (name: string, summary: string): ReportColumn => ({ name, summary, kind: 'count' });
export const text = (name: string, summary: string): ReportColumn => ({ name, summary, kind: 'text' });
export const share = (name: string, summary: string): ReportColumn => ({ name, summary, kind: 'share' });
export const number = (name: string, summary: string): ReportColumn => ({ name, summary, kind: 'number' });
export const milliseconds = (name: string, summary: string): ReportColumn => ({
  name,
  summary,
  kind: 'milliseconds',
});
export const detail = (column: ReportColumn): ReportColumn => ({ ...column, isDetail: true });

const SHARE_STEPS = 10_000;

/** A share with four digits; null if the whole is 0. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * SHARE_STEPS) / SHARE_STEPS;

/** A rounded quotient; null if the divisor is 0. */
export const roundedMean = (sum: number, number: number): number | null =>
  number === 0 ? null : Math.round((sum / number) * 100) / 100;

/** The counts of all figures together. */
export const total = (figures: readonly Figure[]): Counts => {
  const sum: Record<string, number> = {};
  for (const { counts } of figures)
    for (const [name, times] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + times;
  return sum;
};

/** A key of all details. Only the last detail may contain tabs. */
export const byDetails = ({ details }: Figure): string => details.join('\t');

/** Counts summed by common keys of the figures. */
export const totalBy = (
  figures: readonly Figure[],
  keyOf: (figure: Figure) => string,
): ReadonlyMap<string, Counts> =>
  new Map(Array.from(groupBy(figures, keyOf), ([key, group]) => [key, total(group)]));

export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, times) => sum + times, 0);

/** Most frequent first; equal ones in the order of their names. */
export const byCount =
  (column: string, ...names: readonly string[]) =>
  (a: ReportRow, b: ReportRow): number =>
    Number(b[column] ?? 0) - Number(a[column] ?? 0) ||
    names.reduce((order, name) => order || compareTexts(String(a[name]), String(b[name])), 0);

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
