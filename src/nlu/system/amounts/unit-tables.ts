import { powers, units, unitWords } from '../data/unit-words.ts';
import { baseLanguage, endingsOf, intlLocale } from '../language.ts';
import { PhraseTable } from '../phrases.ts';

/** The words for units of one dimension, such as `length`, with the code that is the value. */
export const unitTable = (dimension: string, language: string): PhraseTable<string> => {
  const table = new PhraseTable<string>([], endingsOf(baseLanguage(language)));
  const own = ownWords(baseLanguage(language));
  const codes = Object.entries(units[dimension] ?? {});
  for (const [code] of codes) addAll(table, own.get(code) ?? [], code);
  for (const [code, names] of codes) {
    const [standard = NO_STANDARD, ...symbols] = phrasesOf(names);
    addAll(table, symbols, code);
    if (standard !== NO_STANDARD) addAll(table, intlUnitNames(standard, language), code);
  }
  for (const code of EXTRA_CODES[dimension] ?? []) addAll(table, own.get(code) ?? [], code);
  if (dimension === 'area') addPowers(table, 'square', language);
  if (dimension === 'volume') addPowers(table, 'cubic', language);
  return table;
};

/** In the tables: a unit that Intl lacks. */
const NO_STANDARD = '-';

const addAll = (table: PhraseTable<string>, words: readonly string[], code: string): void => {
  for (const word of words) table.add(word, code);
};

/** Nouns in -er end in -ern in the dative: `nach zwölf Kilometern`. */
const withDatives = (words: readonly string[], base: string): readonly string[] =>
  base === 'de' ? words.flatMap((word) => (/[ei]ter$/i.test(word) ? [word, `${word}n`] : [word])) : words;

/** Units for which only some languages have words. */
const EXTRA_CODES: Readonly<Record<string, readonly string[]>> = {
  length: ['li', 'mil', 'ly', 'nanometer', 'picometer', 'furlong', 'fathom'],
  area: ['mu', 'pyeong', 'dönüm'],
  volume: ['cup', 'pint', 'quart', 'tbsp', 'tsp', 'barrel', 'cc'],
  weight: ['jin', 'hg', 'dag', 'pond', 'dram', 'zentner'],
};

/** A code may stand in a table more than once. */
const ownWords = (base: string): ReadonlyMap<string, readonly string[]> => {
  const own = new Map<string, string[]>();
  for (const entry of (unitWords[base] ?? '').split(' ')) {
    const [code = '', words = ''] = entry.split('=');
    // Words that contain a slash precede a bar.
    const [slashed, plain] = words.includes('|') ? words.split('|') : [undefined, words];
    const names = [
      ...(slashed === undefined ? [] : [slashed]),
      ...withDatives(phrasesOf(plain ?? '', '/'), base),
    ];
    const known = own.get(code.replaceAll('_', ' ')) ?? [];
    own.set(code.replaceAll('_', ' '), [...known, ...names]);
  }
  return own;
};

/** Intl's names of a unit, with one, two and five of it. */
const intlUnitNames = (unit: string, language: string): readonly string[] => {
  const names = new Set<string>();
  for (const unitDisplay of ['long', 'short'] as const) {
    const format = new Intl.NumberFormat(intlLocale(language), { style: 'unit', unit, unitDisplay });
    for (const count of [1, 2, 5]) {
      const name = format
        .formatToParts(count)
        .filter((part) => part.type === 'unit')
        .map((part) => part.value)
        .join(' ')
        .replace(/\.$/, '')
        .trim();
      if (name !== '') names.add(name);
    }
  }
  return withDatives([...names], baseLanguage(language));
};

const addPowers = (table: PhraseTable<string>, power: 'square' | 'cubic', language: string): void => {
  const base = baseLanguage(language);
  const own = ownWords(base);
  const patterns = phrasesOf(powers[base]?.[power] ?? '');
  for (const [code, names] of Object.entries(units.length ?? {})) {
    const [standard = NO_STANDARD] = phrasesOf(names);
    const words = [
      ...(own.get(code) ?? []),
      ...(standard === NO_STANDARD ? [] : intlUnitNames(standard, language)),
    ];
    const answer = power === 'square' ? `sq ${code}` : `${code}³`;
    for (const pattern of patterns) {
      addAll(
        table,
        words.map((word) => pattern.replace('~', word)),
        answer,
      );
    }
  }
};

/** Phrases of a table: separated by spaces, with `_` for a space inside. */
export const phrasesOf = (text: string, separator = ' '): string[] =>
  text
    .split(separator)
    .filter(Boolean)
    .map((phrase) => phrase.replaceAll('_', ' '));
