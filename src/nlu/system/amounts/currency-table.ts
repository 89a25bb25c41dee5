import type { Steps } from '../../../kernel/steps.ts';
import { codesThatAreWords, currencySymbols, currencyWords } from '../data/currency-words.ts';
import { oldCurrencies } from '../data/old-currencies.ts';
import { baseLanguage, endingsOf, intlLocale, rememberedByLanguage } from '../language.ts';
import { PhraseTable } from '../phrases.ts';
import type { Currency } from './glued-money.ts';

/** The meaning of 元 by region. */
const HOME: Readonly<Record<string, string>> = { 'zh-TW': 'TWD', 'zh-HK': 'HKD' };

/** The words, signs and codes of all currencies in a language. */
export const currencyTable = (language: string): PhraseTable<Currency> => {
  const base = baseLanguage(language);
  const table = new PhraseTable<Currency>([], endingsOf(base));
  const home = HOME[language];
  if (home !== undefined)
    for (const word of ['元', '块', '塊', '圓', '蚊']) table.add(word, { code: home, isCode: false });
  addWords(table, currencyWords[base] ?? currencyWords.en ?? '', base);
  addSymbols(table, base);
  addCodes(table, language);
  return table;
};

const addSymbols = (table: PhraseTable<Currency>, base: string): void => {
  for (const [symbol, code] of Object.entries(currencySymbols)) {
    // The yen sign is also the yuan's.
    const currency = { code: symbol === '¥' && base === 'zh' ? 'CNY' : code, isCode: false };
    table.add(symbol, currency);
    // `hk $ 10`
    if (/^[a-z]{2,3}\$$/.test(symbol)) table.add(symbol.replace('$', ' $'), currency);
  }
  // Japanese keyboards write the yen sign as a backslash.
  if (base === 'ja') table.add('\\', { code: 'JPY', isCode: false });
};

/** The codes of ISO 4217 with Intl's names. */
const addCodes = (table: PhraseTable<Currency>, language: string): void => {
  for (const code of Intl.supportedValuesOf('currency')) {
    table.add(code, { code, isCode: codesThatAreWords.has(code.toLowerCase()) });
    if (oldCurrencies.has(code)) continue;
    for (const name of currencyNames(code, language))
      for (const form of formsOf(name, baseLanguage(language))) table.add(form, { code, isCode: false });
  }
};

/** German adjectives change their endings: `kanadischer Dollar`, `kanadischen Dollar`. */
const GERMAN_ADJECTIVE = /isch(?:e[rns]?) /;
const GERMAN_FORMS = ['ische ', 'ischer ', 'ischen '];
const formsOf = (name: string, base: string): readonly string[] =>
  base === 'de' && GERMAN_ADJECTIVE.test(name)
    ? GERMAN_FORMS.map((form) => name.replace(GERMAN_ADJECTIVE, form))
    : [name];

const addWords = (table: PhraseTable<Currency>, words: string, base: string): void => {
  for (const entry of words.split(' ').filter(Boolean)) {
    const [code = '', names = ''] = entry.split('=');
    for (const name of names.split('/'))
      for (const form of formsOf(name.replaceAll('_', ' '), base)) table.add(form, { code, isCode: false });
  }
};

const namesByCode = rememberedByLanguage(() => new Map<string, readonly string[]>());

const currencyNames = (code: string, language: string): readonly string[] => {
  const remembered = namesByCode(language);
  const names = remembered.get(code) ?? intlCurrencyNames(code, language);
  remembered.set(code, names);
  return names;
};

/** Reads Intl's names, one currency a step: all of them take 40 ms. */
export function* prepareCurrencyNames(language: string): Steps<void> {
  if (namesByCode(language).size > 0) return;
  for (const code of Intl.supportedValuesOf('currency')) {
    if (oldCurrencies.has(code)) continue;
    currencyNames(code, language);
    yield;
  }
}

const intlCurrencyNames = (currency: string, language: string): readonly string[] => {
  const format = new Intl.NumberFormat(intlLocale(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  });
  const names = new Set<string>();
  for (const count of [1, 2, 5]) {
    const name = format.formatToParts(count).find((part) => part.type === 'currency')?.value;
    if (name !== undefined) names.add(name);
  }
  return [...names];
};
