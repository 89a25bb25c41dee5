import { loadClassifier } from '../../src/nlu/classifier/classifier.ts';
import { trainClassifier } from '../../src/nlu/classifier/train.ts';
import { tokenise } from '../../src/nlu/text/tokens.ts';
import type { Vectors } from '../../src/nlu/vectors/vectors.ts';
import type { Trainer } from './figures.ts';

/** Parley's classifier alone, on one thread: no exact matches, no templates. */
export const parley =
  (vectors: Vectors | undefined): Trainer =>
  (examples) => {
    const labels = [...new Set(examples.map(({ intent }) => intent))].map((id) => ({ id, name: id }));
    const startedAt = performance.now();
    const bytes = trainClassifier(
      {
        language: 'en',
        examples: examples.map(({ text, intent }) => ({ text, label: intent })),
        labels,
        negatives: [],
      },
      vectors,
    );
    const trainSeconds = (performance.now() - startedAt) / 1000;
    const classifier = loadClassifier(bytes, vectors);
    return {
      trainSeconds,
      bytes: bytes.length,
      guess: (text) => {
        const scores = classifier.scores(tokenise(text, 'en'));
        let best = 0;
        for (let label = 1; label < scores.length; label += 1)
          if ((scores[label] ?? 0) > (scores[best] ?? 0)) best = label;
        return { intent: classifier.labels[best] ?? '', score: scores[best] ?? 0 };
      },
    };
  };
