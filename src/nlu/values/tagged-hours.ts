import type { TrainingIntent } from '../training-set.ts';
import { isNumber } from './plain-numbers.ts';
import type { Readings } from './recognise-values.ts';

/** A part of a text that the tagger gave to an alias; `to` is exclusive. */
type Tagged = { readonly alias: string; readonly entity: string; readonly from: number; readonly to: number };

const CLOCK_TIMES: ReadonlySet<string> = new Set(['sys.time', 'sys.date-time']);

/**
 * Whether a number is the hour in "at 5", although the tagger took it for a count: the intent also takes a
 * time, and the tagger found none.
 */
export const isHour = (
  number: Tagged,
  tagged: readonly Tagged[],
  { parameters }: TrainingIntent,
  { strict }: Readings,
): boolean =>
  isNumber(number.entity) &&
  parameters.some(
    ({ alias, entity }) =>
      CLOCK_TIMES.has(entity) &&
      !tagged.some((other) => other.alias === alias) &&
      strict.spansOf(entity).some(({ from, to }) => from < number.from && to === number.to),
  );
