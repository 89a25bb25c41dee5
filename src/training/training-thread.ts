import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { TAGGERS_REMEMBERED_BYTES_MAX, TRAINING_THREADS_MAX } from '../kernel/limits/training.ts';
import type { OnProgress } from '../kernel/on-progress.ts';
import { assembleClassifier } from '../nlu/classifier/assemble-classifier.ts';
import { type ClassifierInput, prepareTraining } from '../nlu/classifier/prepare-training.ts';
import type { TaggerContent } from '../nlu/model/learned-content.ts';
import { packLearned, readLesson, trainTagger } from '../nlu/model/train-model.ts';
import type { EncodedTexts } from '../nlu/vectors/encoded-texts.ts';
import { loadVectors, type Vectors } from '../nlu/vectors/vectors.ts';
import { labelThreads } from './label-threads.ts';

type Order = {
  readonly content: string;
  readonly family: string;
  readonly vectors?: Uint8Array;
  readonly encoded?: EncodedTexts;
};

const vectorsOf = new Map<string, Vectors>();

/** Runs training orders. An error is sent as a reply, so that the thread continues. */
parentPort?.on('message', async ({ content, family, vectors, encoded }: Order) => {
  try {
    if (vectors !== undefined) vectorsOf.set(family, loadVectors(vectors));
    const bytes = await train(content, family, encoded);
    parentPort?.postMessage({ bytes });
  } catch (error) {
    parentPort?.postMessage({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});

/** Same result as `trainContent`, but faster. For its progress, classifier and taggers count the same. */
const train = async (content: string, family: string, encoded?: EncodedTexts): Promise<Uint8Array> => {
  const { classifier, taggers } = readLesson(content);
  const report = (partsDone: number): void =>
    parentPort?.postMessage({ share: partsDone / (1 + taggers.length) });
  report(0);
  const classifierBytes = await trainClassifier(classifier, vectorsOf.get(family), encoded);
  report(1);
  const taggerBytes = taggers.map((tagger, at) => {
    const bytes = trainTaggerOnce(tagger, {
      language: classifier.language,
      family,
      onProgress: (share) => report(1 + at + share),
    });
    return { intentId: tagger.intentId, bytes };
  });
  return packLearned(classifierBytes, taggerBytes);
};

const trainAllLabels = labelThreads(Math.min(availableParallelism(), TRAINING_THREADS_MAX) - 1);

const trainClassifier = async (
  input: ClassifierInput,
  vectors: Vectors | undefined,
  encoded: EncodedTexts | undefined,
): Promise<Uint8Array | undefined> => {
  if (input.labels.length === 0) return undefined;
  const prepared = prepareTraining(input, vectors, encoded);
  return assembleClassifier(prepared, await trainAllLabels(prepared.problem, prepared.labels.length));
};

/** A change of one intent leaves the taggers of all others unchanged. */
const trainedTaggers = new LRUCache<string, Uint8Array>({
  maxSize: TAGGERS_REMEMBERED_BYTES_MAX,
  sizeCalculation: (bytes) => Math.max(1, bytes.length),
});

type TaggerOptions = { readonly language: string; readonly family: string; readonly onProgress: OnProgress };

const trainTaggerOnce = (
  tagger: TaggerContent,
  { language, family, onProgress }: TaggerOptions,
): Uint8Array => {
  const key = createHash('sha256')
    .update(JSON.stringify([language, family, tagger]))
    .digest('hex');
  const bytes =
    trainedTaggers.get(key) ?? trainTagger(tagger, { language, vectors: vectorsOf.get(family), onProgress });
  onProgress(1);
  trainedTaggers.set(key, bytes);
  return bytes;
};
