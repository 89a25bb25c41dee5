import type { ValidationRule } from './rule.ts';
import { isOn } from './subject.ts';

export const intentWithoutPhrases: ValidationRule = {
  code: 'intent_without_phrases',
  severity: 'warning',
  summary: 'an intent that cannot be matched',
  example: 'The intent "order" has no phrases, no templates and no events.',
  hint: 'Add phrases or an event, or delete the intent.',
  find: ({ intents }) =>
    intents
      .filter((intent) => isOn(intent) && !intent.fallbackIntent && intent.triggers.length === 0)
      .filter(({ phrases }) => Object.values(phrases).every((list) => list.length === 0))
      .map(({ name }) => ({ intent: name, message: 'it has neither phrases nor events' })),
};
