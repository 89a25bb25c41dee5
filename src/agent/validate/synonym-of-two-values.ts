import { normalise } from '../../nlu/text/normalise.ts';
import type { Entry } from '../agent.ts';
import type { Rule } from './rule.ts';
import { listed } from './subject.ts';

export const synonymOfTwoValues: Rule = {
  code: 'synonym_of_two_values',
  severity: 'warning',
  summary: 'a synonym of two values of one entity',
  example: '@size has "big" as a synonym of "large" and of "extra large".',
  hint: 'Remove it from one of the values, because it always resolves to the same one.',
  find: ({ entities }) =>
    entities.flatMap((entity) =>
      Object.entries(entity.entries).flatMap(([language, entries]) =>
        [...valuesBySynonym(entries)]
          .filter(([, values]) => values.size > 1)
          .map(([synonym, values]) => ({
            entity: entity.name,
            language,
            message: `"${synonym}" is a synonym of ${listed([...values])}`,
          })),
      ),
    ),
};

const valuesBySynonym = (entries: readonly Entry[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const bySynonym = new Map<string, Set<string>>();
  for (const { value, synonyms } of entries) {
    for (const synonym of synonyms) {
      const key = normalise(synonym);
      bySynonym.set(key, (bySynonym.get(key) ?? new Set<string>()).add(value));
    }
  }
  return bySynonym;
};
