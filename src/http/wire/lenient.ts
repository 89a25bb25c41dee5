import type { ParsedUrlQuery } from 'node:querystring';
import { ParleyError } from '../../kernel/errors.ts';
import { isJsonObject } from '../../kernel/json.ts';

/** A record of JSON with unchecked values. */
export type Loose = { readonly [key: string]: unknown };

/** Without the keys whose value is null or undefined, because clients send null for absent fields. */
export const withoutNulls = (record: Loose): Loose =>
  // Most records have none, and copying each phrase of a large intent takes longer than checking.
  hasNull(record) ? Object.fromEntries(Object.entries(record).filter(([, value]) => isGiven(value))) : record;

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

const hasNull = (record: Loose): boolean => {
  for (const key in record) if (!isGiven(record[key])) return true;
  return false;
};

/** Checks the length of a list. @throws too_many_items */
export const atMost = (itemsMax: number, list: unknown, what: string, items: string): unknown => {
  if (!Array.isArray(list) || list.length <= itemsMax) return list;
  throw new ParleyError('too_many_items', { what, count: list.length, items, itemsMax });
};

/** Accepts a single record as a list, and null as an empty one; the validator refuses other values. */
export const listOf = (value: unknown): unknown => (isJsonObject(value) ? [value] : (value ?? undefined));

/** Accepts an empty list as a record, because PHP writes an array without keys so. */
export const recordOf = (value: unknown): unknown =>
  Array.isArray(value) && value.length === 0 ? {} : (value ?? undefined);

/** Converts `"true"`, `"false"`, 1 and 0 to booleans; other values do not change. */
export const booleanOf = (value: unknown): unknown => {
  if (typeof value !== 'string' && typeof value !== 'number') return value ?? undefined;
  const word = String(value).toLowerCase();
  if (word === 'true' || word === '1') return true;
  return word === 'false' || word === '0' ? false : value;
};

/** Converts `"5"` and other notations of numbers; other values do not change. */
export const numberOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? undefined;
  return NUMBER.test(value.trim()) ? Number(value) : value;
};

/** Digits can be read in one way only, because trying several would block the server on a long text. */
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Converts a number to its digits, and null to undefined. */
export const textOrDigits = (value: unknown): unknown =>
  typeof value === 'number' ? String(value) : (value ?? undefined);

/** A URL parameter, the first if there are several; undefined if it is absent. */
export const firstOf = (query: ParsedUrlQuery, name: string): string | undefined => {
  const value = query[name];
  return typeof value === 'string' ? value : value?.[0];
};

type Kinds = {
  readonly numbers?: readonly string[];
  readonly flags?: readonly string[];
  /** Parameters that may be repeated. */
  readonly lists?: readonly string[];
};

/**
 * The parameters of a URL that have a value, converted by the kinds of their names: a text unless stated
 * otherwise, and the first one of a repeated parameter. All of them unless some are named.
 */
export const queryValues = (
  query: ParsedUrlQuery,
  { numbers = [], flags = [], lists = [] }: Kinds = {},
  names = Object.keys(query),
): Record<string, unknown> => {
  const convert = (name: string, first: string): unknown => {
    if (lists.includes(name)) return allOf(query, name);
    if (numbers.includes(name)) return numberOf(first);
    return flags.includes(name) ? booleanOf(first) : first;
  };
  return Object.fromEntries(
    names.flatMap((name) => {
      const first = firstOf(query, name);
      return first === undefined || first === '' ? [] : [[name, convert(name, first)]];
    }),
  );
};

/** All values of a repeated URL parameter. */
export const allOf = (query: ParsedUrlQuery, name: string): readonly string[] => {
  const value = query[name];
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
};

/**
 * Maps a list; other values do not change, so that the validator refuses them. The list itself if no item
 * changes: copying a large one takes longer than looking through it, and garbage collections then block the
 * event loop.
 */
export const mapList = (value: unknown, change: (item: unknown) => unknown): unknown => {
  if (!Array.isArray(value)) return value;
  let changedList: unknown[] | undefined;
  for (const [at, item] of value.entries()) {
    const changedItem = change(item);
    if (changedItem === item) continue;
    changedList ??= [...value];
    changedList[at] = changedItem;
  }
  return changedList ?? value;
};

/** Converts the existing fields with the given names; the record itself if they do not change. */
export const withRead = (record: Loose, as: (value: unknown) => unknown, names: readonly string[]): Loose => {
  const isChanged = (name: string): boolean => name in record && as(record[name]) !== record[name];
  if (!names.some(isChanged)) return record;
  const changes = names.filter(isChanged).map((name) => [name, as(record[name])] as const);
  return { ...record, ...Object.fromEntries(changes) };
};
