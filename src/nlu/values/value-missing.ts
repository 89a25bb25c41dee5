import type { EntityIndex } from '../entities/entity-index.ts';
import { takesFreely } from '../rules/free-entities.ts';
import { IGNORE } from '../rules/phrase-pattern.ts';
import { readPhrases } from '../rules/read-phrases.ts';
import { functionWordsOf } from '../text/function-words.ts';
import type { TrainingIntent, TrainingSet } from '../training-set.ts';
import type { Readings } from './recognise-values.ts';

/** By number of intent, the entities of its phrases; only intents whose phrases are little but a listed value. */
export type ValueIntents = ReadonlyMap<number, readonly string[]>;

/** With more plain words, a phrase says what is meant even without its value: "open the application {Safari}". */
const PLAIN_WORDS_MAX = 1;

/** "hi {Frodo}" is one if the entity has a list that is complete, and "I would like {Frodo}" too. */
export const valueIntentsOf = (
  { intents, language }: Pick<TrainingSet, 'intents' | 'language'>,
  entities: EntityIndex,
): ValueIntents => {
  const functionWords = functionWordsOf(language);
  const isValueAlone = (intent: TrainingIntent): boolean =>
    readPhrases(intent).every(
      ({ annotations, plainWords }) =>
        annotations.some(({ entity }) => entity !== IGNORE && takesFreely(entity, entities) === 'known') &&
        plainWords.filter((word) => !functionWords.has(word)).length <= PLAIN_WORDS_MAX,
    );
  const found = new Map<number, readonly string[]>();
  for (const [number, intent] of intents.entries()) {
    const { phrases, templates } = intent;
    if (phrases.length === 0 || templates.length > 0 || !isValueAlone(intent)) continue;
    found.set(number, [
      ...new Set(readPhrases(intent).flatMap(({ annotations }) => annotations.map(entityOf))),
    ]);
  }
  return found;
};

const entityOf = ({ entity }: { readonly entity: string }): string => entity;

/**
 * Whether a text has another word in the place of the value: "hi stranger". Then the learned score, which
 * comes from the words around the value, is no evidence. Without such a word ("hi") the value may be asked
 * for.
 */
export const lacksItsValue = (
  entities: readonly string[],
  readings: Readings,
  functionWords: ReadonlySet<string>,
): boolean => {
  const { strict, plainWords } = readings;
  const isForeign = strict.units.some(
    ({ folded, joined }) => !plainWords.has(folded) && !plainWords.has(joined) && !functionWords.has(folded),
  );
  if (!isForeign) return false;
  return !entities.some(
    (entity) => strict.spansOf(entity).length > 0 || readings.tolerant().spansOf(entity).length > 0,
  );
};
