import Type, { type Static } from 'typebox';

/** Standard Webhooks writes a signing secret as this and 24 to 64 bytes in base64. */
export const SIGNING_SECRET_PREFIX = 'whsec_';

/** A key that calls are signed with. `secret` is sealed; `id` names the key where the secret must not be told. */
export type SigningKey = Static<typeof SigningKey>;
export const SigningKey = Type.Object({
  id: Type.String(),
  secret: Type.String(),
  /** UTC, ISO 8601. */
  addedAt: Type.String(),
});
