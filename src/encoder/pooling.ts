/** How the vectors of a text's tokens become its vector, as a file beside the model says. */
import { EncoderUnusable } from './backend.ts';

/** Where sentence-transformers writes it. */
export const POOLING_FILE = '1_Pooling/config.json';

/** @param tokens the vectors of the tokens, one after the other @returns a vector of any length */
export type Pooling = (tokens: Float32Array, dims: number) => Float32Array;

const firstOf: Pooling = (tokens, dims) => tokens.slice(0, dims);

/** A sum has the direction of the mean, and vectors are scaled to length 1. */
export const meanOf: Pooling = (tokens, dims) => {
  const sum = new Float32Array(dims);
  for (let at = 0; at < tokens.length; at += 1) {
    const dim = at % dims;
    sum[dim] = (sum[dim] ?? 0) + (tokens[at] ?? 0);
  }
  return sum;
};

const POOLINGS: Readonly<Record<string, Pooling>> = { cls: firstOf, mean: meanOf };

/** sentence-transformers before 5.4 has a flag for each mode. */
const FLAGS: Readonly<Record<string, string>> = {
  pooling_mode_cls_token: 'cls',
  pooling_mode_mean_tokens: 'mean',
};

/** @param config the text of the file; without one, the mean is taken. @throws EncoderUnusable */
export const poolingOf = (config: string): Pooling => {
  if (config === '') return meanOf;
  const settings: Readonly<Record<string, unknown>> = JSON.parse(config);
  const flags = Object.keys(settings).filter(
    (name) => settings[name] === true && name.startsWith('pooling_'),
  );
  const mode = settings.pooling_mode ?? flags.map((flag) => FLAGS[flag] ?? flag).join(' and ');
  const pooling = POOLINGS[String(mode)];
  if (pooling !== undefined) return pooling;
  throw new EncoderUnusable(
    `${POOLING_FILE} asks for the pooling ${mode}, and Parley has cls and mean; export the model with an ` +
      'output sentence_embedding instead',
  );
};
