/**
 * Numbers in [0, 1) from a seed: Mulberry32 (Ettinger 2017). Training on the same data gives the same bytes,
 * because the same seed gives the same numbers.
 */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
};
