import type { JsonValue } from '../../../src/kernel/json.ts';

/** A row of the shared table as the kinds of conventions below look at it. */
type Row = { readonly entity: string; readonly accept: JsonValue };

/**
 * Values that the shared table expects, although the API documents others, or was recorded to answer others.
 * A row is left out for its kind, never for its text.
 */
type Convention = {
  readonly reason: string;
  readonly holds: (row: Row, values: readonly JsonValue[]) => boolean;
};

const conventions: readonly Convention[] = [
  {
    reason: 'the last month, quarter or year of a range is inside it (the API: both ends inclusive)',
    holds: ({ entity, accept }, values) =>
      entity === '@sys.date-period' &&
      Array.isArray(accept) &&
      accept.some((one) => values.some((value) => isOneUnitLonger(String(one), String(value)))),
  },
  {
    reason: 'a gallon is a volume (the API: @sys.unit-volume)',
    holds: ({ entity, accept }) =>
      entity === '@sys.unit-weight' && JSON.stringify(accept).includes('"u":"Gallon"'),
  },
];

const ENDS = /^(\d{4}-\d\d-\d\d)\/(\d{4})-(\d\d)-(\d\d)$/;

/** `2014-01-01/2018-01-01` is 2014 to 2018 without 2018; the API's `2014-01-01/2018-12-31` is with it. */
const isOneUnitLonger = (accepted: string, found: string): boolean => {
  const [, from, year = '', month = '', day] = ENDS.exec(accepted) ?? [];
  if (from === undefined || day !== '01' || !found.startsWith(`${from}/`)) return false;
  const last = found.slice(from.length + 1);
  const monthEnd = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
  const quarterEnd = new Date(Date.UTC(Number(year), Number(month) + 2, 0)).toISOString().slice(0, 10);
  const isQuarter = Number(month) % 3 === 1 && last === quarterEnd;
  return last === monthEnd || isQuarter || (month === '01' && last === `${year}-12-31`);
};

/** Why a row does not count; undefined where it does. */
export const reasonToLeaveOut = (row: Row, values: readonly JsonValue[]): string | undefined =>
  conventions.find(({ holds }) => holds(row, values))?.reason;
