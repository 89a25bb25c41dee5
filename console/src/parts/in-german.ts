import { language } from '../frame/words.ts';

/**
 * What the server says in English, in the reader's language: `german` where there is one. English text on a
 * page of another language says so, for screen readers.
 */
export const inReadersWords = (
  english: string,
  german: string | undefined,
): { readonly text: string; readonly lang?: 'en' } => {
  if (language.value === 'en') return { text: english };
  return german === undefined ? { text: english, lang: 'en' } : { text: german };
};
