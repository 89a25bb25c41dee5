import { normalise } from '../../nlu/text/normalise.ts';
import type { Entry } from '../agent.ts';
import { PAUSE, type ValidationRule } from './rule.ts';
import { listNames } from './subject.ts';

export const synonymOfTwoValues: ValidationRule = {
  code: 'synonym_of_two_values',
  severity: 'warning',
  summary: 'a synonym of two values of one entity',
  example: '@size has "big" as a synonym of "large" and of "extra large".',
  hint: 'Remove it from one of the values, because it always resolves to the same one.',
  find: function* ({ entities }) {
    for (const entity of entities)
      for (const [language, entries] of Object.entries(entity.entries))
        for (const [synonym, values] of yield* sharedSynonyms(entries))
          yield {
            entity: entity.name,
            language,
            message: `"${synonym}" is a synonym of ${listNames([...values])}`,
            facts: { synonym, names: [...values] },
          };
  },
};

/** An entity may have a hundred thousand synonyms, and all of them in one entry. */
const SYNONYMS_A_STEP = 500;

/** Synonyms of several values. Most have one value, so a set of values is made for the others only. */
function* sharedSynonyms(
  entries: readonly Entry[],
): Generator<typeof PAUSE, ReadonlyMap<string, ReadonlySet<string>>> {
  const firstValues = new Map<string, string>();
  const shared = new Map<string, Set<string>>();
  let synonymsRead = 0;
  for (const { value, synonyms } of entries) {
    for (const synonym of synonyms) {
      synonymsRead += 1;
      if (synonymsRead % SYNONYMS_A_STEP === 0) yield PAUSE;
      const key = normalise(synonym);
      const first = firstValues.get(key);
      if (first === undefined) firstValues.set(key, value);
      else if (first !== value) shared.set(key, (shared.get(key) ?? new Set([first])).add(value));
    }
  }
  return shared;
}
