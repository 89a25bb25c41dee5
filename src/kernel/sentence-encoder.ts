/**
 * Turns texts into vectors of length 1 that are close if the texts mean the same. The same text always has
 * the same vector. Every method may throw encoder_failed.
 */
export type SentenceEncoder = {
  /** As in the setting; people compare encoders by it. */
  readonly name: string;
  /** Identifies the weights: models of another encoder are trained again. */
  readonly fingerprint: string;
  readonly dims: number;
  /** Whether the encoder has learned that language. */
  readonly reads: (language: string) => boolean;
  /** The vector of a query's text. It does not wait for phrases. */
  readonly encode: (text: string) => Promise<Float32Array>;
  /** The vectors of phrases, `dims` numbers each. */
  readonly encodeAll: (texts: readonly string[]) => Promise<Float32Array>;
  readonly close: () => Promise<void>;
};
