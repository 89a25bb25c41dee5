import type { ParsedPhrase } from './parse-phrases.ts';

/** How often phrases use each word as plain text, and how often they annotate it as a whole value. */
export type WordUses = {
  readonly plain: Map<string, number>;
  readonly annotated: Map<string, number>;
  /** Articles with the word after each, `una bombona`: as plain text, and as a number. */
  readonly plainPairs: Set<string>;
  readonly numberPairs: Set<string>;
};

export const emptyWordUses = (): WordUses => ({
  plain: new Map(),
  annotated: new Map(),
  plainPairs: new Set(),
  numberPairs: new Set(),
});

export const countUses = (
  { plain, annotated, plainPairs, numberPairs }: WordUses,
  { plainWords, annotations, units, words }: ParsedPhrase,
  articles: ReadonlySet<string>,
): void => {
  for (const word of new Set(plainWords)) count(plain, word, 1);
  for (const { from, to } of annotations) if (to - from === 1) count(annotated, units[from]?.folded ?? '', 1);
  const inOrder = units.length > 0 ? units.map(({ folded }) => folded) : words;
  for (const [at, word] of inOrder.entries()) {
    const next = inOrder[at + 1];
    if (next === undefined || !articles.has(word)) continue;
    const isNumber = annotations.some(({ from, to }) => from === at && to === at + 1);
    (isNumber ? numberPairs : plainPairs).add(pairOf(word, next));
  }
};

/** An article and the word after it. */
export const pairOf = (article: string, next: string): string => `${article} ${next}`;

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
 * Articles with a next word before which phrases never annotate them: with the phrases "una bombona" and
 * "[una] de propano", `una` is a number only in the second.
 */
export const plainPairsOf = ({ plainPairs, numberPairs }: WordUses): ReadonlySet<string> =>
  new Set([...plainPairs].filter((pair) => !numberPairs.has(pair)));

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
