import { createHash } from 'node:crypto';
import type { OnProgress } from '../kernel/on-progress.ts';
import type { SentenceEncoder } from '../kernel/sentence-encoder.ts';
import { learnedContentSteps } from '../nlu/model/learned-content.ts';
import type { Model } from '../nlu/model/model.ts';
import type { TrainingSet } from '../nlu/training-set.ts';
import { ENCODED_MODEL_VERSION } from '../nlu/vectors/encoded-texts.ts';
import { loadVectorsSteps, type Vectors } from '../nlu/vectors/vectors.ts';
import { inSlices } from '../outside/slices.ts';
import { encodeTrainingTexts } from './encode-phrases.ts';
import { type Lesson, type ReadVectors, trainingBench } from './training-bench.ts';

/** Trained bytes by the hash of their training content. Losing an entry costs only a training. */
export type ModelCache = {
  readonly get: (hash: string) => Promise<Uint8Array | undefined>;
  readonly put: (hash: string, bytes: Uint8Array) => Promise<void>;
};

export type TrainedModel = { readonly hash: string; readonly bytes: Uint8Array };

export type Trainer = {
  /** The model for this content: from the cache, or trained in another thread. */
  readonly train: (set: TrainingSet, onProgress?: OnProgress) => Promise<TrainedModel>;
  /** Ignores the cached bytes, which could not be read, and replaces them. */
  readonly trainAgain: (set: TrainingSet) => Promise<TrainedModel>;
  /**
   * For content that is used once: the result is not cached. `encoder` is the name of one of `encoders`; the
   * server's own when absent.
   */
  readonly trainOnce: (set: TrainingSet, encoder?: string) => Promise<Uint8Array>;
  /** The names of sentence encoders that a training can use, the server's own first; the last is `none`. */
  readonly encoders: readonly string[];
  /**
   * What a training in this language encodes with, for people who compare figures: `none`, or the name and
   * the beginning of the fingerprint, because many files are called model.onnx. `encoder` is as in
   * `trainOnce`.
   */
  readonly encoderLabel: (language: string, encoder?: string) => string;
  /** Gets the vector that a model needs for a text; undefined if it was trained without an encoder. */
  readonly encodeTextFor: (model: Model) => EncodeText | undefined;
  /** The vectors that are needed to load a model. */
  readonly vectorsFor: (language: string) => Promise<Vectors | undefined>;
  readonly close: () => Promise<void>;
};

/** @throws encoder_failed */
export type EncodeText = (text: string) => Promise<Float32Array>;

/** An evaluation that names it trains without a sentence encoder. */
const NO_ENCODER = 'none';
/** Of a fingerprint in labels: enough to distinguish the encoders that one agent is evaluated with. */
const LABEL_DIGITS = 8;

/** Observes a training while it runs, including the wait for a thread. */
export type WatchTraining = <Result>(train: (onProgress: OnProgress) => Promise<Result>) => Promise<Result>;

/**
 * @param watch wraps each training.
 * @param encoder of the languages that it has learned
 */
export const openTrainer = (
  cache: ModelCache,
  readVectors: ReadVectors,
  watch: WatchTraining = (train) => train(() => undefined),
  encoder?: SentenceEncoder,
): Trainer => {
  const readVectorsOnce = cachedVectorReader(readVectors);
  const bench = trainingBench(async (language) => (await readVectorsOnce(language))?.vectors, readVectors);
  const trainWatched = (lesson: Lesson, onProgress?: OnProgress): Promise<Uint8Array> =>
    watch((onWatched) =>
      bench.run(lesson, (share) => {
        onWatched(share);
        onProgress?.(share);
      }),
    );
  const { encoderFor, ...choices } = encoderChoices(encoder);
  const lessonOf = async (set: TrainingSet) => {
    const lesson = { content: await inSlices(learnedContentSteps(set)), language: set.language };
    const vectors = await readVectorsOnce(set.language);
    return { lesson, hash: hashOf(lesson, vectors, encoderFor(set.language)) };
  };
  const trainLesson = async (
    lesson: Lesson,
    set: TrainingSet,
    onProgress?: OnProgress,
  ): Promise<Uint8Array> => {
    const languageEncoder = encoderFor(set.language);
    const encodedTexts =
      languageEncoder &&
      (await encodeTrainingTexts(set, languageEncoder, (await readVectorsOnce(set.language))?.vectors));
    return trainWatched({ ...lesson, ...(encodedTexts && { encoded: encodedTexts }) }, onProgress);
  };
  const trainAndCache = async (
    lesson: Lesson,
    hash: string,
    set: TrainingSet,
    onProgress?: OnProgress,
  ): Promise<Uint8Array> => {
    const bytes = await trainLesson(lesson, set, onProgress);
    // Best effort: a model that cannot be saved, as on a full disk, is trained again at the next start.
    await cache.put(hash, bytes).catch(() => undefined);
    return bytes;
  };
  return {
    vectorsFor: async (language) => (await readVectorsOnce(language))?.vectors,
    close: bench.close,
    ...choices,
    trainOnce: async (set, name) => {
      const { lesson } = await lessonOf(set);
      return name === NO_ENCODER ? trainWatched(lesson) : trainLesson(lesson, set);
    },
    train: async (set, onProgress) => {
      const { lesson, hash } = await lessonOf(set);
      return { hash, bytes: (await cache.get(hash)) ?? (await trainAndCache(lesson, hash, set, onProgress)) };
    },
    trainAgain: async (set) => {
      const { lesson, hash } = await lessonOf(set);
      return { hash, bytes: await trainAndCache(lesson, hash, set) };
    },
  };
};

const hashOf = (
  { content }: Lesson,
  vectors: HashedVectors | undefined,
  encoder: SentenceEncoder | undefined,
): string => {
  const encoding = encoder && `${ENCODED_MODEL_VERSION} ${encoder.fingerprint}`;
  return sha256([content, vectors?.hash, encoding].join(''));
};

type EncoderChoices = Pick<Trainer, 'encoders' | 'encoderLabel' | 'encodeTextFor'> & {
  /** The server's encoder, if it has learned the language. */
  readonly encoderFor: (language: string) => SentenceEncoder | undefined;
};

const encoderChoices = (encoder: SentenceEncoder | undefined): EncoderChoices => {
  const encoderFor = (language: string) => (encoder?.reads(language) === true ? encoder : undefined);
  return {
    encoderFor,
    encoders: [...(encoder === undefined ? [] : [encoder.name]), NO_ENCODER],
    encoderLabel: (language, name) => {
      const languageEncoder = name === NO_ENCODER ? undefined : encoderFor(language);
      return languageEncoder === undefined
        ? NO_ENCODER
        : `${languageEncoder.name} ${languageEncoder.fingerprint.slice(0, LABEL_DIGITS)}`;
    },
    encodeTextFor: (model) => {
      if (model.classifier?.encoder === undefined) return undefined;
      if (encoder?.fingerprint !== model.classifier.encoder)
        throw new TypeError('the model was trained with another sentence encoder');
      return encoder.encode;
    },
  };
};

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

export const memoryModelCache = (): ModelCache => {
  const models = new Map<string, Uint8Array>();
  return {
    get: async (hash) => models.get(hash),
    put: async (hash, bytes) => {
      models.set(hash, bytes);
    },
  };
};

/** A model depends on the vectors of its training, so its hash includes theirs. */
type HashedVectors = { readonly vectors: Vectors; readonly hash: string };

const cachedVectorReader = (
  readVectors: ReadVectors,
): ((language: string) => Promise<HashedVectors | undefined>) => {
  const vectorsByFamily = new Map<string, Promise<HashedVectors | undefined>>();
  const load = async (family: string): Promise<HashedVectors | undefined> => {
    const bytes = readVectors(family);
    if (bytes === undefined) return undefined;
    const hash = sha256(bytes);
    return { vectors: await inSlices(loadVectorsSteps(bytes)), hash };
  };
  return (language) => {
    const family = language.split('-', 1)[0] ?? language;
    const vectors = vectorsByFamily.get(family) ?? load(family);
    vectorsByFamily.set(family, vectors);
    return vectors;
  };
};
