import { Type } from '../../kernel/schema.ts';

/** The token that did something. */
export const authorFields = {
  actor: Type.Optional(Type.String({ description: 'The kind of the token.' })),
  tokenId: Type.Optional(Type.String()),
  tokenName: Type.Optional(Type.String({ description: 'Absent for a token without a name.' })),
};
