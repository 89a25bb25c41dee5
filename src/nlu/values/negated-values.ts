import { finish, mappedInSteps, type Steps } from '../../kernel/steps.ts';
import { parsePhrasesInSteps } from '../rules/parse-phrases.ts';
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

const annotatesNegated = (intent: TrainingIntent, language: string): boolean =>
  intentsWithNegations.get(intent) ?? finish(negationSteps(intent, language));

/** Looks for annotated values after "not" in steps, because an intent may have thousands of phrases. */
export function* negationSteps(intent: TrainingIntent, language: string): Steps<boolean> {
  const known = intentsWithNegations.get(intent);
  if (known !== undefined) return known;
  const phrases = yield* parsePhrasesInSteps(intent);
  const negations = yield* mappedInSteps(phrases, ({ units, annotations }) =>
    annotations.some((annotation) => isNegated(annotation, units, language)),
  );
  const annotates = negations.includes(true);
  intentsWithNegations.set(intent, annotates);
  return annotates;
}
