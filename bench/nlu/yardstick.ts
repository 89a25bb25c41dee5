import nodeNlp from 'node-nlp';
import type { Trainer } from './figures.ts';

/** The yardstick: NLP.js as the package node-nlp gives it, its understanding of intents alone. */
export const nodeNlpDefault: Trainer = async (examples) => {
  const manager = new nodeNlp.NlpManager({
    languages: ['en'],
    autoSave: false,
    forceNER: false,
    nlu: { log: false },
  });
  for (const { text, intent } of examples) manager.addDocument('en', text, intent);
  const startedAt = performance.now();
  await manager.train();
  return {
    trainSeconds: (performance.now() - startedAt) / 1000,
    bytes: Buffer.byteLength(manager.export(true)),
    guess: async (text) => manager.nlp.nluManager.process('en', text),
  };
};
