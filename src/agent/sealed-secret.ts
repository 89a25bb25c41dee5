import { type Static, Type } from '../kernel/schema.ts';

/**
 * An encrypted secret as recorded. It is an object because requests and exports contain secrets only as
 * strings, so no text can be mistaken for an encrypted secret.
 */
export type SealedSecret = Static<typeof SealedSecret>;
export const SealedSecret = Type.Object({
  /** Base64. Can be decrypted only for the agent and field that it was encrypted for. */
  sealed: Type.String(),
  /** Encrypted by an earlier version, without a binding to an agent and field. */
  unbound: Type.Optional(Type.Literal(true)),
});

export const isSealed = (value: unknown): value is SealedSecret =>
  typeof value === 'object' && value !== null && 'sealed' in value;

/** Replaces a stored secret in responses. */
export const SECRET_MASK = '***';

/** Means the stored value in a change. */
export type StoredSecret = typeof STORED_SECRET;
export const STORED_SECRET = { kept: true } as const;

export const isStoredSecret = (value: unknown): value is StoredSecret =>
  typeof value === 'object' && value !== null && 'kept' in value;

/** The binding of a secret: it cannot be decrypted for any other place. */
export type SecretPlace = { readonly agentId: string; readonly field: string };

export const PASSWORD_FIELD = 'password';
/** Header names are case-insensitive. */
export const headerField = (name: string): string => `headers.${name.toLowerCase()}`;
export const signingField = (keyId: string): string => `signing.${keyId}`;
