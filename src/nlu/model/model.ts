import type { Steps } from '../../kernel/steps.ts';
import { type Classifier, loadClassifier } from '../classifier/classifier.ts';
import { type EntityIndex, indexEntities, prepareEntities } from '../entities/entity-index.ts';
import { type PlausibleText, plausibleTextOf } from '../entities/plausible-text.ts';
import { createSystemEntities, type SystemEntities } from '../entities/system-entity.ts';
import { readPhrasesInSteps } from '../rules/read-phrases.ts';
import { indexRules, type RuleIndex } from '../rules/rule-index.ts';
import type { ClassOf } from '../slots/slot-span.ts';
import { loadSlotTagger, type SlotTagger } from '../slots/slot-tagger.ts';
import { wordClassesOf } from '../slots/vector-classes.ts';
import { isSystemEntity } from '../system/system-entities.ts';
import type { TrainingSet } from '../training-set.ts';
import { entitiesOf } from '../values/recognised.ts';
import { soleEntitiesOf } from '../values/sole-values.ts';
import type { Vectors } from '../vectors/vectors.ts';
import { CLASSIFIER_BLOCK, intentOfTagger, unpackBlocks } from './container.ts';
import { slotEntitiesOf } from './learned-content.ts';

/** An agent's understanding in one language, ready to read texts. */
export type Model = {
  readonly set: TrainingSet;
  readonly entities: EntityIndex;
  readonly rules: RuleIndex;
  readonly system: SystemEntities;
  readonly classifier: Classifier | undefined;
  /** The number of the intent that each of the classifier's labels is; -1 where the set has it no more. */
  readonly intentOf: Int32Array;
  /** By id of intent. */
  readonly taggers: ReadonlyMap<string, IntentTagger>;
  /** Whether a word is one that people write, so that it is no typing error. */
  readonly isWord: (word: string) => boolean;
  /** Which text may be a value that no list knows. */
  readonly isPlausible: PlausibleText;
};

export type IntentTagger = {
  readonly tagger: SlotTagger;
  /** The entities that are looked for before it reads a text. */
  readonly looked: readonly string[];
  /** See sole-values.ts. */
  readonly sole: readonly string[] | undefined;
  /** The entities of all the intent's parameters. */
  readonly taken: readonly string[];
};

/** Rarer words of the lexicon are not unlike typing errors themselves. */
const LEXICON_WORDS_TRUSTED = 20_000;

/**
 * Works out of a training set what takes long for a large agent. What it makes is kept with the set's parts,
 * so that training and `loadModel` find it.
 */
export function* prepareModel(set: TrainingSet): Steps<void> {
  yield* prepareEntities(set.entities, set.language, isSystemEntity);
  for (const intent of set.intents) {
    yield* readPhrasesInSteps(intent);
    yield;
  }
}

/**
 * Puts together what was learned and what the agent says now. `bytes` may come from an earlier state of the
 * agent: intents that they do not know are found by their rules alone.
 * @throws model_unreadable for bytes of another kind or version.
 */
export const loadModel = (bytes: Uint8Array, set: TrainingSet, vectors?: Vectors): Model => {
  const blocks = unpackBlocks(bytes);
  const learned = blocks.get(CLASSIFIER_BLOCK);
  const classifier = learned === undefined ? undefined : loadClassifier(learned, vectors);
  const entities = indexEntities(set.entities, set.language, isSystemEntity);
  const rules = indexRules(set, entities);
  return {
    set,
    entities,
    rules,
    system: createSystemEntities(set.language),
    classifier,
    intentOf: intentsOfLabels(set, classifier),
    taggers: loadTaggers(blocks, wordClassesOf(vectors), { set, entities }),
    isPlausible: plausibleTextOf(set, vectors),
    isWord: (word) =>
      rules.vocabulary.has(word) ||
      (vectors?.wordIndex.get(word) ?? LEXICON_WORDS_TRUSTED) < LEXICON_WORDS_TRUSTED,
  };
};

const loadTaggers = (
  blocks: ReadonlyMap<string, Uint8Array>,
  classOf: ClassOf | undefined,
  { set, entities }: Pick<Model, 'set' | 'entities'>,
): ReadonlyMap<string, IntentTagger> => {
  const intents = new Map(set.intents.map((intent) => [intent.id, intent]));
  const taggers = new Map<string, IntentTagger>();
  for (const [name, bytes] of blocks) {
    const intent = intents.get(intentOfTagger(name) ?? '');
    if (intent === undefined) continue;
    const tagger = loadSlotTagger(bytes, classOf);
    const sole = soleEntitiesOf(intent, tagger.slots, entities);
    const taken = entitiesOf(intent.parameters);
    taggers.set(intent.id, { tagger, looked: slotEntitiesOf(intent), sole, taken });
  }
  return taggers;
};

const intentsOfLabels = (set: TrainingSet, classifier: Classifier | undefined): Int32Array => {
  const numbers = new Map<string, number>();
  for (const [number, { id, learned }] of set.intents.entries()) if (learned) numbers.set(id, number);
  return Int32Array.from(classifier?.labels ?? [], (id) => numbers.get(id) ?? -1);
};
