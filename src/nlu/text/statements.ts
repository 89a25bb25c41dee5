/** Sentences that say something of their subject: "the kitchen is a mess". */
import { copulas } from './data/copulas.ts';
import { questionsIn } from './questions.ts';
import { wordSets } from './word-sets.ts';

/** Forms of "to be" in the third person, folded; empty if there is no list. */
export const copulasOf = wordSets(copulas);

/**
 * Where the copula of a statement is; undefined if there is none, or if the text asks something.
 * @param words folded
 */
export const copulaIn = (words: readonly string[], language: string): number | undefined => {
  const forms = copulasOf(language);
  const at = words.findIndex((word) => forms.has(word));
  return at <= 0 || at === words.length - 1 || questionsIn(words, language).size > 0 ? undefined : at;
};
