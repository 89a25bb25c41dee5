import type { EncodeText } from '../training/trainer.ts';
import type { Answering } from './turn.ts';

/** If the model needs the vector of each text, `encoding` gets it before the text is understood. */
export const withEncoding = (answering: Answering, encodeText: EncodeText | undefined): Answering => {
  if (encodeText === undefined) return answering;
  return {
    ...answering,
    encoding: async (text) => {
      const sentence = await encodeText(text);
      const { understand } = answering;
      return {
        ...answering,
        understand: (query, conditions) => understand(query, { ...conditions, sentence }),
      };
    },
  };
};
