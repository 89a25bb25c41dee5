import { describe, expect, it } from 'vitest';
import {
  created,
  entityCreated,
  entry,
  intentCreated,
  parameter,
  phrase,
  response,
} from '../../test/support/agent-stories.ts';
import type { AgentEvent } from './events.ts';
import { emptyAgent, evolveAgent, foldAgent } from './evolve.ts';
import { trainingSetOf } from './training.ts';

const agentAfter = (...events: AgentEvent[]) => foldAgent(emptyAgent('a1'), events);
const teaPlease = phrase('', {
  data: [
    { text: 'a ' },
    { text: 'tea', meta: '@drink', alias: 'order' },
    { text: ' please', meta: '@sys.ignore' },
  ],
  count: 2,
});

describe('the training set of an agent', () => {
  it('holds the phrases of its language only', () => {
    const agent = agentAfter(
      created('en', 'de'),
      intentCreated({ phrases: { en: [teaPlease], de: [phrase('Tee')] } }),
    );
    expect(trainingSetOf(agent, 'de').intents[0]?.phrases).toEqual([{ parts: [{ text: 'Tee' }], count: 1 }]);
  });

  it('has entities without their @, and counts a phrase as often as it was added', () => {
    const agent = agentAfter(created(), intentCreated({ phrases: { en: [teaPlease] } }));
    expect(trainingSetOf(agent, 'en').intents[0]?.phrases).toEqual([
      {
        parts: [
          { text: 'a ' },
          { text: 'tea', entity: 'drink', alias: 'order' },
          { text: ' please', entity: 'sys.ignore' },
        ],
        count: 3,
      },
    ]);
  });

  it('leaves out a phrase that is far longer than any query', () => {
    const long = phrase('word '.repeat(201));
    const agent = agentAfter(
      created(),
      intentCreated({ phrases: { en: [long, phrase('word '.repeat(200))] } }),
    );
    expect(trainingSetOf(agent, 'en').intents[0]?.phrases).toEqual([
      { parts: [{ text: 'word '.repeat(200) }], count: 1 },
    ]);
  });

  it('separates templates from phrases', () => {
    const templates = [
      phrase('a @drink:order please', { isTemplate: true }),
      phrase('', {
        isTemplate: true,
        data: [{ text: 'only ' }, { text: 'x', meta: '@drink', alias: 'order' }],
      }),
    ];
    const agent = agentAfter(created(), intentCreated({ phrases: { en: templates } }));
    expect(trainingSetOf(agent, 'en').intents[0]).toMatchObject({
      phrases: [],
      templates: ['a @drink:order please', 'only @drink:order'],
    });
  });

  it('lowercases contexts, and contains the fields that decide between intents', () => {
    const agent = agentAfter(
      created(),
      intentCreated({ contexts: ['Order-followup'], auto: false, fallbackIntent: true, priority: 0 }),
    );
    expect(trainingSetOf(agent, 'en').intents[0]).toMatchObject({
      contexts: ['order-followup'],
      learned: false,
      fallback: true,
      priority: 0,
    });
  });

  it.each([
    ['$drink', 'drink'],
    ['$order.original', 'order'],
    ['#shop.drink', ''],
    ['always tea', ''],
    ['$drink and $food', ''],
    ['', ''],
  ])('knows that the value %j names the alias %j', (value, alias) => {
    const parameters = [parameter({ value, isList: true })];
    const agent = agentAfter(created(), intentCreated({ responses: [response({ parameters })] }));
    expect(trainingSetOf(agent, 'en').intents[0]?.parameters).toEqual([
      { name: 'drink', entity: 'drink', isList: true, alias },
    ]);
  });

  it('gives a required parameter without a value its own name as alias', () => {
    const parameters = [parameter({ value: ' ', required: true })];
    const agent = agentAfter(created(), intentCreated({ responses: [response({ parameters })] }));
    expect(trainingSetOf(agent, 'en').intents[0]?.parameters).toMatchObject([{ alias: 'drink' }]);
  });

  it('has the mode and threshold of the settings', () => {
    expect(trainingSetOf(agentAfter(created()), 'en')).toMatchObject({ mode: 'hybrid', threshold: 0.3 });
  });

  it('uses the entries of the default language for an entity without entries', () => {
    const agent = agentAfter(
      created('en', 'de'),
      entityCreated({ entries: { en: [entry('tea')] } }),
      entityCreated({ id: 'e2', name: 'food', entries: { en: [entry('pie')], de: [entry('Kuchen')] } }),
    );
    expect(trainingSetOf(agent, 'de').entities.map(({ entries }) => entries)).toEqual([
      [entry('tea')],
      [entry('Kuchen')],
    ]);
  });

  it('is the same object for the same agent, with shared parts after a change elsewhere', () => {
    const before = agentAfter(created(), intentCreated(), entityCreated({ entries: { en: [entry('tea')] } }));
    const after = evolveAgent(before, intentCreated({ id: 'i2', name: 'pay' }));
    const old = trainingSetOf(before, 'en');
    expect(trainingSetOf(before, 'en')).toBe(old);
    expect(trainingSetOf(after, 'en').intents[0]).toBe(old.intents[0]);
    expect(trainingSetOf(after, 'en').entities[0]).toBe(old.entities[0]);
    expect(old.entities[0]?.entries).toBe(before.entities.get('e1')?.entries.en);
  });
});
