import { foldText, lookBack } from '../folding.ts';
import type { PhraseTable } from '../phrases.ts';
import type { Found, Reading, Recognizer } from '../reading.ts';
import { measured, unitAfter } from './unit-after.ts';

/** Words before a length that make it a speed, an hour or a second long: 時速60キロ, saatte 90 kilometre. */
const PER_TIME: Readonly<Record<string, { readonly h: string; readonly s: string }>> = {
  ja: { h: '時速|毎時', s: '秒速|毎秒' },
  zh: { h: '时速|時速|每小时|每小時', s: '每秒' },
  ko: { h: '시속|매시', s: '초속|매초' },
  tr: { h: 'saatte', s: 'saniyede' },
  hi: { h: 'प्रति घंटा|प्रति घंटे', s: 'प्रति सेकंड' },
};

/** Longer than any of these words and a space. */
const WORDS_UNITS_MAX = 13;

const SPEEDS: Readonly<Record<string, string>> = {
  'h km': 'km/h',
  'h mile': 'mph',
  's m': 'm/s',
  's ft': 'ft/s',
};

/** Speeds by a unit of their own, or by a length and the word before it. */
export const speeds = (
  own: () => PhraseTable<string>,
  lengths: () => PhraseTable<string>,
  base: string,
): Recognizer => {
  const withUnit = measured(own, base);
  const words = PER_TIME[base];
  if (words === undefined) return withUnit;
  const [perHour, perSecond] = [words.h, words.s].map((one) => new RegExp(`(?:${foldText(one)}) ?$`));
  const time = (before: string) => (perHour?.test(before) ? 'h' : perSecond?.test(before) ? 's' : undefined);
  const prefixed = (reading: Reading): Found[] =>
    reading.amounts().flatMap((amount) => {
      const per = time(lookBack(reading.folded, amount.start, WORDS_UNITS_MAX));
      const length = per === undefined ? undefined : unitAfter(reading, amount, lengths());
      const unit = SPEEDS[`${per} ${length?.value}`];
      return unit === undefined || length === undefined
        ? []
        : [{ value: { amount: amount.value, unit }, start: amount.start, end: length.end }];
    });
  return (reading) => {
    const found = withUnit(reading);
    return found.length > 0 ? found : prefixed(reading);
  };
};
