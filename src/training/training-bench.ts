import { Worker } from 'node:worker_threads';
import type { OnProgress } from '../kernel/on-progress.ts';
import { trainContent } from '../nlu/model/train-model.ts';
import type { EncodedTexts } from '../nlu/vectors/encoded-texts.ts';
import type { Vectors } from '../nlu/vectors/vectors.ts';

/** Reads the word vectors of a language, if it has any. */
export type ReadVectors = (language: string) => Uint8Array | undefined;

/**
 * The training content, without dictionaries: copying those of a large agent to a thread would take longer
 * than training.
 */
export type Lesson = {
  readonly content: string;
  readonly language: string;
  /** The phrases' vectors; absent without a sentence encoder. */
  readonly encoded?: EncodedTexts;
};

type Job = {
  readonly lesson: Lesson;
  readonly onProgress: OnProgress;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
};

type Bench = {
  readonly run: (lesson: Lesson, onProgress: OnProgress) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

/**
 * Node 20 cannot start a thread from TypeScript, so tests, which are not compiled, train on the calling
 * thread.
 */
export const trainingBench = (
  vectorsFor: (language: string) => Promise<Vectors | undefined>,
  readVectors: ReadVectors,
): Bench =>
  import.meta.url.endsWith('.js')
    ? threadBench(readVectors)
    : {
        run: async ({ content, language, encoded }, onProgress) => {
          const bytes = trainContent(content, await vectorsFor(language), encoded);
          onProgress(1);
          return bytes;
        },
        close: async () => undefined,
      };

/** One thread, one training at a time; the thread caches vectors. */
const threadBench = (readVectors: ReadVectors): Bench => {
  const waitingJobs: Job[] = [];
  const familiesSent = new Set<string>();
  let running: Job | undefined;
  let thread: Worker | undefined;

  const startNext = (): void => {
    if (running !== undefined) return;
    running = waitingJobs.shift();
    if (running === undefined) {
      thread?.unref();
      return;
    }
    thread ??= startThread();
    thread.ref();
    const family = running.lesson.language.split('-', 1)[0] ?? '';
    const vectors = familiesSent.has(family) ? undefined : readVectors(family);
    familiesSent.add(family);
    const { content, encoded } = running.lesson;
    thread.postMessage({ content, family, ...(vectors && { vectors }), ...(encoded && { encoded }) });
  };
  const startThread = (): Worker => {
    const worker = new Worker(new URL('./training-thread.js', import.meta.url));
    worker.on('message', (answer: { share: number } | { bytes: Uint8Array } | { error: string }) => {
      if ('share' in answer) {
        running?.onProgress(answer.share);
        return;
      }
      if ('bytes' in answer) running?.resolve(answer.bytes);
      else running?.reject(new Error(answer.error));
      running = undefined;
      startNext();
    });
    worker.on('error', (error) => {
      running?.reject(error);
      running = undefined;
      thread = undefined;
      familiesSent.clear();
      startNext();
    });
    return worker;
  };
  return {
    run: (lesson, onProgress) =>
      new Promise((resolve, reject) => {
        waitingJobs.push({ lesson, onProgress, resolve, reject });
        startNext();
      }),
    close: async () => {
      await thread?.terminate();
    },
  };
};
