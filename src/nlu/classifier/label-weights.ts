/** The weights of the labels `from` to `to` (exclusive), without zeros. Plain data. */
export type LabelWeights = {
  readonly from: number;
  readonly to: number;
  /** Per label, the factor for its sparse weights, which are -127 to 127. */
  readonly scales: Float32Array;
  readonly biases: Float32Array;
  /** `dims` numbers per label. */
  readonly dense: Float32Array;
  /** Label `from + i` has the entries `starts[i]` to `starts[i + 1]` (exclusive). */
  readonly starts: Int32Array;
  readonly features: Int32Array;
  readonly weights: Int8Array;
};
