import type { Schema } from '../support/api-types.ts';
import { below, oneOf } from './attack.ts';

type Random = () => number;

/** Texts that often break something, none of them an address of another machine. */
const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00%2e%2e%2f',
  '@sys.number:x',
  '#begun.name $name @x:y',
  '(((((((((((a+)+)+)+)+)+)+$',
  '𝔘𝔫𝔦 ﷽ \u202e\u200b\ufeff',
  'e\u0301'.repeat(300),
  'x'.repeat(300),
  // Longer than a key of the store, and short enough for an address.
  'x'.repeat(2_000),
  'é'.repeat(1_000),
  'word '.repeat(5_000),
  'http://127.0.0.1:9/hook',
  'sealed:zz',
  '9'.repeat(400),
  '-1e999',
  '2026-02-30T25:61:61Z',
  'NaN',
];

const oddValues: readonly unknown[] = [
  ...oddTexts,
  null,
  true,
  0,
  -0,
  -1,
  0.5,
  2 ** 31,
  2 ** 53 + 2,
  1e308,
  [],
  {},
  [[[[[[[[]]]]]]]],
  { toString: 1, length: -1 },
  Array.from({ length: 2_000 }, (_, index) => index),
];

/** Usual values of fields with these names, so that many requests pass the validation. */
const usual: Readonly<Record<string, readonly unknown[]>> = {
  sessionId: ['s1', 's2', 's3'],
  lang: ['en', 'de', 'en-GB', 'xx'],
  language: ['en', 'de'],
  query: ['hello', 'order it', 'book a room', 'Ann', 'cancel'],
  text: ['hello', 'order it', 'book a room'],
  timezone: ['Europe/Berlin', 'UTC'],
  v: ['20150910', '20170712'],
  name: ['order', 'pet', 'begun', 'Test'],
  url: ['http://127.0.0.1:9/hook', 'https://[::1]/'],
  limit: ['1', '10', 5],
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value that a schema allows, as far as this generator understands it. */
export const valueFor = (random: Random, schema: Schema, name = '', depth = 0): unknown => {
  const usualValue = usual[name];
  if (usualValue !== undefined && random() < 0.7) return oneOf(random, usualValue);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined && schema.enum.length > 0) return oneOf(random, schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined && choices.length > 0)
    return valueFor(random, oneOf(random, choices), name, depth);
  if (schema.allOf !== undefined) {
    const parts = schema.allOf.map((part) => valueFor(random, part, name, depth));
    return Object.assign({}, ...parts.filter(isPlain));
  }
  return ofType(random, schema, depth);
};

const ofType = (random: Random, schema: Schema, depth: number): unknown => {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'unknown'];
  switch (oneOf(random, types)) {
    case 'object':
      return objectOf(random, schema, depth);
    case 'array': {
      const length = depth > 4 ? 0 : below(random, 4);
      return Array.from({ length }, () => valueFor(random, schema.items ?? {}, '', depth + 1));
    }
    case 'string':
      return random() < 0.5 ? `t${below(random, 5)}` : oneOf(random, oddTexts);
    case 'integer':
      return (schema.minimum ?? 0) + below(random, 5);
    case 'number':
      return random() * 100;
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      return oneOf(random, oddValues);
  }
};

const objectOf = (random: Random, schema: Schema, depth: number): Record<string, unknown> => {
  const { properties = {}, required = [], patternProperties = {}, additionalProperties } = schema;
  const record: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(properties)) {
    const isWanted = required.includes(key) || (depth < 5 && random() < 0.4);
    if (isWanted) record[key] = valueFor(random, part, key, depth + 1);
  }
  const [open] = Object.values(patternProperties);
  const rest = open ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
  if (rest !== undefined && depth < 5) {
    for (let index = below(random, 3); index > 0; index -= 1) {
      record[oneOf(random, ['en', 'a', 'x-test', ...oddTexts.slice(0, 5)])] = valueFor(
        random,
        rest,
        '',
        depth + 1,
      );
    }
  }
  return record;
};

/** The value with one part, anywhere in it, left out or replaced by something odd. */
export const disturb = (random: Random, value: unknown): unknown => {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (keys.length === 0 || random() < 0.15) return oneOf(random, oddValues);
  const key = oneOf(random, keys);
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === key ? disturb(random, item) : item));
  }
  const { [key]: part, ...others } = value as Record<string, unknown>;
  if (random() < 0.2) return others;
  if (random() < 0.1) return { ...others, [oneOf(random, oddTexts)]: part };
  return { ...others, [key]: disturb(random, part) };
};

export const oddText = (random: Random): string => oneOf(random, oddTexts);
