/** The set with the item, or without it if it was there. */
export const toggled = (items: ReadonlySet<string>, item: string): ReadonlySet<string> => {
  const next = new Set(items);
  if (!next.delete(item)) next.add(item);
  return next;
};
