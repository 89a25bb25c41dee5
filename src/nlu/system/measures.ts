import { timeWords } from './data/time-words.ts';
import {
  ageWords,
  durationPhrases,
  percentWords,
  powers,
  temperatureWords,
  units,
  unitWords,
} from './data/unit-words.ts';
import { isHangulUnit } from './folding.ts';
import { baseLanguage, intlLocale } from './language.ts';
import { lazily } from './names-list.ts';
import { round } from './number-span.ts';
import { PhraseTable } from './phrases.ts';
import { type Amount, amountFinder } from './quantities.ts';
import type { Found, Reading, Recognizer } from './reading.ts';

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

type AmountsOf = (reading: Reading) => readonly Amount[];

const phrasesOf = (text: string, separator = ' '): string[] =>
  text
    .split(separator)
    .filter(Boolean)
    .map((phrase) => phrase.replaceAll('_', ' '));

// ---- unit tables

const unitTable = (dimension: string, language: string): PhraseTable<string> => {
  const table = new PhraseTable<string>();
  const base = baseLanguage(language);
  const own = ownWords(base);
  for (const [code] of Object.entries(units[dimension] ?? {})) {
    for (const word of own.get(code) ?? []) table.add(word, code);
  }
  for (const [code, names] of Object.entries(units[dimension] ?? {})) {
    const [standard = '-', ...symbols] = phrasesOf(names);
    for (const symbol of symbols) table.add(symbol, code);
    if (standard !== '-') for (const name of intlUnitNames(standard, language)) table.add(name, code);
  }
  for (const code of EXTRA_CODES[dimension] ?? [])
    for (const word of own.get(code) ?? []) table.add(word, code);
  const power = dimension === 'area' ? 'square' : dimension === 'volume' ? 'cubic' : undefined;
  if (power !== undefined) addPowers(table, power, language);
  return table;
};

/** Units that only some languages have words for. */
const EXTRA_CODES: Readonly<Record<string, readonly string[]>> = {
  length: ['li', 'mil'],
  area: ['mu', 'pyeong', 'dönüm'],
  volume: ['cup', 'pint', 'quart', 'tbsp', 'tsp', 'barrel', 'cc'],
  weight: ['jin', 'hg', 'dag', 'pond'],
};

const ownWords = (base: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (unitWords[base] ?? '').split(' ').map((entry): [string, string[]] => {
      const [code = '', words = ''] = entry.split('=');
      // Words that hold a slash of their own stand before a bar.
      const [slashed, plain] = words.includes('|') ? words.split('|') : [undefined, words];
      return [
        code.replaceAll('_', ' '),
        [...(slashed === undefined ? [] : [slashed]), ...phrasesOf(plain ?? '', '/')],
      ];
    }),
  );

/** The names that Intl has for a unit, with one, two and five of it. */
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
  return [...names];
};

const addPowers = (table: PhraseTable<string>, power: 'square' | 'cubic', language: string): void => {
  const base = baseLanguage(language);
  const own = ownWords(base);
  for (const [code, names] of Object.entries(units.length ?? {})) {
    const [standard = '-'] = phrasesOf(names);
    if (standard === '-') continue;
    const words = [...(own.get(code) ?? []), ...intlUnitNames(standard, language)];
    for (const pattern of phrasesOf(powers[base]?.[power] ?? '')) {
      for (const word of words) {
        table.add(pattern.replace('~', word), power === 'square' ? `sq ${code}` : `${code}³`);
      }
    }
  }
};

// ---- amounts with units

/** Where a unit may begin after an amount: at once, after a space or hyphen, after a small word. */
const unitAfter = <T>(reading: Reading, amount: Amount, table: PhraseTable<T>) => {
  const { folded } = reading;
  const direct = table.at(folded, amount.end, isHangulUnit(folded.charCodeAt(amount.end)) || undefined);
  if (direct !== undefined) return direct;
  const separator = folded.charAt(amount.end);
  if (separator !== ' ' && separator !== '-' && separator !== "'") return undefined;
  const next = table.at(folded, amount.end + 1);
  if (next !== undefined) return next;
  const linked = /^ (?:of|de|d'|di|von) ?/.exec(folded.slice(amount.end, amount.end + 5));
  return linked === null ? undefined : table.at(folded, amount.end + linked[0].length);
};

const measured =
  (table: () => PhraseTable<string>, amountsOf: AmountsOf): Recognizer =>
  (reading) =>
    amountsOf(reading).flatMap((amount) => {
      if (amount.isOrdinal) return [];
      const unit = unitAfter(reading, amount, table());
      return unit === undefined
        ? []
        : [{ value: { amount: amount.value, unit: unit.value }, start: amount.start, end: unit.end }];
    });

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

// ---- per cent

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

// ---- temperatures

const temperatures = (base: string, amountsOf: AmountsOf): Recognizer => {
  const [degrees, celsius, fahrenheit] = (temperatureWords[base] ?? temperatureWords.en ?? ['', '', '']).map(
    (text) => phrasesOf(text),
  );
  const table = new PhraseTable<string>([
    ['°c', 'C'],
    ['° c', 'C'],
    ['℃', 'C'],
    ['°f', 'F'],
    ['° f', 'F'],
    ['℉', 'F'],
    ['°', 'C'],
    ['c', 'C'],
    ['f', 'F'],
    ['k', 'K'],
    ['kelvin', 'K'],
  ]);
  const scales = [
    ['C', celsius ?? []],
    ['F', fahrenheit ?? []],
  ] as const;
  for (const [scale, words] of scales) {
    for (const word of words) {
      if (word.length > 1) table.add(word, scale);
      for (const degree of degrees ?? []) {
        for (const phrase of [`${degree} ${word}`, `${word}${degree}`]) table.add(phrase, scale);
      }
    }
  }
  for (const degree of degrees ?? []) table.add(degree, 'C');
  const prefixes = base === 'ja' || base === 'zh' || base === 'ko' ? SCALES_BEFORE : [];
  return (reading) =>
    amountsOf(reading).flatMap((amount) => {
      const unit = amount.isOrdinal ? undefined : unitAfter(reading, amount, table);
      if (unit === undefined || isLooseLetter(reading, amount, unit.start, unit.end)) return [];
      const prefix = prefixes.find(([word]) =>
        reading.folded.slice(0, amount.start).trimEnd().endsWith(word),
      );
      const isBelow = prefix?.[1] === '-';
      const scale = prefix === undefined || isBelow ? unit.value : prefix[1];
      const value = { amount: isBelow ? -amount.value : amount.value, unit: scale };
      return [{ value, start: amount.start, end: unit.end }];
    });
};

const SCALES_BEFORE: readonly (readonly [string, string])[] = [
  ['摂氏', 'C'],
  ['摄氏', 'C'],
  ['攝氏', 'C'],
  ['섭씨', 'C'],
  ['華氏', 'F'],
  ['华氏', 'F'],
  ['화씨', 'F'],
  ['零下', '-'],
  ['영하', '-'],
  ['氷点下', '-'],
  ['マイナス', '-'],
];

/** `25 c` in small letters and apart is no temperature; `25c` and `25 C` are. */
const isLooseLetter = ({ text }: Reading, amount: Amount, start: number, end: number): boolean =>
  end - start === 1 && /[cfk]/.test(text.charAt(start)) && start > amount.end;

// ---- durations and ages

const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, min: 60, h: 3600, day: 86_400, wk: 604_800 };

const durations = (base: string, amountsOf: AmountsOf): Recognizer => {
  const table = lazily(() => durationTable(base));
  const whole = lazily(() => wholeDurations(base));
  const halves = HALVES_AFTER[base];
  return (reading) => {
    const parts = amountsOf(reading).flatMap((amount): Duration[] => {
      const unit = amount.isOrdinal ? undefined : unitAfter(reading, amount, table());
      if (unit === undefined) return [];
      const half = halves?.exec(reading.folded.slice(unit.end, unit.end + 20));
      const value = round(amount.value + (half ? 0.5 : 0));
      return [
        { amount: value, unit: unit.value, start: amount.start, end: unit.end + (half?.[0].length ?? 0) },
      ];
    });
    const phrases = whole()
      .all(reading.folded)
      .map(({ start, end, value }) => ({ ...value, start, end }));
    const clear = parts.filter(
      (part) => !phrases.some((phrase) => part.start < phrase.end && part.end > phrase.start),
    );
    return joined(
      [...clear, ...phrases].sort((a, b) => a.start - b.start),
      reading.folded,
    ).map(({ amount, unit, start, end }) => ({ value: { amount, unit }, start, end }));
  };
};

type Duration = {
  readonly amount: number;
  readonly unit: string;
  readonly start: number;
  readonly end: number;
};

const durationTable = (base: string): PhraseTable<string> => {
  const table = new PhraseTable<string>();
  for (const tongue of timeWords[base] === undefined ? ['en'] : [base]) {
    for (const entry of (timeWords[tongue]?.U ?? '').split(' ')) {
      const [words = '', code = ''] = entry.split('=');
      if (code === 'quarter' || code === 'weekend') continue;
      for (const word of phrasesOf(words, '/')) table.add(word, code);
    }
  }
  return table;
};

const wholeDurations = (base: string): PhraseTable<{ amount: number; unit: string }> =>
  new PhraseTable(
    phrasesOf(durationPhrases[base] ?? '').map((entry) => {
      const [phrase = '', value = ''] = entry.split('=');
      const [amount = '', unit = ''] = value.split(',');
      return [phrase, { amount: Number(amount), unit }];
    }),
  );

/** An hour and a half: the half stands after the unit. */
const HALVES_AFTER: Readonly<Record<string, RegExp>> = {
  en: /^ and a half(?![a-z])/,
  fr: /^ et demie?(?![a-z])/,
  es: /^ y medi[ao](?![a-z])/,
  it: /^ e mezz[ao](?![a-z])/,
  pt: /^ e mei[ao](?![a-z])/,
  ja: /^半/,
  zh: /^半/,
  ko: /^ ?반(?![가-힣])/,
};

/** Two hours and ten minutes are 130 minutes. */
const joined = (parts: readonly Duration[], folded: string): readonly Duration[] => {
  const whole: Duration[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    const factor =
      last && (UNIT_SECONDS[last.unit] ?? 0) / (UNIT_SECONDS[part.unit] ?? Number.POSITIVE_INFINITY);
    const between = last && folded.slice(last.end, part.start);
    const isNext = between !== undefined && /^(?:,? ?(?:and|und|et|y|e|и|en|ve|och|og)? ?)$/.test(between);
    if (last !== undefined && isNext && factor !== undefined && factor > 1 && Number.isInteger(factor)) {
      whole.pop();
      whole.push({
        amount: round(last.amount * factor + part.amount),
        unit: part.unit,
        start: last.start,
        end: part.end,
      });
    } else if (last === undefined || part.start >= last.end) whole.push(part);
  }
  return whole;
};

const ages = (base: string, amountsOf: AmountsOf): Recognizer => {
  const table = new PhraseTable<string>();
  for (const entry of phrasesOf(ageWords[base] ?? ageWords.en ?? '')) {
    const [phrase = '', code = ''] = entry.split('=');
    table.add(phrase, code === 'yr' ? 'year' : code);
  }
  return measured(() => table, amountsOf);
};

export const isInside = (inner: Found, outer: Found): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;
