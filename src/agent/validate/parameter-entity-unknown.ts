import type { Rule } from './rule.ts';
import { parametersOf } from './subject.ts';

export const parameterEntityUnknown: Rule = {
  code: 'parameter_entity_unknown',
  severity: 'error',
  summary: 'a parameter whose entity is not there',
  example: 'The parameter $size of "order" takes @size, and there is no entity "size".',
  hint: 'Make the entity, or let the parameter take one that is there.',
  find: ({ intents, isEntity }) =>
    intents.flatMap((intent) =>
      parametersOf(intent)
        .filter(({ dataType }) => dataType !== '' && !isEntity(dataType))
        .map(({ name, dataType }) => ({
          intent: intent.name,
          message: `the parameter "${name}" takes ${dataType}, which is no entity`,
        })),
    ),
};
