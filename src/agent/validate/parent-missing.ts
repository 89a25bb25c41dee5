import type { Rule } from './rule.ts';

export const parentMissing: Rule = {
  code: 'parent_missing',
  severity: 'warning',
  summary: 'a follow-up intent whose parent is gone',
  example: '"order - yes" follows up on an intent that was deleted.',
  hint: 'Delete it too, or let another intent put out its input context.',
  find: ({ intents }) => {
    const ids = new Set(intents.map(({ id }) => id));
    return intents
      .filter(({ parentId }) => parentId !== undefined && parentId !== '' && !ids.has(parentId))
      .map(({ name }) => ({ intent: name, message: 'the intent that it follows up on is not there' }));
  },
};
