import type { ParsedPhrase } from './parse-phrases.ts';

/** How often phrases use each word as plain text, and how often they annotate it as a whole value. */
export type WordUses = {
  readonly plain: Map<string, number>;
  readonly annotated: Map<string, number>;
};

export const emptyWordUses = (): WordUses => ({ plain: new Map(), annotated: new Map() });

export const countUses = (
  { plain, annotated }: WordUses,
  { plainWords, annotations, units }: ParsedPhrase,
): void => {
  for (const word of new Set(plainWords)) count(plain, word, 1);
  for (const { from, to } of annotations) if (to - from === 1) count(annotated, units[from]?.folded ?? '', 1);
};

const count = (counts: Map<string, number>, word: string, more: number): void => {
  counts.set(word, (counts.get(word) ?? 0) + more);
};

/** One phrase without its annotation may be an oversight. */
const PLAIN_USES_MIN = 3;
const PLAIN_USES_PER_VALUE_MIN = 3;

/**
 * The words that some phrase annotates as a value, inflected or not, and that most phrases use as plain text:
 * `play` in an agent with an album of that name. Without other evidence, such a word is not a value.
 */
export const mostlyPlainWordsOf = (
  { plain, annotated }: WordUses,
  stem: (word: string) => string,
): ReadonlySet<string> => {
  const byStem = new Map<string, number>();
  for (const [word, uses] of annotated) count(byStem, stem(word), uses);
  const words = new Set<string>();
  if (byStem.size === 0) return words;
  for (const [word, uses] of plain) {
    const asValue = uses < PLAIN_USES_MIN ? 0 : (byStem.get(stem(word)) ?? 0);
    if (asValue > 0 && uses >= PLAIN_USES_PER_VALUE_MIN * asValue) words.add(word);
  }
  return words;
};

/**
 * The articles of a language, if the phrases use any as plain text, without those that a phrase annotates:
 * with "une chambre pour [deux] nuits", `une` is not one night.
 */
export const plainArticlesOf = (
  articles: ReadonlySet<string>,
  plainWords: ReadonlySet<string>,
  { annotated }: WordUses,
): ReadonlySet<string> => {
  const isUsed = [...articles].some((article) => plainWords.has(article));
  return new Set(isUsed ? [...articles].filter((article) => !annotated.has(article)) : []);
};
