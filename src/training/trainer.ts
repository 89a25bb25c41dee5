import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { learnedContentSteps } from '../nlu/model/learned-content.ts';
import { trainContent } from '../nlu/model/train.ts';
import type { TrainingSet } from '../nlu/training-set.ts';
import { loadVectors, type Vectors } from '../nlu/vectors/vectors.ts';
import { inSlices } from '../outside/slices.ts';

/** Trained bytes by the hash of what they were trained from. Losing one costs a training, nothing else. */
export type ModelCache = {
  readonly get: (hash: string) => Promise<Uint8Array | undefined>;
  readonly put: (hash: string, bytes: Uint8Array) => Promise<void>;
};

export type Trained = { readonly hash: string; readonly bytes: Uint8Array };

export type Trainer = {
  /** The model of this content: from the cache, or trained away from the thread that answers requests. */
  readonly train: (set: TrainingSet) => Promise<Trained>;
  /** The same without the cached bytes, which could not be read; the new model replaces them. */
  readonly trainAnew: (set: TrainingSet) => Promise<Trained>;
  /** The same for content that is used once: nothing is cached. */
  readonly trainOnce: (set: TrainingSet) => Promise<Uint8Array>;
  /** For loading what was trained. */
  readonly vectorsFor: (language: string) => Vectors | undefined;
  readonly close: () => Promise<void>;
};

/** The bytes of a language's word vectors, if it has any. */
export type ReadVectors = (language: string) => Uint8Array | undefined;

/**
 * What is to be learned, without the dictionaries: a large agent's would take longer to hand over than to
 * train.
 */
type Lesson = { readonly content: string; readonly language: string };

type Job = {
  readonly lesson: Lesson;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
};

/** @param onTrained receives how long each training took, including the wait for a thread. */
export const openTrainer = (
  cache: ModelCache,
  readVectors: ReadVectors,
  onTrained: (elapsedMs: number) => void = () => undefined,
): Trainer => {
  const known = rememberedVectors(readVectors);
  const bench = timed(
    trainingBench((language) => known(language)?.vectors, readVectors),
    onTrained,
  );
  const lessonOf = async (set: TrainingSet) => {
    const lesson = { content: await inSlices(learnedContentSteps(set)), language: set.language };
    return { lesson, hash: sha256(lesson.content + (known(set.language)?.hash ?? '')) };
  };
  const kept = async (lesson: Lesson, hash: string): Promise<Uint8Array> => {
    const bytes = await bench.run(lesson);
    // What cannot be kept, as on a full disk, is only trained once more at the next start.
    await cache.put(hash, bytes).catch(() => undefined);
    return bytes;
  };
  return {
    vectorsFor: (language) => known(language)?.vectors,
    close: bench.close,
    trainOnce: async (set) => bench.run((await lessonOf(set)).lesson),
    train: async (set) => {
      const { lesson, hash } = await lessonOf(set);
      return { hash, bytes: (await cache.get(hash)) ?? (await kept(lesson, hash)) };
    },
    trainAnew: async (set) => {
      const { lesson, hash } = await lessonOf(set);
      return { hash, bytes: await kept(lesson, hash) };
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

/** A model depends on the vectors that it was trained with, so its hash includes theirs. */
type KnownVectors = { readonly vectors: Vectors; readonly hash: string };

const rememberedVectors = (readVectors: ReadVectors): ((language: string) => KnownVectors | undefined) => {
  const loaded = new Map<string, KnownVectors | undefined>();
  return (language) => {
    const family = language.split('-', 1)[0] ?? language;
    if (!loaded.has(family)) {
      const bytes = readVectors(family);
      loaded.set(family, bytes && { vectors: loadVectors(bytes), hash: sha256(bytes) });
    }
    return loaded.get(family);
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
 * Node 20 cannot start a thread from TypeScript, so uncompiled, in tests, training happens where it is asked
 * for.
 */
const trainingBench = (
  vectorsFor: (language: string) => Vectors | undefined,
  readVectors: ReadVectors,
): Bench =>
  import.meta.url.endsWith('.js')
    ? threadBench(readVectors)
    : {
        run: async ({ content, language }) => trainContent(content, vectorsFor(language)),
        close: async () => undefined,
      };

/** One thread, one training at a time; the thread keeps the vectors it was given. */
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
    thread.postMessage({ content: running.lesson.content, family, ...(vectors && { vectors }) });
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
