/**
 * The number of items that are before a border, where those come first: the index of the first that is not.
 * Binary search (Knuth, The Art of Computer Programming 6.2.1).
 */
export const partitionPoint = <Item>(items: readonly Item[], isBefore: (item: Item) => boolean): number => {
  let [start, end] = [0, items.length];
  while (start < end) {
    const middle = (start + end) >>> 1;
    // Between the two, so it exists.
    if (isBefore(items[middle] as Item)) start = middle + 1;
    else end = middle;
  }
  return start;
};
