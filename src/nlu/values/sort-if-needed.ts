/**
 * Sorts a list, or returns it unchanged if it is sorted: sorting allocates, and most lists are short and
 * already sorted.
 */
export const sortIfNeeded = <T>(list: readonly T[], order: (a: T, b: T) => number): readonly T[] => {
  for (let at = 1; at < list.length; at += 1)
    if (order(list[at - 1] as T, list[at] as T) > 0) return list.toSorted(order); // in range
  return list;
};
