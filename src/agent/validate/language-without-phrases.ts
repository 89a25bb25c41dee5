import type { ValidationRule } from './rule.ts';

export const languageWithoutPhrases: ValidationRule = {
  code: 'language_without_phrases',
  severity: 'error',
  summary: 'a language without phrases',
  example: 'The agent speaks French, and no intent has a French phrase.',
  hint: 'Add phrases in that language, or remove it from the list of languages.',
  find: ({ settings, phrases }) => {
    const languages = new Set(phrases.map(({ language }) => language));
    return settings.languages
      .filter((language) => !languages.has(language))
      .map((language) => ({ language, message: 'no intent has a phrase in this language' }));
  },
};
