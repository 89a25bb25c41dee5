import Type from 'typebox';

/** A revision of an agent in a URL. */
export const RevisionParameter = Type.String({
  pattern: '^\\d{1,15}$',
  description: 'A revision of the agent: a whole number from 0.',
});
