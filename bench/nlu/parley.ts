import type { SentenceEncoder } from '../../src/kernel/sentence-encoder.ts';
import { textsToEncode } from '../../src/nlu/classifier/prepare-training.ts';
import { evidenceOf } from '../../src/nlu/evidence/evidence.ts';
import { agent, conditions, intent } from '../../src/nlu/fixtures.ts';
import { classifierInputOf } from '../../src/nlu/model/examples.ts';
import { learnedContentOf } from '../../src/nlu/model/learned-content.ts';
import { loadModel, type Model } from '../../src/nlu/model/model.ts';
import { trainContent } from '../../src/nlu/model/train-model.ts';
import { readText } from '../../src/nlu/values/text-readings.ts';
import type { EncodedTexts } from '../../src/nlu/vectors/encoded-texts.ts';
import type { Vectors } from '../../src/nlu/vectors/vectors.ts';
import type { Example } from './corpora.ts';
import type { Guess, Guesser, Trainer } from './figures.ts';

/** Parley's learned scores as a query has them, on one thread: no exact matches, no templates. */
export const parley =
  (vectors: Vectors | undefined, encoder?: SentenceEncoder): Trainer =>
  async (examples) => {
    const set = setOf(examples);
    const startedAt = performance.now();
    const encoded = encoder && (await encodedBy(encoder, textsToEncode(classifierInputOf(set), vectors)));
    const bytes = trainContent(learnedContentOf(set), vectors, encoded);
    const trainSeconds = (performance.now() - startedAt) / 1000;
    const model = loadModel(bytes, set, vectors);
    const guess: Guesser =
      encoder === undefined
        ? (text) => bestOf(model, text)
        : async (text) => bestOf(model, text, await encoder.encode(text));
    return { trainSeconds, bytes: bytes.length, guess };
  };

const setOf = (examples: readonly Example[]) => {
  const phrases = new Map<string, { parts: [{ text: string }]; count: number }[]>();
  for (const { text, intent: name } of examples) {
    const list = phrases.get(name) ?? [];
    list.push({ parts: [{ text }], count: 1 });
    phrases.set(name, list);
  }
  return agent({ intents: [...phrases].map(([name, list]) => ({ ...intent(name), phrases: list })) });
};

/** Of a text that is refused, the intent that the classifier finds most like it. */
const bestOf = (model: Model, text: string, sentence?: Float32Array): Guess => {
  const under = conditions({ ...(sentence && { sentence }) });
  const readings = readText(model, text, under);
  const { scores } = evidenceOf(model, text, readings, under);
  let best = { intent: -1, score: 0 };
  for (const learned of scores) if (learned.score > best.score) best = learned;
  if (best.score >= model.set.threshold)
    return { intent: model.set.intents[best.intent]?.id ?? '', score: best.score };
  const all = model.classifier?.scores(readings.tokens(), sentence) ?? new Float64Array();
  const nearest = all.indexOf(Math.max(...all));
  return { intent: model.classifier?.labels[nearest] ?? '', score: Math.min(all[nearest] ?? 0, best.score) };
};

const encodedBy = async (
  { fingerprint, dims, encodeAll }: SentenceEncoder,
  texts: readonly string[],
): Promise<EncodedTexts> => ({ fingerprint, dims, texts, values: await encodeAll(texts) });
