import { afterEnglishSeason, beforeSeason } from '../data/season-words.ts';
import { type Lexeme, readingOf, textOf } from '../lexeme.ts';
import { addMonths, type Day, dayOf, partsOf } from './calendar.ts';
import {
  type DateRule,
  type DateSetting,
  type DateValue,
  namedYear,
  offsetOf,
  period,
  rule,
  rules,
} from './date-values.ts';
import { relativePeriod } from './periods.ts';

/** The seasons, as whole months of the northern hemisphere, and the rest of a period. */
export const seasonRules: readonly DateRule[] = [
  // the last one: ayın geri kalanı
  ...rules(['k e* unit:U', 'k e* which:t e* unit:U', 'unit:U k'], ({ unit }, { today }) =>
    restOf(period(relativePeriod(textOf(unit, 'U'), 0, today)), today),
  ),
  ...rules(
    ['season:z e* year:y', 'year:y Y? e* season:z', 'season:z e* which:LRt e* year:U', 'year:r e* season:z'],
    (parts, setting) => seasonIn(parts.season, namedYear(parts, setting)),
  ),
  ...rules(['which:LRt e* season:z', 'season:z e* which:LR'], ({ which, season }, setting) =>
    relativeSeason(season, offsetOf(which), setting),
  ),
  rule('season:z', ({ season }, setting) => {
    // i höstas
    if (setting.base === 'sv' && /^i \p{L}+as$/iu.test(setting.text.slice(season?.start, season?.end)))
      return relativeSeason(season, -1, setting);
    return isSaidAlone(season, setting) ? comingSeason(season, setting) : undefined;
  }),
];

/** Longer than any of these. */
const BEFORE_SEASON_UNITS_MAX = 24;

const isSaidAlone = (season: Lexeme | undefined, { text, base }: DateSetting): boolean => {
  const [start, end] = [season?.start ?? 0, season?.end ?? 0];
  if (!SOUTHERN.has(base) && text.trim().length === end - start) return true;
  const isNamed = beforeSeason[base]?.test(text.slice(Math.max(0, start - BEFORE_SEASON_UNITS_MAX), start));
  return isNamed === true && (base !== 'en' || afterEnglishSeason.test(text.slice(end)));
};

/** Mostly spoken where the seasons are others. */
const SOUTHERN: ReadonlySet<string> = new Set(['pt']);

/** The one that holds today, or the next. */
const comingSeason = (season: Lexeme | undefined, { today }: DateSetting) => {
  const { year } = partsOf(today);
  return [-1, 0, 1].flatMap((years) => seasonIn(season, year + years) ?? []).find(({ to }) => to >= today);
};

/** What remains of a period that holds today: `the rest of the week`. */
const restOf = (whole: DateValue | undefined, today: Day): DateValue | undefined =>
  whole === undefined || today < whole.from || today > whole.to ? undefined : period([today, whole.to]);

/** The three months of a season; winter ends in the next year. */
const seasonPeriod = (firstMonth: number, year: number): [Day, Day] => {
  const start = dayOf(year, firstMonth, 1);
  return [start, addMonths(start, 3) - 1];
};

const seasonIn = (season: Lexeme | undefined, year: number | undefined): DateValue | undefined => {
  const month = readingOf(season, 'z');
  return month === undefined || year === undefined ? undefined : period(seasonPeriod(month, year));
};

/** This, the next or the last one; `this summer` is over in autumn and means that of this year. */
const relativeSeason = (season: Lexeme | undefined, offset: number, { today }: DateSetting) => {
  const { year } = partsOf(today);
  const seasons = [-1, 0, 1, 2].flatMap((years) => seasonIn(season, year + years) ?? []);
  if (offset === 0) return seasons.find(({ from }) => partsOf(from).year === year);
  return offset > 0 ? seasons.find(({ from }) => from > today) : seasons.findLast(({ to }) => to < today);
};
