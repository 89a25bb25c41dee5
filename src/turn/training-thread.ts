import { parentPort } from 'node:worker_threads';
import { trainContent } from '../nlu/train.ts';
import { loadVectors, type Vectors } from '../nlu/vectors/vectors.ts';

type Order = { readonly content: string; readonly family: string; readonly vectors?: Uint8Array };

const known = new Map<string, Vectors>();

/** Trains what it is sent. A training that throws is answered, so that the thread lives on. */
parentPort?.on('message', ({ content, family, vectors }: Order) => {
  try {
    if (vectors !== undefined) known.set(family, loadVectors(vectors));
    const bytes = trainContent(content, known.get(family));
    parentPort?.postMessage({ bytes });
  } catch (error) {
    parentPort?.postMessage({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
