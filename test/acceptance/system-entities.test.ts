import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../src/kernel/json.ts';
import { isSystemEntity, systemEntityNames } from '../../src/nlu/system/system-entities.ts';
import { systemRecognizer } from '../support/system-recognizer.ts';

const folder = new URL('../../../shared/system-entities/', import.meta.url);
const isThere = existsSync(new URL('cases.jsonl', folder));

type Case = {
  readonly lang: string;
  readonly text: string;
  readonly entity: string;
  readonly value: JsonValue;
  readonly alt?: readonly JsonValue[];
  readonly now: string;
  readonly timezone: string;
};

/** Texts with known wrong results, as `language entity text`. Do not extend the list unnoticed. */
const knownMisses: readonly string[] = [];

/** The required share of correct rows. */
const RIGHT_MIN = 0.95;

const sorted = (value: JsonValue): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? JSON.stringify(Object.fromEntries(Object.entries(value).sort()))
    : JSON.stringify(value);

const isRight = ({ lang, entity, text, now, timezone, value, alt = [] }: Case): boolean => {
  const [found] = systemRecognizer([entity.slice(1)], lang)(text, { now, timezone });
  return found !== undefined && [value, ...alt].map(sorted).includes(sorted(found.value));
};

describe.skipIf(!isThere)('the table of recorded and documented system entities', () => {
  const cases = (): readonly Case[] =>
    readFileSync(new URL('cases.jsonl', folder), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Case);

  it('is read correctly, except for the texts listed here', () => {
    const all = cases();
    const misses = all
      .filter((row) => !isRight(row))
      .map(({ lang, entity, text }) => `${lang} ${entity} ${text}`);
    expect(misses).toEqual(knownMisses);
    expect(1 - misses.length / all.length).toBeGreaterThanOrEqual(RIGHT_MIN);
  });

  it('names only existing entities', () => {
    const catalogue = JSON.parse(readFileSync(new URL('catalogue.json', folder), 'utf8')) as Case[];
    expect([...systemEntityNames].sort()).toEqual(catalogue.map(({ entity }) => entity.slice(1)).sort());
    expect(catalogue.every(({ entity }) => isSystemEntity(entity.slice(1)))).toBe(true);
  });
});
