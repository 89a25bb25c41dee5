import { approximateWords } from '../data/approximate-words.ts';
import { abbreviationsLikeWords, calendarAbbreviations } from '../data/calendar-abbreviations.ts';
import { calendarMisspellings } from '../data/calendar-misspellings.ts';
import { decadeWords } from '../data/decade-words.ts';
import { eraWords } from '../data/era-words.ts';
import { holidayNames } from '../data/holiday-names.ts';
import { pairWords } from '../data/pair-words.ts';
import { periodWords } from '../data/period-words.ts';
import { placesFromEnd } from '../data/places-from-end.ts';
import { spokenHours } from '../data/spoken-hours.ts';
import { type TimeWords, timeWords } from '../data/time-words.ts';
import { turkishHours } from '../data/turkish-hours.ts';
import { durationPhrases } from '../data/unit-words.ts';
import { foldPhrase, spellingsOf } from '../folding.ts';
import { baseLanguage, endingsOf } from '../language.ts';
import { type Meaning, meaningOf, type SomeReadings } from '../lexeme.ts';
import { PhraseTable } from '../phrases.ts';
import { putCalendarNames, putChineseWeekdays, putWeekdayParts } from './calendar-names.ts';
import { type Put, putInOrder, putValued, spellingsIn } from './lexicon-entries.ts';

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
  putTurkishHours(base, put);
  putSpokenHours(base, put);
  putSigns(put);
  const lists = {
    X: holidaysIn(base),
    s: eraWords[base],
    o: placesFromEnd[base],
    n: pairWords[base],
    G: durationPhrases[base],
  };
  for (const [kind, text = ''] of Object.entries(lists)) putValued(text, kind, put);
  putWeekdayParts(base, words.W ?? '', put);
  if (base === 'zh') putChineseWeekdays(words.r ?? '', put);
  return new PhraseTable(
    Array.from(readings, ([phrase, some]) => [phrase, meaningOf(some as SomeReadings)] as const),
    endingsOf(base),
  );
};

/** `in about`, `vor etwa`: as without the second word. */
const putApproximateLinks = (base: string, { f = '', A = '' }: TimeWords, put: Put): void => {
  const words = (approximateWords[base] ?? '').split(' ').filter(Boolean).flatMap(spellingsIn);
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
