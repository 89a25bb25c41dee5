import { setImmediate } from 'node:timers/promises';
import { SUM_PAGES_AT_A_TIME } from '../../kernel/limits/reports.ts';
import { keyAfter, startingWith, type ViewKey, type ViewRow } from '../../kernel/view-store.ts';
import type { ViewRows } from '../projector.ts';
import { type SumSpan, spans, sumKey } from './figure-index.ts';
import { dayKey, firstHourKey } from './intervals.ts';
import type { Figure } from './report.ts';
import { sumsIn } from './sum-pages.ts';

/** A figure of one hour or day: `2026-03-02T14` or `2026-03-02`. */
export type TimedFigure = Figure & { readonly time: string };

export type FigureSelection = {
  readonly agentId: string;
  readonly subject: string;
  /** The first hour, `2026-03-02T14`; absent: from the beginning. */
  readonly from?: string | undefined;
  /** The first hour that is excluded; absent: to the end. */
  readonly to?: string | undefined;
  readonly language?: string | undefined;
  readonly environment?: string | undefined;
  readonly revision?: number | undefined;
  /** Whether sums of days suffice where whole days are requested. */
  readonly byDay: boolean;
};

/** Sums in the order of time, from as few rows as possible. */
export async function* readFigures(rows: ViewRows, selection: FigureSelection): AsyncGenerator<TimedFigure> {
  for (const piece of piecesOf(selection)) yield* readPiece(rows, selection, piece);
}

type SpanPiece = {
  readonly span: SumSpan;
  readonly from: string | undefined;
  readonly to: string | undefined;
};

/** Whole days, and the remaining hours before and after them. */
const piecesOf = ({ from, to, byDay }: FigureSelection): readonly SpanPiece[] => {
  if (!byDay) return [{ span: 'hour', from, to }];
  const firstDay = from === undefined ? undefined : nextMidnight(from);
  const lastDay = to === undefined ? undefined : dayKey(to);
  if (firstDay !== undefined && lastDay !== undefined && firstDay >= lastDay)
    return [{ span: 'hour', from, to }];
  return [
    ...(firstDay === undefined ? [] : [{ span: spans[0], from, to: firstHourKey(firstDay) }]),
    { span: 'day', from: firstDay, to: lastDay },
    ...(lastDay === undefined ? [] : [{ span: spans[0], from: firstHourKey(lastDay), to }]),
  ];
};

/** The first day that begins at or after this hour. */
const nextMidnight = (hour: string): string => {
  const day = dayKey(hour);
  if (firstHourKey(day) === hour) return day;
  return dayKey(new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString());
};

async function* readPiece(
  rows: ViewRows,
  selection: FigureSelection,
  piece: SpanPiece,
): AsyncGenerator<TimedFigure> {
  const prefix = sumKey(piece.span, selection.agentId, selection.subject);
  const whole = startingWith(...prefix);
  const to = piece.to === undefined ? whole.to : [...prefix, piece.to];
  let from: ViewKey = piece.from === undefined ? whole.from : [...prefix, piece.from];
  for (;;) {
    const page = await rows.range({ from, to, limit: SUM_PAGES_AT_A_TIME });
    for (const row of page) yield* figuresIn(row, prefix.length, selection);
    const last = page.at(-1);
    if (last === undefined || page.length < SUM_PAGES_AT_A_TIME) return;
    from = keyAfter(last.key);
    await setImmediate();
  }
}

function* figuresIn({ key, value }: ViewRow, at: number, selection: FigureSelection): Generator<TimedFigure> {
  const [time = '', language = '', environment = '', revision = ''] = key.slice(at).map(String);
  if ((selection.language ?? language) !== language) return;
  if ((selection.environment ?? environment) !== environment) return;
  if (String(selection.revision ?? revision) !== revision) return;
  for (const [detail, counts] of sumsIn(value)) {
    const details = detail === '' ? [] : detail.split('\t');
    yield { time, language, environment, revision, details, counts: Object.fromEntries(counts) };
  }
}
