import { Type } from '../../kernel/schema.ts';

/** A blank text would match nothing, or anything. */
export const NotBlank = Type.String({ pattern: '\\S', description: 'A text that is not blank.' });
