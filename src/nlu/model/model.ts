import { finish, mappedInSteps, type Steps } from '../../kernel/steps.ts';
import { type Classifier, loadClassifier } from '../classifier/classifier.ts';
import { type EntityIndex, indexEntitiesSteps, prepareEntities } from '../entities/entity-index.ts';
import { prepareNameWords } from '../entities/name-words.ts';
import { type PlausibleValues, plausibleValuesSteps } from '../entities/plausible-values.ts';
import { createSystemEntities, type SystemEntities } from '../entities/system-entity.ts';
import { agentFunctionWords } from '../evidence/agent-function-words.ts';
import { type ContentCharacters, contentCharactersSteps } from '../evidence/foreign-characters.ts';
import { type ValueIntents, valueIntentsSteps } from '../evidence/missing-value.ts';
import { type RefusedPhrases, refusedPhrasesSteps } from '../evidence/refused-phrases.ts';
import { type ContentWords, contentWordsSteps } from '../evidence/shared-words.ts';
import { type ShortAnswers, shortAnswersSteps } from '../evidence/short-answers.ts';
import { type SeenValues, seenValuesSteps } from '../evidence/unseen-words.ts';
import { type PlacesOfValues, valuePlacesSteps } from '../evidence/value-places.ts';
import { type WeakEntities, weakEntitiesSteps } from '../evidence/values-alone.ts';
import { type WordSense, wordSenseOf } from '../evidence/word-sense.ts';
import { parsePhrasesInSteps } from '../rules/parse-phrases.ts';
import { indexRulesSteps, type RuleIndex } from '../rules/rule-index.ts';
import type { WordMeanings } from '../slots/slot-span.ts';
import { loadSlotTagger, type SlotTagger } from '../slots/slot-tagger.ts';
import { prepareWordClasses, wordMeaningsOf } from '../slots/vector-classes.ts';
import { prepareSystemEntities } from '../system/prepare-system-entities.ts';
import { isSystemEntity } from '../system/system-entities.ts';
import { isListedWord } from '../text/listed-words.ts';
import type { TrainingSet } from '../training-set.ts';
import { cuesSteps } from '../values/cues.ts';
import { negationSteps } from '../values/negated-values.ts';
import { wholesOf } from '../values/plain-numbers.ts';
import { entitiesOf } from '../values/recognise-values.ts';
import { soleEntitiesOf } from '../values/sole-values.ts';
import type { Vectors } from '../vectors/vectors.ts';
import { CLASSIFIER_BLOCK, intentOfTagger, unpackBlocks } from './container.ts';
import { slotEntitiesOf } from './learned-content.ts';

/** The trained understanding of an agent in one language. */
export type Model = {
  readonly set: TrainingSet;
  readonly entities: EntityIndex;
  readonly rules: RuleIndex;
  readonly system: SystemEntities;
  readonly classifier: Classifier | undefined;
  /** The number of the intent of each of the classifier's labels; -1 if the set no longer has it. */
  readonly intentOfLabel: Int32Array;
  /** By id of intent. */
  readonly taggers: ReadonlyMap<string, IntentTagger>;
  /** Whether people write this word, so that it is not a typing error. */
  readonly isWord: (word: string) => boolean;
  /** Whether a text may be an unlisted value. */
  readonly plausibleValues: PlausibleValues;
  /** Words that say nothing about the subject of a text. */
  readonly functionWords: ReadonlySet<string>;
  readonly valueIntents: ValueIntents;
  readonly placesOfValues: PlacesOfValues;
  readonly seenValues: SeenValues;
  /** Undefined without vectors. */
  readonly wordSense: WordSense | undefined;
  readonly contentWords: ContentWords;
  readonly contentCharacters: ContentCharacters;
  readonly refusedPhrases: readonly RefusedPhrases[];
  readonly shortAnswers: ShortAnswers;
  readonly weakEntities: WeakEntities;
};

export type IntentTagger = {
  readonly tagger: SlotTagger;
  /** The entities that are matched before the tagger reads a text. */
  readonly hintEntities: readonly string[];
  /** See sole-values.ts. */
  readonly soleEntities: readonly string[] | undefined;
  /** The entities of all the intent's parameters. */
  readonly parameterEntities: readonly string[];
  /** Entities with unlisted values, annotated so often that the tagger knows better than a list. */
  readonly trustedEntities: ReadonlySet<string>;
};

/** Rarer words of the lexicon may be typing errors themselves. */
const LEXICON_WORDS_TRUSTED = 20_000;

/**
 * Does the expensive preparations for a large agent in steps. The results are cached with the parts of the
 * set and with the vectors, where training and `loadModel` find them.
 */
export function* prepareModel(set: TrainingSet, vectors?: Vectors): Steps<void> {
  if (vectors !== undefined) {
    yield* prepareWordClasses(vectors);
    yield* prepareNameWords(vectors);
  }
  yield* prepareEntities(set.entities, set.language, isSystemEntity);
  yield* prepareSystemEntities(yield* referredEntities(set), set.language);
  for (const intent of set.intents) {
    yield* parsePhrasesInSteps(intent);
    yield;
  }
}

/** The entities of parameters, phrases and composites, and those that their values may be part of. */
function* referredEntities({ intents, entities }: TrainingSet): Steps<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const intent of intents) {
    for (const name of [...entitiesOf(intent.parameters), ...slotEntitiesOf(intent)]) names.add(name);
    yield;
  }
  for (const { isEnum, entries } of entities)
    yield* mappedInSteps(isEnum ? entries : [], ({ value }) => {
      for (const [, name = ''] of value.matchAll(/@(sys\.[a-z-]+)/g)) names.add(name);
    });
  for (const name of [...names]) for (const whole of wholesOf(name)) names.add(whole);
  return names;
}

/**
 * Combines the trained bytes with the agent's current content. `bytes` may be older than the content: intents
 * that they lack match by their rules only. @throws model_unreadable if the bytes have another kind or
 * version.
 */
export const loadModel = (bytes: Uint8Array, set: TrainingSet, vectors?: Vectors): Model =>
  finish(loadModelSteps(bytes, set, vectors));

/** `loadModel` in steps, because the parts of a large agent take long even if each is prepared. */
export function* loadModelSteps(bytes: Uint8Array, set: TrainingSet, vectors?: Vectors): Steps<Model> {
  const blocks = unpackBlocks(bytes);
  const learned = blocks.get(CLASSIFIER_BLOCK);
  const classifier = learned === undefined ? undefined : loadClassifier(learned, vectors);
  yield;
  const entities = yield* indexEntitiesSteps(set.entities, set.language, isSystemEntity);
  const rules = yield* indexRulesSteps(set, entities);
  const taggers = yield* loadTaggers(blocks, wordMeaningsOf(vectors), { set, entities });
  const plausibleValues = yield* plausibleValuesSteps(set, vectors);
  yield;
  const sense = wordSenseOf(vectors);
  const functionWords = agentFunctionWords(set);
  yield;
  const contentWords = yield* contentWordsSteps(set, functionWords);
  const shortAnswers = yield* shortAnswersSteps(set);
  const valueIntents = yield* valueIntentsSteps(set, { entities, functionWords, sense });
  yield;
  const valuePlaces = yield* valuePlacesSteps(set, entities, functionWords);
  const seenValues = yield* seenValuesSteps(set);
  yield;
  const contentCharacters = yield* contentCharactersSteps(set);
  const refusedPhrases = yield* refusedPhrasesSteps(set);
  const weakEntities = yield* weakEntitiesSteps(set, functionWords);
  yield* prepareValues(set);
  return {
    set,
    entities,
    rules,
    system: createSystemEntities(set.language),
    classifier,
    intentOfLabel: intentsOfLabels(set, classifier),
    taggers,
    plausibleValues,
    functionWords,
    valueIntents,
    placesOfValues: valuePlaces,
    seenValues,
    wordSense: sense,
    contentWords,
    contentCharacters,
    refusedPhrases,
    shortAnswers,
    weakEntities,
    isWord: (word) =>
      rules.vocabulary.has(word) ||
      isListedWord(word, set.language) ||
      (vectors?.wordIndex.get(word) ?? LEXICON_WORDS_TRUSTED) < LEXICON_WORDS_TRUSTED,
  };
}

/** Reads what the values of a query need of the phrases, so that the first query does not wait for it. */
function* prepareValues({ intents, language }: TrainingSet): Steps<void> {
  for (const intent of intents) {
    yield* cuesSteps(intent, language);
    yield* negationSteps(intent, language);
    yield;
  }
}

function* loadTaggers(
  blocks: ReadonlyMap<string, Uint8Array>,
  meanings: WordMeanings | undefined,
  { set, entities }: Pick<Model, 'set' | 'entities'>,
): Steps<ReadonlyMap<string, IntentTagger>> {
  const intents = new Map(set.intents.map((intent) => [intent.id, intent]));
  const taggers = new Map<string, IntentTagger>();
  for (const [name, bytes] of blocks) {
    const intent = intents.get(intentOfTagger(name) ?? '');
    if (intent === undefined) continue;
    const tagger = loadSlotTagger(bytes, meanings);
    const soleEntities = soleEntitiesOf(intent, tagger.slots, entities);
    const parameterEntities = entitiesOf(intent.parameters);
    const hintEntities = slotEntitiesOf(intent);
    const trustedEntities = yield* trustedEntitiesSteps(intent, hintEntities, entities);
    taggers.set(intent.id, { tagger, hintEntities, soleEntities, parameterEntities, trustedEntities });
    yield;
  }
  return taggers;
}

/** With fewer, a listed value that the tagger misses is more often a value than not. */
const TRUSTED_PHRASES_MIN = 20;

function* trustedEntitiesSteps(
  { phrases }: TrainingSet['intents'][number],
  hintEntities: readonly string[],
  { byName: named }: EntityIndex,
): Steps<ReadonlySet<string>> {
  const phraseCounts = new Map<string | undefined, number>();
  yield* mappedInSteps(phrases, ({ parts }) => {
    for (const entity of new Set(parts.map((part) => part.entity)))
      phraseCounts.set(entity, (phraseCounts.get(entity) ?? 0) + 1);
  });
  return new Set(
    hintEntities.filter(
      (entity) =>
        named.get(entity)?.isExpandable === true && (phraseCounts.get(entity) ?? 0) >= TRUSTED_PHRASES_MIN,
    ),
  );
}

const intentsOfLabels = (set: TrainingSet, classifier: Classifier | undefined): Int32Array => {
  const numbers = new Map<string, number>();
  for (const [number, { id, learned }] of set.intents.entries()) if (learned) numbers.set(id, number);
  return Int32Array.from(classifier?.labels ?? [], (id) => numbers.get(id) ?? -1);
};
