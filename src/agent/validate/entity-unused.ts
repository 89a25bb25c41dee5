import { entitiesOfEntity, entitiesOfIntent } from '../references.ts';
import type { ValidationRule } from './rule.ts';

export const entityUnused: ValidationRule = {
  code: 'entity_unused',
  severity: 'note',
  summary: 'an unused entity',
  example: 'No phrase, parameter or other entity names @colour.',
  hint: 'Annotate phrases with it, or delete it.',
  find: ({ intents, entities }) => {
    const usedNames = new Set([
      ...intents.flatMap((intent) => [...entitiesOfIntent(intent)]),
      ...entities.flatMap((entity) =>
        [...entitiesOfEntity(entity)].filter((name) => name !== entity.name.toLowerCase()),
      ),
    ]);
    return entities
      .filter(({ name }) => !usedNames.has(name.toLowerCase()))
      .map(({ name }) => ({ entity: name, message: 'no phrase, parameter or other entity uses it' }));
  },
};
