import { fold } from './fold.ts';
import { primaryLanguage } from './language.ts';

/** Expressions of several words, each as its folded words. */
export type Expressions = readonly (readonly string[])[];

/** Looks up the expressions of a language, longest first, in lists by primary language; each list is split once. */
export const expressionsOf = (
  lists: Readonly<Record<string, string>>,
): ((language: string) => Expressions) => {
  const known = new Map<string, Expressions>();
  return (language) => {
    const primary = primaryLanguage(language);
    const expressions = known.get(primary) ?? split(lists[primary] ?? '');
    known.set(primary, expressions);
    return expressions;
  };
};

/** Whether an expression begins at this word of a text. */
export const standsAt = (expression: readonly string[], words: readonly string[], at: number): boolean =>
  expression.every((word, offset) => words[at + offset] === word);

const split = (list: string): Expressions =>
  list
    .split(',')
    .map((expression) => fold(expression.trim()).split(/\s+/))
    .filter(([first]) => first !== '')
    .sort((a, b) => b.length - a.length);
