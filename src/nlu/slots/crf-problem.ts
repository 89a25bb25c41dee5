/** Features by number; those of the n-th token are `features[starts[n] .. starts[n + 1]]`. */
export type NumberedRows = { readonly starts: Int32Array; readonly features: Int32Array };

export type TrainingRow = {
  readonly labels: Uint16Array;
  readonly markedRows: NumberedRows;
  /** The rows without the marks on the values; undefined if there are none. */
  readonly unmarkedRows: NumberedRows | undefined;
};

export type CrfProblem = {
  readonly slots: number;
  readonly featureCount: number;
  readonly rows: readonly TrainingRow[];
  /** Weights with an initial value other than 0. */
  readonly priors: readonly CrfPrior[];
};

export type CrfPrior = { readonly feature: number; readonly label: number; readonly weight: number };
