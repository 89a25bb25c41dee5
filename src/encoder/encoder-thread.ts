import { parentPort, workerData } from 'node:worker_threads';
import type { Backend } from './backend.ts';
import type { Answer, Order } from './encode-in-thread.ts';
import { loadBackend } from './load-backend.ts';
import { vectorsOfTexts } from './vectors-of-texts.ts';

const { source }: { readonly source: string } = workerData;
let loading: Promise<Backend> | undefined;

parentPort?.on('message', async ({ texts }: Order) => {
  parentPort?.postMessage(await answerTo(texts));
});

/** An error is sent as an answer, so that the thread continues. */
const answerTo = async (texts: readonly string[]): Promise<Answer> => {
  try {
    loading ??= loadBackend(source);
    const backend = await loading;
    return { fingerprint: backend.fingerprint, ...(await vectorsOfTexts(backend, texts)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
};
