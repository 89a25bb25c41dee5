import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { ParleyError } from '../../src/kernel/errors.ts';
import type { RecordedEvent } from '../../src/kernel/event.ts';
import type { EventStore } from '../../src/kernel/event-store.ts';
import type { ProjectionServer } from '../../src/kernel/projection-server.ts';
import { openEventStoreDb } from '../../src/store/eventstoredb/open-eventstoredb.ts';
import { openProjectionServer } from '../../src/store/eventstoredb/projections.ts';
import { memoryViewStore } from '../../src/store/memory/memory-view-store.ts';
import { shippedScripts, viewsOf } from '../../src/views/scripts.ts';
import { forgetPartitions, storeProjections } from '../../src/views/store-projections.ts';
import { openViews } from '../../src/views/views.ts';
import { type DoubleFaults, startEventStoreDbDouble } from '../support/eventstoredb-double/double-server.ts';
import { eventually } from '../support/eventually.ts';
import { agentHistories } from '../support/generated-agents.ts';
import { conversations } from '../support/generated-conversations.ts';

type Server = {
  readonly connectionString: string;
  readonly faults: Pick<DoubleFaults, 'refusals' | 'hasNoProjections'>;
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
    faults: server.faults,
    close: server.close,
  };
};

const none = { refusals: 0, hasNoProjections: false };

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
  it('are installed once, and then left unchanged', async () => {
    const { projections } = await opened(double);
    const ours = storeProjections(projections, scripts);
    expect((await ours.install()).created).toEqual(names);
    expect(await ours.install()).toEqual({ created: [], updated: [], started: [], unchanged: names });
    expect(await ours.diff()).toEqual([]);
  });

  it('are updated if their script changed, and only then', async () => {
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

  it('that could not all be installed are reported, and the others follow in the next call', async () => {
    const { projections } = await opened(double);
    const [first = '', second = '', ...others] = names;
    let isAway = true;
    const failing: typeof projections = {
      ...projections,
      create: async (name, script) => {
        if (isAway && name === `parley-${second}`)
          throw new ParleyError('store_unavailable', { reason: 'it does not answer' });
        await projections.create(name, script);
      },
    };
    const ours = storeProjections(failing, scripts);
    await expect(ours.install()).rejects.toMatchObject({
      code: 'projections_unfinished',
      message:
        `1 of ${names.length} projections are installed (created ${first}); ` +
        `it stopped at ${second}: it does not answer`,
    });
    isAway = false;
    const rest = { created: [second, ...others], updated: [], started: [], unchanged: [first] };
    expect(await ours.install()).toEqual(rest);
  });

  it('of another version are reported, and removed with the others', async () => {
    const { projections } = await opened(double);
    await projections.create('parley-gone', 'fromAll().when({ $any: (s) => s });');
    await projections.create('of-somebody-else', 'fromAll().when({ $any: (s) => s });');
    const ours = storeProjections(projections, scripts);
    expect((await ours.diff()).find(({ name }) => name === 'gone')?.change).toBe('unknown');
    await ours.install();
    expect([...(await ours.remove())].sort()).toEqual(['gone', ...names].sort());
    expect((await projections.list()).map(({ name }) => name)).toEqual(['of-somebody-else']);
  });

  it('are not installed at all while one is broken', async () => {
    const { projections } = await opened(double);
    const broken = { name: 'broken', text: 'fromAll(', isShipped: true };
    const ours = storeProjections(projections, [...scripts, broken]);
    await expect(ours.install()).rejects.toThrow('projection broken cannot be used');
    expect(await projections.list()).toEqual([]);
  });

  it('are restarted if they were stopped', async () => {
    const { projections, connectionString } = await opened(double);
    const ours = storeProjections(projections, scripts.slice(0, 1));
    await ours.install();
    await stopped(connectionString, `parley-${names[0]}`);
    expect((await ours.install()).started).toEqual(names.slice(0, 1));
  });

  it('start the system projections for categories, and report if those do not run', async () => {
    const { projections, connectionString } = await opened(double);
    const ours = storeProjections(projections, scripts.slice(0, 1));
    await ours.install();
    await projections.create('$by_category', 'fromAll().when({ $any: (s) => s });');
    expect((await ours.status())[0]?.reason).toBe('');
    await stopped(connectionString, '$by_category');
    expect((await ours.status())[0]?.reason).toContain('as $by_category does not run');
    expect((await ours.install()).started).toEqual(['$by_category']);
    expect((await ours.status())[0]?.reason).toBe('');
  });

  it('include advice if the server stopped one because of a fault', async () => {
    const { projections, connectionString } = await opened(double);
    const failing = { name: 'failing', text: FAILING, isShipped: true };
    const ours = storeProjections(projections, [failing]);
    await ours.install();
    const store = await openEventStoreDb({ connectionString });
    closing.push(store.close);
    await conversation(store);
    const [failed] = await ours.status();
    expect(failed?.status).toContain('Faulted');
    expect(failed?.reason).toMatch(/no good: `parley projection install` lets it go on/);
    expect((await ours.install()).started).toEqual(['failing']);
  });

  it('wait for a server that has just started', async () => {
    const { projections, faults } = await opened(double);
    faults.refusals = 3;
    await storeProjections(projections, scripts.slice(0, 1)).install();
    expect(await projections.list()).toHaveLength(1);
  });

  it('are unavailable if the server was started without them', async () => {
    const { projections, faults } = await opened(double);
    faults.hasNoProjections = true;
    const ours = storeProjections(projections, scripts);
    await expect(ours.install()).rejects.toMatchObject({ code: 'store_without_projections' });
    await forgetPartitions(projections, ['session-a-1']);
  });
});

const FAILING = `fromCategory('session').when({ $any: () => { throw new Error('no good'); } });`;

const stopped = async (connectionString: string, name: string): Promise<void> => {
  const { EventStoreDBClient } = await import('@eventstore/db-client');
  const client = EventStoreDBClient.connectionString(connectionString);
  await client.disableProjection(name);
  await client.dispose();
};

/** Records the same events in new streams. */
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
  const views = await openViews({ store, views: memoryViewStore(), definitions: viewsOf(scripts), now });
  closing.push(views.close);
  let compared = 0;
  for (const name of names) {
    await eventually(async () => expect((await views.status(name)).state).toBe('live'));
    for (const { partition, state } of await views.states(name)) {
      await eventually(async () => {
        expect(await projections.state(`parley-${name}`, partition)).toEqual(state);
      });
      compared += 1;
    }
  }
  return compared;
};

const namedServer = process.env.PARLEY_TEST_EVENTSTOREDB ?? '';
const named = async (): Promise<Server> => ({
  connectionString: namedServer,
  faults: none,
  close: async () => undefined,
});

describe.each([
  ['a double of EventStoreDB', double, true],
  ['EventStoreDB', named, namedServer !== ''],
] as const)('every projection in %s', (_, open, isThere) => {
  it.skipIf(!isThere)("makes the same states as Parley's own engine", async () => {
    const { projections, connectionString } = await opened(open);
    expect(await comparesStates(connectionString, projections)).toBeGreaterThan(names.length);
  });

  const begun = async () => {
    const { projections, connectionString } = await opened(open);
    const store = await openEventStoreDb({ connectionString });
    closing.push(store.close);
    const ours = storeProjections(projections, scripts);
    const state = (stream: string) => projections.state('parley-session-state', stream);
    /** Resolves with a recorded stream after every projection has processed it. */
    const checkpoint = async (): Promise<string> => {
      const stream = await conversation(store);
      await eventually(async () => expect(await state(stream)).toBeDefined());
      expect(await ourStatus(projections)).toEqual(new Set(['Running']));
      return stream;
    };
    return { projections, connectionString, store, ours, state, taken: checkpoint };
  };

  it.skipIf(!isThere)('runs again after it was removed', async () => {
    const { ours, taken } = await begun();
    await ours.install();
    await taken();
    await ours.remove();
    await ours.install();
    await taken();
  });

  it.skipIf(!isThere)(
    'runs even if a projection that was removed by other means left its streams',
    async () => {
      const { ours, taken, connectionString } = await begun();
      await ours.install();
      await taken();
      for (const name of names) await deleted(connectionString, `parley-${name}`);
      await ours.install();
      await taken();
    },
  );

  it.skipIf(!isThere)('removes a deleted stream, and continues with the others', async () => {
    const { projections, connectionString, store, ours, state, taken } = await begun();
    await ours.install();
    const [gone, kept] = [await taken(), await taken()];
    await store.delete(gone);
    expect(await state(gone)).toBeDefined();
    await forgetPartitions(projections, [gone]);
    expect(await writtenOf(connectionString, gone)).toEqual([]);
    expect(await state(gone)).toBeUndefined();
    expect(await state(kept)).toBeDefined();
    await taken();
  });
});

const conversation = async (store: EventStore): Promise<string> => {
  const stream = `session-${randomUUID().replaceAll('-', '')}-somebody`;
  const spoken = fc.sample(conversations, 20).find(({ events }) => events.length > 0);
  await store.append(stream, (spoken?.events ?? []).map(renewed), 'no-stream');
  return stream;
};

const ourStatus = async (projections: ProjectionServer): Promise<ReadonlySet<string>> => {
  const ours = (await projections.list()).filter(({ name }) => name.startsWith('parley-'));
  return new Set(ours.map(({ status, reason }) => status + reason));
};

/** Deletes a projection without its output streams. */
const deleted = async (connectionString: string, name: string): Promise<void> => {
  const { EventStoreDBClient } = await import('@eventstore/db-client');
  const client = EventStoreDBClient.connectionString(connectionString);
  await client.disableProjection(name);
  await client.deleteProjection(name, { deleteCheckpointStream: true });
  await client.dispose();
};

/** The readable output of projections about a stream. */
const writtenOf = async (connectionString: string, stream: string): Promise<readonly string[]> => {
  const { EventStoreDBClient, StreamNotFoundError } = await import('@eventstore/db-client');
  const client = EventStoreDBClient.connectionString(connectionString);
  const written: string[] = [];
  for (const name of names)
    for (const kind of ['result', 'checkpoint']) {
      const made = `$projections-parley-${name}-${stream}-${kind}`;
      try {
        for await (const { event } of client.readStream(made)) written.push(event?.streamId ?? made);
      } catch (error) {
        if (!(error instanceof StreamNotFoundError)) throw error;
      }
    }
  await client.dispose();
  return written;
};
