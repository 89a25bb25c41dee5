type Fields = Readonly<Record<string, unknown>>;

/**
 * Whether two JSON values are equal, ignoring keys with the value undefined. Plain loops, because a replay
 * compares every recorded event.
 */
export const isAlike = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && isListAlike(one, other);
  // Neither is null nor a list, so both are JSON objects.
  return !Array.isArray(other) && isRecordAlike(one as Fields, other as Fields);
};

const isListAlike = (one: readonly unknown[], other: readonly unknown[]): boolean => {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (!isAlike(one[at], other[at])) return false;
  return true;
};

const isRecordAlike = (one: Fields, other: Fields): boolean => {
  let unmatched = 0;
  for (const key in one) {
    const value = one[key];
    if (value === undefined) continue;
    unmatched += 1;
    if (!isAlike(value, other[key])) return false;
  }
  for (const key in other) if (other[key] !== undefined) unmatched -= 1;
  return unmatched === 0;
};
