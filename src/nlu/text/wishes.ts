/** Texts that ask to have something: "I'd like a kayak". */
import { wishWords } from './data/wish-words.ts';
import { expressionsOf, standsAt } from './expressions.ts';

const wishesOf = expressionsOf(wishWords);

/**
 * The words of a text that wish for something; undefined if there are none.
 * @param folded all words of the text
 */
export const wishIn = (folded: readonly string[], language: string): readonly string[] | undefined =>
  wishesOf(language).find((wish) => folded.some((_, at) => standsAt(wish, folded, at)));
