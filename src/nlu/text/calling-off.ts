/** Whether a text asks to call something off: "cancel my booking" has the words of an intent that books. */
import { callingOffWords } from './data/calling-off-words.ts';
import { type Expressions, expressionsOf } from './expressions.ts';

const listOf = (name: 'asking' | 'related') =>
  expressionsOf(
    Object.fromEntries(Object.entries(callingOffWords).map(([tag, words]) => [tag, words[name]])),
  );

const askingIn = listOf('asking');
const relatedIn = listOf('related');

/** @param words folded */
export const callsOff = (words: readonly string[], language: string): boolean =>
  hasOneOf(askingIn(language), words);

/** Whether a phrase says so or something like it, so that its intent may be meant. */
export const mayCallOff = (words: readonly string[], language: string): boolean =>
  callsOff(words, language) || hasOneOf(relatedIn(language), words);

const hasOneOf = (expressions: Expressions, words: readonly string[]): boolean =>
  expressions.some(([first = '', ...rest]) => {
    const at = words.indexOf(first);
    return at >= 0 && rest.every((word, place) => words[at + 1 + place] === word);
  });
