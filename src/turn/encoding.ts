import type { SentenceOf } from '../training/trainer.ts';
import type { Answering } from './turn.ts';

/** If the model needs the vector of each text, `encoding` gets it before the text is understood. */
export const withEncoding = (answering: Answering, sentenceOf: SentenceOf | undefined): Answering => {
  if (sentenceOf === undefined) return answering;
  return {
    ...answering,
    encoding: async (text) => {
      const sentence = await sentenceOf(text);
      const { understand } = answering;
      return {
        ...answering,
        understand: (query, conditions) => understand(query, { ...conditions, sentence }),
      };
    },
  };
};
