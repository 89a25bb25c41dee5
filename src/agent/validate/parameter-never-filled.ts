import { ownAlias, parseNotation } from '../../nlu/entities/reference.ts';
import type { Intent, Parameter, Phrase } from '../agent.ts';
import { withoutAt } from '../references.ts';
import { inEachIntent, type ValidationRule } from './rule.ts';
import { allParameters, isOn } from './subject.ts';

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
const aliasesOf = ({ phrases }: Intent): ReadonlySet<string> => {
  const aliases = new Set<string>();
  for (const list of Object.values(phrases))
    for (const phrase of list) for (const alias of aliasesIn(phrase)) aliases.add(alias);
  return aliases;
};

const aliasesIn = ({ data, isTemplate }: Phrase): readonly string[] =>
  data.flatMap(({ text, meta, alias }) => {
    if (meta !== undefined) return [alias || ownAlias(withoutAt(meta))];
    if (!isTemplate) return [];
    return parseNotation(text, () => true).flatMap((part) => (part.kind === 'text' ? [] : [part.alias]));
  });
