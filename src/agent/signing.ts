import { type Static, Type } from '../kernel/schema.ts';
import { SealedSecret } from './sealed-secret.ts';

/** The prefix of a signing secret in Standard Webhooks; 24 to 64 bytes in base64 follow. */
export const SIGNING_SECRET_PREFIX = 'whsec_';

/** A key for signing calls. `id` identifies the key without showing the secret. */
export type SigningKey = Static<typeof SigningKey>;
export const SigningKey = Type.Object({
  id: Type.String(),
  secret: SealedSecret,
  /** UTC, ISO 8601. */
  addedAt: Type.String(),
});

/** A key in a request; an empty secret means the one stored under this id. */
export type GivenSigningKey = Omit<SigningKey, 'secret'> & { readonly secret: string };
