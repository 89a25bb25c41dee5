import { trainClassifier } from './classifier/train.ts';
import { type Block, packBlocks } from './container.ts';
import { classifierInputOf } from './examples.ts';
import type { TrainingSet } from './training-set.ts';
import type { Vectors } from './vectors/vectors.ts';

export const CLASSIFIER_BLOCK = 'classifier';

/**
 * Trains the learned part of understanding: the classifier of intents and each intent's slot tagger. Rules and
 * dictionaries are read from the training set when the model is loaded. The same content gives the same bytes.
 */
export const train = (set: TrainingSet, vectors?: Vectors): Uint8Array => {
  const blocks: Block[] = [];
  const input = classifierInputOf(set);
  if (input.labels.length > 0)
    blocks.push({ name: CLASSIFIER_BLOCK, bytes: trainClassifier(input, vectors) });
  return packBlocks(blocks);
};
