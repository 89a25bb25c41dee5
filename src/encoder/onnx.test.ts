import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOnnx } from './onnx.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-onnx-'));
  writeFileSync(join(folder, 'model.onnx'), 'weights');
  writeFileSync(join(folder, 'tokenizer.json'), '{"rules":1}');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Each token is its length; its vector is (length, 1). */
class Tokenizer {
  encode(text: string) {
    return { ids: text.split(' ').map(({ length }) => length) };
  }
}
class Tensor {
  readonly values: readonly number[];
  readonly dims: readonly number[];
  constructor(_type: 'int64', data: BigInt64Array, dims: readonly number[]) {
    this.values = Array.from(data, Number);
    this.dims = dims;
  }
}

const packages = (
  outputs: (ids: readonly number[]) => object,
  inputNames = ['input_ids', 'attention_mask'],
) => {
  const session = {
    inputNames,
    outputNames: Object.keys(outputs([1])),
    run: async ({ input_ids }: { input_ids: Tensor }) => outputs(input_ids.values),
  };
  const runtime = { InferenceSession: { create: async () => session }, Tensor };
  return async (name: string): Promise<unknown> => (name === 'onnxruntime-node' ? runtime : { Tokenizer });
};

const perToken = (ids: readonly number[]) => ({
  last_hidden_state: { data: Float32Array.from(ids.flatMap((id) => [id, 1])), dims: [1, ids.length, 2] },
});
const pooled = (ids: readonly number[]) => ({
  ...perToken(ids),
  sentence_embedding: { data: Float32Array.of(5, 6), dims: [1, 2] },
});
const writePooling = (config: object): void => {
  mkdirSync(join(folder, '1_Pooling'));
  writeFileSync(join(folder, '1_Pooling', 'config.json'), JSON.stringify(config));
};
const vectorsOf = async (load: ReturnType<typeof packages>, ...texts: readonly string[]) =>
  (await (await openOnnx(join(folder, 'model.onnx'), load)).embed(texts)).map((vector) => Array.from(vector));

describe('an encoder in ONNX', () => {
  it('adds the vectors of the tokens, which has the direction of their mean', async () => {
    expect(await vectorsOf(packages(perToken), 'a bcd', 'ef')).toEqual([
      [4, 2],
      [2, 1],
    ]);
  });

  it.each([
    ['the mean by default', {}, [5, 2]],
    ['the first token', { pooling_mode_cls_token: true, pooling_mode_mean_tokens: false }, [1, 1]],
    ['the mean', { pooling_mode_cls_token: false, pooling_mode_mean_tokens: true }, [5, 2]],
    ['the first token, as written since version 5.4', { pooling_mode: 'cls' }, [1, 1]],
    ['the mean, as written since version 5.4', { pooling_mode: 'mean' }, [5, 2]],
  ])('pools as its configuration says: %s', async (_, config, vector) => {
    if (Object.keys(config).length > 0) writePooling(config);
    expect(await vectorsOf(packages(perToken), 'a bcde')).toEqual([vector]);
  });

  it.each([
    [{ pooling_mode: 'lasttoken' }, 'asks for the pooling lasttoken, and Parley has cls and mean'],
    [{ pooling_mode_cls_token: true, pooling_mode_mean_tokens: true }, 'asks for the pooling cls and mean,'],
  ])('is refused if its configuration %j asks for another pooling', async (config, reason) => {
    writePooling(config);
    await expect(vectorsOf(packages(perToken), 'a')).rejects.toThrow(reason);
    await expect(vectorsOf(packages(pooled), 'a')).resolves.toEqual([[5, 6]]);
  });

  it("prefers the model's own vector of the text", async () => {
    writePooling({ pooling_mode: 'cls' });
    expect(await vectorsOf(packages(pooled), 'a b')).toEqual([[5, 6]]);
  });

  it('cuts long texts off', async () => {
    const [[, tokens] = []] = await vectorsOf(packages(perToken), 'a '.repeat(1_000).trim());
    expect(tokens).toBe(128);
  });

  it('depends on the weights, the tokenizer and the pooling', async () => {
    const print = async () => (await openOnnx(join(folder, 'model.onnx'), packages(perToken))).fingerprint;
    const first = await print();
    writeFileSync(join(folder, 'tokenizer.json'), '{"rules":2}');
    const second = await print();
    writeFileSync(join(folder, 'model.onnx'), 'other weights');
    const third = await print();
    writePooling({ pooling_mode: 'cls' });
    expect(new Set([first, second, third, await print()]).size).toBe(4);
  });

  it('is refused with what to write if its tokenizer has no token for unknown words', async () => {
    const load = packages(perToken);
    const Closed = class extends Tokenizer {
      override encode(text: string) {
        // As the tokenizer package does, against its own type.
        return { ids: text === 'a' ? [1] : ([undefined] as unknown as number[]) };
      }
    };
    const closed = async (name: string) =>
      name === 'onnxruntime-node' ? await load(name) : { Tokenizer: Closed };
    await expect(vectorsOf(closed, 'a')).rejects.toThrow('`unk_token` in `model` of tokenizer.json');
  });

  it('is refused with the name of the file if its tokenizer cannot be read', async () => {
    writeFileSync(join(folder, 'tokenizer.json'), 'not json');
    await expect(vectorsOf(packages(perToken), 'a')).rejects.toThrow('tokenizer.json cannot be read: ');
  });

  it.each([
    [
      'a list',
      [
        ['a', 0],
        ['b', 0],
        ['c', 0],
      ],
    ],
    ['an object', { a: 2, b: 0 }],
  ])('is refused at the start if its tokenizer is of a model with more tokens, in %s', async (_, vocab) => {
    writeFileSync(join(folder, 'tokenizer.json'), JSON.stringify({ model: { vocab } }));
    const small = (ids: readonly number[]) => {
      if (ids.some((id) => id > 1)) throw new Error('index out of bounds');
      return perToken(ids);
    };
    await expect(vectorsOf(packages(small), 'a')).rejects.toThrow(
      'tokenizer.json has a token 2, which the model cannot read',
    );
    await expect(vectorsOf(packages(perToken), 'a')).resolves.toEqual([[1, 1]]);
  });

  it('is refused if it reads something else than text, or gives no vectors', async () => {
    await expect(vectorsOf(packages(perToken, ['pixel_values']), 'a')).rejects.toThrow('pixel_values');
    const scalar = () => ({ last_hidden_state: { data: Float32Array.of(1), dims: [1] } });
    await expect(vectorsOf(packages(scalar), 'a')).rejects.toThrow('no output of one vector');
    rmSync(join(folder, 'tokenizer.json'));
    await expect(vectorsOf(packages(perToken), 'a')).rejects.toThrow('tokenizer.json');
  });
});
