import type { JsonObject } from '../../../kernel/json.ts';
import { countryCodes } from '../data/country-codes.ts';
import { countryAliases, countryAnswers } from '../data/country-names.ts';
import { baseLanguage, intlLocale } from '../language.ts';
import { lazily } from '../lazily.ts';
import { PhraseTable } from '../phrases.ts';
import type { Recognizer } from '../reading.ts';
import { entriesOf, isMeantAsName, type Listed, listRecognizer } from './names-list.ts';

export type Country = {
  readonly alpha2: string;
  readonly alpha3: string;
  readonly numeric: string;
  /** The English name, which is the value. */
  readonly name: string;
};

export const countries: () => readonly Country[] = lazily(() =>
  entriesOf(countryCodes).map((entry) => {
    const [alpha2 = '', alpha3 = '', numeric = '', standard = ''] = entry.split('=');
    return { alpha2, alpha3, numeric, name: countryAnswers[alpha2] ?? plainName(standard) };
  }),
);

const plainName = (name: string): string =>
  name
    .replace(/^St\. /, 'Saint ')
    .replaceAll(' & ', ' and ')
    .replaceAll('’', "'");

/** Names of countries in the agent's language and in English; the value is the English name. */
export const countryRecognizer = (language: string): Recognizer =>
  listRecognizer(lazily(() => countryTable(language)));

const countryTable = (language: string): PhraseTable<Listed> => {
  const table = new PhraseTable<Listed>();
  const names = new Map(countries().map((country) => [country.alpha2, country.name]));
  for (const tongue of new Set([baseLanguage(language), 'en'])) {
    for (const [code, alias] of aliasesIn(tongue)) addName(table, alias, names.get(code));
  }
  const locales = [intlLocale(language), 'en'].map(
    (locale) => new Intl.DisplayNames([locale], { type: 'region' }),
  );
  for (const [code, name] of names) {
    addName(table, name, name);
    for (const namesIn of locales) addName(table, namesIn.of(code) ?? name, name);
  }
  table.add('US', { value: names.get('US') ?? 'US', isWeak: true });
  return table;
};

const aliasesIn = (tongue: string): readonly (readonly [code: string, alias: string])[] =>
  (countryAliases[tongue] ?? '').split(' ').flatMap((entry) => {
    const [code = '', ...aliases] = entry.split('=');
    return aliases.map((alias) => [code, alias.replaceAll('_', ' ')] as const);
  });

const RUSSIAN_ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ия$/, ['ии', 'ию', 'ией']],
  [/а$/, ['ы', 'и', 'е', 'у', 'ой']],
  [/я$/, ['и', 'е', 'ю', 'ей']],
  [/й$/, ['я', 'ю', 'е', 'ем']],
  [/ь$/, ['я', 'и', 'ю', 'е', 'ем']],
  [/([бвгджзклмнпрстфхцчшщ])$/, ['$1а', '$1у', '$1е', '$1ом']],
];

/** The name and, in Cyrillic, its forms after prepositions. */
export const inflections = (name: string): readonly string[] => {
  if (!/^[\u0400-\u04ff-]+$/.test(name)) return [name];
  const rule = RUSSIAN_ENDINGS.find(([ending]) => ending.test(name));
  return rule === undefined ? [name] : [name, ...rule[1].map((form) => name.replace(rule[0], form))];
};

const addName = (table: PhraseTable<Listed>, name: string, value: string | undefined): void => {
  if (value === undefined) return;
  for (const form of inflections(name))
    table.add(form, { value, isWeak: form.length < 3 && /^[a-z]+$/i.test(form) });
};

/** Codes of ISO 3166-1: two or three capital letters, or three digits if they are the whole text. */
export const countryCodeRecognizer = (): Recognizer => {
  const byCode = lazily(
    () =>
      new Map<string, JsonObject>(
        countries().flatMap((country) => {
          const value = {
            'alpha-2': country.alpha2,
            'alpha-3': country.alpha3,
            name: country.name,
            numeric: Number(country.numeric),
          };
          return [country.alpha2, country.alpha3, country.numeric].map((code): [string, JsonObject] => [
            code,
            value,
          ]);
        }),
      ),
  );
  return (reading) =>
    [...reading.text.matchAll(/(?<![\p{L}\d])(?:[A-Za-z]{2,3}|\d{3})(?![\p{L}\d])/gu)].flatMap((match) => {
      const [code] = match;
      const end = match.index + code.length;
      const value = byCode().get(code) ?? byCode().get(code.toUpperCase());
      const isWritten = code === code.toUpperCase() && /[A-Z]/.test(code);
      const isSure = isWritten || isMeantAsName(reading, match.index, end);
      return value !== undefined && isSure ? [{ value, start: match.index, end }] : [];
    });
};
