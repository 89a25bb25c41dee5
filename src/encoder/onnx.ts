/**
 * Any sentence encoder in ONNX, with its `tokenizer.json` beside it, as Hugging Face publishes them. The
 * vector is the model's `sentence_embedding`, or else is made from the tokens' vectors as pooling.ts says.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ENCODER_TOKENS_MAX } from '../kernel/limits/training.ts';
import { errorText } from '../kernel/thrown-error.ts';
import { type Backend, EncoderUnusable } from './backend.ts';
import { loadPackage } from './optional-package.ts';
import { meanOf, POOLING_FILE, type Pooling, poolingOf } from './pooling.ts';

const RUNTIME = 'onnxruntime-node';
const TOKENIZERS = '@huggingface/tokenizers';
const PACKAGES = [RUNTIME, TOKENIZERS];
const TOKENIZER_FILE = 'tokenizer.json';
const TOKENIZER_CONFIG_FILE = 'tokenizer_config.json';
/** The vector of the whole text, from models that compute it. */
const POOLED_OUTPUT = 'sentence_embedding';

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
export const openOnnx = async (path: string, load = loadPackage): Promise<Backend> => {
  const folder = dirname(path);
  const [model, rules, config, poolingConfig] = [
    fileAt(path),
    fileAt(join(folder, TOKENIZER_FILE)),
    optionalFileAt(join(folder, TOKENIZER_CONFIG_FILE)),
    optionalFileAt(join(folder, POOLING_FILE)),
  ];
  // The packages have types, but need not be installed.
  const runtime = (await load(RUNTIME, PACKAGES)) as Runtime;
  const { Tokenizer } = (await load(TOKENIZERS, PACKAGES)) as Tokenizers;
  // One thread: the server's other work needs the other cores.
  const session = await runtime.InferenceSession.create(path, { intraOpNumThreads: 1, interOpNumThreads: 1 });
  const hasPooledOutput = session.outputNames.includes(POOLED_OUTPUT);
  const pool = hasPooledOutput ? meanOf : poolingOf(poolingConfig.toString());
  const tokenizer = tokenizerFrom(Tokenizer, rules.toString(), config.toString());
  idsOf(tokenizer, UNKNOWN_WORD);
  await refuseOtherVocabulary(rules.toString(), (id) => session.run(inputsOf([id], session, runtime)));
  const fingerprint = createHash('sha256');
  for (const file of [model, rules, config, poolingConfig]) fingerprint.update(file);
  return {
    fingerprint: fingerprint.digest('hex'),
    embed: async (texts) => {
      const vectors: Float32Array[] = [];
      for (const text of texts) {
        const ids = idsOf(tokenizer, text);
        // One text at a time: in a batch, padding changes vectors slightly, and on one core it saves no time.
        vectors.push(vectorOf(await session.run(inputsOf(ids, session, runtime)), session, pool));
      }
      return vectors;
    },
  };
};

const tokenizerFrom = (Tokenizer: Tokenizers['Tokenizer'], rules: string, config: string): Tokenizer => {
  try {
    return new Tokenizer(JSON.parse(rules), JSON.parse(config || '{}'));
  } catch (error) {
    const reason = errorText(error);
    throw new EncoderUnusable(
      `${TOKENIZER_FILE}${config === '' ? '' : ` or ${TOKENIZER_CONFIG_FILE}`} cannot be read: ${reason}`,
    );
  }
};

/** A token with a number that the model lacks would fail only when a text has it. */
const refuseOtherVocabulary = async (rules: string, run: (id: number) => Promise<unknown>): Promise<void> => {
  const { model }: { readonly model?: { readonly vocab?: unknown } } = JSON.parse(rules);
  const vocabulary: readonly unknown[] = Object.values(Object(model?.vocab));
  const ids = Array.isArray(model?.vocab) ? [...vocabulary.keys()] : vocabulary;
  const largest = ids.reduce<number>((most, id) => Math.max(most, Number(id)), 0);
  await run(largest).catch(() => {
    throw new EncoderUnusable(
      `${TOKENIZER_FILE} has a token ${largest}, which the model cannot read; use the file of the same model`,
    );
  });
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

const vectorOf = (
  outputs: Readonly<Record<string, Tensor>>,
  { outputNames }: Session,
  pool: Pooling,
): Float32Array => {
  const output = outputs[POOLED_OUTPUT] ?? outputs[outputNames[0] ?? ''];
  if (output === undefined || (output.dims.length !== 2 && output.dims.length !== 3))
    throw new EncoderUnusable('the model has no output of one vector per text or per token');
  return pool(output.data, output.dims.at(-1) ?? 0);
};

const fileAt = (path: string): Buffer => {
  if (!existsSync(path)) throw new EncoderUnusable(`there is no file ${path}`);
  return readFileSync(path);
};

const optionalFileAt = (path: string): Buffer => (existsSync(path) ? readFileSync(path) : Buffer.alloc(0));
