/**
 * Words for a day that are a word for "before" or "after" and another day, by the other day: `antes de ayer` is the day
 * before yesterday, and `dos días antes de ayer` two days before yesterday.
 */
const splitDays: Readonly<Record<string, ReadonlyMap<string, number>>> = {
  es: new Map([['antes de ayer', -1]]),
  pt: new Map([['antes de ontem', -1]]),
  fr: new Map([
    ['après demain', 1],
    ['apres demain', 1],
  ]),
};

/** The other day in days from today; undefined for any other word. */
export const splitDayIn = (base: string, word: string): number | undefined =>
  splitDays[base]?.get(word.toLowerCase());
