import { approximateWords } from '../data/approximate-words.ts';
import { abbreviationsLikeWords, calendarAbbreviations } from '../data/calendar-abbreviations.ts';
import { calendarMisspellings } from '../data/calendar-misspellings.ts';
import { decadeWords } from '../data/decade-words.ts';
import { eraWords } from '../data/era-words.ts';
import { holidayNames } from '../data/holiday-names.ts';
import { periodWords } from '../data/period-words.ts';
import { placesFromEnd } from '../data/places-from-end.ts';
import { spokenHours } from '../data/spoken-hours.ts';
import { type TimeWords, timeWords } from '../data/time-words.ts';
import { turkishHours } from '../data/turkish-hours.ts';
import { durationPhrases } from '../data/unit-words.ts';
import { weekdayParts } from '../data/weekday-parts.ts';
import { foldPhrase, spellingsOf } from '../folding.ts';
import { baseLanguage, endingsOf, intlLocale } from '../language.ts';
import { type Meaning, meaningOf, type SomeReadings } from '../lexeme.ts';
import { PhraseTable } from '../phrases.ts';

/**
 * All words of dates and times of a language. `V`: a weekday relative to this week, as `week*7+weekday`; `G`:
 * a whole duration such as half an hour, as `amount,unit`; `X`: a day of the year; `Q`: a quarter such as Q1;
 * `?`: an abbreviation (1), which may also be a common word (2); `s`: an era, by the year before it; `u`: a
 * Turkish hour, negative in the dative, `@` one in the locative (`sekizde`), and `n` any hour in a case.
 */
export const timeLexicon = (language: string): PhraseTable<Meaning> => {
  const base = baseLanguage(language);
  const readings = new Map<string, Record<string, string | number>>();
  const put = (phrase: string, kind: string, value: string | number) => {
    // Turkish geçe, past the hour, and gece, the night, fold to the same.
    for (const spelling of base === 'de' ? spellingsOf(phrase) : [phrase]) {
      const folded = foldPhrase(spelling);
      const known = readings.get(folded) ?? {};
      known[kind] ??= value;
      readings.set(folded, known);
    }
  };
  const words = timeWords[base] ?? {};
  for (const [kind, text] of Object.entries(words)) {
    if (kind === 'W' || kind === 'M') putInOrder(text, kind, put);
    else putValued(text, kind, put);
  }
  for (const [kind, text] of Object.entries({ ...decadeWords[base], ...periodWords[base] }))
    putValued(text, kind, put);
  if (words.W === undefined || words.M === undefined) putCalendarNames(language, put);
  putApproximateLinks(base, words, put);
  putAbbreviations(base, readings, put);
  putMisspellings(base, put);
  putRomanCenturies(base, put);
  putHalves(base, put);
  putValued(holidaysIn(base), 'X', put);
  putValued(eraWords[base] ?? '', 's', put);
  putValued(placesFromEnd[base] ?? '', 'o', put);
  putTurkishHours(base, put);
  putSpokenHours(base, put);
  putSigns(put);
  putValued(durationPhrases[base] ?? '', 'G', put);
  putWeekdayParts(base, words.W ?? '', put);
  if (base === 'zh') putChineseWeekdays(words.r ?? '', put);
  return new PhraseTable(
    Array.from(readings, ([phrase, some]) => [phrase, meaningOf(some as SomeReadings)] as const),
    endingsOf(base),
  );
};

/** `in about`, `vor etwa`: as without the second word. */
const putApproximateLinks = (base: string, { f = '', A = '' }: TimeWords, put: Put): void => {
  const words = (approximateWords[base] ?? '').split(' ').filter(Boolean).flatMap(phrasesOf);
  for (const [kind, links] of Object.entries({ f, A }))
    putValued(links, kind, (link, _, value) => {
      if (value === 0) for (const word of words) put(`${link} ${word}`, kind, value);
    });
};

const putAbbreviations = (base: string, known: ReadonlyMap<string, object>, put: Put): void => {
  const likeWords = new Set((abbreviationsLikeWords[base] ?? '').split(' '));
  for (const [kind, text] of Object.entries(calendarAbbreviations[base] ?? {})) {
    putInOrder(text, kind, (phrase, _, place) => {
      const isNew = !known.has(foldPhrase(phrase));
      put(phrase, kind, place);
      if (likeWords.has(phrase)) put(phrase, '?', 2);
      else if (isNew) put(phrase, '?', 1);
    });
  }
};

/** `siglo XIX`, `XIXe siècle`: where a century has Roman numerals; `~` is the numeral. */
const ROMAN_CENTURIES: Readonly<Record<string, readonly string[]>> = {
  es: ['siglo ~'],
  pt: ['século ~'],
  it: ['~ secolo', 'secolo ~'],
  fr: ['~e siècle', '~ème siècle', '~eme siècle'],
};
const ROMAN = 'ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi'.split(' ');

const putRomanCenturies = (base: string, put: Put): void => {
  for (const pattern of ROMAN_CENTURIES[base] ?? [])
    for (const [place, numeral] of ROMAN.entries()) put(pattern.replace('~', numeral), 'T', place + 2);
};

const putMisspellings = (base: string, put: Put): void => {
  for (const [kind, text] of Object.entries(calendarMisspellings[base] ?? {})) putInOrder(text, kind, put);
};

/** `el día` begins a date, too, and would hide the holiday in `el día del trabajo`. */
const ARTICLES: Readonly<Record<string, string>> = { es: 'el', pt: 'o', it: 'il', nl: 'de', fr: 'le' };

const holidaysIn = (base: string): string => {
  const [holidays = '', article] = [holidayNames[base], ARTICLES[base]];
  if (article === undefined) return holidays;
  return `${holidays} ${holidays.replace(/(?<=^|[ /])/g, `${article}_`)}`;
};

const putSpokenHours = (base: string, put: Put): void => {
  for (const { from, hours, phrases } of spokenHours[base] ?? [])
    for (const [place, hour] of hours.split(' ').entries())
      putValued(phrases.replaceAll('~', hour), 'C', (phrase, kind, minutes) =>
        put(phrase, kind, clockText((from + place) * 60 + Number(minutes))),
      );
};

const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** `on beşinde`, also without the case and in others: ayın on beşi, ayın on beşine. */
const dayForms = (locative: string): readonly string[] => {
  const [stem, vowel] = [locative.slice(0, -3), locative.slice(-1)];
  return [locative, stem, `${stem}n${vowel}`, `${stem}n${vowel}n`, `${locative}n`];
};

const putTurkishHours = (base: string, put: Put): void => {
  if (base !== 'tr') return;
  const { dative, accusative, ablative, days, locative, locativeMinutes } = turkishHours;
  putValued(locativeMinutes, '@', put);
  putValued(locativeMinutes, 'n', put);
  putInOrder(dative, 'M', (phrase, _, hour) => put(phrase, 'u', -Number(hour)));
  putInOrder(accusative, 'M', (phrase, _, hour) => put(phrase, 'u', hour));
  putInOrder(locative, 'M', (phrase, _, hour) => put(phrase, '@', hour));
  putInOrder(days, 'M', (phrase, _, place) => {
    for (const day of phrase.includes(' ') ? dayForms(phrase) : [phrase])
      for (const kind of ['n', 'o']) put(day, kind, place);
  });
  for (const text of [dative, ablative, locative])
    putInOrder(text, 'M', (phrase, _, hour) => put(phrase, 'n', hour));
};

/** Latin letters for the half of the day; Spanish writes a space between them. */
const putHalves = (base: string, put: Put): void => {
  const kinds = HALF_FIRST.has(base) ? ['P', 'p'] : ['P'];
  for (const kind of kinds) {
    // German `am` is a preposition, and `a. M.` part of a city's name.
    for (const word of ['a.m.', 'a.m', ...(base === 'de' ? [] : ['am', 'a. m.'])]) put(word, kind, 'am');
    for (const word of ['p.m.', 'p.m', 'pm', 'p. m.']) put(word, kind, 'pm');
  }
};

const HALF_FIRST: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'hi', 'tr']);

/** Quarters and halves of a year, signs of ranges and the zone of programs, in any language. */
const putSigns = (put: Put): void => {
  for (const quarter of [1, 2, 3, 4]) put(`q${quarter}`, 'Q', quarter);
  for (const half of [1, 2]) put(`h${half}`, 'Q', 4 + half);
  for (const sign of ['~', '〜']) put(sign, '-', 0);
  for (const zone of ['utc', 'gmt']) put(zone, 'e', 0);
};

type Put = (phrase: string, kind: string, value: string | number) => void;

const phrasesOf = (entry: string): string[] =>
  entry.split('/').map((word) => word.replaceAll('_', ' ').trim());

/** Weekdays count from 0, months from 1. */
const putInOrder = (text: string, kind: string, put: Put): void => {
  const first = kind === 'M' ? 1 : 0;
  for (const [place, entry] of text.split(' ').entries()) {
    for (const phrase of phrasesOf(entry)) if (phrase !== '') put(phrase, kind, first + place);
  }
};

const putValued = (text: string, kind: string, put: Put): void => {
  for (const entry of text.split(' ').filter(Boolean)) {
    const [words, value] = split(entry);
    for (const phrase of words) {
      put(phrase, kind, value);
      if (kind === 'P') putPart(phrase, String(value), put);
    }
  }
};

/** `word/word=value`; the default value is 0. Dutch has one word with a slash in it. */
const split = (entry: string): readonly [words: readonly string[], value: string | number] => {
  const equals = entry.indexOf('=');
  const words = equals === -1 ? entry : entry.slice(0, equals);
  const value = equals === -1 ? '0' : entry.slice(equals + 1);
  const number = Number(value);
  return [words === 't/m' ? [words] : phrasesOf(words), Number.isNaN(number) ? value : number];
};

const putPart = (phrase: string, half: string, put: Put): void => {
  const hours = phrase.includes(' ') && phrase.length > 4 ? PARTS[half] : undefined;
  if (hours !== undefined) put(phrase, 'Z', hours);
};

/** Words such as "in the evening" name a part of the day if no hour precedes them. */
const PARTS: Readonly<Record<string, string>> = { am: '8-12', pm: '12-16', eve: '16-24', night: '20-24' };

/** Names of weekdays and months from Intl, for languages whose table does not list them. */
const putCalendarNames = (language: string, put: Put): void => {
  const locale = intlLocale(language);
  const nameOf = (options: Intl.DateTimeFormatOptions, type: string, date: Date): string => {
    const parts = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).formatToParts(date);
    return parts.find((part) => part.type === type)?.value.toLowerCase() ?? '';
  };
  for (let weekday = 0; weekday < 7; weekday++) {
    put(nameOf({ weekday: 'long' }, 'weekday', new Date(Date.UTC(2017, 0, 1 + weekday))), 'W', weekday);
  }
  for (let month = 0; month < 12; month++) {
    const date = new Date(Date.UTC(2017, month, 15));
    // In many languages the month has another case next to a day.
    const names = [{ month: 'long' } as const, { month: 'long', day: 'numeric' } as const].map((options) =>
      nameOf(options, 'month', date),
    );
    for (const name of names) if (!/\d|^$/.test(name)) put(name, 'M', month + 1);
  }
};

/** Montagabend, maandagmorgen. */
const putWeekdayParts = (base: string, weekdays: string, put: Put): void => {
  for (const entry of (weekdayParts[base] ?? '').split(' ').filter(Boolean)) {
    const [part = '', hours = ''] = entry.split('=');
    for (const [weekday, names] of weekdays.split(' ').entries()) {
      const [name = ''] = phrasesOf(names);
      if (name === '') continue;
      put(name + part, 'W', weekday);
      put(name + part, 'Z', hours);
    }
  }
};

/** 下周五 is next week's Friday; Chinese weeks begin on Monday. */
const putChineseWeekdays = (periods: string, put: Put): void => {
  const weekdays = [...'日一二三四五六'].map((char, place) => [char, place] as const);
  for (const entry of periods.split(' ')) {
    const [phrases = '', value = ''] = entry.split('=');
    if (!value.startsWith('wk')) continue;
    const week = Number(value.slice(2)) * 7;
    for (const [char, place] of [...weekdays, ['天', 0] as const]) {
      for (const phrase of phrases.split('/')) put(phrase + char, 'V', week + place);
    }
  }
};
