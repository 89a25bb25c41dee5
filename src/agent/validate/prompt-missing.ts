import type { Parameter } from '../agent.ts';
import type { Fault, ValidationRule } from './rule.ts';
import { allParameters, type Subject } from './subject.ts';

export const promptMissing: ValidationRule = {
  code: 'prompt_missing',
  severity: 'warning',
  summary: 'a required parameter without a prompt',
  example: '"order" requires $size, and has no prompt for it in German.',
  hint: 'Write a prompt. Without one Parley asks "What is the size?", in English.',
  find: ({ intents, settings }) =>
    intents
      // A webhook for slot filling asks the question itself.
      .filter(({ webhookForSlotFilling }) => !webhookForSlotFilling)
      .flatMap((intent) => {
        const phraseLanguages = settings.languages.filter(
          (language) => (intent.phrases[language] ?? []).length > 0,
        );
        const languages = phraseLanguages.length > 0 ? phraseLanguages : [settings.language];
        return allParameters(intent)
          .filter(({ required }) => required)
          .flatMap((parameter) => faultsOf(intent.name, parameter, languages, settings));
      }),
};

const faultsOf = (
  intent: string,
  { name, prompts }: Parameter,
  languages: readonly string[],
  settings: Subject['settings'],
): readonly Fault[] => {
  const promptLanguages = new Set(prompts.filter(({ value }) => value.trim() !== '').map(({ lang }) => lang));
  // A prompt without a language is for all; one in the default language is the fallback for the others.
  if (promptLanguages.has('') || (settings.languages.length === 1 && promptLanguages.size > 0)) return [];
  return languages
    .filter((language) => !promptLanguages.has(language))
    .map((language) => ({
      intent,
      language,
      message: `there is no prompt for the required "${name}"`,
      facts: { name },
    }));
};
