import type { Rule } from './rule.ts';
import { isOn } from './subject.ts';

export const fallbackMissing: Rule = {
  code: 'fallback_missing',
  severity: 'warning',
  summary: 'no intent answers what is not understood',
  example: 'Every fallback intent has an input context, or there is none.',
  hint: 'Make a fallback intent without input contexts; until then such texts get an empty answer.',
  find: ({ intents }) =>
    intents.some((intent) => intent.fallbackIntent && isOn(intent) && intent.contexts.length === 0)
      ? []
      : [{ message: 'it has no fallback intent that is free of input contexts' }],
};
