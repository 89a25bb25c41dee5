import type { EncodeText } from '../training/trainer.ts';
import type { TrainedAgent } from './turn.ts';

/** If the model needs the vector of each text, `encoding` gets it before the text is understood. */
export const withEncoding = (
  trainedAgent: TrainedAgent,
  encodeText: EncodeText | undefined,
): TrainedAgent => {
  if (encodeText === undefined) return trainedAgent;
  return {
    ...trainedAgent,
    encoding: async (text) => {
      const sentence = await encodeText(text);
      const { understand } = trainedAgent;
      return {
        ...trainedAgent,
        understand: (query, conditions) => understand(query, { ...conditions, sentence }),
      };
    },
  };
};
