/** The set with the item added, or removed if it was present. */
export const toggle = (items: ReadonlySet<string>, item: string): ReadonlySet<string> => {
  const next = new Set(items);
  if (!next.delete(item)) next.add(item);
  return next;
};
