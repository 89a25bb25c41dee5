import { addressRecognizers } from './addresses.ts';
import { countryCodeRecognizer, countryRecognizer } from './countries.ts';
import { colorWords } from './data/color-words.ts';
import { musicGenres } from './data/music-genres.ts';
import { foldText } from './folding.ts';
import { baseLanguage } from './language.ts';
import { languageRecognizer } from './languages.ts';
import { measureRecognizers } from './measures.ts';
import { moneyRecognizers } from './money.ts';
import { entriesOf, lazily, listRecognizer, wordRecognizer } from './names-list.ts';
import { numberFinder } from './numbers.ts';
import { patternRecognizers } from './patterns.ts';
import { peopleRecognizers } from './people.ts';
import { PhraseTable } from './phrases.ts';
import { placeRecognizers } from './places.ts';
import { numberRecognizers } from './quantities.ts';
import type { Reading, Recognizer, SystemValue } from './reading.ts';
import { temporalRecognizers } from './temporal.ts';

/** What a text is read against: the clock (UTC, ISO 8601) and the place (IANA name; empty for UTC). */
export type SystemConditions = { readonly now: string; readonly timezone: string };

/**
 * Builds what these entities need in this language, once; then reads texts.
 * The values of one entity stand in text order and do not overlap; those of different entities may.
 * Entities without a list or a form of their own (`sys.any`, `sys.music-artist`) and unknown names give nothing.
 */
export const systemRecognizer = (
  entities: readonly string[],
  language: string,
): ((text: string, conditions: SystemConditions) => readonly SystemValue[]) => {
  const findNumbers = numberFinder(baseLanguage(language));
  const recognizers = [...new Set(entities)].flatMap((entity) => {
    const recognize = recognizerFor(entity, language);
    return recognize === undefined ? [] : [{ entity, recognize }];
  });
  return (text, conditions) => {
    if (recognizers.length === 0 || text === '') return [];
    const folded = foldText(text);
    const reading: Reading = {
      text,
      folded,
      hasDigit: /\d/.test(folded),
      numbers: lazily(() => findNumbers(folded)),
      ...conditions,
    };
    return recognizers.flatMap(({ entity, recognize }) =>
      recognize(reading).map(({ value, start, end }) => ({ entity, value, start, end })),
    );
  };
};

const recognizerFor = (entity: string, language: string): Recognizer | undefined => {
  const base = baseLanguage(language);
  switch (entity) {
    case 'sys.color':
      return wordRecognizer(
        (colorWords[base] ?? colorWords.en ?? '').split(' ').map((word) => word.replaceAll('_', ' ')),
      );
    case 'sys.language':
      return languageRecognizer(language);
    case 'sys.geo-country':
      return countryRecognizer(language);
    case 'sys.geo-country-code':
      return countryCodeRecognizer();
    case 'sys.music-genre':
      return genreRecognizer;
    default:
      return (
        temporalRecognizers(language)[entity] ??
        numberRecognizers(base)[entity] ??
        measureRecognizers(language)[entity] ??
        moneyRecognizers(language)[entity] ??
        patternRecognizers[entity] ??
        addressRecognizers(language)[entity] ??
        peopleRecognizers[entity] ??
        placeRecognizers(language)[entity]?.()
      );
  }
};

const genreRecognizer = listRecognizer(
  lazily(
    () => new PhraseTable(entriesOf(musicGenres).map((genre) => [genre, { value: genre, isWeak: false }])),
  ),
);

/** Every system entity of the API, as agents name them without `@`. */
export const systemEntityNames: readonly string[] =
  'date-time date date-period time time-period number cardinal ordinal number-integer number-sequence flight-number unit-area unit-currency unit-length unit-speed unit-volume unit-weight unit-information percentage temperature duration age currency-name unit-area-name unit-length-name unit-speed-name unit-volume-name unit-weight-name unit-information-name address street-address zip-code geo-capital geo-country geo-country-code geo-city geo-state place-attraction airport location geo-city-us geo-city-gb geo-state-us geo-state-gb geo-county-us geo-county-gb place-attraction-us place-attraction-gb email phone-number given-name last-name patronymic-name person music-artist music-genre color language any url ignore'
    .split(' ')
    .map((name) => `sys.${name}`);

const names: ReadonlySet<string> = new Set(systemEntityNames);

/** `sys.date`, without `@`. */
export const isSystemEntity = (name: string): boolean => names.has(name);
