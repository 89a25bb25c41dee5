import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entityOfSize, intent } from '../../test/support/agent-stories.ts';
import { countSteps } from '../../test/support/count-steps.ts';
import { agentEditsOut } from '../http/wire/agent-change-out.ts';
import { ENTRIES_AT_A_TIME, PHRASES_AT_A_TIME } from '../kernel/limits/agents.ts';
import { finish, type Steps } from '../kernel/steps.ts';
import { indexEntitiesSteps, prepareEntities } from '../nlu/entities/entity-index.ts';
import { prepareNameWords } from '../nlu/entities/name-words.ts';
import { plausibleValuesSteps } from '../nlu/entities/plausible-values.ts';
import { contentCharactersSteps } from '../nlu/evidence/foreign-characters.ts';
import { valueIntentsSteps } from '../nlu/evidence/missing-value.ts';
import { refusedPhrasesSteps } from '../nlu/evidence/refused-phrases.ts';
import { contentWordsSteps } from '../nlu/evidence/shared-words.ts';
import { shortAnswersSteps } from '../nlu/evidence/short-answers.ts';
import { valuePlacesSteps } from '../nlu/evidence/value-places.ts';
import { classifierInputSteps } from '../nlu/model/examples.ts';
import { learnedContentSteps } from '../nlu/model/learned-content.ts';
import { indexRulesSteps } from '../nlu/rules/rule-index.ts';
import { wordClassSteps } from '../nlu/slots/word-classes.ts';
import { spellerSteps } from '../nlu/spelling/speller.ts';
import type { TrainingSet } from '../nlu/training-set.ts';
import { loadVectors } from '../nlu/vectors/vectors.ts';
import type { Agent, Entity, Intent, Phrase } from './agent.ts';
import type { AgentCommand } from './commands.ts';
import { decisionSteps } from './decide.ts';
import { diffSteps } from './diff/agent-diff.ts';
import { emptyAgent, foldAgent } from './evolve.ts';
import { writeExportSteps } from './formats/export-writer.ts';
import { readIntent } from './formats/intent-reader.ts';
import { newAgentSettings } from './new-agent.ts';
import { trainingSetOf } from './training.ts';
import { validationSteps } from './validate/validate.ts';

const agentWith = (entities: readonly Entity[]) =>
  foldAgent(emptyAgent('a'), [
    { type: 'AgentCreated', data: { agentId: 'a', origin: 'new', settings: newAgentSettings('shop', 'en') } },
    ...entities.map((one) => ({ type: 'EntityCreated' as const, data: { entity: one } })),
  ]);

const entitiesOf = (count: number) => Array.from({ length: count }, (_, at) => entityOfSize(`e${at}`, 1));

/** One intent with phrases that are annotated with an entity. */
const agentWithPhrases = (count: number): Agent => {
  const phrases = Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    data: [{ text: 'say ' }, { text: `word ${at}`, alias: 'large', meta: '@large' }],
    isTemplate: false,
    count: 0,
  }));
  return foldAgent(agentWith([entityOfSize('large', 1)]), [
    { type: 'IntentCreated', data: { intent: intent({ phrases: { en: phrases } }) } },
  ]);
};

/** No step may grow with the agent: what is done between two of them blocks all other requests. */
describe('work on a large agent', () => {
  it('puts entities one a step', () => {
    const entities = entitiesOf(300).map(({ id, name }) => ({ newId: id, name }));
    const command = { type: 'PutEntities', language: 'en', entities } as const;
    expect(countSteps(decisionSteps(command, agentWith([])))).toBe(300);
  });

  it.each<[string, (entity: Entity) => AgentCommand, readonly Entity[]]>([
    [
      'puts',
      ({ id, name, entries: { en = [] } }) => ({
        type: 'PutEntities',
        language: 'en',
        entities: [{ newId: id, name, entries: en }],
      }),
      [],
    ],
    ['creates', (entity) => ({ type: 'CreateEntity', entity }), []],
    [
      'updates',
      ({ id, entries: { en = [] } }) => ({
        type: 'UpdateEntity',
        entity: id,
        language: 'en',
        changes: { entries: en },
      }),
      [entityOfSize('large', 1)],
    ],
    [
      'adds to',
      ({ id, entries: { en = [] } }) => ({ type: 'AddEntries', entity: id, language: 'en', entries: en }),
      [entityOfSize('large', 1)],
    ],
  ])('%s a large entity in steps, in proportion to its entries', (_, commandOf, before) => {
    const steps = (entries: number) =>
      countSteps(decisionSteps(commandOf(entityOfSize('large', entries)), agentWith(before)));
    // Entries are merged in steps, and measured in steps.
    expect(steps(20 * 1_024) - steps(1)).toBeGreaterThanOrEqual(20 + 40);
  });

  it.each<[string, (intent: Intent) => AgentCommand, number]>([
    ['creates', (large) => ({ type: 'CreateIntent', intent: { ...large, id: 'new', name: 'new' } }), 9],
    [
      'updates',
      (large) => ({ type: 'UpdateIntent', intentId: large.id, language: 'en', intent: large }),
      // The earlier phrases are found by their ids, the new ones get what was kept of them, and are measured.
      20 + 20 + 9,
    ],
  ])('%s a large intent in steps, in proportion to its phrases', (_, commandOf, steps) => {
    const phrases = (count: number, text: string): Phrase[] =>
      Array.from({ length: count }, (_, at) => ({
        id: `p${at}`,
        data: [{ text: `${text} ${at}` }],
        isTemplate: false,
        count: 0,
      }));
    const agent = foldAgent(agentWith([]), [
      { type: 'IntentCreated', data: { intent: intent({ phrases: { en: phrases(10_000, 'say') } }) } },
    ]);
    const command = commandOf(intent({ phrases: { en: phrases(10_000, 'tell') } }));
    expect(countSteps(decisionSteps(command, agent))).toBeGreaterThanOrEqual(steps);
  });

  it('imports intents into an agent that has them in steps, in proportion to their phrases and languages', () => {
    const saying = (count: number, language: string): Phrase[] =>
      Array.from({ length: count }, (_, at) => ({
        id: `p-${language}-${at}`,
        data: [{ text: `say ${at}` }],
        isTemplate: false,
        count: 0,
      }));
    const steps = (languages: number, phrases: number) => {
      const named = Array.from({ length: languages }, (_, at) => `a${String.fromCharCode(97 + at)}`);
      const content = Object.fromEntries(named.map((language) => [language, saying(phrases, language)]));
      const large = intent({ phrases: content });
      const agent = foldAgent(agentWith([]), [{ type: 'IntentCreated', data: { intent: large } }]);
      const { settings } = agent;
      const command = { type: 'ImportInto', mode: 'merge', settings, spareIds: [], entities: [] } as const;
      return countSteps(decisionSteps({ ...command, intents: [large] }, agent));
    };
    // The earlier phrases by their words, and the imported ones.
    expect(steps(1, 5_000) - steps(1, 1)).toBe(20);
    expect(steps(20, 1) - steps(1, 1)).toBe(19);
  });

  it('compares large intents and entities in steps', () => {
    const phrases = (from: number): Phrase[] =>
      Array.from({ length: 5_000 }, (_, at) => ({
        id: `p${from + at}`,
        data: [{ text: 'say ' }, { text: `word ${at}`, alias: 'large', meta: '@large' }],
        isTemplate: false,
        count: 0,
      }));
    const agent = (from: number, entries: number) =>
      foldAgent(agentWith([entityOfSize('large', entries)]), [
        { type: 'IntentCreated', data: { intent: intent({ phrases: { en: phrases(from) } }) } },
      ]);
    const steps = (from: number, entries: number) =>
      countSteps(diffSteps(agent(0, 5_000), agent(from, entries)));
    // Phrases with other ids are compared by their texts.
    expect(steps(5_000, 5_000)).toBeGreaterThanOrEqual(30);
    expect(steps(0, 10_000)).toBeGreaterThanOrEqual(30);
  });

  it('compares the agents of each listed edit in steps', () => {
    const metadata = { schemaVersion: 1, occurredAt: '2020-01-01T00:00:00.000Z', correlationId: 'r' };
    const edit = { revision: 1, firstRevision: 1, metadata, author: {} };
    const edits = (entries: number) =>
      [1, 2].map((more) => {
        const [before, after] = [entries, entries + more].map((count) =>
          agentWith([entityOfSize('large', count)]),
        );
        return { ...edit, before: before as Agent, after: after as Agent };
      });
    const steps = (entries: number) => countSteps(agentEditsOut(edits(entries)));
    expect(steps(10_000) - steps(10)).toBeGreaterThanOrEqual(2 * 20);
  });

  it('writes an export a file a step', () => {
    expect(countSteps(writeExportSteps(agentWith(entitiesOf(300))))).toBe(300);
  });

  it('validates many phrases in steps', () => {
    const steps = (count: number) =>
      countSteps(validationSteps(agentWithPhrases(count), () => new Map([[intent().id, 1]])));
    // Each is compared with all intents, and each PHRASES_AT_A_TIME are compared with each other.
    expect(steps(2_010) - steps(10)).toBe(2_000 + 2_000 / PHRASES_AT_A_TIME);
  });

  it('validates and prepares many synonyms of one entry in steps', () => {
    const synonyms = Array.from({ length: 5_000 }, (_, at) => `word ${at}`);
    const entries = { en: [{ value: 'v', synonyms }] };
    const agent = agentWith([{ ...entityOfSize('large', 1), entries }]);
    const small = agentWith([entityOfSize('large', 1)]);
    const validation = (of: Agent) => countSteps(validationSteps(of, () => new Map()));
    expect(validation(agent) - validation(small)).toBe(10);
    const preparation = (of: Agent) =>
      countSteps(prepareEntities(trainingSetOf(of, 'en').entities, 'en', () => false));
    expect(preparation(agent) - preparation(small)).toBe(10);
  });

  it('validates a large entity in steps, in proportion to its entries', () => {
    const steps = (entries: number) =>
      countSteps(validationSteps(agentWith([entityOfSize('large', entries)])));
    const [small, large] = [steps(10), steps(20_000)];
    expect(large - small).toBe(40);
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
    expect(growthOf((set) => contentWordsSteps(set, functionWords))).toBe((2 + 1) * 10 + 1);
    expect(growthOf((set) => contentCharactersSteps({ ...set, language: 'ko' }))).toBe(10);
    expect(growthOf((set) => plausibleValuesSteps(set, undefined))).toBe(10);
    const refusing = (set: TrainingSet) => set.intents.map((one) => ({ ...one, fallback: true }));
    expect(growthOf((set) => refusedPhrasesSteps({ intents: refusing(set) }))).toBe(10);
    expect(growthOf(classifierInputSteps)).toBe(10);
    // Each phrase, the values of all and the phrases with their aliases, and then pieces of the text.
    const ofPhrases = 5_000 - 1 + 10 + 2 * 10;
    expect(growthOf(learnedContentSteps)).toBeGreaterThan(ofPhrases + 10);
    const indexed = growthOf((set) => indexRulesSteps(set, entities));
    expect(indexed).toBe(5_000 / PHRASES_AT_A_TIME - 1);
    expect(growthOf((set) => valueIntentsSteps(set, known))).toBe(10);
    expect(growthOf((set) => valuePlacesSteps(set, entities, functionWords))).toBe(10);
  });

  it('reads the phrases of an intent in steps', () => {
    const reading = { language: 'en', ids: () => 'id', warn: () => {} };
    const userSays = Array.from({ length: 5_000 }, (_, at) => `say it ${at}`);
    expect(countSteps(readIntent({ userSays }, 'large', reading))).toBe(10);
  });

  it('indexes the words of a speller in steps', () => {
    const words = (count: number) =>
      Array.from({ length: count }, (_, at) => `word${String.fromCharCode(0x4e00 + at)}`);
    expect(countSteps(spellerSteps(words(5_000))) - countSteps(spellerSteps(words(1)))).toBe(4);
  });

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
