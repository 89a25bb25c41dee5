import { Type } from '../../kernel/schema.ts';
import { WHOLE_NUMBER } from '../../kernel/whole-number.ts';

/** A revision of an agent in a URL. @param description the form, as an error says it, too */
export const RevisionParameter = (description = 'A revision of the agent: a whole number from 0.') =>
  Type.String({ pattern: `^${WHOLE_NUMBER}$`, description });
