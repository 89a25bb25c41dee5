import { Worker } from 'node:worker_threads';
import { EncoderUnusable } from './backend.ts';
import { loadBackend } from './load-backend.ts';
import { type EncoderVectors, vectorsOfTexts } from './vectors-of-texts.ts';

export type EncodingOrder = { readonly texts: readonly string[] };
export type EncodingReply = EncoderVectors | { readonly error: string };

export type EncodingThread = {
  /** Encodes one order at a time. @throws EncoderUnusable */
  readonly run: (order: EncodingOrder) => Promise<EncoderVectors>;
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
    run: async ({ texts }) => vectorsOfTexts(await loading, texts),
    close: async () => undefined,
  };
};

const inThread = (source: string): EncodingThread => {
  let thread: Worker | undefined;
  const startThread = (): Worker => {
    const worker = new Worker(new URL('./encoder-thread.js', import.meta.url), { workerData: { source } });
    worker.unref();
    return worker;
  };
  const sendOrder = (order: EncodingOrder): Promise<EncodingReply> =>
    new Promise((resolve, reject) => {
      const worker = thread ?? startThread();
      thread = worker;
      const stopListening = (): void => {
        worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
      };
      const onMessage = (reply: EncodingReply): void => {
        stopListening();
        resolve(reply);
      };
      const onEnd = (): void => {
        stopListening();
        thread = undefined;
        reject(new EncoderUnusable('its thread has ended'));
      };
      worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd);
      worker.postMessage(order);
    });
  return {
    run: async (order) => {
      // A thread that ended is started again, once for each order.
      const reply = await sendOrder(order).catch(() => sendOrder(order));
      if ('error' in reply) throw new EncoderUnusable(reply.error);
      return reply;
    },
    close: async () => {
      await thread?.terminate();
    },
  };
};
