import type { JsonValue } from '../../kernel/json.ts';
import type { Amount } from './amount.ts';
import type { Moments } from './dates/moments.ts';
import type { NumberSpan } from './numbers/number-span.ts';

/** A value in a text. `start` and `end` are UTF-16 offsets, end exclusive. */
export type Found = { readonly value: JsonValue; readonly start: number; readonly end: number };

/** A text prepared for all recognizers. */
export type Reading = {
  readonly text: string;
  /** The text folded unit by unit, with the same offsets. */
  readonly folded: string;
  /** Whether the text has a digit, half-width or full-width. */
  readonly hasDigit: boolean;
  /** The numbers of the text, computed on first use. */
  readonly numbers: () => readonly NumberSpan[];
  /** The amounts of the text, computed on first use. */
  readonly amounts: () => readonly Amount[];
  /** Dates and times, computed by the first recognizer that needs them. */
  moments: Moments | undefined;
  /** UTC instant, ISO 8601. */
  readonly now: string;
  /** IANA name; empty for UTC. */
  readonly timezone: string;
  /** The date of its times, if it was said before. */
  readonly day: string | undefined;
};

/** Each match of a global shape, as its own value. */
export const allMatches = (text: string, shape: RegExp): Found[] =>
  [...text.matchAll(shape)].map((match) => ({
    value: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Finds everything in the text that one entity may mean: in text order, not overlapping. */
export type Recognizer = (reading: Reading) => readonly Found[];
