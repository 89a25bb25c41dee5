import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { JsonValue } from '../../src/kernel/json.ts';
import { createSystemEntities, type SystemEntities } from '../../src/nlu/entities/system-entity.ts';
import { readLines } from './corpora.ts';

/** A text and what a system entity should find in it: any of the values of `accept`. */
export type SystemCase = {
  readonly entity: string;
  readonly language: string;
  readonly now: string;
  readonly timezone: string;
  readonly text: string;
  readonly accept: JsonValue;
};

export type Verdict = 'right' | 'none' | 'wrong';

const folder = new URL('../../../shared/system-entities/', import.meta.url);

/** The rows of the shared table; none if it is missing. */
export const systemCases = (): readonly SystemCase[] => {
  const file = new URL('spec-cases.jsonl', folder);
  if (!existsSync(file)) return [];
  return readLines(fileURLToPath(file));
};

const recognizers = new Map<string, SystemEntities>();

/** The recogniser of a query: the entities of a language as a model has them. */
export const valuesOf = ({ entity, language, text, now, timezone }: SystemCase): readonly JsonValue[] => {
  const system = recognizers.get(language) ?? createSystemEntities(language);
  recognizers.set(language, system);
  return system.recognise(entity.slice(1), text, { now, timezone }).map(({ value }) => value);
};

/** Any value may be the right one: a text can hold others beside it. */
export const verdictOf = (row: SystemCase, values: readonly JsonValue[]): Verdict => {
  if (values.length === 0) return 'none';
  return values.some((value) => isAccepted(row.entity, row.accept, value)) ? 'right' : 'wrong';
};

const isAccepted = (entity: string, accept: JsonValue, value: JsonValue): boolean => {
  if (Array.isArray(accept)) return accept.some((one) => isAccepted(entity, one, value));
  if (entity === '@sys.phone-number') return digitsOf(accept) === digitsOf(value);
  if (typeof accept === 'number') return isNear(accept, Number(value));
  if (isObject(accept)) return isObject(value) && isSameAmount(accept, value);
  if (entity === '@sys.percentage') return isNear(percentOf(accept), percentOf(value));
  return String(accept).toLowerCase() === String(value).toLowerCase();
};

type JsonFields = { readonly [key: string]: JsonValue };

const isObject = (value: JsonValue): value is JsonFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const digitsOf = (value: JsonValue): string => String(value).replace(/\D/g, '');

/** The table writes percentages as its texts do; a comma in front of at most two digits is a decimal one. */
const percentOf = (value: JsonValue): number =>
  Number(
    String(value)
      .replace(/[%％\s]/g, '')
      .replace(',', '.'),
  );

const RELATIVE_TOLERANCE = 1e-6;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= RELATIVE_TOLERANCE * Math.abs(a);

/** Names of units differ from table to table; what the unit measures is in the name of the entity. */
const isSameAmount = (accept: JsonFields, value: JsonFields): boolean => {
  if (accept.type === 'duration') return isNear(Number(accept.value), secondsOf(value));
  if (!isNear(Number(accept.v), Number(value.amount))) return false;
  return accept.iso === undefined || accept.iso === value.currency;
};

const SECONDS: Readonly<Record<string, number>> = {
  s: 1,
  min: 60,
  h: 3600,
  day: 86_400,
  wk: 7 * 86_400,
  mo: 30 * 86_400,
  yr: 365 * 86_400,
};

const YEAR_MONTHS = 12;

/** Twelve months are a year, in which there are more days. */
const secondsOf = ({ amount, unit }: JsonFields): number => {
  const isManyMonths = unit === 'mo' && Number(amount) >= YEAR_MONTHS;
  if (!isManyMonths) return Number(amount) * (SECONDS[String(unit)] ?? Number.NaN);
  const months = Number(amount) % YEAR_MONTHS;
  const years = (Number(amount) - months) / YEAR_MONTHS;
  return secondsOf({ amount: years, unit: 'yr' }) + secondsOf({ amount: months, unit });
};
