/**
 * Values as people say and type them, in sentences of our own: `text = value | another right value`. `none`
 * is for a text that has no value of the entity.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../src/kernel/json.ts';
import { createSystemEntities } from '../src/nlu/entities/system-entity.ts';

/** A Wednesday. */
const conditions = { now: '2019-05-15T10:30:00Z', timezone: 'UTC' };
const folder = new URL('system-entities/', import.meta.url);

describe.each(readdirSync(folder).map((file) => file.replace('.txt', '')))('said in %s', (language) => {
  const { recognise } = createSystemEntities(language);
  it.each(sectionsOf(language))('@sys.%s is read from each sentence', (entity, lines) => {
    const wrong = lines.flatMap((line) => {
      const [text, wanted] = sentenceOf(line);
      const values = recognise(`sys.${entity}`, text, conditions).map(({ value }) => value);
      const isRight =
        values.length === 0
          ? wanted.includes('none')
          : values.some((value) => wanted.some((one) => isSame(entity, one, value)));
      return isRight ? [] : [`${line} ≠ ${JSON.stringify(values)}`];
    });
    expect(wrong).toEqual([]);
  });
});

type Section = readonly [entity: string, lines: readonly string[]];

/** `[number]`, then its lines. */
function sectionsOf(language: string): readonly Section[] {
  return readFileSync(new URL(`${language}.txt`, folder), 'utf8')
    .split(/^\[/m)
    .slice(1)
    .map((section): Section => {
      const [head = '', ...lines] = section.trim().split('\n');
      return [head.replace(']', ''), lines];
    });
}

function sentenceOf(line: string): readonly [text: string, wanted: readonly string[]] {
  const at = line.lastIndexOf(' = ');
  return [line.slice(0, at), line.slice(at + 3).split(' | ')];
}

const SECONDS: Readonly<Record<string, number>> = {
  s: 1,
  min: 60,
  h: 3600,
  day: 86_400,
  wk: 604_800,
  mo: 30 * 86_400,
  yr: 365 * 86_400,
};

const RELATIVE_TOLERANCE = 1e-5;

/** Amounts of every entity as one number; dates and addresses as they are. */
function isSame(entity: string, wanted: string, value: JsonValue): boolean {
  const [amount = '', unit] = wanted.split(' ');
  if (entity === 'phone-number') return digitsOf(wanted) === digitsOf(String(value));
  if (typeof value === 'number') return isNear(Number(wanted), value);
  if (entity === 'percentage') return isNear(Number(wanted), Number(String(value).replace('%', '')));
  if (!isMeasure(value)) return wanted.toLowerCase() === String(value).toLowerCase();
  if (entity === 'unit-currency') return value.currency === unit && isNear(Number(amount), value.amount);
  if (entity !== 'duration') return isNear(Number(wanted), value.amount);
  return isNear(Number(amount) * (SECONDS[unit ?? ''] ?? 0), value.amount * (SECONDS[value.unit] ?? 0));
}

type Measure = { readonly amount: number; readonly unit: string; readonly currency: string };

function isMeasure(value: JsonValue): value is Measure {
  return typeof value === 'object' && value !== null && 'amount' in value;
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= RELATIVE_TOLERANCE * Math.abs(a);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
