import Type from 'typebox';

/** A revision of an agent in a URL. @param description the form, as an error says it, too */
export const RevisionParameter = (description = 'A revision of the agent: a whole number from 0.') =>
  // Numbers of so many digits are exact in JavaScript.
  Type.String({ pattern: '^\\d{1,15}$', description });
