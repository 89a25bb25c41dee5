import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Agent } from '../src/agent/agent.ts';
import { agentStream } from '../src/agent/agent-stream.ts';
import { emptyAgent, foldAgent } from '../src/agent/evolve.ts';
import { agentStateOut } from '../src/http/wire/agent-state-out.ts';
import type { NewEvent } from '../src/kernel/event.ts';
import type { EventStore } from '../src/kernel/event-store.ts';
import { personalFieldsOf } from '../src/kernel/personal-fields.ts';
import { nextStreamName } from '../src/kernel/stream-name.ts';
import { positionNotingStore } from '../src/outside/positions.ts';
import { sessionEvents } from '../src/session/events.ts';
import { sessionStream } from '../src/session/session-stream.ts';
import { memoryEventStore } from '../src/store/memory/memory-event-store.ts';
import { memoryViewStore } from '../src/store/memory/memory-view-store.ts';
import { renewingEventStore } from '../src/store/renewing/renewing-event-store.ts';
import { keyRing } from '../src/store/sealed/key-ring.ts';
import { memoryKeyStore } from '../src/store/sealed/memory-key-store.ts';
import { sealedEventStore } from '../src/store/sealed/sealed-event-store.ts';
import { currentStates } from '../src/views/current-states.ts';
import { INSTALLED_ONLY, shippedScripts, shippedViews, viewsOf } from '../src/views/scripts.ts';
import { openViews } from '../src/views/views.ts';
import { created, intentCreated } from './support/agent-stories.ts';
import { agentHistories } from './support/generated-agents.ts';
import { conversations } from './support/generated-conversations.ts';
import { asProjected } from './support/projected-state.ts';

const session = { agentId: 'a'.repeat(32), sessionId: 's1' };
const stream = sessionStream(session.agentId, session.sessionId);
const sessionFields = personalFieldsOf(sessionEvents);
const now = () => '2026-03-02T12:00:00.000Z';

const sealing = (store: EventStore): EventStore =>
  sealedEventStore(store, {
    categories: ['session'],
    fields: sessionFields,
    keys: keyRing(memoryKeyStore()),
    seals: true,
  }).store;

/** The parts of a server over one store that current states need. */
const newWorld = async ({ isSealed = false } = {}) => {
  const recorded = memoryEventStore();
  const { store, newestWritten } = positionNotingStore(
    renewingEventStore(isSealed ? sealing(recorded) : recorded, ['session']),
  );
  const newestAppended = () => Math.max(-1, ...Object.values(newestWritten()));
  const names = ['session-state', 'agent-state'];
  const definitions = shippedViews().filter(({ projection }) => names.includes(projection.name));
  const views = await openViews({
    store: recorded,
    definitions,
    views: memoryViewStore(),
    now,
    newestAppended,
  });
  return { store, views, states: currentStates({ views, store, isSealed }) };
};

const asNew = (events: readonly NewEvent[]): readonly NewEvent[] =>
  events.map(({ type, data, metadata }) => ({ id: randomUUID(), type, data, metadata }));

describe.each([
  ['recorded in the open', false],
  ['recorded sealed', true],
])('the current state of a session that is %s', (_, isSealed) => {
  it('is the fold of its events, is empty after its erasure, and begins again when the id is used again', () =>
    fc.assert(
      fc.asyncProperty(conversations, async ({ events, states }) => {
        const half = Math.ceil(events.length / 2);
        const begun = events.slice(0, half);
        const world = await newWorld({ isSealed });
        const stateNow = async () => (await world.states.session(session))?.state;
        expect(await stateNow()).toBeUndefined();
        if (half === 0) return;
        await world.store.append(stream, asNew(begun), 'any');
        expect(await stateNow()).toEqual(asProjected(states[half - 1] ?? expect.fail()));
        if (events.length > half) await world.store.append(stream, asNew(events.slice(half)), 'any');
        expect(await world.states.session(session)).toEqual({
          state: asProjected(states.at(-1) ?? expect.fail()),
          isUpToDate: true,
        });
        await world.store.delete(stream);
        await world.views.removeStream(stream);
        expect(await stateNow()).toBeUndefined();
        await world.store.append(stream, asNew(begun), 'any');
        expect(await stateNow()).toEqual(asProjected(states[half - 1] ?? expect.fail()));
        await world.views.close();
      }),
      { numRuns: 25 },
    ));
});

it('the current state of a session is that of its newest name', async () => {
  const { store, states, views } = await newWorld();
  const [conversation] = fc.sample(
    conversations.filter(({ events }) => events.length > 0),
    1,
  );
  const { events = [], states: after = [] } = conversation ?? {};
  for (let [life, name] = [1, stream]; life <= 11; life += 1) {
    if (life > 1) await store.delete(name);
    if (life > 1) name = nextStreamName(name);
    await store.append(stream, asNew(life === 11 ? events : events.slice(0, 1)), 'any');
  }
  expect(await states.session(session)).toMatchObject({ state: asProjected(after.at(-1) ?? expect.fail()) });
  expect(await states.session({ ...session, sessionId: 's' })).toBeUndefined();
  await views.close();
});

/** The fold in the words of the API. */
const asServed = ({ status, settings, intents, entities }: Agent) => ({
  name: settings.name,
  status,
  language: settings.language,
  languages: settings.languages,
  intents: Array.from(intents.values(), ({ id, name, contexts, responses, priority, fallbackIntent }) => ({
    id,
    name,
    priority,
    fallbackIntent,
    contextIn: contexts,
    contextOut: responses.flatMap((response) =>
      response.affectedContexts.map(({ name: context, lifespan }) => ({ name: context, lifespan })),
    ),
    actions: responses.map(({ action }) => action).filter((action) => action !== ''),
    parameters: responses.flatMap((response) =>
      response.parameters.map(({ name: parameter, value, required, dataType, isList }) => ({
        name: parameter,
        value,
        required,
        dataType,
        isList,
      })),
    ),
  })).sort(byId),
  entities: Array.from(entities.values(), ({ id, name, isEnum, automatedExpansion, entries }) => ({
    id,
    name,
    isEnum,
    automatedExpansion,
    entries: Object.fromEntries(Object.entries(entries).map(([language, all]) => [language, all.length])),
  })).sort(byId),
});

const byId = (one: { readonly id: string }, other: { readonly id: string }): number =>
  one.id < other.id ? -1 : 1;

describe('the current state of an agent', () => {
  it('is the fold of its events, after any changes', () =>
    fc.assert(
      fc.asyncProperty(agentHistories, async ({ agentId, events }) => {
        const { store, states, views } = await newWorld();
        const metadata = { schemaVersion: 1, occurredAt: now(), correlationId: 'request' };
        const asRecorded = events.map((event) => ({ ...event, id: randomUUID(), metadata }));
        await store.append(agentStream(agentId), asRecorded, 'no-stream');
        const agentState = await states.agent(agentId);
        const served = agentStateOut(agentState.states);
        const agent = foldAgent(emptyAgent(agentId), events);
        if (agent.status === 'deleted') expect(served).toMatchObject({ status: 'deleted' });
        else
          expect({
            ...served,
            intents: served.intents.toSorted(byId),
            entities: served.entities.toSorted(byId),
          }).toEqual(asServed(agent));
        expect(agentState.isUpToDate).toBe(true);
        await views.close();
      }),
      { numRuns: 40 },
    ));
});

it('has each of two intents with long ids that begin alike', async () => {
  const { store, states, views } = await newWorld();
  const metadata = { schemaVersion: 1, occurredAt: now(), correlationId: 'request' };
  const ids = ['one', 'two'].map((end) => 'ü'.repeat(2_000) + end);
  const events = [created('en'), ...ids.map((id) => intentCreated({ id, name: id.slice(-3) }))];
  const recorded = events.map((event) => ({ ...event, id: randomUUID(), metadata }));
  await store.append(agentStream('a'), recorded, 'no-stream');
  const { states: found, isUpToDate } = await states.agent('a');
  expect(isUpToDate).toBe(true);
  expect(new Set(agentStateOut(found).intents.map(({ id }) => id))).toEqual(new Set(ids));
  await views.close();
});

describe('projections that only EventStoreDB runs', () => {
  it('leave no view behind where an earlier version of the server ran them', async () => {
    const store = memoryEventStore();
    const views = memoryViewStore();
    const [conversation] = fc.sample(
      conversations.filter(({ events }) => events.some(({ type }) => type === 'NothingMatched')),
      1,
    );
    await store.append(stream, asNew(conversation?.events ?? []), 'any');
    const definitions = viewsOf(shippedScripts().filter(({ name }) => INSTALLED_ONLY.includes(name)));
    const earlier = await openViews({ store, definitions, views, now });
    for (const name of INSTALLED_ONLY) expect(await earlier.awaitPosition(name)).toBe(true);
    await earlier.rebuild('unmatched');
    await earlier.close();
    const names = definitions.flatMap(({ projection: { name, version } }) =>
      [1, 2].map((number) => `${name}/${version}/${number}`),
    );
    const rowsIn = async () => {
      const all = await Promise.all(names.map((name) => views.range(name, { from: [], to: ['\u{10ffff}'] })));
      return all.flat();
    };
    expect(await rowsIn()).not.toEqual([]);
    const later = await openViews({ store, definitions: [], views, now, retiredViews: INSTALLED_ONLY });
    expect(await rowsIn()).toEqual([]);
    await later.close();
  });
});
