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
};

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
});

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
  { elements }: LexemePattern,
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
  for (const [place, { name }] of elements.entries()) if (name !== '') parts[name] = taken[place];
  return { parts, end };
};

/**
 * The end of a match of the elements from `element` on, or -1. Positional arguments, because the loop is hot.
 */
const matchFrom = (
  elements: readonly Element[],
  lexemes: readonly Lexeme[],
  element: number,
  place: number,
): number => {
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

const mayBegin = (lexeme: Lexeme | undefined, kinds: KindMask): boolean =>
  lexeme !== undefined && sharesKind(lexeme.kinds, kinds);

/**
 * Rules by the kinds with which they begin, each combination looked up once, and of those the ones that a
 * text with the kinds `present` can match, each looked up once a text.
 */
export const ruleIndex = <R extends { readonly pattern: LexemePattern }>(
  rules: readonly R[],
): ((lexeme: Lexeme, present: KindMask) => readonly R[]) => {
  const known = new Map<KindMask, readonly R[]>();
  const beginningWith = (kinds: KindMask): readonly R[] => {
    let found = known.get(kinds);
    if (found === undefined) {
      found = rules.filter(({ pattern }) => sharesKind(pattern.beginnings, kinds));
      known.set(kinds, found);
    }
    return found;
  };
  const ofTexts = new WeakMap<KindMask, Map<KindMask, readonly R[]>>();
  return ({ kinds }, present) => {
    const ofText = ofTexts.get(present) ?? new Map<KindMask, readonly R[]>();
    ofTexts.set(present, ofText);
    let found = ofText.get(kinds);
    if (found === undefined) {
      found = beginningWith(kinds).filter(({ pattern }) => mayMatch(pattern, present));
      ofText.set(kinds, found);
    }
    return found;
  };
};
