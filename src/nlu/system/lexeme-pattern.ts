import type { Lexeme, LexemeKind } from './time-lexer.ts';

/**
 * A pattern over lexemes: one character a kind, `[ab]` one of several, then `?` for none or one, `*` for up to
 * FILLERS_MAX. What matched comes back by place in the pattern.
 */
export type LexemePattern = {
  readonly elements: readonly Element[];
  /** The kinds with which a match can begin. */
  readonly beginnings: ReadonlySet<string>;
};

type Element = { readonly kinds: readonly LexemeKind[]; readonly isOptional: boolean; readonly many: boolean };
export type PatternMatch = { readonly parts: readonly (Lexeme | undefined)[]; readonly end: number };

const FILLERS_MAX = 3;

export const lexemePattern = (source: string): LexemePattern => {
  const elements = [...source.matchAll(/(?:\[([^\]]+)\]|(.))([?*]?)/g)].map((match): Element => {
    // The sources are written in this folder and hold kinds only.
    const kinds = [...(match[1] ?? match[2] ?? '')] as LexemeKind[];
    return { kinds, isOptional: match[3] !== '', many: match[3] === '*' };
  });
  const beginnings = new Set<string>();
  for (const element of elements) {
    for (const kind of element.kinds) beginnings.add(kind);
    if (!element.isOptional) break;
  }
  return { elements, beginnings };
};

/** Matches from lexeme `at`, greedily, stepping back where an optional part took too much. */
export const matchLexemes = (
  { elements }: LexemePattern,
  lexemes: readonly Lexeme[],
  at: number,
): PatternMatch | undefined => {
  const parts: (Lexeme | undefined)[] = [];
  const from = (element: number, place: number, taken: number): number | undefined => {
    const wanted = elements[element];
    if (wanted === undefined) return place;
    const lexeme = lexemes[place];
    if (lexeme !== undefined && taken < FILLERS_MAX && isOneOf(lexeme, wanted.kinds)) {
      parts[element] = lexeme;
      const end = wanted.many ? from(element, place + 1, taken + 1) : from(element + 1, place + 1, 0);
      if (end !== undefined) return end;
    }
    if (!wanted.isOptional && taken === 0) return undefined;
    if (taken === 0) parts[element] = undefined;
    return from(element + 1, place, 0);
  };
  const end = from(0, at, 0);
  return end === undefined ? undefined : { parts, end };
};

const isOneOf = (lexeme: Lexeme, kinds: readonly LexemeKind[]): boolean => {
  for (const kind of kinds) if (lexeme.readings[kind] !== undefined) return true;
  return false;
};
