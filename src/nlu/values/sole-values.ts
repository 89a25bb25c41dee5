import type { EntityIndex } from '../entities/entity-index.ts';
import { takesByPlace } from '../rules/free-entities.ts';
import type { Slot } from '../slots/slot-span.ts';
import type { TrainingIntent } from '../training-set.ts';
import type { Reading } from './reading.ts';
import { isPlain, isTaken, type Readings } from './recognised.ts';

/**
 * The entities of an intent's slots, where each of them is all one parameter's and its values are listed or
 * computed; undefined where a slot tagger has more to tell: values by their place, or which of two cities is
 * which.
 */
export const soleEntitiesOf = (
  { parameters }: TrainingIntent,
  slots: readonly Slot[],
  entities: EntityIndex,
): readonly string[] | undefined => {
  const isSole = ({ name, entity }: Slot): boolean =>
    !takesByPlace(entity, entities) &&
    slots.filter((other) => other.entity === entity || other.name === name).length === 1 &&
    parameters.filter((one) => one.entity === entity || one.alias === name).length === 1 &&
    parameters.some((one) => one.entity === entity && one.alias === name);
  return slots.every(isSole) ? slots.map(({ entity }) => entity) : undefined;
};

/**
 * Whether a text leaves a tagger nothing to tell: at most one value of each of its entities, none that might
 * be plain text or a part of another parameter's value, and no typing errors. Then what the entities find is
 * what the tagger would leave standing.
 *
 * @param others the entities of all the intent's parameters.
 */
export const isBeyondDoubt = (
  readings: Readings,
  sole: readonly string[],
  others: readonly string[],
): boolean => {
  const { strict, plainWords } = readings;
  if (readings.tolerant() !== strict) return false;
  let isAnyFound = false;
  for (const entity of sole) {
    const spans = strict.spansOf(entity);
    const first = spans[0];
    if (first === undefined) continue;
    if (spans.length > 1 || isPlain(first, strict, plainWords)) return false;
    isAnyFound = true;
  }
  if (!isAnyFound) return true;
  return sole.every((entity) => isApart(strict, entity, others));
};

/** Whether the value of an entity lies in no other entity's. */
const isApart = (strict: Reading, entity: string, others: readonly string[]): boolean => {
  const [value] = strict.spansOf(entity);
  if (value === undefined) return true;
  return others.every((other) => other === entity || !isTaken(value, strict.spansOf(other)));
};
