import { endBeforeCourtesies } from '../rules/courtesies.ts';
import type { Unit } from '../text/units.ts';
import { greetingLengthOf } from './short-answers.ts';

/**
 * A text without the greeting before it and the polite words after it: "hi, what do you sell? thanks". Spaces
 * take the place of the greeting, so that each word stays where it is. Undefined if nothing else is there, or
 * nothing to leave out.
 */
export const requestAlone = (text: string, units: readonly Unit[], language: string): string | undefined => {
  const from = greetingLengthOf(units, language);
  const to = endBeforeCourtesies(units);
  const [first, last] = [units[from], units[to - 1]];
  if (from >= to || first === undefined || last === undefined) return undefined;
  if (from === 0 && to === units.length) return undefined;
  const start = first.start - signsBefore(text.slice(units[from - 1]?.end ?? first.start, first.start));
  return ' '.repeat(start) + text.slice(start, to < units.length ? last.end : undefined);
};

/** How many signs belong to the next word and not to the greeting: 1 between "hi" and 40 in "hi, -40°". */
const signsBefore = (gap: string): number => /(?<=\s)[^\s,.;:!?]+$/u.exec(gap)?.[0].length ?? 0;
