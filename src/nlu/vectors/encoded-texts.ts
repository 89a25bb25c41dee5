/** Vectors of whole texts by a sentence encoder: texts that mean the same have similar vectors. Plain data. */
export type EncodedTexts = {
  /** Identifies the encoder: a model needs the vectors of the one that it was trained with. */
  readonly fingerprint: string;
  readonly dims: number;
  readonly texts: readonly string[];
  /** `dims` numbers per text, of length 1. */
  readonly values: Float32Array;
};

/**
 * Increase it when training uses the vectors differently: models with an encoder are then trained again, and
 * others keep their hashes.
 */
export const ENCODED_MODEL_VERSION = 2;

/** The vectors of `texts`, one after the other; zeros for the empty text. */
export const encodedRows = (encoded: EncodedTexts, texts: readonly string[]): Float32Array => {
  const { dims, values } = encoded;
  const places = new Map(encoded.texts.map((text, at) => [text, at]));
  const rows = new Float32Array(texts.length * dims);
  for (const [row, text] of texts.entries()) {
    if (text === '') continue;
    const at = places.get(text);
    if (at === undefined) throw new TypeError('a text of the training has no vector by the encoder');
    rows.set(values.subarray(at * dims, (at + 1) * dims), row * dims);
  }
  return rows;
};
