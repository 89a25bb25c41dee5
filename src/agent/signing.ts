import Type, { type Static } from 'typebox';
import { SealedSecret } from './sealed-secret.ts';

/** Standard Webhooks writes a signing secret as this and 24 to 64 bytes in base64. */
export const SIGNING_SECRET_PREFIX = 'whsec_';

/** A key that calls are signed with. `id` names the key where the secret must not be shown. */
export type SigningKey = Static<typeof SigningKey>;
export const SigningKey = Type.Object({
  id: Type.String(),
  secret: SealedSecret,
  /** UTC, ISO 8601. */
  addedAt: Type.String(),
});

/** A key as a request gives it; an empty secret means the one that is set under this id. */
export type GivenSigningKey = Omit<SigningKey, 'secret'> & { readonly secret: string };
