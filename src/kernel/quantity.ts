/** A number with its noun: `1 entity`, `2 entities`, `1,234 turns`. */
export const quantity = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : several}`;
