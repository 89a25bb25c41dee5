import { Worker } from 'node:worker_threads';
import { EncoderUnusable } from './backend.ts';
import { loadBackend } from './load-backend.ts';
import { vectorsOfTexts } from './vectors-of-texts.ts';

export type Order = { readonly texts: readonly string[] };
/** The vectors of an order's texts. */
export type Encoded = { readonly fingerprint: string; readonly dims: number; readonly values: Float32Array };
export type Answer = Encoded | { readonly error: string };

export type EncodingThread = {
  /** Encodes one order at a time. @throws EncoderUnusable */
  readonly run: (order: Order) => Promise<Encoded>;
  readonly close: () => Promise<void>;
};

/**
 * Node 20 cannot start a thread from TypeScript, so tests, which are not compiled, encode on the calling
 * thread.
 */
export const encodingThread = (source: string): EncodingThread =>
  import.meta.url.endsWith('.js') ? inThread(source) : onCallingThread(source);

const onCallingThread = (source: string): EncodingThread => {
  const loading = loadBackend(source);
  loading.catch(() => undefined);
  return {
    run: async ({ texts }) => {
      const backend = await loading;
      return { fingerprint: backend.fingerprint, ...(await vectorsOfTexts(backend, texts)) };
    },
    close: async () => undefined,
  };
};

const inThread = (source: string): EncodingThread => {
  let thread: Worker | undefined;
  const started = (): Worker => {
    const worker = new Worker(new URL('./encoder-thread.js', import.meta.url), { workerData: { source } });
    worker.unref();
    return worker;
  };
  const answerOf = (order: Order): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const worker = thread ?? started();
      thread = worker;
      const settle = (): void => {
        worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
      };
      const onMessage = (answer: Answer): void => {
        settle();
        resolve(answer);
      };
      const onEnd = (): void => {
        settle();
        thread = undefined;
        reject(new EncoderUnusable('its thread has ended'));
      };
      worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd);
      worker.postMessage(order);
    });
  return {
    run: async (order) => {
      // A thread that ended is started again, once for each order.
      const answer = await answerOf(order).catch(() => answerOf(order));
      if ('error' in answer) throw new EncoderUnusable(answer.error);
      return answer;
    },
    close: async () => {
      await thread?.terminate();
    },
  };
};
