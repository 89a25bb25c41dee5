import type { OnProgress } from '../../kernel/on-progress.ts';
import { trainClassifier } from '../classifier/train-classifier.ts';
import { phraseText } from '../rules/phrase-pattern.ts';
import type { Hint } from '../slots/slot-span.ts';
import { trainSlotTagger } from '../slots/train-slot-tagger.ts';
import { wordMeaningsOf } from '../slots/vector-classes.ts';
import type { TrainingSet } from '../training-set.ts';
import type { EncodedTexts } from '../vectors/encoded-texts.ts';
import type { Vectors } from '../vectors/vectors.ts';
import { type Block, CLASSIFIER_BLOCK, packBlocks, taggerBlock } from './container.ts';
import { type LearnedContent, learnedContentOf, type TaggerContent } from './learned-content.ts';

/**
 * Trains the classifier of intents and each intent's slot tagger. Rules and dictionaries are read from the
 * training set when the model is loaded. The same content gives the same bytes.
 */
export const trainModel = (set: TrainingSet, vectors?: Vectors): Uint8Array =>
  trainContent(learnedContentOf(set), vectors);

/**
 * Trains from the result of `learnedContentOf`, so that another thread needs neither the set nor its
 * dictionaries.
 */
export const trainContent = (content: string, vectors?: Vectors, encoded?: EncodedTexts): Uint8Array => {
  const { classifier, taggers } = readLesson(content);
  const { labels, language } = classifier;
  return packLearned(
    labels.length === 0 ? undefined : trainClassifier(classifier, vectors, encoded),
    taggers.map((tagger) => ({
      intentId: tagger.intentId,
      bytes: trainTagger(tagger, { language, vectors }),
    })),
  );
};

export const readLesson = (content: string): LearnedContent => JSON.parse(content) as LearnedContent;

export type TrainedTagger = { readonly intentId: string; readonly bytes: Uint8Array };

/** The model's bytes; without a classifier if there is nothing to train it with. */
export const packLearned = (
  classifier: Uint8Array | undefined,
  taggers: readonly TrainedTagger[],
): Uint8Array => {
  const blocks: Block[] = classifier === undefined ? [] : [{ name: CLASSIFIER_BLOCK, bytes: classifier }];
  for (const { intentId, bytes } of taggers) blocks.push({ name: taggerBlock(intentId), bytes });
  return packBlocks(blocks);
};

type TaggerSurroundings = {
  readonly language: string;
  readonly vectors: Vectors | undefined;
  readonly onProgress?: OnProgress;
};

/** Depends only on its arguments, so that unedited intents keep their tagger. */
export const trainTagger = (
  { phrases, hints }: TaggerContent,
  { language, vectors, onProgress }: TaggerSurroundings,
): Uint8Array => {
  const hintsByText = new Map<string, readonly Hint[]>(
    phrases.map(({ parts }, at) => [phraseText(parts), hints[at] ?? []]),
  );
  const meanings = wordMeaningsOf(vectors);
  const hintsOf = (text: string): readonly Hint[] => hintsByText.get(text) ?? [];
  return trainSlotTagger({ language, phrases, hintsOf, meanings, onProgress });
};
