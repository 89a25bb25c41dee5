import { isJsonObject, type JsonObject, type JsonValue } from '../../kernel/json.ts';
import type { Facts } from '../facts.ts';

export type Warn = (code: string, message: string, facts?: Facts) => void;

/**
 * Reads the fields of a JSON object with the tolerance that ten years of clients and exports require: a
 * missing field or null gives the fallback, `"true"` is true, `"5"` is 5. An unreadable value causes a
 * warning and gives the fallback.
 */
export type Fields = {
  text(name: string, fallback: string): string;
  flag(name: string, fallback: boolean): boolean;
  number(name: string, fallback: number): number;
  /** An array; any other value counts as its only item. */
  list(name: string): readonly JsonValue[];
  record(name: string): JsonObject;
  /** The value as written; undefined also for null. */
  raw(name: string): JsonValue | undefined;
  /** All fields that no other method has read, to be spread: `{ kept }`, or nothing. */
  kept(): { kept?: JsonObject };
};

/** @param what names the object in a warning, such as `intent order`. */
export const fieldsOf = (json: JsonObject, what: string, warn: Warn): Fields => {
  const readNames = new Set<string>();
  const raw = (name: string): JsonValue | undefined => {
    readNames.add(name);
    return Object.hasOwn(json, name) ? (json[name] ?? undefined) : undefined;
  };
  const unreadable = <Value>(field: string, type: string, fallback: Value): Value => {
    const fallbackText = JSON.stringify(fallback);
    const message = `"${field}" of ${what} is not ${type}; ${fallbackText} was used`;
    warn('field_unreadable', message, { field, of: what, type, used: fallbackText });
    return fallback;
  };
  return {
    raw,
    text: (name, fallback) => {
      const value = raw(name) ?? fallback;
      return typeof value === 'object' ? unreadable(name, 'a text', fallback) : String(value);
    },
    flag: (name, fallback) => {
      const value = raw(name) ?? fallback;
      if (typeof value === 'boolean') return value;
      return value === 'true' || value === 'false'
        ? value === 'true'
        : unreadable(name, 'true or false', fallback);
    },
    number: (name, fallback) => {
      const value = raw(name) ?? fallback;
      if (typeof value === 'number') return value;
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
      return Number.isFinite(number) ? number : unreadable(name, 'a number', fallback);
    },
    list: (name) => {
      const value = raw(name) ?? [];
      return isList(value) ? value : [value];
    },
    record: (name) => {
      const value = raw(name) ?? {};
      return isJsonObject(value) ? value : unreadable(name, 'an object', {});
    },
    kept: () => {
      const unreadFields = Object.entries(json).filter(([name]) => !readNames.has(name));
      return unreadFields.length === 0 ? {} : { kept: Object.fromEntries(unreadFields) };
    },
  };
};

export const isList = (value: JsonValue | undefined): value is readonly JsonValue[] => Array.isArray(value);
