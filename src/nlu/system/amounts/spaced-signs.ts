import { writesHanNumbers } from '../language.ts';

type Place = { readonly start: number; readonly end: number };

/** Finds a sign of Chinese or Japanese that is written with spaces between its characters: 个 百 分 点. */
export const signWithSpaces = (
  signs: readonly string[],
  base: string,
): ((folded: string, at: number) => Place | undefined) => {
  if (!writesHanNumbers(base)) return () => undefined;
  const spellings = signs.map((sign) => [...sign].join(GAP)).join('|');
  const shape = new RegExp(`${GAP}(?:${spellings})`, 'y');
  return (folded, at) => {
    shape.lastIndex = at;
    return shape.test(folded) ? { start: at, end: shape.lastIndex } : undefined;
  };
};

/** More spaces separate sentences. */
const GAP = ' {0,5}';
