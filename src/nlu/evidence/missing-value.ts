import { mappedInSteps, type Steps } from '../../kernel/steps.ts';
import type { EntityIndex } from '../entities/entity-index.ts';
import { hasNameValues } from '../entities/plausible-values.ts';
import { acceptedValuesOf } from '../rules/accepted-values.ts';
import { parsePhrases } from '../rules/parse-phrases.ts';
import { IGNORE } from '../rules/phrase-pattern.ts';
import type { TrainingSet } from '../training-set.ts';
import type { Readings } from '../values/recognise-values.ts';
import type { WordSense } from './word-sense.ts';

/** An intent whose phrases all have a value that is listed, or a name. */
export type ValueIntent = {
  /** The entities of its phrases. */
  readonly entities: readonly string[];
  /** The words of its phrases that carry meaning, outside values. */
  readonly ownWords: ReadonlySet<string>;
  /** No phrase has more than one such word: "hi {Frodo}", "I would like {Frodo}". */
  readonly isValueAlone: boolean;
};

/** By number of intent. */
export type ValueIntents = ReadonlyMap<number, ValueIntent>;

/** With more, a phrase says what is meant even without its value: "open the application {Safari}". */
const OWN_WORDS_MAX = 1;

type KnownOfAgent = {
  readonly entities: EntityIndex;
  readonly functionWords: ReadonlySet<string>;
  /** Absent without word vectors; names then cannot be distinguished from other words. */
  readonly sense: WordSense | undefined;
};

export function* valueIntentsSteps(
  { intents }: Pick<TrainingSet, 'intents'>,
  { entities, functionWords, sense }: KnownOfAgent,
): Steps<ValueIntents> {
  const isNeeded = (entity: string): boolean =>
    entity !== IGNORE &&
    (hasNameValues(entity) ? sense !== undefined : acceptedValuesOf(entity, entities) === 'listed');
  const valueIntents = new Map<number, ValueIntent>();
  for (const [number, intent] of intents.entries()) {
    if (intent.phrases.length === 0 || intent.templates.length > 0) continue;
    const phrases = parsePhrases(intent);
    if (!phrases.every(({ annotations }) => annotations.some(({ entity }) => isNeeded(entity)))) continue;
    const ownWords = yield* mappedInSteps(phrases, ({ plainWords }) =>
      plainWords.filter((word) => !functionWords.has(word)),
    );
    const isValueAlone = ownWords.every((words) => words.length <= OWN_WORDS_MAX);
    if (isValueAlone || sense !== undefined)
      valueIntents.set(number, {
        entities: [...new Set(phrases.flatMap(({ annotations }) => annotations.map(({ entity }) => entity)))],
        ownWords: new Set(ownWords.flat()),
        isValueAlone,
      });
  }
  return valueIntents;
}

type UnderstoodText = {
  readonly readings: Readings;
  readonly functionWords: ReadonlySet<string>;
  readonly sense: WordSense | undefined;
};

/**
 * Whether a text has another word in the place of the value: "hi stranger", "call me crazy". Then the learned
 * score, which comes from the words around the value, is no evidence. Without such a word ("hi"), the intent
 * may prompt for the value. It may also prompt if the text shares more than one word with the phrases: "send
 * a message to my team".
 */
export const isValueMissing = (intent: ValueIntent, understood: UnderstoodText): boolean => {
  const { readings, functionWords, sense } = understood;
  const { strict, plainWords } = readings;
  const words = strict.units
    .filter(({ folded, joined }) => !functionWords.has(folded) && !functionWords.has(joined))
    .map(({ folded, joined }) => (plainWords.has(joined) ? joined : folded));
  const isForeign = (word: string): boolean =>
    !plainWords.has(word) && (intent.isValueAlone || sense?.isNear(word, intent.ownWords) === false);
  if (!words.some(isForeign)) return false;
  if (!intent.isValueAlone) {
    const sharedWords = words.filter(
      (word) => intent.ownWords.has(word) || sense?.isNear(word, intent.ownWords),
    );
    if (sharedWords.length > OWN_WORDS_MAX) return false;
  }
  return !intent.entities.some((entity) => isPresent(entity, understood));
};

const isPresent = (entity: string, { readings, functionWords, sense }: UnderstoodText): boolean => {
  const { strict } = readings;
  if (strict.spansOf(entity).length > 0 || readings.tolerant().spansOf(entity).length > 0) return true;
  if (!hasNameValues(entity) || sense === undefined) return false;
  return strict.units.some(
    ({ folded }, at) =>
      !functionWords.has(folded) && (sense.isForPeople(folded) || strict.mayBeValue(entity, at, at + 1)),
  );
};
