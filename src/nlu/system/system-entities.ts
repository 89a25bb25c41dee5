import type { Amount } from './amount.ts';
import { amountsIn } from './amounts/amounts.ts';
import { measureRecognizers } from './amounts/measures.ts';
import { moneyRecognizers } from './amounts/money.ts';
import { numberRecognizers } from './amounts/quantities.ts';
import { musicGenres } from './data/music-genres.ts';
import type { Moments } from './dates/moments.ts';
import { temporalRecognizers } from './dates/temporal.ts';
import { foldText } from './folding.ts';
import { baseLanguage, rememberedByLanguage } from './language.ts';
import { languageRecognizer } from './languages.ts';
import { lazily } from './lazily.ts';
import { addressRecognizers } from './names/addresses.ts';
import { colorsIn } from './names/colors.ts';
import { countryCodeRecognizer, countryRecognizer } from './names/countries.ts';
import { locationRecognizer } from './names/locations.ts';
import { entriesOf, listRecognizer, wordRecognizer } from './names/names-list.ts';
import { peopleRecognizers } from './names/people.ts';
import { placeRecognizers } from './names/places.ts';
import { type NumberLexicon, numberLexicon } from './numbers/number-lexicon.ts';
import type { NumberSpan } from './numbers/number-span.ts';
import { numberFinder } from './numbers/numbers.ts';
import { patternRecognizers } from './patterns.ts';
import { PhraseTable } from './phrases.ts';
import type { Found, Reading, Recognizer } from './reading.ts';

/**
 * The clock (UTC, ISO 8601) and time zone (IANA name; empty for UTC) of a text, and the date of its times, if
 * it was said before.
 */
export type SystemConditions = { readonly now: string; readonly timezone: string; readonly day?: string };

/**
 * Builds the recognizer of an entity in a language, once. Its values are in text order and do not overlap;
 * those of different entities may. Entities without a list or a form of their own (`sys.any`,
 * `sys.music-artist`) and unknown names give nothing.
 */
export const recognizerOf = (
  entity: string,
  language: string,
): ((text: string, conditions: SystemConditions) => readonly Found[]) => {
  const { recognizers, readingOf } = inLanguage(language);
  const recognize = recognizers.get(aliases.get(entity) ?? entity);
  return (text, conditions) =>
    recognize === undefined || text === '' ? NOTHING : recognize(readingOf(text, conditions));
};

const NOTHING: readonly Found[] = [];

/** Every system entity of the API, by the names that agents use, without `@`. */
export const systemEntityNames: readonly string[] = `
  date-time date date-period time time-period number cardinal ordinal number-integer number-sequence
  flight-number unit-area unit-currency unit-length unit-speed unit-volume unit-weight unit-information
  percentage temperature duration age currency-name unit-area-name unit-length-name unit-speed-name
  unit-volume-name unit-weight-name unit-information-name address street-address zip-code geo-capital
  geo-country geo-country-code geo-city geo-state place-attraction airport location geo-city-us geo-city-gb
  geo-state-us geo-state-gb geo-county-us geo-county-gb place-attraction-us place-attraction-gb email
  phone-number given-name last-name patronymic-name person music-artist music-genre color language any url
  ignore`
  .trim()
  .split(/\s+/)
  .map((name) => `sys.${name}`);

/** Other names that agents use; values keep the name that the agent uses. */
const aliases: ReadonlyMap<string, string> = new Map([['sys.unit-temperature', 'sys.temperature']]);

const names: ReadonlySet<string> = new Set([...systemEntityNames, ...aliases.keys()]);

/** For example `sys.date`, without `@`. */
export const isSystemEntity = (name: string): boolean => names.has(name);

const inLanguage = rememberedByLanguage((language) => ({
  recognizers: recognizersOf(language),
  readingOf: reader(language),
}));

const recognizersOf = (language: string): ReadonlyMap<string, Recognizer> => {
  const base = baseLanguage(language);
  const byName: Readonly<Record<string, Recognizer>> = {
    ...temporalRecognizers(language),
    ...numberRecognizers(base),
    ...measureRecognizers(language),
    ...moneyRecognizers(language),
    ...patternRecognizers,
    ...addressRecognizers(language),
    ...peopleRecognizers,
    ...placeRecognizers(),
    'sys.location': locationRecognizer(language),
    'sys.geo-country': countryRecognizer(language),
    'sys.geo-country-code': countryCodeRecognizer(),
    'sys.color': wordRecognizer(() => colorsIn(base)),
    'sys.language': languageRecognizer(language),
    'sys.music-genre': genreRecognizer,
  };
  return new Map(Object.entries(byName));
};

const genreRecognizer = listRecognizer(
  lazily(
    () => new PhraseTable(entriesOf(musicGenres).map((genre) => [genre, { value: genre, isWeak: false }])),
  ),
);

/** Prepares a text. The last one is cached, because callers usually ask for several entities in turn. */
const reader = (language: string): ((text: string, conditions: SystemConditions) => Reading) => {
  const find = lazily(() => findersOf(baseLanguage(language)));
  let last: Reading | undefined;
  return (text, conditions) => {
    const { now, timezone, day } = conditions;
    if (last?.text === text && last.now === now && last.timezone === timezone && last.day === day)
      return last;
    last = new PreparedText(text, conditions, find());
    return last;
  };
};

type Finders = {
  readonly numbers: (folded: string) => readonly NumberSpan[];
  readonly lexicon: NumberLexicon;
};

const findersOf = (base: string): Finders => ({ numbers: numberFinder(base), lexicon: numberLexicon(base) });

const DIGIT = /\d/;

class PreparedText implements Reading {
  readonly text: string;
  readonly folded: string;
  readonly now: string;
  readonly timezone: string;
  readonly day: string | undefined;
  moments: Moments | undefined;
  readonly #find: Finders;
  #numbers: readonly NumberSpan[] | undefined;
  #amounts: readonly Amount[] | undefined;

  constructor(text: string, { now, timezone, day }: SystemConditions, find: Finders) {
    this.text = text;
    this.folded = foldText(text);
    this.now = now;
    this.timezone = timezone;
    this.day = day;
    this.moments = undefined;
    this.#find = find;
  }

  get hasDigit(): boolean {
    return DIGIT.test(this.folded);
  }

  numbers(): readonly NumberSpan[] {
    this.#numbers ??= this.#find.numbers(this.folded);
    return this.#numbers;
  }

  amounts(): readonly Amount[] {
    this.#amounts ??= amountsIn(this.folded, this.numbers(), this.#find.lexicon);
    return this.#amounts;
  }
}
