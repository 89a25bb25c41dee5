import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Agent, Entity, Intent } from '../src/agent/agent.ts';
import { emptyAgent, foldAgent } from '../src/agent/evolve.ts';
import { entitySummary } from '../src/http/wire/entity-out.ts';
import { intentSummary } from '../src/http/wire/intent-out.ts';
import type { DomainEvent, RecordedEvent } from '../src/kernel/event.ts';
import { agentHistories } from './support/generated-agents.ts';
import { conversations } from './support/generated-conversations.ts';
import { asProjected } from './support/projected-state.ts';
import { projection } from './support/projection-engine.ts';

const golden: readonly RecordedEvent[] = readFileSync(
  join(import.meta.dirname, 'golden/session-v1.ndjson'),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

const names = readdirSync(join(import.meta.dirname, '../projections'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => basename(file, '.js'));

describe('the projection of a session', () => {
  it('is the state that its actor has, after every event of any conversation', () =>
    fc.assert(
      fc.asyncProperty(conversations, async ({ events, states }) => {
        const project = projection('session-state').states;
        for (const [index, state] of states.entries()) {
          const [projected] = (await project(events.slice(0, index + 1))).values();
          expect(projected).toEqual(asProjected(state));
        }
      }),
      { numRuns: 40 },
    ));
});

/** The items of an agent in the lists of /v1, by id. */
const listed = (agent: Agent, language: string) => ({
  intents: Object.fromEntries(
    [...agent.intents].map(([id, intent]) => [id, intentSummary(intent, language)]),
  ),
  entities: Object.fromEntries([...agent.entities].map(([id, one]) => [id, entitySummary(one, language)])),
});

// biome-ignore lint/suspicious/noExplicitAny: states are whatever the script made
const asAgent = (states: ReadonlyMap<string, any>, agentId: string): Agent => {
  const items = [...states.values()].filter(({ isDeleted }) => !isDeleted);
  const intents = items
    .filter(({ kind }) => kind === 'intent')
    .map(({ contextIn, contextOut, actions, parameters, ...intent }): [string, Intent] => [
      intent.id,
      {
        ...intent,
        contexts: contextIn,
        responses: [
          { action: '', affectedContexts: contextOut, parameters },
          ...actions.map((action: string) => ({ action, affectedContexts: [], parameters: [] })),
        ],
      },
    ]);
  const entities = items
    .filter(({ kind }) => kind === 'entity')
    .map((entity): [string, Entity] => [entity.id, entity]);
  return { ...emptyAgent(agentId), intents: new Map(intents), entities: new Map(entities) };
};

const recordedOf = (events: readonly DomainEvent[], stream = 'agent-a1') =>
  events.map((event, revision) => ({
    ...event,
    id: `event-${revision}`,
    metadata: { schemaVersion: 1, occurredAt: '2026-03-02T12:00:00.000Z', correlationId: 'request' },
    stream,
    revision,
    position: revision,
  }));

describe('the projection of an agent', () => {
  it('lists what the fold of its stream lists, after every change', () =>
    fc.assert(
      fc.asyncProperty(agentHistories, async ({ agentId, events }) => {
        const recorded = recordedOf(events, `agent-${agentId}`);
        for (let count = 1; count <= events.length; count += 1) {
          const agent = foldAgent(emptyAgent(agentId), events.slice(0, count));
          const states = await projection('agent-state').states(recorded.slice(0, count));
          const { status, settings } = agent;
          const { name, language, languages } = settings;
          expect(states.get(`agent-${agentId}`)).toMatchObject({ status, name, language, languages });
          if (status === 'deleted') continue;
          for (const lang of ['en', 'de'])
            expect(listed(asAgent(states, agentId), lang)).toEqual(listed(agent, lang));
        }
      }),
      { numRuns: 40 },
    ));

  it('takes a change of thousands of entries in the time that a projection has', async () => {
    const values = Array.from({ length: 15_000 }, (_, n) => `value ${n}`);
    const entries = values.map((value) => ({ value, synonyms: [value] }));
    const entity = {
      id: 'e1',
      name: 'word',
      isEnum: false,
      automatedExpansion: false,
      entries: { en: entries },
    };
    const about = { entityId: 'e1', lang: 'en' };
    const states = await projection('agent-state').states(
      recordedOf([
        { type: 'EntityCreated', data: { entity } },
        { type: 'EntityEntriesUpdated', data: { ...about, entries: entries.toReversed() } },
        { type: 'EntityEntriesDeleted', data: { ...about, values: values.slice(1) } },
      ]),
    );
    expect(states.get('agent-a1/entity/e1')).toMatchObject({
      counts: { en: 1 },
      entries: { en: [{ value: 'value 0' }] },
    });
  });

  it('counts the entries of an entity that are too many for a state', async () => {
    const entries = Array.from({ length: 100_000 }, (_, n) => ({ value: `value ${n}`, synonyms: [`${n}`] }));
    const parts = Array.from({ length: 20 }, (_, part) => entries.slice(part * 5_000, (part + 1) * 5_000));
    const entity = { id: 'e1', name: 'word', isEnum: false, automatedExpansion: false, entries: {} };
    const about = { entityId: 'e1', lang: 'en' };
    const states = await projection('agent-state').states(
      recordedOf([
        { type: 'EntityCreated', data: { entity } },
        ...parts.map((part) => ({ type: 'EntityEntriesAdded', data: { ...about, entries: part } })),
        { type: 'EntityEntriesUpdated', data: { ...about, entries: parts[0] } },
        { type: 'EntityEntriesDeleted', data: { ...about, values: ['value 7', 'value 99999'] } },
      ]),
    );
    const state = states.get('agent-a1/entity/e1');
    expect(state).toMatchObject({ name: 'word', counts: { en: 99_998 } });
    expect(state).not.toHaveProperty('entries');
  });
});

describe('the daily figures of an agent', () => {
  it('count what happened on each day', async () => {
    const counted = (type: string) => golden.filter((event) => event.type === type).length;
    const [days] = (await projection('daily-figures').states(golden)).values();
    expect(days).toEqual({
      '2026-03-02': {
        turns: counted('QueryReceived') + counted('TriggerReceived'),
        sessions: 1,
        unmatched: counted('NothingMatched'),
        webhookCalls: counted('WebhookRequested'),
        webhookFailures: counted('WebhookFailed'),
      },
    });
  });
});

describe('texts that were not understood', () => {
  it('is stored with the nearest intent', async () => {
    const fell = fc.sample(conversations, 50).find(({ events }) => isUnmatched(events));
    if (fell === undefined) throw new Error('no conversation has a query that nothing matched');
    const [session] = (await projection('unmatched').states(fell.events)).values();
    const texts = fell.events.flatMap(({ type, data }, at) => {
      const missed = fell.events.slice(at + 1).find((event) => /Matched/.test(event.type));
      if (type !== 'QueryReceived' || missed === undefined) return [];
      const isMissed =
        missed.type === 'NothingMatched' ||
        (missed.type === 'IntentMatched' && missed.data.matchedBy === 'fallback');
      return isMissed ? [data.text] : [];
    });
    expect(session).toMatchObject({ count: texts.length, utterances: texts.map((text) => ({ text })) });
  });
});

const isUnmatched = (events: readonly RecordedEvent[]): boolean => {
  const types = events.map(({ type }) => type);
  return types.includes('QueryReceived') && types.includes('NothingMatched');
};

/** With every intent and action called so. */
const named = (name: string) => (event: RecordedEvent) =>
  JSON.parse(JSON.stringify(event), (key, value) => (/^(intentName|action)$/.test(key) ? name : value));

describe.each(names)('the script %s', (name) => {
  it('makes the same states here and in the sandbox, and changes no event', () =>
    fc.assert(
      fc.asyncProperty(conversations, async ({ events }) => {
        const ours = await projection(name).states(events);
        expect(await projection(name, { isShipped: false }).states(events)).toEqual(ours);
      }),
      { numRuns: 10 },
    ));

  it('makes the same states when it continues from saved ones, for any name of an intent', () =>
    fc.assert(
      fc.asyncProperty(conversations, fc.nat({ max: 40 }), async (conversation, savedAfter) => {
        const events = conversation.events.map(named('constructor'));
        const atOnce = await projection(name).states(events);
        expect(await projection(name, { savedAfter }).states(events)).toEqual(atOnce);
      }),
      { numRuns: 20 },
    ));

  it('makes the same states from the text of events as from parsed events', () =>
    fc.assert(
      fc.asyncProperty(fc.array(conversations, { minLength: 5, maxLength: 12 }), async (all) => {
        const events = all.flatMap(({ events: of }, number) =>
          of.map((event) => ({ ...event, stream: `${event.stream}${number}` })),
        );
        const parsed = await projection(name).states(events);
        expect(await projection(name, { isText: true }).states(events)).toEqual(parsed);
      }),
      { numRuns: 5 },
    ));
});
