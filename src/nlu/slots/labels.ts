/**
 * BIO labels (Ramshaw & Marcus 1995): every token is outside slots, begins a slot's value or continues one.
 * They are numbered for simple arithmetic: 0 outside, 2k+1 begins slot k, 2k+2 continues slot k. A
 * continuation may follow only a label of its own slot; any other label may follow any label.
 */
export const OUTSIDE = 0;

export const labelCountOf = (slotCount: number): number => 1 + 2 * slotCount;
export const beginLabel = (slot: number): number => 2 * slot + 1;
export const insideLabel = (slot: number): number => 2 * slot + 2;
export const isInside = (label: number): boolean => label !== OUTSIDE && (label & 1) === 0;

/** The slot that a label begins or continues; undefined outside of slots. */
export const slotOfLabel = (label: number): number | undefined =>
  label === OUTSIDE ? undefined : (label - 1) >> 1;

type Extent = { readonly start: number; readonly end: number };

export type SlotExtent = Extent & { readonly slot: number };

/** A token belongs to the first span that it overlaps; `spans` are in text order. */
export const labelsOf = (tokens: readonly Extent[], spans: readonly SlotExtent[]): Uint16Array => {
  const labels = new Uint16Array(tokens.length);
  for (const span of spans) {
    let label = beginLabel(span.slot);
    for (const [at, token] of tokens.entries()) {
      if (token.end <= span.start || token.start >= span.end || labels[at] !== OUTSIDE) continue;
      labels[at] = label;
      label = insideLabel(span.slot);
    }
  }
  return labels;
};

/** The tokens of one value: `first` and `last` are indices, both included. */
export type LabelledRun = { readonly slot: number; readonly first: number; readonly last: number };

/** The values in a sequence of labels. A continuation without a beginning begins a value. */
export const runsOf = (labels: Uint16Array): readonly LabelledRun[] => {
  const runs: LabelledRun[] = [];
  let open: { readonly slot: number; readonly first: number } | undefined;
  for (let at = 0; at <= labels.length; at++) {
    const label = labels[at] ?? OUTSIDE;
    const slot = slotOfLabel(label);
    if (open !== undefined && isInside(label) && slot === open.slot) continue;
    if (open !== undefined) runs.push({ ...open, last: at - 1 });
    open = slot === undefined ? undefined : { slot, first: at };
  }
  return runs;
};
