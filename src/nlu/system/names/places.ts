import { airportList } from '../data/airport-list.ts';
import { cityAliases, cityNames } from '../data/city-names.ts';
import { airportNames, attractions, cityNicknames, counties, stateAnswers } from '../data/place-names.ts';
import { stateNames } from '../data/state-names.ts';
import { foldPhrase, lookBack } from '../folding.ts';
import { lazily } from '../lazily.ts';
import { PhraseTable } from '../phrases.ts';
import type { Recognizer } from '../reading.ts';
import { countries, inflections } from './countries.ts';
import { entriesOf, isMeantAsName, type Listed, listRecognizer, splitFlags } from './names-list.ts';

/** Places; the lists include names in many languages. */
export const placeRecognizers = (): Readonly<Record<string, Recognizer>> => ({
  'sys.geo-city': listRecognizer(cities),
  'sys.geo-capital': listRecognizer(citiesWith('c')),
  'sys.geo-city-us': listRecognizer(citiesWith('u')),
  'sys.geo-city-gb': listRecognizer(citiesWith('g')),
  'sys.geo-state': listRecognizer(states('')),
  'sys.geo-state-us': listRecognizer(states('US')),
  'sys.geo-state-gb': listRecognizer(states('GB')),
  'sys.geo-county-us': usCounties,
  'sys.geo-county-gb': listRecognizer(lazily(() => namesTable(entriesOf(counties)))),
  'sys.place-attraction': listRecognizer(lazily(() => attractionTable(''))),
  'sys.place-attraction-us': listRecognizer(lazily(() => attractionTable('US'))),
  'sys.place-attraction-gb': listRecognizer(lazily(() => attractionTable('GB'))),
  'sys.airport': airports,
});

/** The number of cities in the list that are so large that their name means them, not a state. */
const GREAT_CITIES = 1_000;

export const isGreatCity = (name: string): boolean => greatCities().has(name);

const greatCities = lazily(() => {
  const english = new Map(
    entriesOf(cityNicknames).map((entry): [string, string] => {
      const [name = '', answer = name] = (entry.split('=')[0] ?? '').split('>');
      return [name, answer];
    }),
  );
  const names = entriesOf(cityNames).slice(0, GREAT_CITIES);
  return new Set(names.map((entry) => splitFlags(entry)[0]).map((name) => english.get(name) ?? name));
});

// ---- cities

/** A city with a name in each of two languages: Donostia, San Sebastián. */
const BETWEEN_NAMES = '   ';

/** The list entries with a flag; shared by all agents of a process. */
const cityTable = (flag: string): PhraseTable<Listed> => {
  const table = new PhraseTable<Listed>();
  const canonical = new Map<string, Listed>();
  for (const entry of entriesOf(cityNames)) {
    const [name, flags] = splitFlags(entry);
    if (flags.includes(flag)) canonical.set(name, { value: name, isWeak: flags.includes('w') });
  }
  // Nicknames belong to large cities and take precedence over smaller ones with that name.
  addOtherNames(table, canonical, cityNicknames);
  for (const [name, listed] of canonical) {
    table.add(name, listed);
    for (const one of name.split(BETWEEN_NAMES)) table.add(one, { ...listed, value: one });
    if (name.startsWith('St. ')) {
      for (const saint of ['St', 'Saint']) table.add(`${saint} ${name.slice(4)}`, listed);
    }
  }
  addOtherNames(table, canonical, cityAliases);
  return table;
};

const addOtherNames = (table: PhraseTable<Listed>, canonical: Map<string, Listed>, data: string): void => {
  for (const entry of entriesOf(data)) {
    const [names = '', ...others] = entry.split('=');
    const [name = '', english = name] = names.split('>');
    const known = canonical.get(name);
    if (known === undefined) continue;
    const listed = english === name ? known : { ...known, value: english };
    canonical.set(name, listed);
    for (const other of english === name ? others : [...others, english]) {
      // Shorter than four letters, in Latin script: LA, Rio.
      const isWeak = other.length < 4 && !isHigh(other);
      for (const form of inflections(other)) table.add(form, { ...listed, isWeak });
    }
  }
};

const isHigh = (name: string): boolean => name.charCodeAt(0) > 0x24f;

const cities = lazily(() => cityTable(''));
const FLAGGED: Readonly<Record<string, () => PhraseTable<Listed>>> = {
  c: lazily(() => cityTable('c')),
  u: lazily(() => cityTable('u')),
  g: lazily(() => cityTable('g')),
};
const citiesWith = (flag: 'c' | 'u' | 'g'): (() => PhraseTable<Listed>) => FLAGGED[flag] ?? cities;

// ---- states, counties, attractions

/** Countries whose states have letter codes in common use: `CA`, `NSW`. */
const ABBREVIATED = new Set(['US', 'CA', 'AU']);

const stateTable = (country: string): PhraseTable<Listed> => {
  const table = new PhraseTable<Listed>();
  for (const entry of entriesOf(stateNames)) {
    const [code = '', name = ''] = entry.split('=');
    const [nation = '', letters = ''] = code.split('-');
    if (!code.startsWith(country)) continue;
    const [answer = name, ...others] = (stateAnswers[code] ?? name).split('=');
    for (const form of [answer, name, ...others]) table.add(form, { value: answer, isWeak: form.length < 4 });
    if (ABBREVIATED.has(nation)) table.add(letters, { value: answer, isWeak: true });
  }
  return table;
};

const STATES: Readonly<Record<string, () => PhraseTable<Listed>>> = {
  '': lazily(() => stateTable('')),
  US: lazily(() => stateTable('US')),
  GB: lazily(() => stateTable('GB')),
};
const states = (country: '' | 'US' | 'GB'): (() => PhraseTable<Listed>) => STATES[country] ?? cities;

const namesTable = (names: readonly string[]): PhraseTable<Listed> =>
  new PhraseTable<Listed>(names.map((name) => [name, { value: name, isWeak: false }]));

const attractionTable = (country: string): PhraseTable<Listed> => {
  const table = new PhraseTable<Listed>();
  for (const entry of entriesOf(attractions)) {
    const [nation = '', name = '', ...others] = entry.split('=');
    if (!nation.startsWith(country)) continue;
    for (const form of [name, ...others]) table.add(form, { value: name, isWeak: false });
  }
  return table;
};

/** There are over three thousand; all but a few are followed by the word "county". */
const usCounties: Recognizer = ({ text }) =>
  [...text.matchAll(/(?<![\p{L}\d])(?:[A-Z][\w.'-]{1,30} ){1,3}County(?![\p{L}\d])/gu)].map((match) => ({
    value: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

// ---- airports

type AirportEntry = { readonly value: Record<string, string>; readonly isWeak: boolean };

const airportTable = lazily(() => {
  const table = new PhraseTable<AirportEntry>();
  const nations = new Map(countries().map(({ alpha2, name }) => [alpha2, name]));
  nations.set('US', 'United States');
  for (const entry of entriesOf(airportList)) {
    const [IATA = '', ICAO = '', country = '', city = '', name = ''] = entry.split('=');
    const value = { IATA, ICAO, name, city, country: nations.get(country) ?? country };
    table.add(IATA, { value, isWeak: true });
    if (ICAO !== '') table.add(ICAO, { value, isWeak: true });
    table.add(name, { value, isWeak: false });
    const own =
      name.startsWith(city) && /^[ -]./.test(name.slice(city.length)) ? name.slice(city.length + 1) : name;
    if (!COMMON_AIRPORT_NAMES.has(own.toLowerCase())) table.add(own, { value, isWeak: false });
    const bare = own.replace(AIRPORT_WORDS, '');
    if (bare !== own && bare.length > 3 && bare !== city) table.add(bare, { value, isWeak: true });
    if (city !== '') table.add(`${city} airport`, { value, isWeak: false });
  }
  addAirportNames(table);
  return table;
});

const addAirportNames = (table: PhraseTable<AirportEntry>): void => {
  for (const entry of entriesOf(airportNames)) {
    const [code = '', ...names] = entry.split('=');
    const known = table.get(foldPhrase(code));
    if (known === undefined) continue;
    // A bare word needs evidence: Orly, but not 羽田 or aéroport d'Orly.
    for (const name of names) table.add(name, { ...known, isWeak: !name.includes(' ') && !isHigh(name) });
  }
};

/** `Brindisi Airport` without its city is not a name. */
const COMMON_AIRPORT_NAMES: ReadonlySet<string> = new Set([
  'airport',
  'international airport',
  'regional airport',
]);

/** People say Heathrow and O'Hare without them. */
const AIRPORT_WORDS = /(?: (?:international|intercontinental|regional|municipal|metropolitan))? airport$/i;

/** `from Heathrow`; `it is heathrow` answers a question. */
const AIRPORT_BEFORE =
  /\b(?:(?:at|from|to|via|into)|(?:it|that|this|airport)(?: is| was|'s)|(?:^|[,;] ?)is) $/;
/** More than `, airport was `. */
const AIRPORT_UNITS_MAX = 16;

const airports: Recognizer = (reading) =>
  airportTable()
    .all(reading.folded)
    .filter(({ value, start, end }) => {
      const written = reading.text.slice(start, end);
      const isFlownTo = AIRPORT_BEFORE.test(lookBack(reading.folded, start, AIRPORT_UNITS_MAX));
      const isName = isFlownTo && end - start > 4;
      return (
        !value.isWeak || isName || written === written.toUpperCase() || isMeantAsName(reading, start, end)
      );
    })
    .map(({ start, end, value }) => ({ start, end, value: value.value }));
