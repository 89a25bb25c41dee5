import { parentPort, workerData } from 'node:worker_threads';
import { errorText } from '../kernel/thrown-error.ts';
import type { Backend } from './backend.ts';
import type { EncodingOrder, EncodingReply } from './encode-in-thread.ts';
import { loadBackend } from './load-backend.ts';
import { vectorsOfTexts } from './vectors-of-texts.ts';

const { source }: { readonly source: string } = workerData;
let loading: Promise<Backend> | undefined;

parentPort?.on('message', async ({ texts }: EncodingOrder) => {
  parentPort?.postMessage(await replyTo(texts));
});

/** An error is sent as an answer, so that the thread continues. */
const replyTo = async (texts: readonly string[]): Promise<EncodingReply> => {
  try {
    loading ??= loadBackend(source);
    return await vectorsOfTexts(await loading, texts);
  } catch (error) {
    return { error: errorText(error) };
  }
};
