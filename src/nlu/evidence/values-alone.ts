/**
 * A text that is nothing but a number, a date or a name says what is meant only after a question. The words
 * of a value may be in the phrases of one intent ("book a table for Saturday"), so that the classifier finds
 * them like it, but "Saturday" is not a request for a table. An intent with a phrase that is little but a
 * value ("for Saturday please") takes such texts; "how much is a kayak" is more than that, because it asks.
 */
import { mappedInSteps, type Steps } from '../../kernel/steps.ts';
import { parsePhrases } from '../rules/parse-phrases.ts';
import { IGNORE } from '../rules/phrase-pattern.ts';
import { lightWordsOf } from '../text/light-words.ts';
import { questionsIn } from '../text/questions.ts';
import type { Unit } from '../text/units.ts';
import type { TrainingIntent, TrainingSet } from '../training-set.ts';
import { isInOneOf } from '../values/reading.ts';
import { entitiesOf, type Readings } from '../values/recognise-values.ts';
import type { PhraseWords } from './shared-words.ts';

/** Entities by the number of their intent. A text that is only one of their values does not mean the intent. */
export type WeakEntities = ReadonlyMap<number, readonly string[]>;

/** Values of an agent's own entity mean an intent, unless several intents have them. */
export function* weakEntitiesSteps(
  { intents, language }: Pick<TrainingSet, 'intents' | 'language'>,
  functionWords: ReadonlySet<string>,
): Steps<WeakEntities> {
  const smallWords = new Set([...functionWords, ...lightWordsOf(language)]);
  const saysLittle = (words: readonly string[]): boolean =>
    words.every((word) => smallWords.has(word)) && questionsIn(words, language).size === 0;
  const annotated: ReadonlySet<string>[] = [];
  for (const intent of intents) annotated.push(yield* annotatedIn(intent));
  const intentsOf = new Map<string, number>();
  for (const entities of annotated)
    for (const entity of entities) intentsOf.set(entity, (intentsOf.get(entity) ?? 0) + 1);
  const isWeak = (entity: string): boolean =>
    entity !== 'sys.any' && (entity.startsWith('sys.') || (intentsOf.get(entity) ?? 0) > 1);
  const found = new Map<number, readonly string[]>();
  for (const [number, intent] of intents.entries()) {
    if (intent.contexts.length > 0 || intent.templates.length > 0) continue;
    const entities = [...(annotated[number] ?? [])].filter(
      (entity) => isWeak(entity) && !hasValueAlone(intent, entity, saysLittle),
    );
    if (entities.length > 0) found.set(number, entities);
    yield;
  }
  return found;
}

function* annotatedIn(intent: TrainingIntent): Steps<ReadonlySet<string>> {
  const entities = new Set<string>();
  yield* mappedInSteps(parsePhrases(intent), ({ annotations }) => {
    for (const { entity } of annotations) if (entity !== IGNORE) entities.add(entity);
  });
  return entities;
}

const hasValueAlone = (
  intent: TrainingIntent,
  entity: string,
  saysLittle: (words: readonly string[]) => boolean,
): boolean =>
  parsePhrases(intent).some(
    ({ annotations, plainWords }) =>
      annotations.some((annotation) => annotation.entity === entity) && saysLittle(plainWords),
  );

/** Digits are a value of something, if only of a telephone number. */
const IS_NUMBER = /^\p{N}+$/u;

/** Whether a text has values of these entities or digits, and otherwise at most small words. */
export const isValuesAlone = (
  entities: readonly string[],
  { strict }: Readings,
  functionWords: ReadonlySet<string>,
): boolean => {
  const spans = entities.flatMap((entity) => strict.spansOf(entity));
  const isValue = ({ folded }: Unit, at: number): boolean => isInOneOf(spans, at) || IS_NUMBER.test(folded);
  return (
    strict.units.some(isValue) &&
    strict.units.every((unit, at) => functionWords.has(unit.folded) || isValue(unit, at))
  );
};

/** "on next Friday evening please"; longer dates are hardly typed alone, and dates take long to read. */
const DATE_WORDS_MAX = 5;

const DATES = ['sys.date', 'sys.time', 'sys.date-time', 'sys.date-period', 'sys.time-period'];

/**
 * Whether a text is nothing but a date, and the intent knows neither its words nor its value. Word vectors
 * find "Friday morning" like "good morning". To an intent with "what is on today", "what is on tomorrow" is
 * more than a date.
 */
export const isForeignDate = (
  intent: TrainingIntent,
  { content, phrases }: PhraseWords,
  { readings, functionWords }: { readonly readings: Readings; readonly functionWords: ReadonlySet<string> },
): boolean => {
  const { strict } = readings;
  const words = strict.units.map(({ folded }) => folded);
  const isKnown = (word: string): boolean => phrases.some((phrase) => phrase.has(word));
  return (
    words.length <= DATE_WORDS_MAX &&
    intent.contexts.length === 0 &&
    words.some((word) => !functionWords.has(word) && !content.has(word)) &&
    !words.some((word) => functionWords.has(word) && isKnown(word)) &&
    !entitiesOf(intent.parameters).some((entity) => strict.spansOf(entity).length > 0) &&
    isValuesAlone(DATES, readings, functionWords)
  );
};

const ADDRESSES = ['sys.email', 'sys.url'];
/** Words of addresses, which other texts hardly have. */
const ADDRESS_SIGNS: ReadonlySet<string> = new Set(['@', 'www', 'http', 'https']);

/**
 * Whether a text is nothing but an e-mail or web address, and the intent neither takes one nor has a phrase
 * with one. The words in an address do not say what is meant: "daniel@gmail.com" does not introduce a Daniel.
 */
export const isForeignAddress = (
  intent: TrainingIntent,
  { phrases }: PhraseWords,
  { strict }: Readings,
): boolean => {
  const signs = strict.units.flatMap(({ folded }) => (ADDRESS_SIGNS.has(folded) ? folded : []));
  if (signs.length === 0 || intent.contexts.length > 0) return false;
  const isWhole = (entity: string): boolean =>
    strict.spansOf(entity).some(({ from, to }) => from === 0 && to === strict.units.length);
  return (
    ADDRESSES.some(isWhole) &&
    !phrases.some((phrase) => signs.some((sign) => phrase.has(sign))) &&
    !entitiesOf(intent.parameters).some((entity) => entity === 'sys.any' || isWhole(entity))
  );
};
