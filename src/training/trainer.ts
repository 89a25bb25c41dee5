import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { SentenceEncoder } from '../kernel/sentence-encoder.ts';
import { learnedContentSteps } from '../nlu/model/learned-content.ts';
import type { Model } from '../nlu/model/model.ts';
import { trainContent } from '../nlu/model/train.ts';
import type { TrainingSet } from '../nlu/training-set.ts';
import type { EncodedTexts } from '../nlu/vectors/encoded-texts.ts';
import { loadVectorsSteps, type Vectors } from '../nlu/vectors/vectors.ts';
import { inSlices } from '../outside/slices.ts';
import { encodedFor } from './encode-phrases.ts';

/** Trained bytes by the hash of their training content. Losing an entry costs only a training. */
export type ModelCache = {
  readonly get: (hash: string) => Promise<Uint8Array | undefined>;
  readonly put: (hash: string, bytes: Uint8Array) => Promise<void>;
};

export type Trained = { readonly hash: string; readonly bytes: Uint8Array };

export type Trainer = {
  /** The model for this content: from the cache, or trained in another thread. */
  readonly train: (set: TrainingSet) => Promise<Trained>;
  /** Ignores the cached bytes, which could not be read, and replaces them. */
  readonly trainAnew: (set: TrainingSet) => Promise<Trained>;
  /**
   * For content that is used once: the result is not cached. `encoder` is the name of one of `encoders`; the
   * server's own when absent.
   */
  readonly trainOnce: (set: TrainingSet, encoder?: string) => Promise<Uint8Array>;
  /** The names of sentence encoders that a training can use, the server's own first; the last is `none`. */
  readonly encoders: readonly string[];
  /** Gets the vector that a model needs for a text; undefined if it was trained without an encoder. */
  readonly sentenceOf: (model: Model) => SentenceOf | undefined;
  /** The vectors that are needed to load a model. */
  readonly vectorsFor: (language: string) => Promise<Vectors | undefined>;
  readonly close: () => Promise<void>;
};

/** @throws encoder_failed */
export type SentenceOf = (text: string) => Promise<Float32Array>;

/** An evaluation that names it trains without a sentence encoder. */
export const NO_ENCODER = 'none';

/** Reads the word vectors of a language, if it has any. */
export type ReadVectors = (language: string) => Uint8Array | undefined;

/**
 * The training content, without dictionaries: copying those of a large agent to a thread would take longer
 * than training.
 */
type Lesson = {
  readonly content: string;
  readonly language: string;
  /** The phrases' vectors; absent without a sentence encoder. */
  readonly encoded?: EncodedTexts;
};

type Job = {
  readonly lesson: Lesson;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
};

/**
 * @param onTrained receives the duration of each training, including the wait for a thread.
 * @param encoder of the languages that it has learned
 */
export const openTrainer = (
  cache: ModelCache,
  readVectors: ReadVectors,
  onTrained: (elapsedMs: number) => void = () => undefined,
  encoder?: SentenceEncoder,
): Trainer => {
  const known = rememberedVectors(readVectors);
  const bench = timed(
    trainingBench(async (language) => (await known(language))?.vectors, readVectors),
    onTrained,
  );
  const encoderFor = ({ language }: TrainingSet) => (encoder?.reads(language) === true ? encoder : undefined);
  const lessonOf = async (set: TrainingSet) => {
    const lesson = { content: await inSlices(learnedContentSteps(set)), language: set.language };
    const parts = [lesson.content, (await known(set.language))?.hash, encoderFor(set)?.fingerprint];
    return { lesson, hash: sha256(parts.join('')) };
  };
  const run = async (lesson: Lesson, set: TrainingSet, by = encoderFor(set)): Promise<Uint8Array> => {
    const encoded = by && (await encodedFor(set, by, (await known(set.language))?.vectors));
    return bench.run({ ...lesson, ...(encoded && { encoded }) });
  };
  const kept = async (lesson: Lesson, hash: string, set: TrainingSet): Promise<Uint8Array> => {
    const bytes = await run(lesson, set);
    // Best effort: a model that cannot be saved, as on a full disk, is trained again at the next start.
    await cache.put(hash, bytes).catch(() => undefined);
    return bytes;
  };
  return {
    vectorsFor: async (language) => (await known(language))?.vectors,
    close: bench.close,
    encoders: [...(encoder === undefined ? [] : [encoder.name]), NO_ENCODER],
    sentenceOf: (model) => {
      if (model.classifier?.encoder === undefined) return undefined;
      if (encoder?.fingerprint !== model.classifier.encoder)
        throw new TypeError('the model was trained with another sentence encoder');
      return encoder.encode;
    },
    trainOnce: async (set, name) => {
      const { lesson } = await lessonOf(set);
      return name === NO_ENCODER ? bench.run(lesson) : run(lesson, set);
    },
    train: async (set) => {
      const { lesson, hash } = await lessonOf(set);
      return { hash, bytes: (await cache.get(hash)) ?? (await kept(lesson, hash, set)) };
    },
    trainAnew: async (set) => {
      const { lesson, hash } = await lessonOf(set);
      return { hash, bytes: await kept(lesson, hash, set) };
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
type KnownVectors = { readonly vectors: Vectors; readonly hash: string };

const rememberedVectors = (
  readVectors: ReadVectors,
): ((language: string) => Promise<KnownVectors | undefined>) => {
  const loaded = new Map<string, Promise<KnownVectors | undefined>>();
  const load = async (family: string): Promise<KnownVectors | undefined> => {
    const bytes = readVectors(family);
    if (bytes === undefined) return undefined;
    const hash = sha256(bytes);
    return { vectors: await inSlices(loadVectorsSteps(bytes)), hash };
  };
  return (language) => {
    const family = language.split('-', 1)[0] ?? language;
    const known = loaded.get(family) ?? load(family);
    loaded.set(family, known);
    return known;
  };
};

type Bench = { readonly run: (lesson: Lesson) => Promise<Uint8Array>; readonly close: () => Promise<void> };

const timed = ({ run, close }: Bench, onTrained: (elapsedMs: number) => void): Bench => ({
  close,
  run: async (lesson) => {
    const startedAt = performance.now();
    const bytes = await run(lesson);
    onTrained(performance.now() - startedAt);
    return bytes;
  },
});

/**
 * Node 20 cannot start a thread from TypeScript, so tests, which are not compiled, train on the calling
 * thread.
 */
const trainingBench = (
  vectorsFor: (language: string) => Promise<Vectors | undefined>,
  readVectors: ReadVectors,
): Bench =>
  import.meta.url.endsWith('.js')
    ? threadBench(readVectors)
    : {
        run: async ({ content, language, encoded }) =>
          trainContent(content, await vectorsFor(language), encoded),
        close: async () => undefined,
      };

/** One thread, one training at a time; the thread caches vectors. */
const threadBench = (readVectors: ReadVectors): Bench => {
  const waiting: Job[] = [];
  const given = new Set<string>();
  let running: Job | undefined;
  let thread: Worker | undefined;

  const next = (): void => {
    if (running !== undefined) return;
    running = waiting.shift();
    if (running === undefined) {
      thread?.unref();
      return;
    }
    thread ??= started();
    thread.ref();
    const family = running.lesson.language.split('-', 1)[0] ?? '';
    const vectors = given.has(family) ? undefined : readVectors(family);
    given.add(family);
    const { content, encoded } = running.lesson;
    thread.postMessage({ content, family, ...(vectors && { vectors }), ...(encoded && { encoded }) });
  };
  const started = (): Worker => {
    const worker = new Worker(new URL('./training-thread.js', import.meta.url));
    worker.on('message', (answer: { bytes: Uint8Array } | { error: string }) => {
      if ('bytes' in answer) running?.resolve(answer.bytes);
      else running?.reject(new Error(answer.error));
      running = undefined;
      next();
    });
    worker.on('error', (error) => {
      running?.reject(error);
      running = undefined;
      thread = undefined;
      given.clear();
      next();
    });
    return worker;
  };
  return {
    run: (lesson) =>
      new Promise((resolve, reject) => {
        waiting.push({ lesson, resolve, reject });
        next();
      }),
    close: async () => {
      await thread?.terminate();
    },
  };
};
