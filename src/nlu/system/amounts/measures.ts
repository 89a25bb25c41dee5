import { units } from '../data/unit-words.ts';
import { baseLanguage } from '../language.ts';
import { lazily } from '../lazily.ts';
import type { PhraseTable } from '../phrases.ts';
import type { Recognizer } from '../reading.ts';
import { ages } from './ages.ts';
import { durations } from './durations.ts';
import { percentages } from './percentages.ts';
import { speeds } from './speeds.ts';
import { temperatures } from './temperatures.ts';
import { measured } from './unit-after.ts';
import { unitTable } from './unit-tables.ts';

/** Amounts with units, and unit names without amounts. */
export const measureRecognizers = (language: string): Readonly<Record<string, Recognizer>> => {
  const base = baseLanguage(language);
  const recognizers: Record<string, Recognizer> = {
    'sys.percentage': percentages(base),
    'sys.temperature': temperatures(base),
    'sys.duration': durations(base),
    'sys.age': ages(base),
  };
  const tables = new Map(
    Object.keys(units).map((dimension) => [dimension, lazily(() => unitTable(dimension, language))]),
  );
  for (const [dimension, table] of tables) {
    const lengths = dimension === 'speed' ? tables.get('length') : undefined;
    recognizers[`sys.unit-${dimension}`] =
      lengths === undefined ? measured(table, base) : speeds(table, lengths, base);
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
