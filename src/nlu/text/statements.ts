/** Sentences that say something of a thing: "the kitchen is a mess", "I like cheesecake". */
import { attitudes, attitudesOfOthers, definitions } from './data/attitudes.ts';
import { copulas } from './data/copulas.ts';
import { type Expressions, expressionsOf, standsAt } from './expressions.ts';
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
const attitudesOfOthersOf = expressionsOf(attitudesOfOthers);
const definitionsOf = expressionsOf(definitions);

/** "my oldest sister loves" */
const PERSON_WORDS_MAX = 3;

/**
 * How many words at the beginning of a text say that somebody likes something or does not; 0 if none do.
 * @param words folded
 */
export const attitudeIn = (words: readonly string[], language: string): number => {
  const own = lengthAt(attitudesOf(language), words, 0);
  if (own > 0 || beginsLikeQuestion(words, language)) return own;
  for (let at = 1; at <= PERSON_WORDS_MAX; at += 1) {
    const length = lengthAt(attitudesOfOthersOf(language), words, at);
    if (length > 0) return at + length;
  }
  return 0;
};

/** How many words at the beginning of a text ask what a thing is; 0 if none do. */
export const definitionIn = (words: readonly string[], language: string): number =>
  lengthAt(definitionsOf(language), words, 0);

/** The length of an expression at this place; 0 if there is none. */
const lengthAt = (expressions: Expressions, words: readonly string[], at: number): number =>
  expressions.find((expression) => standsAt(expression, words, at))?.length ?? 0;
