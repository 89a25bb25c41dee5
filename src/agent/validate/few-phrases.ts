import type { ValidationRule } from './rule.ts';
import { isOn } from './subject.ts';

/** With fewer, most other wordings are not matched. */
const PHRASES_MIN = 3;

export const fewPhrases: ValidationRule = {
  code: 'few_phrases',
  severity: 'note',
  summary: 'an intent with too few phrases',
  example: '"order" has one phrase: "order a pizza".',
  hint: 'Add other ways to say the same; ten different phrases are a good start.',
  find: ({ intents }) =>
    intents
      .filter((intent) => isOn(intent) && intent.auto && !intent.fallbackIntent)
      .flatMap(({ name, phrases }) =>
        Object.entries(phrases)
          .filter(([, list]) => list.length > 0 && list.length < PHRASES_MIN)
          .filter(([, list]) => !list.some(({ isTemplate }) => isTemplate))
          .map(([language, { length }]) => ({
            intent: name,
            language,
            message: length === 1 ? 'it has a single phrase' : `it has only ${length} phrases`,
            facts: { count: length },
          })),
      ),
};
