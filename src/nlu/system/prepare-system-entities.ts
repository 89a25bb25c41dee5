import type { Steps } from '../../kernel/steps.ts';
import { prepareCurrencyNames } from './amounts/currency-table.ts';
import { isSystemEntity, recognizerOf } from './system-entities.ts';

const CURRENCIES: ReadonlySet<string> = new Set(['sys.unit-currency', 'sys.currency-name']);
const ANY_CLOCK = { now: '2000-01-01T00:00:00.000Z', timezone: '' };
/** Has a number and a word, so that a recognizer reads its tables. */
const ANY_TEXT = '5 words';

/**
 * Builds the tables of system entities in steps, one entity a step. Otherwise the first text that has one
 * waits for them: the names of all currencies alone take 40 ms.
 */
export function* prepareSystemEntities(entities: Iterable<string>, language: string): Steps<void> {
  for (const entity of entities) {
    if (!isSystemEntity(entity)) continue;
    if (CURRENCIES.has(entity)) yield* prepareCurrencyNames(language);
    recognizerOf(entity, language)(ANY_TEXT, ANY_CLOCK);
    yield;
  }
}
