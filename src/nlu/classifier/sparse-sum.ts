/**
 * Adds numbers up by feature, remembering which features have any: as long as the features are, made once.
 */
export type SparseSum = {
  readonly values: Float64Array;
  /** The first `count` are the features whose value is not 0. */
  readonly touched: Int32Array;
  count: number;
};

export const sparseSum = (features: number): SparseSum => ({
  values: new Float64Array(features),
  touched: new Int32Array(features),
  count: 0,
});

/** @param value above 0. */
export const addTo = (sum: SparseSum, feature: number, value: number): void => {
  const before = sum.values[feature] ?? 0;
  if (before === 0) {
    sum.touched[sum.count] = feature;
    sum.count += 1;
  }
  sum.values[feature] = before + value;
};

/** Hands over each feature and its value, in the order in which they came, and starts again from 0. */
export const drain = (sum: SparseSum, take: (feature: number, value: number) => void): void => {
  for (let at = 0; at < sum.count; at += 1) {
    const feature = sum.touched[at] ?? 0;
    take(feature, sum.values[feature] ?? 0);
    sum.values[feature] = 0;
  }
  sum.count = 0;
};
