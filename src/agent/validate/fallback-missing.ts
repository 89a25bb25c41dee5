import type { ValidationRule } from './rule.ts';
import { isOn } from './subject.ts';

export const fallbackMissing: ValidationRule = {
  code: 'fallback_missing',
  severity: 'warning',
  summary: 'an agent without a general fallback intent',
  example: 'The agent has no fallback intent, or each one has an input context.',
  hint: 'Create a fallback intent without input contexts. Until then texts without a match get an empty reply.',
  find: ({ intents }) =>
    intents.some((intent) => intent.fallbackIntent && isOn(intent) && intent.contexts.length === 0)
      ? []
      : [{ message: 'it has no fallback intent without input contexts' }],
};
