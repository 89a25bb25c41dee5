import type { ValidationRule } from './rule.ts';
import { allParameters } from './subject.ts';

export const parameterTwice: ValidationRule = {
  code: 'parameter_twice',
  severity: 'error',
  summary: 'two parameters with the same name in one intent',
  example: '"order" has two parameters named "size".',
  hint: 'Rename one, because the reply contains only one of the two values.',
  find: ({ intents }) =>
    intents.flatMap((intent) => {
      const names = allParameters(intent).map(({ name }) => name);
      const repeatedNames = new Set(names.filter((name, at) => name !== '' && names.indexOf(name) < at));
      return [...repeatedNames].map((name) => ({
        intent: intent.name,
        message: `two of its parameters are named "${name}"`,
        facts: { name },
      }));
    }),
};
