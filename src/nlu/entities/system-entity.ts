import { recognizerOf, type SystemConditions } from '../system/system-entities.ts';
import type { SystemSpan } from './recognise.ts';

/** System entities of one language; each is built on first use. */
export type SystemEntities = {
  readonly recognise: (entity: string, text: string, clock: SystemConditions) => readonly SystemSpan[];
};

export const createSystemEntities = (language: string): SystemEntities => {
  const recognizers = new Map<string, ReturnType<typeof recognizerOf>>();
  return {
    recognise: (entity, text, clock) => {
      const cached = recognizers.get(entity);
      if (cached !== undefined) return cached(text, clock);
      const recognizer = recognizerOf(entity, language);
      recognizers.set(entity, recognizer);
      return recognizer(text, clock);
    },
  };
};
