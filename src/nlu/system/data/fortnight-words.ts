import { foldPhrase } from '../folding.ts';

/** Numerals that mean fifteen days if no unit follows: `dans une quinzaine`, `première quinzaine de mai`. */
const FORTNIGHTS: Readonly<Record<string, string>> = {
  fr: 'quinzaine une_quinzaine',
  es: 'quincena una_quincena',
  it: 'quindicina una_quindicina',
  pt: 'quinzena uma_quinzena',
};

const fortnights: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(FORTNIGHTS).map(([base, words]) => [
    base,
    new Set(words.split(' ').map((word) => foldPhrase(word.replaceAll('_', ' ')))),
  ]),
);

/** Whether a word of the text means fifteen days. */
export const isFortnightWord = (base: string, text: string): boolean =>
  fortnights.get(base)?.has(foldPhrase(text)) === true;
