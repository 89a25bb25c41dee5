import Type, { type Static } from 'typebox';

/**
 * A secret as it is recorded. It is an object because requests and exports carry secrets as strings alone: no
 * text, however it begins, can be taken for something sealed.
 */
export type SealedSecret = Static<typeof SealedSecret>;
export const SealedSecret = Type.Object({
  /** Base64. Opens only for the agent and the field that it was sealed for. */
  sealed: Type.String(),
  /** Sealed by an earlier version, for no agent and no field in particular. */
  unbound: Type.Optional(Type.Literal(true)),
});

export const isSealed = (value: unknown): value is SealedSecret =>
  typeof value === 'object' && value !== null && 'sealed' in value;

/** Stands in answers for a secret that is set. */
export const HIDDEN = '***';

/** Stands in a change for the value that is set already. */
export type Kept = typeof KEPT;
export const KEPT = { kept: true } as const;

export const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'kept' in value;

/** Where a secret belongs: it opens nowhere else. */
export type SecretPlace = { readonly agentId: string; readonly field: string };

export const PASSWORD_FIELD = 'password';
/** Header names differ in no more than case. */
export const headerField = (name: string): string => `headers.${name.toLowerCase()}`;
export const signingField = (keyId: string): string => `signing.${keyId}`;
