import { basename, resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import { ParleyError } from '../kernel/errors.ts';
import { ENCODED_BYTES_MAX, ENCODER_BATCH_TEXTS, ENCODER_NAME_CHARS_MAX } from '../kernel/limits/training.ts';
import type { SentenceEncoder } from '../kernel/sentence-encoder.ts';
import { errorText } from '../kernel/thrown-error.ts';
import { type EncodingThread, encodingThread } from './encode-in-thread.ts';
import { ENERGETIC_AI } from './load-backend.ts';
import type { EncoderVectors } from './vectors-of-texts.ts';

export type EncoderSettings = {
  /** `energetic-ai`, or the path of a file. */
  readonly encoder: string;
  /** Languages without their regions; all for an encoder from a file, if empty. */
  readonly languages: readonly string[];
  readonly cwd: string;
};

/** Any text shows whether an encoder works, and how many dimensions it has. */
const FIRST_TEXT = 'hello';

/** Starts the encoder's thread, and waits until it works. @throws encoder_failed */
export const openEncoder = async ({ encoder, languages, cwd }: EncoderSettings): Promise<SentenceEncoder> => {
  const isPackage = encoder === ENERGETIC_AI;
  const name = isPackage ? encoder : basename(encoder).slice(0, ENCODER_NAME_CHARS_MAX);
  const thread = encodingThread(isPackage ? encoder : resolve(cwd, encoder));
  const run = queueCalls(thread, name);
  const { dims, fingerprint } = await run([FIRST_TEXT], 'query').catch(async (error: unknown) => {
    await thread.close();
    throw error;
  });
  const encode = withCache(run, dims);
  const learnedLanguages = languages.length === 0 && isPackage ? ['en'] : languages;
  return {
    name,
    fingerprint,
    dims,
    reads: (language) =>
      learnedLanguages.length === 0 || learnedLanguages.includes(language.split('-', 1)[0] ?? ''),
    encode: async (text) => (await encode([text], 'query')).slice(),
    encodeAll: (texts) => encode(texts, 'phrases'),
    close: thread.close,
  };
};

type TextKind = 'query' | 'phrases';
type EncodeTexts = (texts: readonly string[], kind: TextKind) => Promise<EncoderVectors>;

/** Queries overtake phrases that wait, because a person waits for them. */
const queueCalls = ({ run }: EncodingThread, encoder: string): EncodeTexts => {
  const waitingCalls: Record<TextKind, (() => void)[]> = { query: [], phrases: [] };
  let isBusy = false;
  const startNext = (): void => {
    const startCall = waitingCalls.query.shift() ?? waitingCalls.phrases.shift();
    if (startCall === undefined) isBusy = false;
    else startCall();
  };
  return async (texts, kind) => {
    if (isBusy) await new Promise<void>((resolved) => waitingCalls[kind].push(resolved));
    isBusy = true;
    try {
      return await run({ texts });
    } catch (cause) {
      const reason = errorText(cause);
      throw new ParleyError('encoder_failed', { encoder, reason }, { cause });
    } finally {
      startNext();
    }
  };
};

/** Edits change few phrases, and queries repeat, so most vectors are cached. */
const withCache = (run: EncodeTexts, dims: number) => {
  const cache = new LRUCache<string, Float32Array>({
    maxSize: ENCODED_BYTES_MAX,
    sizeCalculation: (vector, text) => vector.byteLength + 2 * text.length + 1,
  });
  return async (texts: readonly string[], kind: TextKind): Promise<Float32Array> => {
    const vectors = new Float32Array(texts.length * dims);
    const missingPlaces: number[] = [];
    for (const [at, text] of texts.entries()) {
      const vector = cache.get(text);
      if (vector === undefined) missingPlaces.push(at);
      else vectors.set(vector, at * dims);
    }
    for (let from = 0; from < missingPlaces.length; from += ENCODER_BATCH_TEXTS) {
      const places = missingPlaces.slice(from, from + ENCODER_BATCH_TEXTS);
      const { values } = await run(
        places.map((at) => texts[at] ?? ''),
        kind,
      );
      for (const [row, at] of places.entries()) {
        const vector = values.slice(row * dims, (row + 1) * dims);
        cache.set(texts[at] ?? '', vector);
        vectors.set(vector, at * dims);
      }
    }
    return vectors;
  };
};
