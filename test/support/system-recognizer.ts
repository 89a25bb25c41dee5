import type { Found } from '../../src/nlu/system/reading.ts';
import { recognizerOf, type SystemConditions } from '../../src/nlu/system/system-entities.ts';

type SystemValue = Found & {
  /** Without `@`: `sys.date`. */
  readonly entity: string;
};

/** Reads texts for several system entities at once; the values are grouped by entity. */
export const systemRecognizer = (
  entities: readonly string[],
  language: string,
): ((text: string, conditions: SystemConditions) => readonly SystemValue[]) => {
  const wanted = [...new Set(entities)].map((entity) => ({
    entity,
    recognize: recognizerOf(entity, language),
  }));
  return (text, conditions) =>
    wanted.flatMap(({ entity, recognize }) =>
      recognize(text, conditions).map(({ value, start, end }) => ({ entity, value, start, end })),
    );
};
