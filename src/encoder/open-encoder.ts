import { basename, resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import { ParleyError } from '../kernel/errors.ts';
import { ENCODED_BYTES_MAX, ENCODER_BATCH_TEXTS, ENCODER_NAME_CHARS_MAX } from '../kernel/limits.ts';
import type { SentenceEncoder } from '../kernel/sentence-encoder.ts';
import { type Encoded, type EncodingThread, encodingThread } from './encode-in-thread.ts';
import { ENERGETIC_AI } from './load-backend.ts';

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
  const run = oneAtATime(thread, name);
  const { dims, fingerprint } = await run([FIRST_TEXT], 'query').catch(async (error: unknown) => {
    await thread.close();
    throw error;
  });
  const encode = remembering(run, dims);
  const read = languages.length === 0 && isPackage ? ['en'] : languages;
  return {
    name,
    fingerprint,
    dims,
    reads: (language) => read.length === 0 || read.includes(language.split('-', 1)[0] ?? ''),
    encode: async (text) => (await encode([text], 'query')).slice(),
    encodeAll: (texts) => encode(texts, 'phrases'),
    close: thread.close,
  };
};

type Kind = 'query' | 'phrases';
type Run = (texts: readonly string[], kind: Kind) => Promise<Encoded>;

/** Queries overtake phrases that wait, because a person waits for them. */
const oneAtATime = ({ run }: EncodingThread, encoder: string): Run => {
  const waiting: Record<Kind, (() => void)[]> = { query: [], phrases: [] };
  let isBusy = false;
  const freed = (): void => {
    const next = waiting.query.shift() ?? waiting.phrases.shift();
    if (next === undefined) isBusy = false;
    else next();
  };
  return async (texts, kind) => {
    if (isBusy) await new Promise<void>((resolved) => waiting[kind].push(resolved));
    isBusy = true;
    try {
      return await run({ texts });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new ParleyError('encoder_failed', { encoder, reason }, { cause });
    } finally {
      freed();
    }
  };
};

/** Edits change few phrases, and queries repeat, so most vectors are cached. */
const remembering = (run: Run, dims: number) => {
  const cache = new LRUCache<string, Float32Array>({
    maxSize: ENCODED_BYTES_MAX,
    sizeCalculation: (vector, text) => vector.byteLength + 2 * text.length + 1,
  });
  return async (texts: readonly string[], kind: Kind): Promise<Float32Array> => {
    const all = new Float32Array(texts.length * dims);
    const missing: number[] = [];
    for (const [at, text] of texts.entries()) {
      const vector = cache.get(text);
      if (vector === undefined) missing.push(at);
      else all.set(vector, at * dims);
    }
    for (let from = 0; from < missing.length; from += ENCODER_BATCH_TEXTS) {
      const places = missing.slice(from, from + ENCODER_BATCH_TEXTS);
      const { values } = await run(
        places.map((at) => texts[at] ?? ''),
        kind,
      );
      for (const [row, at] of places.entries()) {
        const vector = values.slice(row * dims, (row + 1) * dims);
        cache.set(texts[at] ?? '', vector);
        all.set(vector, at * dims);
      }
    }
    return all;
  };
};
