/** A number, as the reader writes it, with its noun: `1 entry`, `2 entries`. */
export const quantity = (count: number | string, one: string, several: string): string =>
  `${count} ${String(count) === '1' ? one : several}`;
