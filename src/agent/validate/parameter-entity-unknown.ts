import type { ValidationRule } from './rule.ts';
import { allParameters } from './subject.ts';

export const parameterEntityUnknown: ValidationRule = {
  code: 'parameter_entity_unknown',
  severity: 'error',
  summary: 'a parameter whose entity does not exist',
  example: 'The parameter $size of "order" has the type @size, and there is no entity "size".',
  hint: 'Create the entity, or choose an existing one for the parameter.',
  find: ({ intents, isEntity }) =>
    intents.flatMap((intent) =>
      allParameters(intent)
        .filter(({ dataType }) => dataType !== '' && !isEntity(dataType))
        .map(({ name, dataType }) => ({
          intent: intent.name,
          message: `the parameter "${name}" takes ${dataType}, which is not an entity`,
          facts: { name, entity: dataType },
        })),
    ),
};
