/** Sentences that say something of a thing: "the kitchen is a mess", "I like cheesecake". */
import { attitudes } from './data/attitudes.ts';
import { copulas } from './data/copulas.ts';
import { expressionsOf } from './expressions.ts';
import { beginsLikeQuestion, questionsIn } from './questions.ts';
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
  if (at <= 0 || at === words.length - 1 || beginsLikeQuestion(words, language)) return undefined;
  return questionsIn(words, language).size > 0 ? undefined : at;
};

const attitudesOf = expressionsOf(attitudes);

/**
 * How many words at the beginning of a text say that somebody likes something or does not; 0 if none do.
 * @param words folded
 */
export const attitudeIn = (words: readonly string[], language: string): number =>
  attitudesOf(language).find((attitude) => attitude.every((word, at) => words[at] === word))?.length ?? 0;
