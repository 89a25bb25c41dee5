/**
 * Adds numbers up by feature, and keeps the features in the order of their coming: what is added stands side
 * by side, so that only a feature's place is looked up in something as long as the features are.
 */
export type SparseSum = {
  /** Of each feature its place in the sum, plus one; 0 for one that is not in it. */
  readonly places: Int32Array;
  /** The first `count` of both are the features and their values. */
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
  const place = sum.places[feature] as number; // in range, as all that follows
  if (place > 0) {
    sum.values[place - 1] = (sum.values[place - 1] as number) + value;
    return;
  }
  sum.features[sum.count] = feature;
  sum.values[sum.count] = value;
  sum.count += 1;
  sum.places[feature] = sum.count;
};

/** Hands over each feature and its value, in the order in which they came, and starts again from 0. */
export const drain = (sum: SparseSum, take: (feature: number, value: number) => void): void => {
  for (let at = 0; at < sum.count; at += 1) take(sum.features[at] as number, sum.values[at] as number);
  empty(sum);
};

export const empty = (sum: SparseSum): void => {
  for (let at = 0; at < sum.count; at += 1) sum.places[sum.features[at] as number] = 0;
  sum.count = 0;
};
