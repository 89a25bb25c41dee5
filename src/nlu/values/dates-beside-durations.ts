/**
 * Dates beside a duration: "for 3 days from Monday" is also the date three days after Monday, and "on Friday
 * for 2 days" is also a period. If the duration fills a parameter of its own, the date is Monday or Friday.
 */
import type { SystemSpan } from '../entities/recognise.ts';
import { type EntityMatch, type TextReading, unitRangeOf } from './reading.ts';

const DATES: ReadonlySet<string> = new Set(['sys.date', 'sys.date-time', 'sys.date-period']);

type Extent = Pick<EntityMatch, 'start' | 'end'>;
type Reader = {
  readonly strict: TextReading;
  readonly recogniseAlone: (entity: string, part: string) => readonly SystemSpan[];
};

/** An entity's values in what is left of its matches that begin or end with a duration which is taken. */
export const datesBesideDurations = (
  entity: string,
  readings: Reader,
  taken: readonly Extent[],
): readonly EntityMatch[] => {
  if (taken.length === 0 || !DATES.has(entity)) return NO_DATES;
  const spans = readings.strict.spansOf(entity);
  const duration = spans.length > 0 ? taken.find((extent) => isDuration(extent, readings)) : undefined;
  if (duration === undefined) return NO_DATES;
  return spans.flatMap((span) => {
    const rest = outside(span, duration);
    return rest === undefined ? NO_DATES : datesIn(entity, rest, readings);
  });
};

const NO_DATES: readonly EntityMatch[] = [];

const isDuration = ({ start, end }: Extent, readings: Reader): boolean =>
  readings
    .recogniseAlone('sys.duration', readings.strict.text.slice(start, end))
    .some((found) => found.start === 0 && found.end === end - start);

/** What an extent has before or after another one that it overlaps at one end. */
const outside = (whole: Extent, { start, end }: Extent): Extent | undefined => {
  if (end <= whole.start || start >= whole.end) return undefined;
  if (start <= whole.start && end < whole.end) return { start: end, end: whole.end };
  return start > whole.start && end >= whole.end ? { start: whole.start, end: start } : undefined;
};

const datesIn = (entity: string, { start, end }: Extent, readings: Reader): readonly EntityMatch[] => {
  const { text, units } = readings.strict;
  return readings.recogniseAlone(entity, text.slice(start, end)).map(({ value, ...found }) => {
    const extent = { start: start + found.start, end: start + found.end };
    return { ...unitRangeOf(units, extent.start, extent.end), ...extent, value, source: 'system' };
  });
};
