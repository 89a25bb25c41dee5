import type { SentenceEncoder } from '../kernel/sentence-encoder.ts';
import { textsToEncode } from '../nlu/classifier/prepare-training.ts';
import { classifierInputOf } from '../nlu/model/examples.ts';
import type { TrainingSet } from '../nlu/training-set.ts';
import type { EncodedTexts } from '../nlu/vectors/encoded-texts.ts';
import type { Vectors } from '../nlu/vectors/vectors.ts';

/** The vectors that the training of a set needs. @throws encoder_failed */
export const encodeTrainingTexts = async (
  set: TrainingSet,
  { fingerprint, dims, encodeAll }: SentenceEncoder,
  vectors: Vectors | undefined,
): Promise<EncodedTexts> => {
  const texts = textsToEncode(classifierInputOf(set), vectors);
  return { fingerprint, dims, texts, values: await encodeAll(texts) };
};
