import { lazily } from '../lazily.ts';
import { ageWords, percentWords, units } from './data/unit-words.ts';
import { durations } from './durations.ts';
import { baseLanguage } from './language.ts';
import { PhraseTable } from './phrases.ts';
import { amountFinder } from './quantities.ts';
import type { Recognizer } from './reading.ts';
import { temperatures } from './temperatures.ts';
import { type AmountsOf, measured, unitAfter } from './unit-after.ts';
import { phrasesOf, unitTable } from './unit-tables.ts';

/** Amounts with units, and the names of units alone. */
export const measureRecognizers = (language: string): Readonly<Record<string, Recognizer>> => {
  const base = baseLanguage(language);
  const amountsOf = amountFinder(base);
  const recognizers: Record<string, Recognizer> = {
    'sys.percentage': percentages(base, amountsOf),
    'sys.temperature': temperatures(base, amountsOf),
    'sys.duration': durations(base, amountsOf),
    'sys.age': ages(base, amountsOf),
  };
  for (const dimension of Object.keys(units)) {
    const table = lazily(() => unitTable(dimension, language));
    recognizers[`sys.unit-${dimension}`] = measured(table, amountsOf);
    recognizers[`sys.unit-${dimension}-name`] = unitNames(table);
  }
  return recognizers;
};

/** Names of units that are words: a lone letter or sign is not enough without an amount. */
const unitNames =
  (table: () => PhraseTable<string>): Recognizer =>
  (reading) =>
    table()
      .all(reading.folded)
      .filter(
        ({ start, end }) =>
          end - start > 2 ||
          /^\P{ASCII}+$/u.test(reading.folded.slice(start, end)) ||
          reading.folded.trim().length === end - start,
      )
      .map(({ start, end, value }) => ({ value, start, end }));

const percentages = (base: string, amountsOf: AmountsOf): Recognizer => {
  const words = phrasesOf(percentWords[base] ?? '');
  const after = new PhraseTable<true>([['%', true], ...words.map((word): [string, true] => [word, true])]);
  const before = ['%', ...words.filter((word) => word.endsWith('~')).map((word) => word.slice(0, -1))];
  return (reading) =>
    amountsOf(reading).flatMap((amount) => {
      if (amount.isOrdinal) return [];
      const value = `${amount.value}%`;
      const unit = unitAfter(reading, amount, after);
      if (unit !== undefined) return [{ value, start: amount.start, end: unit.end }];
      const prefix = startOfPrefix(reading.folded, amount.start, before);
      return prefix === undefined ? [] : [{ value, start: prefix, end: amount.end }];
    });
};

const startOfPrefix = (folded: string, start: number, prefixes: readonly string[]): number | undefined => {
  const end = folded.charAt(start - 1) === ' ' ? start - 1 : start;
  const prefix = prefixes.find(
    (word) => folded.endsWith(foldWord(word), end) && folded.slice(0, end).endsWith(foldWord(word)),
  );
  return prefix === undefined ? undefined : end - prefix.length;
};

const foldWord = (word: string): string => word.replace('ü', 'u');

const ages = (base: string, amountsOf: AmountsOf): Recognizer => {
  const table = new PhraseTable<string>();
  for (const entry of phrasesOf(ageWords[base] ?? ageWords.en ?? '')) {
    const [phrase = '', code = ''] = entry.split('=');
    table.add(phrase, code === 'yr' ? 'year' : code);
  }
  return measured(() => table, amountsOf);
};
