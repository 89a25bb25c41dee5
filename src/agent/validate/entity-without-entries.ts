import type { ValidationRule } from './rule.ts';

export const entityWithoutEntries: ValidationRule = {
  code: 'entity_without_entries',
  severity: 'warning',
  summary: 'an entity without entries',
  example: '@topping has no entries, and takes only listed values.',
  hint: 'Add entries, or allow automated expansion.',
  find: ({ entities }) =>
    entities
      .filter(({ automatedExpansion }) => !automatedExpansion)
      .filter(({ entries }) => Object.values(entries).every((list) => list.length === 0))
      .map(({ name }) => ({ entity: name, message: 'it has no entries, so it matches nothing' })),
};
