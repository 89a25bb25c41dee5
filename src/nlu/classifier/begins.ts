/**
 * Where the entries of each key begin if all are sorted by key: key `k` has `begins[k]` to `begins[k + 1]`
 * (exclusive).
 * @param keys each less than `count`
 */
export const beginsOf = (keys: Int32Array, count: number): Int32Array => {
  const begins = new Int32Array(count + 1);
  // `as number`: all indices are in range, which the compiler cannot know.
  for (const key of keys) begins[key + 1] = (begins[key + 1] as number) + 1;
  for (let key = 0; key < count; key += 1)
    begins[key + 1] = (begins[key + 1] as number) + (begins[key] as number);
  return begins;
};
