import { entitiesOfEntity, entitiesOfIntent } from '../references.ts';
import { PAUSE, type ValidationRule } from './rule.ts';

export const entityUnused: ValidationRule = {
  code: 'entity_unused',
  severity: 'note',
  summary: 'an unused entity',
  example: 'No phrase, parameter or other entity names @colour.',
  hint: 'Annotate phrases with it, or delete it.',
  find: function* ({ intents, entities }) {
    const usedNames = new Set<string>();
    for (const intent of intents) {
      for (const name of entitiesOfIntent(intent)) usedNames.add(name);
      yield PAUSE;
    }
    for (const entity of entities) {
      for (const name of entitiesOfEntity(entity))
        if (name !== entity.name.toLowerCase()) usedNames.add(name);
      yield PAUSE;
    }
    for (const { name } of entities)
      if (!usedNames.has(name.toLowerCase()))
        yield { entity: name, message: 'no phrase, parameter or other entity uses it' };
  },
};
