import type { JsonValue } from '../kernel/json.ts';

const DAY = /^\d{4}-\d{2}-\d{2}/;
const TIME = /(?:^|T)(\d{2}:\d{2}:\d{2})Z?$/;
/** A day, a time, or both, but no period. */
const MOMENT = /^(?:\d{4}-\d{2}-\d{2})?(?:(?:^|T)\d{2}:\d{2}:\d{2}Z?)?$/;

/**
 * The moment that two answers name together: "tomorrow" and later "6 pm". The later one counts where both
 * say something, so that "no, on Friday" keeps the time.
 */
export const joinedMoments = (before: JsonValue, later: JsonValue): JsonValue => {
  if (!isMoment(before) || !isMoment(later)) return later;
  const day = dayIn(later) ?? dayIn(before);
  const time = timeIn(later) ?? timeIn(before);
  return day === undefined || time === undefined ? later : `${day}T${time}Z`;
};

const isMoment = (value: JsonValue): value is string =>
  typeof value === 'string' && value !== '' && MOMENT.test(value);

const dayIn = (moment: string): string | undefined => DAY.exec(moment)?.[0];
const timeIn = (moment: string): string | undefined => TIME.exec(moment)?.[1];
