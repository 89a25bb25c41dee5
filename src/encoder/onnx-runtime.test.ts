import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEncoder } from './open-encoder.ts';

/** The packages are optional, and hundreds of megabytes, so most checkouts lack them. */
const isInstalled = ['onnxruntime-node', '@huggingface/tokenizers'].every((name) => {
  try {
    return createRequire(import.meta.url).resolve(name) !== '';
  } catch {
    return false;
  }
});

const WORDS = ['[UNK]', 'hello', 'coffee', 'tea'];
const DIMS = 2;
/** The vectors of the words, one after the other. */
const VECTORS = Float32Array.of(1, 0, 0, 1, 3, 4, 0, 2);

/** Fields of protocol buffers: small whole numbers, and texts, bytes or messages with their lengths. */
const whole = (field: number, value: number): Buffer => Buffer.from([field << 3, value]);
const sized = (field: number, value: string | Buffer): Buffer => {
  const bytes = Buffer.from(value);
  // Seven bits a byte; the first bit says that more follow.
  const length = bytes.length < 128 ? [bytes.length] : [128 | (bytes.length & 127), bytes.length >> 7];
  return Buffer.concat([Buffer.from([(field << 3) | 2, ...length]), bytes]);
};
const message = (field: number, ...parts: readonly Buffer[]): Buffer => sized(field, Buffer.concat(parts));

const FLOAT = 1;
const INT64 = 7;
const tensorOf = (field: number, name: string, type: number, dims: readonly string[]): Buffer => {
  const shape = message(2, ...dims.map((dim) => message(1, sized(2, dim))));
  return message(field, sized(1, name), message(2, message(1, whole(1, type), shape)));
};

/** The smallest model in ONNX that reads text: it looks up the vector of each token. */
const modelOf = (): Buffer =>
  Buffer.concat([
    whole(1, 8),
    message(
      7,
      message(
        1,
        sized(1, 'vectors'),
        sized(1, 'input_ids'),
        sized(2, 'last_hidden_state'),
        sized(4, 'Gather'),
      ),
      sized(2, 'encoder'),
      message(
        5,
        ...[whole(1, WORDS.length), whole(1, DIMS), whole(2, FLOAT), sized(8, 'vectors')],
        sized(9, Buffer.from(VECTORS.buffer)),
      ),
      tensorOf(11, 'input_ids', INT64, ['texts', 'tokens']),
      tensorOf(12, 'last_hidden_state', FLOAT, ['texts', 'tokens', 'dims']),
    ),
    message(8, sized(1, ''), whole(2, 13)),
  ]);

const TOKENIZER = {
  version: '1.0',
  added_tokens: [],
  normalizer: { type: 'Lowercase' },
  pre_tokenizer: { type: 'Whitespace' },
  post_processor: null,
  decoder: null,
  model: {
    type: 'WordLevel',
    vocab: Object.fromEntries(WORDS.map((word, id) => [word, id])),
    unk_token: '[UNK]',
  },
};

describe.skipIf(!isInstalled)('a model that onnxruntime-node runs', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'parley-onnx-'));
    writeFileSync(join(folder, 'model.onnx'), modelOf());
    writeFileSync(join(folder, 'tokenizer.json'), JSON.stringify(TOKENIZER));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const opened = async (config: object) => {
    writeFileSync(join(folder, 'tokenizer_config.json'), JSON.stringify(config));
    return await openEncoder({ encoder: './model.onnx', languages: [], cwd: folder });
  };

  it('gives texts vectors of length 1, and unknown words the one of unknown words', async () => {
    const encoder = await opened({ unk_token: '[UNK]' });
    const vectors = await encoder.encodeAll(['Coffee', 'tea tea', 'cocoa']);
    expect(Array.from(vectors, (value) => Number(value.toFixed(6)))).toEqual([0.6, 0.8, 0, 1, 1, 0]);
    await encoder.close();
  });

  it('is refused at the start, with what to write, if unknown words have no token', async () => {
    await expect(opened({})).rejects.toMatchObject({
      code: 'encoder_failed',
      message: expect.stringContaining('tokenizer_config.json'),
    });
  });
});
