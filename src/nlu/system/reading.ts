import type { JsonValue } from '../../kernel/json.ts';
import type { Amount } from './amount.ts';
import type { Moments } from './moments.ts';
import type { NumberSpan } from './number-span.ts';

/** A value found in a text. `start` and `end` are UTF-16 offsets, end exclusive. */
export type Found = { readonly value: JsonValue; readonly start: number; readonly end: number };

/** A text prepared once for all recognizers. */
export type Reading = {
  readonly text: string;
  /** The text folded unit by unit: same offsets. */
  readonly folded: string;
  /** Whether a digit, half-width or full-width, stands in the text. */
  readonly hasDigit: boolean;
  /** The numbers of the text, found when first asked for. */
  readonly numbers: () => readonly NumberSpan[];
  /** What the numbers are with all that belongs to them, worked out when first asked for. */
  readonly amounts: () => readonly Amount[];
  /** What the recognizers of dates and times work out of the text, by whoever was first. */
  moments: Moments | undefined;
  /** UTC instant, ISO 8601. */
  readonly now: string;
  /** IANA name; empty for UTC. */
  readonly timezone: string;
};

/** Everything in the text that one entity may mean: in text order, not overlapping. */
export type Recognizer = (reading: Reading) => readonly Found[];
