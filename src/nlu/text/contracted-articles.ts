import { contractedArticles } from './data/contracted-articles.ts';
import { fold } from './fold.ts';
import { primaryLanguage } from './language.ts';

/** What prepositions make of the values that begin with an article. */
type Contract = (values: readonly string[]) => readonly string[];

export const contractedOf = (language: string): Contract => {
  const forms = contractedArticles[primaryLanguage(language)];
  if (forms === undefined) return () => NONE;
  return (values) =>
    values.flatMap((value) => {
      const space = value.indexOf(' ');
      const contracted = space <= 0 ? undefined : forms[fold(value.slice(0, space))];
      return contracted === undefined ? NONE : contracted.split(' ').map((form) => form + value.slice(space));
    });
};

const NONE: readonly string[] = [];
