import { ownAlias } from '../../nlu/entities/reference.ts';
import type { Intent, Phrase } from '../agent.ts';
import { withoutAt } from '../references.ts';
import { inEachIntent, type ValidationRule } from './rule.ts';
import { allParameters, listNames } from './subject.ts';

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
      const unusedAliases = annotatedIn(intent).filter((alias) => !isTaken(alias, intent));
      if (unusedAliases.length === 0) return [];
      return [
        {
          intent: intent.name,
          message: `no parameter takes ${listNames(unusedAliases)} from its phrases`,
          facts: { names: unusedAliases },
        },
      ];
    }),
};

const annotatedIn = ({ phrases }: Intent): readonly string[] => {
  const aliases = new Set<string>();
  for (const list of Object.values(phrases))
    for (const phrase of list) for (const alias of aliasesIn(phrase)) aliases.add(alias);
  return [...aliases];
};

const aliasesIn = ({ data }: Phrase): readonly string[] =>
  data.flatMap(({ meta, alias }) =>
    meta === undefined || withoutAt(meta) === 'sys.ignore' ? [] : [alias || ownAlias(withoutAt(meta))],
  );

const isTaken = (alias: string, intent: Intent): boolean =>
  allParameters(intent).some(({ name, value }) =>
    value.trim() === '' ? name === alias : value.includes(`$${alias}`),
  );
