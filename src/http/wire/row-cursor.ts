import { Type } from '../../kernel/schema.ts';

/** The place of the next page in a list that has no other order than its rows: a number of rows. */
export const RowCursor = Type.Optional(
  Type.String({ pattern: '^\\d{1,9}$', description: '`nextCursor` of the previous page, a number.' }),
);
