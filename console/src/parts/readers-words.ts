import { language } from '../frame/words.ts';

/**
 * A text of the server in the reader's language: `german` if there is one. Otherwise the English text is
 * marked as such, for screen readers.
 */
export const inReadersWords = (
  english: string,
  german: string | undefined,
): { readonly text: string; readonly lang?: 'en' } => {
  if (language.value === 'en') return { text: english };
  return german === undefined ? { text: english, lang: 'en' } : { text: german };
};
