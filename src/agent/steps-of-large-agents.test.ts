import { describe, expect, it } from 'vitest';
import { entityOfSize, intent } from '../../test/support/agent-stories.ts';
import { countSteps } from '../../test/support/count-steps.ts';
import { agentWith, entitiesOf } from '../../test/support/large-agents.ts';
import { agentEditsOut } from '../http/wire/agent-change-out.ts';
import type { Agent, Entity, Intent, Phrase } from './agent.ts';
import type { AgentCommand } from './commands.ts';
import { decisionSteps } from './decide.ts';
import { diffSteps } from './diff/agent-diff.ts';
import { foldAgent } from './evolve.ts';
import { writeExportSteps } from './formats/export-writer.ts';
import { readIntent } from './formats/intent-reader.ts';

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

  it('reads the phrases of an intent in steps', () => {
    const reading = { language: 'en', ids: () => 'id', warn: () => {} };
    const userSays = Array.from({ length: 5_000 }, (_, at) => `say it ${at}`);
    expect(countSteps(readIntent({ userSays }, 'large', reading))).toBe(10);
  });
});
