import { type Static, Type } from '../../kernel/schema.ts';

/** The newest checkpoint of the record. */
export type AuditCheckpoint = Static<typeof AuditCheckpoint>;
export const AuditCheckpoint = Type.Object({
  note: Type.String({ description: 'The checkpoint as a signed note, to be kept elsewhere.' }),
  origin: Type.String({ description: 'Name of the record.' }),
  size: Type.Integer({ description: 'Leaves in the tree.' }),
  root: Type.String({ description: 'Root of the tree, base64.' }),
  publicKey: Type.String({
    description: "The key that verifies its signature: `name+id+key`, in C2SP's format of verifier keys.",
  }),
  consistency: Type.Optional(
    Type.Array(Type.String(), {
      description: 'The proof (RFC 6962), base64, that it continues the tree of `since` leaves.',
    }),
  ),
});
