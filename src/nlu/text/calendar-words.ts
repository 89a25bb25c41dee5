import { timeWords } from '../system/data/time-words.ts';
import { fold } from './fold.ts';
import { primaryLanguage } from './language.ts';

/** Shorter ones are often other words: Portuguese `out`. */
const CHARS_MIN = 4;
/** Units of days and more. */
const CALENDAR_UNITS = /=(?:day|wk|weekend|mo|workday)$/;
/** `Tag` and `mes`; shorter ones, such as Turkish `ay`, are parts of other words. */
const UNIT_CHARS_MIN = 3;

const byLanguage = new Map<string, ReadonlySet<string>>();

/** Weekdays, months, parts of the day and the like, folded; empty for a language without a list. */
export const calendarWordsOf = (language: string): ReadonlySet<string> => {
  const primary = primaryLanguage(language);
  const words = byLanguage.get(primary) ?? new Set(calendarWords(primary));
  byLanguage.set(primary, words);
  return words;
};

const calendarWords = (language: string): readonly string[] => {
  const { W = '', M = '', d = '', Z = '', U = '' } = timeWords[language] ?? {};
  const units = U.split(/\s+/).filter((entry) => CALENDAR_UNITS.test(entry));
  return [
    ...wordsIn([W, M, d, Z]).filter((word) => word.length >= CHARS_MIN),
    ...wordsIn(units).filter((word) => word.length >= UNIT_CHARS_MIN),
  ];
};

const wordsIn = (lists: readonly string[]): readonly string[] =>
  lists
    .flatMap((list) => list.split(/\s+/))
    .flatMap((entry) => entry.replace(/=.*/, '').split('/'))
    .map(fold)
    .filter((word) => IS_WORD.test(word));

const IS_WORD = /^\p{L}+$/u;
