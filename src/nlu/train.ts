import { trainClassifier } from './classifier/train.ts';
import { type Block, CLASSIFIER_BLOCK, packBlocks, taggerBlock } from './container.ts';
import { type LearnedContent, learnedContentOf, type TaggerContent } from './learned-content.ts';
import { textOf } from './rules/phrase-pattern.ts';
import type { ClassOf, Hint } from './slots/slot-span.ts';
import { trainSlotTagger } from './slots/train-slot-tagger.ts';
import type { TrainingSet } from './training-set.ts';
import type { Vectors } from './vectors/vectors.ts';
import { wordClassesOf } from './word-classes.ts';

/**
 * Trains the learned part of understanding: the classifier of intents and each intent's slot tagger. Rules
 * and dictionaries are read from the training set when the model is loaded. The same content gives the same
 * bytes.
 */
export const train = (set: TrainingSet, vectors?: Vectors): Uint8Array =>
  trainContent(learnedContentOf(set), vectors);

/** The same from what `learnedContentOf` gave: another thread needs neither the set nor its dictionaries. */
export const trainContent = (content: string, vectors?: Vectors): Uint8Array => {
  const { classifier, taggers } = JSON.parse(content) as LearnedContent;
  const blocks: Block[] = [];
  if (classifier.labels.length > 0)
    blocks.push({ name: CLASSIFIER_BLOCK, bytes: trainClassifier(classifier, vectors) });
  const classOf = wordClassesOf(vectors);
  for (const tagger of taggers)
    blocks.push({
      name: taggerBlock(tagger.intentId),
      bytes: trainTagger(tagger, classifier.language, classOf),
    });
  return packBlocks(blocks);
};

const trainTagger = (
  { phrases, hints }: TaggerContent,
  language: string,
  classOf: ClassOf | undefined,
): Uint8Array => {
  const known = new Map<string, readonly Hint[]>(
    phrases.map(({ parts }, at) => [textOf(parts), hints[at] ?? []]),
  );
  return trainSlotTagger({ language, phrases, hintsOf: (text) => known.get(text) ?? [], classOf });
};
