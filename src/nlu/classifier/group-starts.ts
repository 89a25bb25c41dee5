/**
 * Where the entries of each key start if all are sorted by key: key `k` has `starts[k]` to `starts[k + 1]`
 * (exclusive).
 * @param keys each less than `count`
 */
export const groupStarts = (keys: Int32Array, count: number): Int32Array => groupStartsIn([keys], count);

/** The same for the keys of several lists together. */
export const groupStartsIn = (lists: readonly Int32Array[], count: number): Int32Array => {
  const starts = new Int32Array(count + 1);
  // `as number`: all indices are in range, which the compiler cannot know.
  for (const keys of lists) for (const key of keys) starts[key + 1] = (starts[key + 1] as number) + 1;
  for (let key = 0; key < count; key += 1)
    starts[key + 1] = (starts[key + 1] as number) + (starts[key] as number);
  return starts;
};
