import { ageWords, percentWords, units } from './data/unit-words.ts';
import { durations } from './durations.ts';
import { foldPhrase } from './folding.ts';
import { isOfNext, readInTurn } from './in-turn.ts';
import { baseLanguage } from './language.ts';
import { lazily } from './lazily.ts';
import { PhraseTable } from './phrases.ts';
import type { Recognizer } from './reading.ts';
import { temperatures } from './temperatures.ts';
import { measured, unitAfter } from './unit-after.ts';
import { phrasesOf, unitTable } from './unit-tables.ts';

/** Amounts with units, and the names of units alone. */
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
    recognizers[`sys.unit-${dimension}`] = measured(table);
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

const percentages = (base: string): Recognizer => {
  const words = phrasesOf(percentWords[base] ?? '');
  const isPrefix = (word: string): boolean => word.endsWith('~');
  const after = new PhraseTable<true>(
    ['%', ...words.filter((word) => !isPrefix(word))].map((word) => [word, true]),
  );
  const prefixes = ['%', ...words.filter(isPrefix).map((word) => foldPhrase(word.slice(0, -1)))];
  return (reading) =>
    readInTurn(reading.amounts(), (amount, { free, next }) => {
      if (amount.isOrdinal) return undefined;
      const { folded } = reading;
      const value = `${amount.value}%`;
      const before = prefixBefore(folded.slice(free, amount.start), prefixes, free);
      const unit = unitAfter(reading, amount, after);
      if (unit !== undefined && !isOfNext(folded, { amount, before, after: unit, next }))
        return { value, start: amount.start, end: unit.end };
      return before && { value, start: before.start, end: amount.end };
    });
};

/** The prefix that ends `front`, a piece of text that begins at `from`. */
const prefixBefore = (front: string, prefixes: readonly string[], from: number) => {
  const text = front.endsWith(' ') ? front.slice(0, -1) : front;
  const prefix = prefixes.find((word) => text.endsWith(word));
  if (prefix === undefined) return undefined;
  const end = from + text.length;
  const start = end - prefix.length;
  return isOfManyHundred(text.slice(0, -prefix.length), prefix) ? undefined : { start, end };
};

/** `三百分之一` is a three-hundredth; `一百分之一` and `百分之一` are one per cent. */
const isOfManyHundred = (front: string, prefix: string): boolean =>
  prefix.startsWith('百') && hanNumber.test(front) && !loneOne.test(front);

const HAN_DIGITS = '\\d〇零一壹二贰貳两兩三叁參四肆五伍六陆陸七柒八捌九玖十拾百佰千仟万萬亿億';
const hanNumber = new RegExp(`[${HAN_DIGITS}]$`);
const loneOne = new RegExp(`(?:^|[^${HAN_DIGITS}])[一壹1]$`);

const ages = (base: string): Recognizer => {
  const table = new PhraseTable<string>();
  for (const entry of phrasesOf(ageWords[base] ?? ageWords.en ?? '')) {
    const [phrase = '', code = ''] = entry.split('=');
    table.add(phrase, code === 'yr' ? 'year' : code);
  }
  return measured(() => table);
};
