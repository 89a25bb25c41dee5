import { fractionWords } from '../data/fraction-words.ts';
import { beginsWord, foldText } from '../folding.ts';
import { rememberedByLanguage } from '../language.ts';
import type { PhraseTable } from '../phrases.ts';
import { wordValues } from './word-values.ts';

type PartOfUnit<T> = {
  readonly unit: T;
  readonly amount: number;
  readonly start: number;
  readonly end: number;
};

/** `Viertelliter`, `quarter mile`, `半公斤`: a part of the unit that follows it, without a number. */
export const partsOfUnits = <T>(
  folded: string,
  units: PhraseTable<T>,
  base: string,
): readonly PartOfUnit<T>[] => {
  const words = partsIn(base);
  if (words === undefined) return [];
  return [...folded.matchAll(words.pattern)].flatMap(({ 0: word, index: start }) => {
    const isFree = beginsWord(folded, start) && !COUNTED.test(folded.charAt(start - 1));
    const unit = isFree ? units.at(folded, start + word.length, true) : undefined;
    const amount = words.values.get(word);
    return unit === undefined || amount === undefined || !isSpelt(folded.slice(unit.start, unit.end))
      ? []
      : [{ unit: unit.value, amount, start, end: unit.end }];
  });
};

/** Not a symbol: Swedish `halvt` is no half ton, and `quarter in` no inch. */
const isSpelt = (unit: string): boolean => unit.length > 2 || unit.charCodeAt(0) > LAST_LATIN;
const LAST_LATIN = 0x24f;

/** Half of what is counted: 三个半, 两斤半. */
const COUNTED = /[\d个個\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\u5341\u4e24]/;

const partsIn = rememberedByLanguage((base) => {
  const values = new Map(
    wordValues(fractionWords[base]?.beforeUnit ?? '', (word) => foldText(word.replace('_', ' '))),
  );
  if (values.size === 0) return undefined;
  const longestFirst = [...values.keys()].sort((a, b) => b.length - a.length);
  return { values, pattern: new RegExp(longestFirst.join('|'), 'g') };
});
