import type { EncodeText } from '../training/trainer.ts';
import type { Answering } from './turn.ts';

/** If the model needs the vector of each text, `encoding` gets it before the text is understood. */
export const withEncoding = (answerer: Answering, encodeText: EncodeText | undefined): Answering => {
  if (encodeText === undefined) return answerer;
  return {
    ...answerer,
    encoding: async (text) => {
      const sentence = await encodeText(text);
      const { understand } = answerer;
      return {
        ...answerer,
        understand: (query, conditions) => understand(query, { ...conditions, sentence }),
      };
    },
  };
};
