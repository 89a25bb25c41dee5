import { ENTRIES_AT_A_TIME, PHRASES_AT_A_TIME } from '../../kernel/limits/agents.ts';
import { normalise } from '../../nlu/text/normalise.ts';
import type { Entity } from '../agent.ts';
import { withoutAt } from '../references.ts';
import { PAUSE, type ValidationRule } from './rule.ts';
import { listNames, type Subject } from './subject.ts';

export const synonymInTwoEntities: ValidationRule = {
  code: 'synonym_in_two_entities',
  severity: 'note',
  summary: 'a synonym in two entities that one intent uses',
  example: 'The phrases of "order" use @size and @portion, and both have "large".',
  hint: 'Merge the two entities, or distinguish the values by the words around them.',
  find: function* (subject) {
    const reportedPairs = new Set<string>();
    const cache = new Map<Entity, ReadonlySet<string>>();
    function* synonymsOf(entity: Entity): Pauses<ReadonlySet<string>> {
      const synonyms = cache.get(entity) ?? (yield* synonymsIn(entity));
      cache.set(entity, synonyms);
      return synonyms;
    }
    for (const [intent, entities] of yield* entitiesByIntent(subject))
      for (const [one, other] of pairsOf([...entities])) {
        const key = [one.name, other.name].sort().join(' ');
        if (reportedPairs.has(key)) continue;
        reportedPairs.add(key);
        const theirs = yield* synonymsOf(other);
        const names = [...(yield* synonymsOf(one))].filter((synonym) => theirs.has(synonym));
        yield PAUSE;
        if (names.length === 0) continue;
        const message = `it shares ${listNames(names)} with "${other.name}", and both are used in "${intent}"`;
        yield { intent, entity: one.name, message, facts: { names, other: other.name, intent } };
      }
  },
};

type Pauses<Result> = Generator<typeof PAUSE, Result>;

/** The entities that annotate phrases of the same intent. */
function* entitiesByIntent(subject: Subject): Pauses<ReadonlyMap<string, ReadonlySet<Entity>>> {
  const byIntent = new Map<string, Set<Entity>>();
  for (const [at, { intent, phrase }] of subject.phrases.entries()) {
    if (at % PHRASES_AT_A_TIME === PHRASES_AT_A_TIME - 1) yield PAUSE;
    for (const { meta } of phrase.data) {
      const entity = meta === undefined ? undefined : subject.entityNamed(withoutAt(meta));
      if (entity === undefined || entity.isEnum) continue;
      byIntent.set(intent.name, (byIntent.get(intent.name) ?? new Set<Entity>()).add(entity));
    }
  }
  return byIntent;
}

function* pairsOf<Item>(items: readonly Item[]): Generator<readonly [Item, Item]> {
  for (const [at, one] of items.entries()) for (const other of items.slice(at + 1)) yield [one, other];
}

function* synonymsIn({ entries }: Entity): Pauses<ReadonlySet<string>> {
  const keys = new Set<string>();
  let read = 0;
  for (const [language, list] of Object.entries(entries))
    for (const { synonyms } of list)
      for (const synonym of synonyms) {
        keys.add(`${normalise(synonym)} (${language})`);
        read += 1;
        if (read % ENTRIES_AT_A_TIME === 0) yield PAUSE;
      }
  return keys;
}
