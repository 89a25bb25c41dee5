import { type Backend, EncoderUnusable } from './backend.ts';

export type EncoderVectors = {
  readonly fingerprint: string;
  readonly dims: number;
  /** The vectors of the texts, one after the other, each of length 1. */
  readonly values: Float32Array;
};

/** @throws EncoderUnusable */
export const vectorsOfTexts = async (
  { fingerprint, embed }: Backend,
  texts: readonly string[],
): Promise<EncoderVectors> => {
  const vectors = await embed(texts);
  const dims = vectors[0]?.length ?? 0;
  if (dims === 0 || vectors.length !== texts.length || vectors.some(({ length }) => length !== dims))
    throw new EncoderUnusable('it returned vectors of different lengths, or not one per text');
  const values = new Float32Array(texts.length * dims);
  for (const [at, vector] of vectors.entries()) {
    const length = lengthOf(vector);
    if (!Number.isFinite(length))
      throw new EncoderUnusable('it returned a vector with values that are not numbers');
    for (let dim = 0; dim < dims; dim += 1) values[at * dims + dim] = (vector[dim] ?? 0) / (length || 1);
  }
  return { fingerprint, dims, values };
};

const lengthOf = (vector: ArrayLike<number>): number => {
  let square = 0;
  for (let dim = 0; dim < vector.length; dim += 1) square += (vector[dim] ?? Number.NaN) ** 2;
  return Math.sqrt(square);
};
