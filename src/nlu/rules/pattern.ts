import { EXPANSION_UNITS_MAX, IGNORED_UNITS_MAX } from '../../kernel/limits/understanding.ts';
import type { Unit } from '../text/units.ts';
import { type EntityMatch, freeSpan, type TextReading } from '../values/reading.ts';
import { conjunctions } from './conjunctions.ts';
import { endBeforeCourtesies, endBeforePlease } from './courtesies.ts';

/** The elements of a pattern. */
export type PatternElement =
  | { readonly kind: 'word'; readonly word: string }
  | EntityElement
  /** Any of several texts, each as its words. `alias` is empty if the value is not captured. */
  | { readonly kind: 'choice'; readonly texts: readonly (readonly string[])[]; readonly alias: string }
  | { readonly kind: 'ignore' };

export type EntityElement = {
  readonly kind: 'entity';
  readonly entity: string;
  readonly alias: string;
  /** `any`: any text. `expandable`: listed values first, then any text. `listed`: listed values only. */
  readonly accepts: 'listed' | 'expandable' | 'any';
  /** The parameter is a list, so adjacent values all belong to it. */
  readonly isList: boolean;
};

/** A value that a pattern captures under an alias. */
export type Capture = { readonly alias: string; readonly entity: string; readonly span: EntityMatch };

/** The match of a pattern: its captures in the order of the text, and the unit before which it ends. */
export type PatternMatch = { readonly captures: readonly Capture[]; readonly to: number };

/** Matches a pattern with the whole text. Polite words at the end of the text are ignored. */
export const matchWholeText = (
  elements: readonly PatternElement[],
  reading: TextReading,
): PatternMatch | undefined => matchPattern(elements, reading, 0, endsOf(elements, reading));

/** Matches a pattern at a unit, and leaves the rest of the text. */
export const matchAtUnit = (
  elements: readonly PatternElement[],
  reading: TextReading,
  from: number,
): PatternMatch | undefined => matchPattern(elements, reading, from, undefined);

/**
 * Listed values are tried longest first, free text shortest first. Dead ends are recorded, so the time is
 * bounded by elements × units × values.
 */
const matchPattern = (
  elements: readonly PatternElement[],
  reading: TextReading,
  from: number,
  ends: Search['ends'],
): PatternMatch | undefined => {
  const search: Search = {
    elements,
    reading,
    ends,
    deadEnds: undefined,
    listEnds: undefined,
    captures: [],
  };
  const to = matchFrom(search, 0, from);
  return to === undefined ? undefined : { captures: search.captures.reverse(), to };
};

/** Text of any kind at the end includes polite words, except "please": "tell her that I said thanks". */
const endsOf = (elements: readonly PatternElement[], { units }: TextReading): readonly number[] => {
  const last = elements.at(-1);
  const isOpen = last?.kind === 'ignore' || (last?.kind === 'entity' && last.accepts === 'any');
  return [isOpen ? endBeforePlease(units) : endBeforeCourtesies(units), units.length];
};

type Search = {
  readonly elements: readonly PatternElement[];
  readonly reading: TextReading;
  /** The units before which a match may end; any if undefined. */
  readonly ends: readonly number[] | undefined;
  /**
   * Places from which the pattern's end cannot be reached. Allocated on first use, because most patterns fail
   * earlier.
   */
  deadEnds: Set<number> | undefined;
  /** Places where a list does not continue. */
  listEnds: Set<number> | undefined;
  /** Filled while returning from the recursion, last first. */
  readonly captures: Capture[];
};

/** Matches the pattern from one element at one unit. Returns the end, or undefined. */
const matchFrom = (search: Search, index: number, at: number): number | undefined => {
  const { elements, reading } = search;
  const element = elements[index];
  if (element === undefined) return search.ends?.includes(at) === false ? undefined : at;
  if (element.kind === 'word') return matchWord(search, element.word, index, at);
  const place = index * (reading.units.length + 1) + at;
  if (search.deadEnds?.has(place) === true) return undefined;
  const to = matchElement(search, element, index, at);
  if (to === undefined) {
    search.deadEnds ??= new Set();
    search.deadEnds.add(place);
  }
  return to;
};

const matchWord = (search: Search, word: string, index: number, at: number): number | undefined => {
  const next = unitAfterWord(search.reading.units, at, word);
  return next === undefined ? undefined : matchFrom(search, index + 1, next);
};

const matchElement = (
  search: Search,
  element: Exclude<PatternElement, { kind: 'word' }>,
  index: number,
  at: number,
): number | undefined => {
  const { units } = search.reading;
  switch (element.kind) {
    case 'ignore': {
      const last = Math.min(units.length, at + IGNORED_UNITS_MAX);
      for (let next = at; next <= last; next++) {
        const to = matchFrom(search, index + 1, next);
        if (to !== undefined) return to;
      }
      return undefined;
    }
    case 'choice':
      return matchChoice(search, element, index, at);
    case 'entity':
      return matchEntity(search, element, index, at);
  }
};

/** The unit after `word` at `at`, in one or several units; undefined if another word is there. */
export const unitAfterWord = (units: readonly Unit[], at: number, word: string): number | undefined => {
  const unit = units[at];
  if (unit === undefined) return undefined;
  if (unit.joined === word) return at + unit.joinedUnits;
  return unit.folded === word ? at + 1 : undefined;
};

const unitAfterWords = (units: readonly Unit[], at: number, words: readonly string[]): number | undefined => {
  let next: number | undefined = at;
  for (const word of words) if (next !== undefined) next = unitAfterWord(units, next, word);
  return next;
};

type ChoiceElement = Extract<PatternElement, { kind: 'choice' }>;

const matchChoice = (
  search: Search,
  element: ChoiceElement,
  index: number,
  at: number,
): number | undefined => {
  for (const words of element.texts) {
    const next = unitAfterWords(search.reading.units, at, words);
    const to = next === undefined ? undefined : matchFrom(search, index + 1, next);
    if (to === undefined || next === undefined) continue;
    if (element.alias !== '' && next > at)
      search.captures.push({
        alias: element.alias,
        entity: '',
        span: freeSpan(search.reading, at, next, 'any'),
      });
    return to;
  }
  return undefined;
};

const matchEntity = (search: Search, element: EntityElement, index: number, at: number): number | undefined =>
  (element.accepts === 'any' ? undefined : matchListedValue(search, element, index, at)) ??
  (element.accepts === 'listed' ? undefined : matchUnlistedValue(search, element, index, at));

/** Tries the entity's listed values, longest first. */
const matchListedValue = (
  search: Search,
  element: EntityElement,
  index: number,
  at: number,
): number | undefined => {
  for (const span of search.reading.spansOf(element.entity)) {
    const to = span.from === at ? matchAfterValue(search, element, index, span.to) : undefined;
    if (to !== undefined) return capture(search, element, span, to);
  }
  return undefined;
};

/** Tries the text itself as the value, shortest first. */
const matchUnlistedValue = (
  search: Search,
  element: EntityElement,
  index: number,
  at: number,
): number | undefined => {
  const { reading } = search;
  const isAny = element.accepts === 'any';
  const last = isAny ? reading.units.length : Math.min(reading.units.length, at + EXPANSION_UNITS_MAX);
  for (let next = at + 1; next <= last; next++) {
    if (!isAny && !reading.mayBeValue(element.entity, at, next)) continue;
    const to = matchAfterValue(search, element, index, next);
    if (to === undefined) continue;
    return capture(search, element, freeSpan(reading, at, next, isAny ? 'any' : 'expansion'), to);
  }
  return undefined;
};

/** Continues after a value. */
const matchAfterValue = (
  search: Search,
  element: EntityElement,
  index: number,
  at: number,
): number | undefined =>
  (element.isList ? matchNextOfList(search, element, index, at) : undefined) ??
  matchFrom(search, index + 1, at);

/** Captures a value once the rest of the pattern has matched. */
const capture = (search: Search, { alias, entity }: EntityElement, span: EntityMatch, to: number): number => {
  search.captures.push({ alias, entity, span });
  return to;
};

/** The next listed value of the list, adjacent or after a conjunction. */
const matchNextOfList = (
  search: Search,
  element: EntityElement,
  index: number,
  at: number,
): number | undefined => {
  const { units } = search.reading;
  const place = index * (units.length + 1) + at;
  if (search.listEnds?.has(place) === true) return undefined;
  const isAfterConjunction = conjunctions.has(units[at]?.folded ?? '');
  const to =
    matchListedValue(search, element, index, at) ??
    (isAfterConjunction ? matchListedValue(search, element, index, at + 1) : undefined);
  if (to === undefined) {
    search.listEnds ??= new Set();
    search.listEnds.add(place);
  }
  return to;
};
