import { parsePhrases } from '../rules/parse-phrases.ts';
import type { Unit } from '../text/units.ts';
import type { TrainingIntent } from '../training-set.ts';
import { isNegated } from './withdrawn-values.ts';

const intentsWithNegations = new WeakMap<TrainingIntent, boolean>();

/**
 * Whether a value is not meant because the text says "not" before it: "it is not urgent". It is if phrases of
 * the intent have annotated values after "not", so that the intent says so itself.
 */
export const isNotMeant = (
  value: { readonly from: number; readonly to: number },
  units: readonly Unit[],
  { intent, language }: { readonly intent: TrainingIntent | undefined; readonly language: string },
): boolean =>
  isNegated(value, units, language) && !(intent !== undefined && annotatesNegated(intent, language));

const annotatesNegated = (intent: TrainingIntent, language: string): boolean => {
  const known = intentsWithNegations.get(intent);
  if (known !== undefined) return known;
  const found = parsePhrases(intent).some(({ units, annotations }) =>
    annotations.some((annotation) => isNegated(annotation, units, language)),
  );
  intentsWithNegations.set(intent, found);
  return found;
};
