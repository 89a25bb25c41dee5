import type { ValidationRule } from './rule.ts';
import { isOn } from './subject.ts';

export const intentSilentInLanguage: ValidationRule = {
  code: 'intent_silent_in_language',
  severity: 'warning',
  summary: 'an intent without phrases in a language that other intents have',
  example: '"order" has phrases only in English, and "greet" also has German ones.',
  hint: 'Translate its phrases.',
  find: ({ settings, intents, phrases }) => {
    const languages = new Set(phrases.map(({ language }) => language));
    return intents
      .filter((intent) => isOn(intent) && !intent.fallbackIntent && Object.keys(intent.phrases).length > 0)
      .flatMap((intent) =>
        settings.languages
          .filter((language) => languages.has(language) && (intent.phrases[language] ?? []).length === 0)
          .map((language) => ({
            intent: intent.name,
            language,
            message: 'it has no phrases in this language',
          })),
      );
  },
};
