import { ageAdjectives, agePrefixes } from '../data/age-words.ts';
import { ageWords } from '../data/unit-words.ts';
import { foldPhrase, lookBack } from '../folding.ts';
import { endingsOf } from '../language.ts';
import { numberFinder } from '../numbers/numbers.ts';
import { PhraseTable } from '../phrases.ts';
import type { Found, Reading, Recognizer } from '../reading.ts';
import { measured } from './unit-after.ts';
import { phrasesOf } from './unit-tables.ts';

/** Ages: with a unit, in one word (`achtzehnjährig`), or after words such as `aged`. */
export const ages = (base: string): Recognizer => {
  const table = new PhraseTable<string>([], endingsOf(base));
  for (const entry of phrasesOf(ageWords[base] ?? ageWords.en ?? '')) {
    const [phrase = '', code = ''] = entry.split('=');
    table.add(phrase, code === 'yr' ? 'year' : code);
  }
  const withUnit = measured(() => table, base);
  const others = [adjectives(base), findAnnouncedAges(base)].filter((one) => one !== undefined);
  return (reading) => {
    const found = withUnit(reading);
    return found.length > 0 ? found : others.flatMap((one) => one(reading));
  };
};

const years = (amount: number, start: number, end: number): Found => ({
  value: { amount, unit: 'year' },
  start,
  end,
});

const adjectives = (base: string): Recognizer | undefined => {
  const endings = ageAdjectives[base];
  if (endings === undefined) return undefined;
  const shape = new RegExp(
    `(?<!\\p{L}|\\d)(\\p{L}{3,24}|\\d{1,3}-?)(?:${foldPhrase(endings)})(?!\\p{L})`,
    'gu',
  );
  const numbersIn = numberFinder(base);
  return ({ folded }) =>
    Array.from(folded.matchAll(shape)).flatMap(({ 0: word, 1: said = '', index }) => {
      const [number] = numbersIn(said);
      const isWhole = number?.start === 0 && number.end === said.replace('-', '').length && !number.isOrdinal;
      return number !== undefined && isWhole ? [years(number.value, index, index + word.length)] : [];
    });
};

/** Longer than any of these phrases. */
const ANNOUNCED_UNITS_MAX = 24;
/** More than the age of any person on record. */
const AGE_MAX = 130;

const findAnnouncedAges = (base: string): ((reading: Reading) => Found[]) | undefined => {
  const shape = agePrefixes[base];
  if (shape === undefined) return undefined;
  return (reading) =>
    reading
      .amounts()
      .filter(({ start, value, isOrdinal }) => {
        const isAge = !isOrdinal && value > 0 && value <= AGE_MAX;
        return isAge && shape.test(lookBack(reading.folded, start, ANNOUNCED_UNITS_MAX));
      })
      .map(({ value, start, end }) => years(value, start, end));
};
