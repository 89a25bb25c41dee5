import type { SentenceEncoder } from '../../src/kernel/sentence-encoder.ts';
import { loadClassifier } from '../../src/nlu/classifier/classifier.ts';
import { type ClassifierInput, textsToEncode } from '../../src/nlu/classifier/prepare-training.ts';
import { trainClassifier } from '../../src/nlu/classifier/train-classifier.ts';
import { tokenise } from '../../src/nlu/text/tokens.ts';
import type { EncodedTexts } from '../../src/nlu/vectors/encoded-texts.ts';
import type { Vectors } from '../../src/nlu/vectors/vectors.ts';
import type { Guesser, Trainer } from './figures.ts';

/** Parley's classifier alone, on one thread: no exact matches, no templates. */
export const parley =
  (vectors: Vectors | undefined, encoder?: SentenceEncoder): Trainer =>
  async (examples) => {
    const input: ClassifierInput = {
      language: 'en',
      examples: examples.map(({ text, intent }) => ({ text, label: intent })),
      labels: [...new Set(examples.map(({ intent }) => intent))].map((id) => ({ id, name: id })),
      negatives: [],
    };
    const startedAt = performance.now();
    const encoded = encoder && (await encodedBy(encoder, textsToEncode(input, vectors)));
    const bytes = trainClassifier(input, vectors, encoded);
    const trainSeconds = (performance.now() - startedAt) / 1000;
    const classifier = loadClassifier(bytes, vectors);
    const bestOf = (text: string, sentence?: Float32Array) => {
      const scores = classifier.scores(tokenise(text, 'en'), sentence);
      let best = 0;
      for (let label = 1; label < scores.length; label += 1)
        if ((scores[label] ?? 0) > (scores[best] ?? 0)) best = label;
      return { intent: classifier.labels[best] ?? '', score: scores[best] ?? 0 };
    };
    const guess: Guesser =
      encoder === undefined
        ? (text) => bestOf(text)
        : async (text) => bestOf(text, await encoder.encode(text));
    return { trainSeconds, bytes: bytes.length, guess };
  };

const encodedBy = async (
  { fingerprint, dims, encodeAll }: SentenceEncoder,
  texts: readonly string[],
): Promise<EncodedTexts> => ({ fingerprint, dims, texts, values: await encodeAll(texts) });
