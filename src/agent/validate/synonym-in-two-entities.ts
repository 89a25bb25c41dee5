import { normalise } from '../../nlu/text/normalise.ts';
import type { Entity } from '../agent.ts';
import { withoutAt } from '../references.ts';
import type { Fault, ValidationRule } from './rule.ts';
import { listNames, type Subject } from './subject.ts';

export const synonymInTwoEntities: ValidationRule = {
  code: 'synonym_in_two_entities',
  severity: 'note',
  summary: 'a synonym in two entities that one intent uses',
  example: 'The phrases of "order" use @size and @portion, and both have "large".',
  hint: 'Merge the two entities, or distinguish the values by the words around them.',
  find: (subject) => {
    const reportedPairs = new Set<string>();
    const cache = new Map<Entity, ReadonlySet<string>>();
    const synonymsOf = (entity: Entity): ReadonlySet<string> => {
      const synonyms = cache.get(entity) ?? synonymsIn(entity);
      cache.set(entity, synonyms);
      return synonyms;
    };
    return usedTogether(subject).flatMap(([intent, one, other]): readonly Fault[] => {
      const key = [one.name, other.name].sort().join(' ');
      if (reportedPairs.has(key)) return [];
      reportedPairs.add(key);
      const theirs = synonymsOf(other);
      const sharedSynonyms = [...synonymsOf(one)].filter((synonym) => theirs.has(synonym));
      if (sharedSynonyms.length === 0) return [];
      const message = `it shares ${listNames(sharedSynonyms)} with "${other.name}", and both are used in "${intent}"`;
      return [
        { intent, entity: one.name, message, facts: { names: sharedSynonyms, other: other.name, intent } },
      ];
    });
  },
};

/** Each pair of entities that annotate phrases of the same intent. */
const usedTogether = (subject: Subject): readonly (readonly [string, Entity, Entity])[] => {
  const byIntent = new Map<string, Set<Entity>>();
  for (const { intent, phrase } of subject.phrases) {
    for (const { meta } of phrase.data) {
      const entity = meta === undefined ? undefined : subject.entityNamed(withoutAt(meta));
      if (entity === undefined || entity.isEnum) continue;
      byIntent.set(intent.name, (byIntent.get(intent.name) ?? new Set<Entity>()).add(entity));
    }
  }
  return [...byIntent].flatMap(([intent, set]) => {
    const entities = [...set];
    return entities.flatMap((entity, at) =>
      entities.slice(at + 1).map((other) => [intent, entity, other] as const),
    );
  });
};

const synonymsIn = ({ entries }: Entity): ReadonlySet<string> =>
  new Set(
    Object.entries(entries).flatMap(([language, list]) =>
      list.flatMap(({ synonyms }) => synonyms.map((synonym) => `${normalise(synonym)} (${language})`)),
    ),
  );
