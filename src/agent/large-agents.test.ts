import { afterEach, describe, expect, it, vi } from 'vitest';
import { entityOfSize, intent, response } from '../../test/support/agent-stories.ts';
import { countSteps } from '../../test/support/count-steps.ts';
import {
  AGENT_LANGUAGES_MAX,
  ENTITY_ENTRIES_MAX,
  ENTRIES_AT_A_TIME,
  INTENT_PHRASES_MAX,
  INTENT_RESPONSES_MAX,
  PHRASES_AT_A_TIME,
} from '../kernel/limits/agents.ts';
import { prepareModel } from '../nlu/model/model.ts';
import type { Agent, Entity, Intent } from './agent.ts';
import type { AgentCommand } from './commands.ts';
import { decideAgent } from './decide.ts';
import type { AgentEvent, PhraseOrigin } from './events.ts';
import { emptyAgent, foldAgent } from './evolve.ts';
import { newAgentSettings } from './new-agent.ts';
import { trainingSetOf } from './training.ts';

afterEach(() => vi.restoreAllMocks());

const created: AgentEvent = {
  type: 'AgentCreated',
  data: { agentId: 'a', origin: 'new', settings: newAgentSettings('shop', 'en') },
};

const largeIntent = (phrases: Intent['phrases']) => intent({ id: 'i', name: 'large', phrases });

const largeIntentAnswering = (count: number): Intent => ({
  ...largeIntent({}),
  responses: Array.from({ length: count }, () => response()),
});

const saying = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    data: [{ text: `say ${at}` }],
    isTemplate: false,
    count: 0,
  }));

const withEntities = (entities: readonly Entity[]): Agent =>
  foldAgent(emptyAgent('a'), [
    created,
    ...entities.map((one): AgentEvent => ({ type: 'EntityCreated', data: { entity: one } })),
  ]);

describe('work on a large agent', () => {
  it('looks up each existing entity a few times while many are put', () => {
    let looks = 0;
    const counted = Array.from({ length: 300 }, (_, at) =>
      Object.defineProperty({ ...entityOfSize(`known${at}`) }, 'name', {
        enumerable: true,
        get: () => {
          looks += 1;
          return `known${at}`;
        },
      }),
    );
    const agent = withEntities(counted);
    looks = 0;
    const entities = Array.from({ length: 300 }, (_, at) => ({ newId: `n${at}`, name: `new${at}` }));
    const decision = decideAgent({ type: 'PutEntities', language: 'en', entities }, agent);
    expect(decision).toMatchObject({ events: { length: 300 } });
    expect(looks).toBeLessThanOrEqual(600);
  });

  it("copies the agent's content once for all events of a fold", () => {
    const events = Array.from(
      { length: 300 },
      (_, at): AgentEvent => ({
        type: 'EntityCreated',
        data: { entity: entityOfSize(`e${at}`) },
      }),
    );
    const agent = withEntities([]);
    const set = vi.spyOn(Map.prototype, 'set');
    const folded = foldAgent(agent, events);
    expect(set.mock.calls.length).toBeLessThanOrEqual(600);
    expect([folded.entities.size, agent.entities.size]).toEqual([300, 0]);
  });

  it('leaves the agent before a fold unchanged, including its entries', () => {
    const before = withEntities([entityOfSize('size', 2)]);
    const more: AgentEvent = {
      type: 'EntityEntriesAdded',
      data: { entityId: 'id-size', lang: 'en', entries: [{ value: 'x', synonyms: ['x'] }] },
    };
    const after = foldAgent(before, [
      more,
      { ...more, data: { ...more.data, entries: [{ value: 'y', synonyms: ['y'] }] } },
    ]);
    expect(before.entities.get('id-size')?.entries.en?.map(({ value }) => value)).toEqual(['v0', 'v1']);
    expect(after.entities.get('id-size')?.entries.en?.map(({ value }) => value)).toEqual([
      'v0',
      'v1',
      'x',
      'y',
    ]);
    expect(more.data.entries).toHaveLength(1);
  });

  it('creates dictionaries and reads phrases in steps, in proportion to their size', () => {
    const steps = (entries: number, phrases: number) => {
      const agent = foldAgent(withEntities([entityOfSize('size', entries)]), [
        { type: 'IntentCreated', data: { intent: largeIntent({ en: saying(phrases) }) } },
      ]);
      const set = trainingSetOf(agent, 'en');
      const first = countSteps(prepareModel(set));
      // Dictionaries and phrases are kept; entries are only searched for references again.
      const again = countSteps(prepareModel(set));
      expect(again).toBeLessThanOrEqual(4 + entries / ENTRIES_AT_A_TIME);
      expect(again).toBeLessThan(first / 1.5);
      return first;
    };
    expect(steps(20_000, 10)).toBeGreaterThanOrEqual(40);
    expect(steps(10, 5_000)).toBeGreaterThanOrEqual(5_000 / PHRASES_AT_A_TIME);
    expect(steps(20_000, 10)).toBeLessThanOrEqual(2.2 * steps(10_000, 10));
  });
});

describe('an agent may not have too many', () => {
  const agent = withEntities([entityOfSize('size', ENTITY_ENTRIES_MAX)]);
  const manyLanguages = Array.from({ length: AGENT_LANGUAGES_MAX + 1 }, (_, at) =>
    String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26)),
  );

  const refused: readonly (readonly [string, AgentCommand])[] = [
    ['phrases', { type: 'CreateIntent', intent: largeIntent({ en: saying(INTENT_PHRASES_MAX + 1) }) }],
    ['responses', { type: 'CreateIntent', intent: largeIntentAnswering(INTENT_RESPONSES_MAX + 1) }],
    [
      'responses',
      {
        type: 'ImportInto',
        mode: 'merge',
        settings: agent.settings,
        intents: [largeIntentAnswering(INTENT_RESPONSES_MAX + 1)],
        entities: [],
        spareIds: [],
      },
    ],
    ['entries', { type: 'CreateEntity', entity: entityOfSize('other', ENTITY_ENTRIES_MAX + 1) }],
    [
      'entries',
      { type: 'AddEntries', entity: 'size', language: 'en', entries: [{ value: 'new', synonyms: ['new'] }] },
    ],
    ['languages', { type: 'ChangeSettings', changes: { languages: manyLanguages } }],
    [
      'languages',
      {
        type: 'CreateIntent',
        intent: largeIntent(Object.fromEntries(manyLanguages.map((language) => [language, saying(1)]))),
      },
    ],
  ];

  it.each(refused)('%s', (items, command) => {
    expect(decideAgent(command, agent)).toMatchObject({ refused: 'too_many_items', facts: { items } });
  });

  it('phrases, also if they are added one by one', () => {
    const full = foldAgent(agent, [
      { type: 'IntentCreated', data: { intent: largeIntent({ en: saying(INTENT_PHRASES_MAX) }) } },
    ]);
    const phrases = [{ id: 'q', data: [{ text: 'another' }], isTemplate: false, count: 0 }];
    const origin: PhraseOrigin = { from: 'inbox', heard: 1, turnIds: [] };
    const decision = decideAgent(
      { type: 'AddPhrases', intentId: 'i', language: 'en', phrases, origin },
      full,
    );
    expect(decision).toMatchObject({ refused: 'too_many_items', facts: { items: 'phrases' } });
  });
});
