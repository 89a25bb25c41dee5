import { randomFrom } from '../classifier/random.ts';

/** The only item of its label is in no fold: held out, it would leave no example to learn the label from. */
export const NO_FOLD = -1;

/**
 * Assigns items to folds so that each label is spread as evenly as possible, and fold sizes differ by at most
 * one. The same labels and seed give the same folds. @returns the fold of each item, 0 to `folds` - 1, or
 * NO_FOLD.
 */
export const stratifiedFolds = (
  labels: readonly string[],
  { folds, seed }: { readonly folds: number; readonly seed: number },
): Int32Array => {
  const byLabel = new Map<string, number[]>();
  for (const [at, label] of labels.entries()) byLabel.set(label, [...(byLabel.get(label) ?? []), at]);
  const random = randomFrom(seed);
  const foldOf = new Int32Array(labels.length).fill(NO_FOLD);
  let dealt = 0;
  for (const places of byLabel.values()) {
    if (places.length < 2) continue;
    for (const place of shuffle(places, random)) {
      foldOf[place] = dealt % folds;
      dealt += 1;
    }
  }
  return foldOf;
};

/** Fisher and Yates, 1938. */
const shuffle = (places: readonly number[], random: () => number): readonly number[] => {
  const order = [...places];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
};
