import { entitiesOfEntity } from '../references.ts';
import type { ValidationRule } from './rule.ts';
import { listNames } from './subject.ts';

export const entityReferenceUnknown: ValidationRule = {
  code: 'entity_reference_unknown',
  severity: 'error',
  summary: 'an entity that refers to a missing entity',
  example: '@address has the entry "@street:street in @city:city", and there is no entity "street".',
  hint: 'Create the missing entity, or correct its name.',
  find: ({ entities, isEntity }) =>
    entities.flatMap((entity) => {
      const missingNames = [...entitiesOfEntity(entity)].filter((name) => !isEntity(name));
      if (missingNames.length === 0) return [];
      return [
        {
          entity: entity.name,
          message: `its entries name ${listNames(missingNames)}, which the agent does not have`,
          facts: { names: missingNames },
        },
      ];
    }),
};
