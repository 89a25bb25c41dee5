import type { EntityIndex } from '../entities/entity-index.ts';
import { acceptsUnlistedValue } from '../rules/accepted-values.ts';
import type { TaggedSlot } from '../slots/slot-span.ts';
import type { TrainingIntent } from '../training-set.ts';
import { isPlain } from './plain-words.ts';
import type { TextReading } from './reading.ts';
import { isTaken, type Readings } from './recognise-values.ts';

/**
 * The entities of an intent's slots, if each belongs to a single parameter and its values are listed or
 * computed. Undefined if the slot tagger is needed: for values known by their place, or to distinguish two
 * cities.
 */
export const soleEntitiesOf = (
  { parameters }: TrainingIntent,
  slots: readonly TaggedSlot[],
  entities: EntityIndex,
): readonly string[] | undefined => {
  const isSole = ({ name, entity }: TaggedSlot): boolean =>
    !acceptsUnlistedValue(entity, entities) &&
    slots.filter((other) => other.entity === entity || other.name === name).length === 1 &&
    parameters.filter((parameter) => parameter.entity === entity || parameter.alias === name).length === 1 &&
    parameters.some((parameter) => parameter.entity === entity && parameter.alias === name);
  return slots.every(isSole) ? slots.map(({ entity }) => entity) : undefined;
};

/**
 * Whether the tagger cannot change the result for a text: at most one value per entity, none that might be
 * plain text or part of another parameter's value, and no typing errors.
 *
 *  @param parameterEntities the entities of all the intent's parameters.
 */
export const isBeyondDoubt = (
  readings: Readings,
  soleEntities: readonly string[],
  parameterEntities: readonly string[],
): boolean => {
  const { strict } = readings;
  if (readings.tolerant() !== strict) return false;
  let isAnyFound = false;
  for (const entity of soleEntities) {
    const spans = strict.spansOf(entity);
    const first = spans[0];
    if (first === undefined) continue;
    if (spans.length > 1 || isPlain(first, strict, readings)) return false;
    isAnyFound = true;
  }
  if (!isAnyFound) return true;
  return soleEntities.every((entity) => isApart(strict, entity, parameterEntities));
};

/** Whether no other entity's value contains the value of an entity. */
const isApart = (strict: TextReading, entity: string, parameterEntities: readonly string[]): boolean => {
  const [value] = strict.spansOf(entity);
  if (value === undefined) return true;
  return parameterEntities.every((other) => other === entity || !isTaken(value, strict.spansOf(other)));
};
