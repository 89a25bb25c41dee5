import { type KindMask, maskOf, sharesKind, union } from './kind-masks.ts';
import type { Lexeme } from './lexeme.ts';

/**
 * A pattern over lexemes: elements separated by spaces. Each lists the kinds that it accepts, with an
 * optional name before a colon to capture the lexeme, and then `?` for none or one, or `*` for up to
 * FILLERS_MAX: `day:no e* month:M`.
 */
export type LexemePattern = {
  readonly elements: readonly Element[];
  /** The kinds with which a match can begin. Fillers (`e*`) at the start never begin one. */
  readonly beginnings: KindMask;
  /** A text without one of each cannot match. */
  readonly needs: readonly KindMask[];
  /** The ways to begin with one lexeme and the next. */
  readonly openings: readonly Opening[];
  readonly captures: readonly Capture[];
};

/** What the first lexeme may be, and the second; undefined if a match may have only one. */
type Opening = { readonly first: KindMask; readonly second: KindMask | undefined };

type Capture = { readonly name: string; readonly element: number };

type Element = {
  readonly name: string;
  readonly kinds: KindMask;
  readonly isOptional: boolean;
  readonly isMany: boolean;
  /** The kinds with which the rest of the pattern can begin; undefined if there may be no rest. */
  readonly rest: KindMask | undefined;
};

/** The captured lexemes, by the names in the pattern. */
export type CapturedLexemes = { readonly [name: string]: Lexeme | undefined };
export type LexemeMatch = { readonly parts: CapturedLexemes; readonly end: number };

/** As in `the first day of the month`: more words in between belong to something else. */
const FILLERS_MAX = 3;

export const lexemePattern = (source: string): LexemePattern => {
  const written = source.split(' ').map((word) => {
    const match = /^(?:(\w+):)?(.+?)([?*]?)$/.exec(word);
    return {
      name: match?.[1] ?? '',
      kinds: maskOf(match?.[2] ?? ''),
      isOptional: match?.[3] !== '',
      isMany: match?.[3] === '*',
    };
  });
  return patternOf(written);
};

type WrittenElement = Omit<Element, 'rest'>;

/** The pattern of these elements; those of other patterns may be among them. */
export const patternOf = (written: readonly WrittenElement[]): LexemePattern => ({
  elements: written.map((element, place) => ({ ...element, rest: restAfter(written, place) })),
  beginnings: beginningsOf(written),
  needs: [...new Set(written.flatMap(({ isOptional, kinds }) => (isOptional ? [] : [kinds])))],
  openings: openingsOf(written),
  captures: written.flatMap(({ name }, element) => (name === '' ? [] : [{ name, element }])),
});

const openingsOf = (elements: readonly WrittenElement[]): Opening[] => {
  const openings: Opening[] = [];
  for (const [place, { kinds, isOptional, isMany }] of elements.entries()) {
    const rest = restAfter(elements, place);
    openings.push({ first: kinds, second: rest && (isMany ? union(rest, kinds) : rest) });
    if (!isOptional) break;
  }
  return openings;
};

const canOpen = ({ openings }: LexemePattern, first: KindMask, second: KindMask | undefined): boolean =>
  openings.some(
    (opening) =>
      sharesKind(opening.first, first) &&
      (opening.second === undefined || (second !== undefined && sharesKind(opening.second, second))),
  );

const restAfter = (elements: readonly WrittenElement[], place: number): KindMask | undefined => {
  let rest = maskOf('');
  for (const { kinds, isOptional } of elements.slice(place + 1)) {
    rest = union(rest, kinds);
    if (!isOptional) return rest;
  }
  return undefined;
};

/** The kinds of all lexemes of a text. */
export const kindsIn = (lexemes: readonly Lexeme[]): KindMask => {
  let low = 0;
  let high = 0;
  for (const { kinds } of lexemes) {
    low |= kinds.low;
    high |= kinds.high;
  }
  return { low, high };
};

/** A cheap filter before matching. */
const mayMatch = ({ needs }: LexemePattern, present: KindMask): boolean => {
  for (const kinds of needs) if (!sharesKind(kinds, present)) return false;
  return true;
};

const beginningsOf = (elements: readonly WrittenElement[]): KindMask => {
  let beginnings = maskOf('');
  for (const { kinds, isOptional, isMany } of elements) {
    if (!isMany) beginnings = union(beginnings, kinds);
    if (!isOptional) break;
  }
  return beginnings;
};

/**
 * The lexeme and the number of lexemes that each element matched. Reused, because most attempts fail and
 * every match overwrites both.
 */
const taken: (Lexeme | undefined)[] = [];
const counts: number[] = [];

/** Matches from lexeme `at`, greedily, with backtracking for optional elements. */
export const matchLexemes = (
  { elements, captures }: LexemePattern,
  lexemes: readonly Lexeme[],
  at: number,
): LexemeMatch | undefined => {
  const last = matchFrom(elements, lexemes, 0, at);
  if (last === -1) return undefined;
  // Fillers at the end are not part of the match.
  let end = last;
  for (let place = elements.length - 1; place > 0; place--) {
    const count = counts[place] ?? 0;
    if (count > 0 && elements[place]?.isMany !== true) break;
    end -= count;
  }
  const parts: Record<string, Lexeme | undefined> = {};
  for (const { name, element } of captures) parts[name] = taken[element];
  return { parts, end };
};

/**
 * The end of a match of the elements from `element` on, or -1. Positional arguments, because the loop is hot.
 */
const matchFrom = (
  elements: readonly Element[],
  lexemes: readonly Lexeme[],
  from: number,
  place: number,
): number => {
  const element = passMissing(elements, lexemes[place], from);
  const wanted = elements[element];
  if (wanted === undefined) return place;
  const most = wanted.isMany ? FILLERS_MAX : 1;
  let count = 0;
  while (count < most && mayBegin(lexemes[place + count], wanted.kinds)) count++;
  for (const least = wanted.isOptional ? 0 : 1; count >= least; count--) {
    if (wanted.rest !== undefined && !mayBegin(lexemes[place + count], wanted.rest)) continue;
    counts[element] = count;
    taken[element] = count === 0 ? undefined : lexemes[place + count - 1];
    const end = matchFrom(elements, lexemes, element + 1, place + count);
    if (end !== -1) return end;
  }
  return -1;
};

/** The first element from `from` on that is not optional or that the lexeme fits. */
const passMissing = (elements: readonly Element[], lexeme: Lexeme | undefined, from: number): number => {
  let element = from;
  for (;;) {
    const wanted = elements[element];
    if (wanted?.isOptional !== true || mayBegin(lexeme, wanted.kinds)) return element;
    counts[element] = 0;
    taken[element] = undefined;
    element++;
  }
};

const mayBegin = (lexeme: Lexeme | undefined, kinds: KindMask): boolean =>
  lexeme !== undefined && sharesKind(lexeme.kinds, kinds);

/** More pairs than texts of one language have; above it all are looked up again. */
const PAIRS_MAX = 10_000;

/** The rules for a pair of lexemes, and those of them for the text that asked last. */
type RulesOfPair<R> = { readonly all: readonly R[]; inText: readonly R[]; present: KindMask };

/**
 * The rules that may match at a lexeme, by its kinds, those of the next and those of the whole text. Each
 * pair is looked up once, because most lexemes are of few kinds, and filtered once for a text.
 */
export const ruleIndex = <R extends { readonly pattern: LexemePattern }>(
  rules: readonly R[],
): ((lexeme: Lexeme, next: Lexeme | undefined, present: KindMask) => readonly R[]) => {
  const byPair = new Map<KindMask, Map<KindMask | undefined, RulesOfPair<R>>>();
  let pairs = 0;
  const lookUp = (first: KindMask, second: KindMask | undefined): RulesOfPair<R> => {
    const all = rules.filter(
      ({ pattern }) => sharesKind(pattern.beginnings, first) && canOpen(pattern, first, second),
    );
    if (pairs >= PAIRS_MAX) byPair.clear();
    pairs = pairs >= PAIRS_MAX ? 1 : pairs + 1;
    const bySecond = byPair.get(first) ?? new Map<KindMask | undefined, RulesOfPair<R>>();
    const ofPair = { all, inText: [], present: NOTHING };
    byPair.set(first, bySecond.set(second, ofPair));
    return ofPair;
  };
  return ({ kinds }, next, present) => {
    const ofPair = byPair.get(kinds)?.get(next?.kinds) ?? lookUp(kinds, next?.kinds);
    if (ofPair.present.low !== present.low || ofPair.present.high !== present.high) {
      ofPair.inText = ofPair.all.filter(({ pattern }) => mayMatch(pattern, present));
      ofPair.present = present;
    }
    return ofPair.inText;
  };
};

/** The kinds of no text, because a text with a lexeme has kinds. */
const NOTHING: KindMask = { low: 0, high: 0 };
