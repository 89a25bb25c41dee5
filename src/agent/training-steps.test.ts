import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entityOfSize, intent } from '../../test/support/agent-stories.ts';
import { countSteps } from '../../test/support/count-steps.ts';
import { agentWith, agentWithPhrases, entitiesOf } from '../../test/support/large-agents.ts';
import { ENTRIES_AT_A_TIME, PHRASES_AT_A_TIME } from '../kernel/limits/agents.ts';
import { finish, LONG_TEXTS_A_STEP, type Steps } from '../kernel/steps.ts';
import { indexEntitiesSteps, prepareEntities } from '../nlu/entities/entity-index.ts';
import { prepareNameWords } from '../nlu/entities/name-words.ts';
import { plausibleValuesSteps } from '../nlu/entities/plausible-values.ts';
import { contentCharactersSteps } from '../nlu/evidence/foreign-characters.ts';
import { valueIntentsSteps } from '../nlu/evidence/missing-value.ts';
import { refusedPhrasesSteps } from '../nlu/evidence/refused-phrases.ts';
import { contentWordsSteps } from '../nlu/evidence/shared-words.ts';
import { shortAnswersSteps } from '../nlu/evidence/short-answers.ts';
import { valuePlacesSteps } from '../nlu/evidence/value-places.ts';
import { packBlocks } from '../nlu/model/container.ts';
import { classifierInputSteps } from '../nlu/model/examples.ts';
import { learnedContentSteps } from '../nlu/model/learned-content.ts';
import { loadModel, prepareModel } from '../nlu/model/model.ts';
import { indexRulesSteps } from '../nlu/rules/rule-index.ts';
import { wordClassSteps } from '../nlu/slots/word-classes.ts';
import { spellerSteps } from '../nlu/spelling/speller.ts';
import type { TrainingIntent, TrainingSet } from '../nlu/training-set.ts';
import { cuesSteps } from '../nlu/values/cues.ts';
import { negationSteps } from '../nlu/values/negated-values.ts';
import { loadVectors } from '../nlu/vectors/vectors.ts';
import { foldAgent } from './evolve.ts';
import { trainingSetOf, trainingSetSteps } from './training.ts';

/** No step may grow with the agent: what is done between two of them blocks all other requests. */
describe('preparing a large agent for training and queries', () => {
  it('makes a training set an intent and an entity a step, once for an agent', () => {
    const agent = foldAgent(agentWith(entitiesOf(300)), [
      { type: 'IntentCreated', data: { intent: intent() } },
    ]);
    expect(countSteps(trainingSetSteps(agent, 'en'))).toBe(301);
    expect(countSteps(trainingSetSteps(agent, 'en'))).toBe(0);
  });

  it('reads the words beside values, and values after "not", of many phrases while a model is loaded', () => {
    const setOf = (count: number) => {
      const phrases = Array.from({ length: count }, (_, at) => ({
        parts: ['from', 'to'].flatMap((alias) => [
          { text: ` ${alias} ` },
          { text: `word ${at}`, alias, entity: 'large' },
        ]),
        count: 1,
      }));
      const set = trainingSetOf(agentWithPhrases(1), 'en');
      return { ...set, intents: set.intents.map((one) => ({ ...one, phrases })) };
    };
    const stepsOf = (one: TrainingIntent) => [
      countSteps(cuesSteps(one, 'en')),
      countSteps(negationSteps(one, 'en')),
    ];
    const [set, large] = [setOf(2_000), setOf(2_000)];
    // The phrases are parsed once.
    expect(stepsOf(set.intents[0] as TrainingIntent)).toEqual([2_000 / PHRASES_AT_A_TIME + 4, 4]);
    loadModel(packBlocks([]), large);
    expect(stepsOf(large.intents[0] as TrainingIntent)).toEqual([0, 0]);
  });

  it('prepares a large entity for training in steps: its references, synonyms and values', () => {
    const steps = (count: number) => {
      const entries = entityOfSize('large', count).entries.en ?? [];
      const large = { name: 'large', isEnum: false, isExpandable: false, entries };
      return countSteps(prepareEntities([large], 'en', () => false));
    };
    expect(steps(20 * ENTRIES_AT_A_TIME) - steps(1)).toBe(3 * 19);
    // Words of a smaller one are stemmed, too.
    expect(steps(8 * ENTRIES_AT_A_TIME) - steps(1)).toBe(3 * 7 + 8);
  });

  it('reads what many phrases of one intent answer, name and have values for in steps', () => {
    const setOf = (count: number) => trainingSetOf(agentWithPhrases(count), 'en');
    const functionWords = new Set(['the']);
    const entities = finish(indexEntitiesSteps(setOf(1).entities, 'en', () => false));
    const known = { entities, functionWords, sense: undefined };
    const growthOf = (stepsWith: (set: TrainingSet) => Steps<unknown>) =>
      countSteps(stepsWith(setOf(5_000))) - countSteps(stepsWith(setOf(1)));
    expect(growthOf(shortAnswersSteps)).toBe(10);
    // The phrases once, their words once, and once more for each word that most of them have.
    expect(growthOf((set) => contentWordsSteps(set, functionWords))).toBe(
      5_000 / LONG_TEXTS_A_STEP + 2 * 10 + 1,
    );
    expect(growthOf((set) => contentCharactersSteps({ ...set, language: 'ko' }))).toBe(10);
    expect(growthOf((set) => plausibleValuesSteps(set, undefined))).toBe(10);
    const refusing = ({ intents }: TrainingSet) => intents.map((one) => ({ ...one, fallback: true }));
    expect(growthOf((set) => refusedPhrasesSteps({ ...set, intents: refusing(set) }))).toBe(10);
    expect(growthOf(classifierInputSteps)).toBe(10);
    // Each phrase, the values of all and the phrases with their aliases, and then pieces of the text.
    const ofPhrases = 5_000 - 1 + 10 + 2 * 10;
    expect(growthOf(learnedContentSteps)).toBeGreaterThan(ofPhrases + 10);
    const indexed = growthOf((set) => indexRulesSteps(set, entities));
    expect(indexed).toBe(5_000 / PHRASES_AT_A_TIME - 1);
    expect(growthOf((set) => valueIntentsSteps(set, known))).toBe(10);
    expect(growthOf((set) => valuePlacesSteps(set, entities, functionWords))).toBe(10);
  });

  it('indexes the words of a speller in steps', () => {
    const words = (count: number) =>
      Array.from({ length: count }, (_, at) => `word${String.fromCharCode(0x4e00 + at)}`);
    expect(countSteps(spellerSteps(words(5_000))) - countSteps(spellerSteps(words(1)))).toBe(4);
  });

  it.each([
    ['unit-currency', 'fo'],
    ['number', 'ga'],
  ])(
    'reads the names of currencies in steps while @sys.%s is prepared, once for a language',
    (entity, language) => {
      const parameter = { name: 'value', entity: `sys.${entity}`, isList: false, alias: 'value' };
      const set = { ...trainingSetOf(agentWithPhrases(1), 'en'), language };
      const valued = { ...set, intents: set.intents.map((one) => ({ ...one, parameters: [parameter] })) };
      expect(countSteps(prepareModel(set))).toBeLessThan(20);
      expect(countSteps(prepareModel(valued))).toBeGreaterThan(100);
      expect(countSteps(prepareModel(valued))).toBeLessThan(20);
    },
  );

  it('compares words with the listed given names in steps, once for all models of a language', () => {
    // Not the vectors that all tests share: another file may have prepared those.
    const vectors = loadVectors(readFileSync('vectors/en.bin'));
    expect(countSteps(prepareNameWords(vectors))).toBeGreaterThan(10);
    expect(countSteps(prepareNameWords(vectors))).toBe(0);
  });

  it('makes classes of words in steps, some for each node of their tree', () => {
    const words = Array.from({ length: 600 }, (_, at) => `w${at}`);
    const values = Int8Array.from({ length: 2 * words.length }, (_, at) => 100 * Math.sin(at));
    const wordIndex = new Map(words.map((word, at) => [word, at]));
    expect(countSteps(wordClassSteps({ dims: 2, words, wordIndex, values }))).toBeGreaterThan(400);
  });
});
