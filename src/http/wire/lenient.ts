import type { ParsedUrlQuery } from 'node:querystring';
import { ParleyError } from '../../kernel/errors.ts';

/** A record of JSON with unchecked values. */
export type Loose = { readonly [key: string]: unknown };

export const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without the keys whose value is null or undefined: clients send null for "not given". */
export const withoutNulls = (record: Loose): Loose =>
  // Most records have none; copying each of the phrases of a large intent takes longer than reading them.
  hasNull(record) ? Object.fromEntries(Object.entries(record).filter(([, value]) => isGiven(value))) : record;

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

const hasNull = (record: Loose): boolean => {
  for (const key in record) if (!isGiven(record[key])) return true;
  return false;
};

/** A list that is not longer than it may be. @throws too_many_items */
export const atMost = (itemsMax: number, list: unknown, what: string, items: string): unknown => {
  if (!Array.isArray(list) || list.length <= itemsMax) return list;
  throw new ParleyError('too_many_items', { what, count: list.length, items, itemsMax });
};

/**
 * A list where clients send a single record, or null for none; anything else is for the validator to
 * refuse.
 */
export const listOf = (value: unknown): unknown => (isRecord(value) ? [value] : (value ?? undefined));

/** A record where PHP clients send an empty list: PHP writes an array without keys as one. */
export const recordOf = (value: unknown): unknown =>
  Array.isArray(value) && value.length === 0 ? {} : (value ?? undefined);

/** `"true"` and `"false"`, 1 and 0 as booleans; anything else as it is. */
export const booleanOf = (value: unknown): unknown => {
  if (typeof value !== 'string' && typeof value !== 'number') return value ?? undefined;
  const written = String(value).toLowerCase();
  if (written === 'true' || written === '1') return true;
  return written === 'false' || written === '0' ? false : value;
};

/** `"5"` as 5, and other ways to write a number; anything else as it is. */
export const numberOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? undefined;
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value.trim()) ? Number(value) : value;
};

/** A number where a string is meant, as its digits; null as not given. */
export const textOf = (value: unknown): unknown =>
  typeof value === 'number' ? String(value) : (value ?? undefined);

/** A URL parameter, the first of several; undefined when it is not there. */
export const firstOf = (query: ParsedUrlQuery, name: string): string | undefined => {
  const value = query[name];
  return typeof value === 'string' ? value : value?.[0];
};

/** All values of a repeated URL parameter. */
export const allOf = (query: ParsedUrlQuery, name: string): readonly string[] => {
  const value = query[name];
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
};

/** Applies to a list, lets everything else through for the validator to refuse. */
export const mapList = (value: unknown, change: (item: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : value;
