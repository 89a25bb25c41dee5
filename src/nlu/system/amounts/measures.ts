import { ageWords, units } from '../data/unit-words.ts';
import { baseLanguage, endingsOf } from '../language.ts';
import { lazily } from '../lazily.ts';
import { PhraseTable } from '../phrases.ts';
import type { Recognizer } from '../reading.ts';
import { durations } from './durations.ts';
import { percentages } from './percentages.ts';
import { temperatures } from './temperatures.ts';
import { measured } from './unit-after.ts';
import { phrasesOf, unitTable } from './unit-tables.ts';

/** Amounts with units, and unit names without amounts. */
export const measureRecognizers = (language: string): Readonly<Record<string, Recognizer>> => {
  const base = baseLanguage(language);
  const recognizers: Record<string, Recognizer> = {
    'sys.percentage': percentages(base),
    'sys.temperature': temperatures(base),
    'sys.duration': durations(base),
    'sys.age': ages(base),
  };
  for (const dimension of Object.keys(units)) {
    const table = lazily(() => unitTable(dimension, language));
    recognizers[`sys.unit-${dimension}`] = measured(table, base);
    recognizers[`sys.unit-${dimension}-name`] = unitNames(table);
  }
  return recognizers;
};

/** Unit names that are words: without an amount, a lone letter or sign is not enough. */
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

const ages = (base: string): Recognizer => {
  const table = new PhraseTable<string>([], endingsOf(base));
  for (const entry of phrasesOf(ageWords[base] ?? ageWords.en ?? '')) {
    const [phrase = '', code = ''] = entry.split('=');
    table.add(phrase, code === 'yr' ? 'year' : code);
  }
  return measured(() => table, base);
};
