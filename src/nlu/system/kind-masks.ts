/** A set of kinds, one bit each, in two halves because there are more than 32. */
export type KindMask = { readonly low: number; readonly high: number };

/** The kinds that patterns use. */
export const KINDS = 'WMUdrLRtfgAF(-&awleZPpCHIhq<>XNjYOJVGQnyoxvDc,EBKTSbmkziu@';

/** Interned: equal sets are the same object, so that they can be keys of maps. */
const masks = new Map<number, Map<number, KindMask>>();

export const maskOf = (kinds: readonly string[] | string): KindMask => {
  if (kinds.length !== 1) return maskOfAll(kinds);
  const [kind = ''] = kinds;
  let mask = ofOne.get(kind);
  if (mask === undefined) {
    mask = maskOfAll(kind);
    ofOne.set(kind, mask);
  }
  return mask;
};

/** Most lexemes have one kind. */
const ofOne = new Map<string, KindMask>();

const maskOfAll = (kinds: Iterable<string>): KindMask => {
  let low = 0;
  let high = 0;
  for (const kind of kinds) {
    const place = KINDS.indexOf(kind);
    if (place >= 31) high |= 1 << (place - 31);
    else if (place >= 0) low |= 1 << place;
  }
  return internMask(low, high);
};

const internMask = (low: number, high: number): KindMask => {
  const byHigh = masks.get(low) ?? new Map<number, KindMask>();
  masks.set(low, byHigh);
  const mask = byHigh.get(high) ?? { low, high };
  byHigh.set(high, mask);
  return mask;
};

export const sharesKind = (a: KindMask, b: KindMask): boolean => ((a.low & b.low) | (a.high & b.high)) !== 0;
export const union = (a: KindMask, b: KindMask): KindMask => internMask(a.low | b.low, a.high | b.high);
