import type { JsonValue } from '../../kernel/json.ts';
import type { Unit } from '../text/units.ts';
import type { Value } from '../understanding.ts';

/** A match of an entity: units `from` to `to` (exclusive), characters `start` to `end`. */
export type EntityMatch = {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly value: JsonValue;
  /** Composites only: `value` with each part's `<part>.original` beside it. */
  readonly detailed?: JsonValue;
  readonly source: Value['source'];
};

/** One text as rules and entities see it. Entities are matched once each, on first use. */
export type TextReading = {
  readonly text: string;
  readonly units: readonly Unit[];
  /** Every match of an entity, by place, then longest first; empty for an unknown entity. */
  readonly spansOf: (entity: string) => readonly EntityMatch[];
  /** Whether the session has replaced the agent's values of the entity, or of one that it refers to. */
  readonly hasReplaced: (entity: string) => boolean;
  /** Whether units `from` to `to` (exclusive) may be an unlisted value of an entity. */
  readonly mayBeValue: (entity: string, from: number, to: number) => boolean;
  /** Whether the whole text may be an unlisted value of an entity that a prompt asked for. */
  readonly mayBeAnswer: (entity: string) => boolean;
};

/** Whether a unit is part of one of these matches. */
export const isInOneOf = (spans: readonly Pick<EntityMatch, 'from' | 'to'>[], unit: number): boolean =>
  spans.some(({ from, to }) => unit >= from && unit < to);

/** By place, then longest first. */
export const bySpan = (a: EntityMatch, b: EntityMatch): number => a.from - b.from || b.to - a.to;

/** The text of some units as typed, including what is between them. */
export const textOfUnits = (
  reading: TextReading,
  from: number,
  to: number,
): { start: number; end: number; original: string } => {
  const start = reading.units[from]?.start ?? 0;
  const end = reading.units[to - 1]?.end ?? start;
  return { start, end, original: reading.text.slice(start, end) };
};

/** A span whose value is its text as typed. */
export const freeSpan = (
  reading: TextReading,
  from: number,
  to: number,
  source: 'any' | 'expansion',
): EntityMatch => {
  const { start, end, original } = textOfUnits(reading, from, to);
  return { from, to, start, end, value: original, source };
};

/** The units that overlap a range of characters. */
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
