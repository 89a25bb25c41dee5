import { endsBeforeCourtesies } from '../rules/courtesies.ts';
import type { Unit } from '../text/units.ts';
import { greetingEndsOf } from './short-answers.ts';

export type Requests = {
  /** Longest first: of "hi, what do you sell? thanks" without the thanks, without the greeting, without both. */
  readonly all: readonly string[];
  /** Without both; undefined if nothing else is there. */
  readonly bare: string | undefined;
};

/**
 * A text without some of the greeting before it and of the polite words after it. Spaces take the place of
 * the greeting, so that each word stays where it is. Undefined if there is nothing to leave out.
 */
export const requestsIn = (text: string, units: readonly Unit[], language: string): Requests | undefined => {
  const starts = [0, ...greetingEndsOf(units, language)];
  const ends = endsBeforeCourtesies(units);
  if (starts.length === 1 && ends.length === 1) return undefined;
  const ranges = starts.flatMap((from) => ends.map((to) => ({ from, to })));
  const all = ranges
    .filter(({ from, to }) => from < to && to - from < units.length)
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  const last = ranges.at(-1);
  return {
    all: all.map((range) => textOf(text, units, range)),
    bare: last !== undefined && last.from < last.to ? textOf(text, units, last) : undefined,
  };
};

type UnitRange = { readonly from: number; readonly to: number };

const textOf = (text: string, units: readonly Unit[], { from, to }: UnitRange): string => {
  const first = units[from]?.start ?? 0;
  const start = from === 0 ? 0 : first - signsBefore(text.slice(units[from - 1]?.end, first));
  return ' '.repeat(start) + text.slice(start, to < units.length ? units[to - 1]?.end : undefined);
};

/** How many signs belong to the next word and not to the greeting: 1 between "hi" and 40 in "hi, -40°". */
const signsBefore = (gap: string): number => /(?<=\s)[^\s,.;:!?]+$/u.exec(gap)?.[0].length ?? 0;
