import type { SentenceOf } from '../training/trainer.ts';
import type { Answering } from './turn.ts';

/** An answering whose model needs the vector of each text gets it before it understands. */
export const withEncoding = (answering: Answering, sentenceOf: SentenceOf | undefined): Answering => {
  if (sentenceOf === undefined) return answering;
  return {
    ...answering,
    encoding: async (text) => {
      const sentence = await sentenceOf(text);
      const { understand } = answering;
      return {
        ...answering,
        understand: (said, conditions) => understand(said, { ...conditions, sentence }),
      };
    },
  };
};
