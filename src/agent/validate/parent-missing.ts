import type { ValidationRule } from './rule.ts';

export const parentMissing: ValidationRule = {
  code: 'parent_missing',
  severity: 'warning',
  summary: 'a follow-up intent without its parent',
  example: '"order - yes" follows up on an intent that was deleted.',
  hint: 'Delete it too, or add its input context to another intent as output.',
  find: ({ intents }) => {
    const ids = new Set(intents.map(({ id }) => id));
    return intents
      .filter(({ parentId }) => parentId !== undefined && parentId !== '' && !ids.has(parentId))
      .map(({ name }) => ({ intent: name, message: 'its parent intent does not exist' }));
  },
};
