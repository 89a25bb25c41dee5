import { count, durationText, score, share, shortMoment } from '../frame/numbers.ts';
import type { Column, Interval } from './report-query.ts';

/**
 * Hours are shown in the reader's zone; days, weeks and months are those of UTC, as the reports count them.
 */
export const intervalIn = (name: string, interval: Interval): string =>
  interval === 'hour' ? shortMoment(`${name}Z`) : name;

/** A cell formatted for people. */
export const figureIn = (value: string | number | null | undefined, kind: Column['kind']): string => {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'string') return value;
  switch (kind) {
    case 'share':
      return share(value);
    case 'milliseconds':
      return durationText(value);
    case 'number':
      return score(value);
    default:
      return count(Math.round(value * 10) / 10);
  }
};
