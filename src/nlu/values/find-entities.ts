import type { JsonValue } from '../../kernel/json.ts';
import { createReading } from '../entities/recognise.ts';
import type { Model } from '../model/model.ts';
import type { Conditions } from '../understanding.ts';

export type FoundEntity = {
  readonly entity: string;
  readonly value: JsonValue;
  /** `text.slice(start, end)` is the value as typed. */
  readonly start: number;
  readonly end: number;
};

/** Every value of some entities in a text, for any intent; values of several entities may overlap. */
export const findEntities = (
  { entities: index, system }: Model,
  text: string,
  entities: Iterable<string>,
  { sessionEntities, now, timezone }: Pick<Conditions, 'sessionEntities' | 'now' | 'timezone'>,
): readonly FoundEntity[] => {
  const clock = { now, timezone };
  const reading = createReading(text, index, {
    sessionEntities,
    recogniseSystem: (entity) => system.recognise(entity, text, clock),
  });
  return [...entities].flatMap((entity) =>
    reading.spansOf(entity).map(({ value, start, end }) => ({ entity, value, start, end })),
  );
};
