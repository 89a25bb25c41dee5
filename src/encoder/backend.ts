/** A loaded sentence encoder, without threads and caches. */
export type Backend = {
  /** Identifies the weights and everything else that the vectors depend on. */
  readonly fingerprint: string;
  /** A vector per text, of any length. */
  readonly embed: (texts: readonly string[]) => Promise<readonly ArrayLike<number>[]>;
};

/** Why an encoder cannot be used, for the operator. */
export class EncoderUnusable extends Error {}
