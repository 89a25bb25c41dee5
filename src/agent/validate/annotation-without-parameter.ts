import type { Intent } from '../agent.ts';
import { inEachIntent, type ValidationRule } from './rule.ts';
import { allParameters, annotatedAliases, listNames } from './subject.ts';

export const annotationWithoutParameter: ValidationRule = {
  code: 'annotation_without_parameter',
  severity: 'warning',
  summary: 'an annotated value that no parameter takes',
  example:
    '"large" is annotated as "size" in the phrases of "order", which has no parameter of the value $size.',
  hint: 'Add the parameter. Until then the value is discarded.',
  find: ({ intents }) =>
    inEachIntent(intents, (intent) => {
      if (intent.fallbackIntent) return [];
      const unusedAliases = [...annotatedAliases(intent)].filter((alias) => !isTaken(alias, intent));
      if (unusedAliases.length === 0) return [];
      const message = `no parameter takes ${listNames(unusedAliases)} from its phrases`;
      return [{ intent: intent.name, message, facts: { names: unusedAliases } }];
    }),
};

const isTaken = (alias: string, intent: Intent): boolean =>
  allParameters(intent).some(({ name, value }) =>
    value.trim() === '' ? name === alias : value.includes(`$${alias}`),
  );
