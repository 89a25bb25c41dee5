/**
 * Sums numbers by feature, and keeps the features in insertion order. The sums are contiguous, so only the
 * look-up of a feature's index touches an array as long as the vocabulary.
 */
export type SparseSum = {
  /** Per feature, its index in the sum plus one; 0 if it is absent. */
  readonly places: Int32Array;
  /** The first `count` entries of both are the features and their values. */
  readonly features: Int32Array;
  readonly values: Float64Array;
  count: number;
};

export const sparseSum = (features: number): SparseSum => ({
  places: new Int32Array(features),
  features: new Int32Array(features),
  values: new Float64Array(features),
  count: 0,
});

export const addTo = (sum: SparseSum, feature: number, value: number): void => {
  const place = sum.places[feature] as number; // in range, as are the casts below
  if (place > 0) {
    sum.values[place - 1] = (sum.values[place - 1] as number) + value;
    return;
  }
  sum.features[sum.count] = feature;
  sum.values[sum.count] = value;
  sum.count += 1;
  sum.places[feature] = sum.count;
};

/** Passes each feature and its value to `take` in insertion order, and resets the sum. */
export const drain = (sum: SparseSum, take: (feature: number, value: number) => void): void => {
  for (let at = 0; at < sum.count; at += 1) take(sum.features[at] as number, sum.values[at] as number);
  empty(sum);
};

export const empty = (sum: SparseSum): void => {
  for (let at = 0; at < sum.count; at += 1) sum.places[sum.features[at] as number] = 0;
  sum.count = 0;
};
