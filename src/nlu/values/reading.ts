import type { JsonValue } from '../../kernel/json.ts';
import type { Unit } from '../text/units.ts';
import type { Value } from '../understanding.ts';

/** A place where an entity matches: units `from` up to, not including, `to`; characters `start` to `end`. */
export type Span = {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly value: JsonValue;
  /** Composites only: `value` with each part's `<part>.original` beside it. */
  readonly detailed?: JsonValue;
  readonly source: Value['source'];
};

/** One text as rules and entities see it. Entities are looked for once each, and only when someone asks. */
export type Reading = {
  readonly text: string;
  readonly units: readonly Unit[];
  /**
   * Every match of an entity, by place, of those that begin together the longest first; none if it is
   * unknown.
   */
  readonly spansOf: (entity: string) => readonly Span[];
  /** Whether the session has put values of its own in the place of the agent's, or of those it is made of. */
  readonly hasReplaced: (entity: string) => boolean;
  /** Whether units `from` up to, not including, `to` may be a value of an entity that no list knows. */
  readonly mayBeValue: (entity: string, from: number, to: number) => boolean;
};

/** By place, then the longest. */
export const bySpan = (a: Span, b: Span): number => a.from - b.from || b.to - a.to;

/** The text of some units as typed, with what stands between them. */
export const typed = (
  reading: Reading,
  from: number,
  to: number,
): { start: number; end: number; original: string } => {
  const start = reading.units[from]?.start ?? 0;
  const end = reading.units[to - 1]?.end ?? start;
  return { start, end, original: reading.text.slice(start, end) };
};

/** The units that a stretch of characters touches. */
export const unitRangeOf = (
  units: readonly Unit[],
  start: number,
  end: number,
): { readonly from: number; readonly to: number } => {
  let from = 0;
  while (from < units.length && (units[from] as Unit).end <= start) from++;
  let to = from;
  while (to < units.length && (units[to] as Unit).start < end) to++;
  return { from, to };
};
