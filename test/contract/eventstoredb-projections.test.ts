import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RecordedEvent } from '../../src/kernel/event.ts';
import type { EventStore } from '../../src/kernel/event-store.ts';
import type { ProjectionServer } from '../../src/kernel/projection-server.ts';
import { openEventStoreDb } from '../../src/store/eventstoredb/open-eventstoredb.ts';
import { openProjectionServer } from '../../src/store/eventstoredb/projections.ts';
import { memoryViewStore } from '../../src/store/memory/memory-view-store.ts';
import { shippedScripts, shippedViews } from '../../src/views/scripts.ts';
import { storeProjections } from '../../src/views/store-projections.ts';
import { openViews } from '../../src/views/views.ts';
import { startEventStoreDbDouble } from '../support/eventstoredb-double/double-server.ts';
import { agentHistories } from '../support/generated-agents.ts';
import { conversations } from '../support/generated-conversations.ts';

type Server = {
  readonly connectionString: string;
  readonly refuse: (count: number) => void;
  readonly close: () => Promise<void>;
};

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const double = async (): Promise<Server> => {
  const server = await startEventStoreDbDouble();
  return {
    connectionString: `esdb://127.0.0.1:${server.port}?tls=false`,
    refuse: (count) => {
      server.faults.refusals = count;
    },
    close: server.close,
  };
};

const opened = async (open: () => Promise<Server>) => {
  const server = await open();
  const { connectionString } = server;
  const projections = openProjectionServer({ connectionString });
  closing.push(server.close, projections.close);
  return { ...server, projections };
};

const scripts = shippedScripts();
const names = scripts.map(({ name }) => name);

describe('projections in EventStoreDB', () => {
  it('are installed once, and left alone from then on', async () => {
    const { projections } = await opened(double);
    const ours = storeProjections(projections, scripts);
    expect((await ours.install()).created).toEqual(names);
    expect(await ours.install()).toEqual({ created: [], updated: [], started: [], unchanged: names });
    expect(await ours.diff()).toEqual([]);
  });

  it('are updated where their script changed, and nowhere else', async () => {
    const { projections } = await opened(double);
    const [first, ...others] = scripts;
    if (first === undefined) throw new Error('there are no scripts');
    await storeProjections(projections, [
      { ...first, text: `${first.text}\n// of old` },
      ...others,
    ]).install();
    const ours = storeProjections(projections, scripts);
    expect(await ours.diff()).toMatchObject([{ name: first.name, change: 'changed', script: first.text }]);
    expect((await ours.install()).updated).toEqual([first.name]);
    expect(await ours.diff()).toEqual([]);
  });

  it('of another version are told of, and removed with the others', async () => {
    const { projections } = await opened(double);
    await projections.create('parley-gone', 'fromAll().when({ $any: (s) => s });');
    await projections.create('of-somebody-else', 'fromAll().when({ $any: (s) => s });');
    const ours = storeProjections(projections, scripts);
    expect((await ours.diff()).find(({ name }) => name === 'gone')?.change).toBe('unknown');
    await ours.install();
    expect([...(await ours.remove())].sort()).toEqual(['gone', ...names].sort());
    expect((await projections.list()).map(({ name }) => name)).toEqual(['of-somebody-else']);
  });

  it('are none of them installed while one is broken', async () => {
    const { projections } = await opened(double);
    const broken = { name: 'broken', text: 'fromAll(', isShipped: true };
    const ours = storeProjections(projections, [...scripts, broken]);
    await expect(ours.install()).rejects.toThrow('projection broken cannot be used');
    expect(await projections.list()).toEqual([]);
  });

  it('are started again where somebody stopped them', async () => {
    const { projections, connectionString } = await opened(double);
    const ours = storeProjections(projections, scripts.slice(0, 1));
    await ours.install();
    await stopped(connectionString, `parley-${names[0]}`);
    expect((await ours.install()).started).toEqual(names.slice(0, 1));
  });

  it('wait for a server that has just started', async () => {
    const { projections, refuse } = await opened(double);
    refuse(3);
    await storeProjections(projections, scripts.slice(0, 1)).install();
    expect(await projections.list()).toHaveLength(1);
  });
});

const stopped = async (connectionString: string, name: string): Promise<void> => {
  const { EventStoreDBClient } = await import('@eventstore/db-client');
  const client = EventStoreDBClient.connectionString(connectionString);
  await client.disableProjection(name);
  await client.dispose();
};

/** The same events in streams that nobody used before. */
const recorded = async (store: EventStore): Promise<void> => {
  const id = () => randomUUID().replaceAll('-', '');
  for (const { events } of fc.sample(conversations, 6))
    await store.append(`session-${id()}-${id()}`, events.map(renewed), 'no-stream');
  for (const { events } of fc.sample(agentHistories, 3)) {
    const metadata = { schemaVersion: 1, occurredAt: '2026-03-02T12:00:00.000Z', correlationId: 'request' };
    const asNew = events.map((event) => ({ ...event, id: randomUUID(), metadata }));
    await store.append(`agent-${id()}`, asNew, 'no-stream');
  }
};

const renewed = ({ type, data, metadata }: RecordedEvent) => ({ id: randomUUID(), type, data, metadata });

const comparesStates = async (connectionString: string, projections: ProjectionServer): Promise<number> => {
  const store = await openEventStoreDb({ connectionString });
  closing.push(store.close);
  await recorded(store);
  await storeProjections(projections, scripts).install();
  const now = () => new Date().toISOString();
  const views = await openViews({ store, views: memoryViewStore(), definitions: shippedViews(), now });
  closing.push(views.close);
  let compared = 0;
  for (const name of names) {
    await vi.waitFor(async () => expect((await views.status(name)).state).toBe('live'), 10_000);
    for (const { partition, state } of await views.states(name)) {
      await vi.waitFor(async () => {
        expect(await projections.state(`parley-${name}`, partition)).toEqual(state);
      }, 10_000);
      compared += 1;
    }
  }
  return compared;
};

describe('every projection', () => {
  it('makes the same states here and in a double of EventStoreDB', async () => {
    const { projections, connectionString } = await opened(double);
    expect(await comparesStates(connectionString, projections)).toBeGreaterThan(names.length);
  });

  const server = process.env.PARLEY_TEST_EVENTSTOREDB ?? '';
  it.skipIf(server === '')('makes the same states here and in EventStoreDB', async () => {
    const real = { connectionString: server, refuse: () => undefined, close: async () => undefined };
    const { projections, connectionString } = await opened(async () => real);
    expect(await comparesStates(connectionString, projections)).toBeGreaterThan(names.length);
  });
});
