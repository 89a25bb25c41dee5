import { parseNotation } from '../../nlu/entities/reference.ts';
import type { Intent, Parameter } from '../agent.ts';
import { templateOf } from '../training.ts';
import { inEachIntent, type ValidationRule } from './rule.ts';
import { allParameters, allPhrases, annotatedAliases, isOn } from './subject.ts';

export const parameterNeverFilled: ValidationRule = {
  code: 'parameter_never_filled',
  severity: 'warning',
  summary: 'a parameter that is never filled',
  example: '"order" has $topping, and no phrase of it is annotated with "topping".',
  hint: 'Annotate it in a phrase, make it required with a prompt, or set a value or default.',
  find: ({ intents }) =>
    inEachIntent(intents, (intent) => {
      if (!isOn(intent) || Object.keys(intent.phrases).length === 0) return [];
      const aliases = aliasesOf(intent);
      return allParameters(intent)
        .filter((parameter) => isLeftEmpty(parameter, aliases))
        .map(({ name }) => ({
          intent: intent.name,
          message: `nothing fills the parameter "${name}"`,
          facts: { name },
        }));
    }),
};

const isLeftEmpty = (
  { name, value, required, defaultValue }: Parameter,
  aliases: ReadonlySet<string>,
): boolean => {
  if (required || defaultValue.trim() !== '') return false;
  if (value.trim() === '') return !aliases.has(name);
  const alias = /^\$([\p{L}\p{N}_-]+)(\.[\p{L}\p{N}_.-]+)?$/u.exec(value.trim())?.[1];
  return alias !== undefined && !aliases.has(alias);
};

/** The aliases of values in an intent's phrases and templates. */
const aliasesOf = (intent: Intent): ReadonlySet<string> => {
  const aliases = annotatedAliases(intent);
  for (const phrase of allPhrases(intent))
    if (phrase.isTemplate)
      for (const part of parseNotation(templateOf(phrase), () => true))
        if (part.kind !== 'text') aliases.add(part.alias);
  return aliases;
};
