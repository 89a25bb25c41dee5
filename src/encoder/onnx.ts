/**
 * Any sentence encoder in ONNX, with its `tokenizer.json` beside it, as Hugging Face publishes them. The
 * vector is the model's `sentence_embedding`, or else the mean of the tokens' vectors.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ENCODER_TOKENS_MAX } from '../kernel/limits.ts';
import { type Backend, EncoderUnusable } from './backend.ts';
import { loadPackage } from './optional-package.ts';

const RUNTIME = 'onnxruntime-node';
const TOKENIZERS = '@huggingface/tokenizers';
const PACKAGES = [RUNTIME, TOKENIZERS];
const TOKENIZER_FILE = 'tokenizer.json';
const TOKENIZER_CONFIG_FILE = 'tokenizer_config.json';

type Tensor = { readonly data: Float32Array; readonly dims: readonly number[] };
type Session = {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  readonly run: (inputs: Readonly<Record<string, unknown>>) => Promise<Readonly<Record<string, Tensor>>>;
};
type Runtime = {
  readonly InferenceSession: {
    readonly create: (path: string, options: object) => Promise<Session>;
  };
  readonly Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => unknown;
};
/** A word that the vocabulary lacks has no id if the files name no token for unknown words. */
type Tokenizer = { readonly encode: (text: string) => { readonly ids: readonly (number | undefined)[] } };
type Tokenizers = { readonly Tokenizer: new (tokenizer: unknown, config: unknown) => Tokenizer };

/** @throws EncoderUnusable */
export const onnx = async (path: string, load = loadPackage): Promise<Backend> => {
  const [model, rules, config] = [
    fileAt(path),
    fileAt(join(dirname(path), TOKENIZER_FILE)),
    optionalFileAt(join(dirname(path), TOKENIZER_CONFIG_FILE)),
  ];
  const runtime = (await load(RUNTIME, PACKAGES)) as Runtime;
  const { Tokenizer } = (await load(TOKENIZERS, PACKAGES)) as Tokenizers;
  // One thread: the server's other work needs the other cores.
  const session = await runtime.InferenceSession.create(path, { intraOpNumThreads: 1, interOpNumThreads: 1 });
  const tokenizer = new Tokenizer(JSON.parse(rules.toString()), JSON.parse(config.toString() || '{}'));
  idsOf(tokenizer, UNKNOWN_WORD);
  return {
    fingerprint: createHash('sha256').update(model).update(rules).update(config).digest('hex'),
    embed: async (texts) => {
      const vectors: Float32Array[] = [];
      for (const text of texts) {
        const ids = idsOf(tokenizer, text);
        // One text at a time: in a batch, padding changes vectors slightly, and on one core it saves no time.
        vectors.push(vectorOf(await session.run(inputsOf(ids, session, runtime)), session));
      }
      return vectors;
    },
  };
};

/** No vocabulary has this word, so it shows at the start whether the tokenizer can read any text. */
const UNKNOWN_WORD = 'xq\u2603zj';

const idsOf = (tokenizer: Tokenizer, text: string): readonly number[] =>
  tokenizer
    .encode(text)
    .ids.slice(0, ENCODER_TOKENS_MAX)
    .map((id) => {
      if (id !== undefined) return id;
      throw new EncoderUnusable(
        'its tokenizer has no token for unknown words; name one that is in the vocabulary, such as "[UNK]", as ' +
          `\`unk_token\` in \`model\` of ${TOKENIZER_FILE} and in ${TOKENIZER_CONFIG_FILE}`,
      );
    });

const inputsOf = (ids: readonly number[], { inputNames }: Session, { Tensor }: Runtime) => {
  const values: Readonly<Record<string, readonly number[]>> = {
    input_ids: ids,
    attention_mask: ids.map(() => 1),
    token_type_ids: ids.map(() => 0),
  };
  return Object.fromEntries(
    inputNames.map((name) => {
      const numbers = values[name];
      if (numbers === undefined)
        throw new EncoderUnusable(`the model has an input ${name}, which is not text`);
      return [name, new Tensor('int64', BigInt64Array.from(numbers, BigInt), [1, numbers.length])];
    }),
  );
};

const vectorOf = (outputs: Readonly<Record<string, Tensor>>, { outputNames }: Session): Float32Array => {
  const output = outputs.sentence_embedding ?? outputs[outputNames[0] ?? ''];
  if (output === undefined || (output.dims.length !== 2 && output.dims.length !== 3))
    throw new EncoderUnusable('the model has no output of one vector per text or per token');
  const { data } = output;
  const sum = new Float32Array(output.dims.at(-1) ?? 0);
  for (let at = 0; at < data.length; at += 1) {
    const dim = at % sum.length;
    sum[dim] = (sum[dim] ?? 0) + (data[at] ?? 0);
  }
  // A sum has the direction of the mean, and vectors are scaled to length 1.
  return sum;
};

const fileAt = (path: string): Buffer => {
  if (!existsSync(path)) throw new EncoderUnusable(`there is no file ${path}`);
  return readFileSync(path);
};

const optionalFileAt = (path: string): Buffer => (existsSync(path) ? readFileSync(path) : Buffer.alloc(0));
