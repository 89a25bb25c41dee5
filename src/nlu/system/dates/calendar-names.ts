import { weekdayParts } from '../data/weekday-parts.ts';
import { intlLocale } from '../language.ts';
import { type Put, spellingsIn } from './lexicon-entries.ts';

/** Names of weekdays and months from Intl, for languages whose table does not list them. */
export const putCalendarNames = (language: string, put: Put): void => {
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
export const putWeekdayParts = (base: string, weekdays: string, put: Put): void => {
  for (const entry of (weekdayParts[base] ?? '').split(' ').filter(Boolean)) {
    const [part = '', hours = ''] = entry.split('=');
    for (const [weekday, names] of weekdays.split(' ').entries()) {
      const [name = ''] = spellingsIn(names);
      if (name === '') continue;
      put(name + part, 'W', weekday);
      put(name + part, 'Z', hours);
    }
  }
};

/** 下周五 is next week's Friday; Chinese weeks begin on Monday. */
export const putChineseWeekdays = (periods: string, put: Put): void => {
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
