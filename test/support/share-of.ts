/** The share of items that fulfil a condition, from 0 to 1. */
export const shareOf = <Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number =>
  items.filter(isCounted).length / items.length;
