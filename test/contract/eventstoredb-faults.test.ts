import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isParleyError } from '../../src/kernel/errors.ts';
import type { Damage, EventStore } from '../../src/kernel/event-store.ts';
import {
  ESDB_AHEAD_EVENTS_MAX,
  ESDB_ANSWER_MS_MAX,
  ESDB_APPENDS_IN_FLIGHT_MAX,
  ESDB_ATTEMPT_MS_MAX,
  ESDB_CHUNK_BYTES,
  ESDB_PAUSE_ANSWER_MS_MAX,
  ESDB_SLOW_ATTEMPT_MS_MAX,
} from '../../src/kernel/limits/eventstoredb.ts';
import { APPENDS_PENDING_MAX } from '../../src/kernel/limits/store.ts';
import { openEventStoreDb } from '../../src/store/eventstoredb/open-eventstoredb.ts';
import { memoryViewStore } from '../../src/store/memory/memory-view-store.ts';
import { compileProjection } from '../../src/views/engine/script.ts';
import { openViews } from '../../src/views/views.ts';
import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from '../support/eventstoredb-double/double-server.ts';
import { type FaultProxy, startFaultProxy } from '../support/eventstoredb-double/fault-proxy.ts';
import { eventually } from '../support/eventually.ts';
import {
  collect,
  freshCategory,
  freshStream,
  idsOf,
  revisionsOf,
  someEvent,
  someEvents,
} from '../support/store-events.ts';
import { hasCaughtUp, hasEvents, watch } from '../support/watcher.ts';

const WRITERS = 64;
/** The pause before an operation that failed immediately is repeated. */
const RETRY_MS = 20;
/** Longer than a server whose host is not there either would be waited for. */
const PAUSE_MS = ESDB_ANSWER_MS_MAX + 800;
const unavailable = { code: 'store_unavailable' };

let double: EventStoreDbDouble;
let network: FaultProxy;
let store: EventStore;

beforeEach(async () => {
  double = await startEventStoreDbDouble();
  network = await startFaultProxy(double.port);
  store = await openEventStoreDb({ connectionString: `esdb://127.0.0.1:${network.port}?tls=false` });
});
afterEach(async () => {
  await network.restore();
  await store.close();
  await network.close();
  await double.close();
  expect(double.log.stray).toEqual({ reads: 0 });
});

/** The revision from which a writer retries. @throws errors that cannot be retried */
const standingAfter = (error: unknown, revision: number): number => {
  if (isParleyError(error, 'wrong_expected_revision')) return Number(error.facts.actual);
  if (isParleyError(error, 'store_unavailable') || isParleyError(error, 'store_busy')) return revision;
  throw error;
};

/** Writers that append one event after another, and retry each until it is confirmed. */
const startLoad = (category: string) => {
  const acknowledged: string[] = [];
  let stopped = false;
  let progress = (): void => undefined;
  const appendOne = async (stream: string, standing: number): Promise<number> => {
    const event = someEvent();
    let revision = standing;
    while (!stopped) {
      try {
        const expected = revision === -1 ? 'no-stream' : revision;
        const appended = await store.append(stream, [event], expected);
        acknowledged.push(event.id);
        progress();
        return appended.revision;
      } catch (error) {
        revision = standingAfter(error, revision);
        await setTimeout(RETRY_MS);
      }
    }
    return revision;
  };
  const write = async (): Promise<void> => {
    const stream = freshStream(category);
    for (let revision = -1; !stopped; ) revision = await appendOne(stream, revision);
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, write));
  return {
    acknowledged,
    /** Resolves when this many more were acknowledged. */
    more: (count: number): Promise<void> => {
      const target = acknowledged.length + count;
      return new Promise((resolve) => {
        progress = () => {
          if (acknowledged.length >= target) resolve();
        };
      });
    },
    stop: async (): Promise<void> => {
      stopped = true;
      await writing;
    },
  };
};

/** Ids in the server's own log, independent of the adapter. */
const writtenIds = (category: string): string[] =>
  idsOf(double.log.records.filter(({ stream }) => stream.startsWith(category)));

const untilAvailable = async (attempt: () => Promise<unknown>): Promise<void> => {
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (!isParleyError(error, 'store_unavailable')) throw error;
      await setTimeout(RETRY_MS);
    }
  }
};

const anothersEvent = () => ({
  id: crypto.randomUUID(),
  type: 'SomethingElse',
  data: Buffer.from('{}'),
  metadata: Buffer.from('{"schemaVersion":1,"occurredAt":"2026-01-01T00:00:00.000Z","correlationId":"x"}'),
});

type Fault = { readonly begin: () => unknown; readonly forMs: number; readonly end: () => unknown };

const faults: Readonly<Record<string, () => Fault>> = {
  'resets all connections': () => ({ begin: network.reset, forMs: 0, end: () => undefined }),
  'is unavailable for a while': () => ({ begin: network.refuse, forMs: 1_500, end: network.restore }),
  'hangs for a while': () => ({ begin: network.hang, forMs: 2_500, end: network.restore }),
  'hangs, then resets all connections': () => ({
    begin: network.hang,
    forMs: 1_500,
    end: async () => {
      network.reset();
      await network.restore();
    },
  }),
  'loses answers': () => ({
    begin: () => {
      double.faults.answersLost = 10;
    },
    forMs: 0,
    end: () => undefined,
  }),
  'lets other writers win races': () => ({
    begin: () => {
      let races = 50;
      double.faults.beforeAppend = (stream) => {
        races -= 1;
        if (races < 0) double.faults.beforeAppend = undefined;
        else double.log.append(stream, 'any', [anothersEvent()]);
      };
    },
    forMs: 0,
    end: () => undefined,
  }),
  'has just started': () => ({
    begin: () => {
      double.faults.notReady = true;
    },
    forMs: 1_000,
    end: () => {
      double.faults.notReady = false;
    },
  }),
  'delivers twice': () => ({
    begin: () => {
      double.faults.deliversTwice = true;
      network.reset();
    },
    forMs: 100,
    end: () => undefined,
  }),
};

describe('eventstoredb under load, when the server', () => {
  it.each(Object.entries(faults))('%s, loses and duplicates nothing', async (_, makeFault) => {
    const category = freshCategory();
    const watcher = watch(store, { category });
    const load = startLoad(category);
    const fault = makeFault();
    await load.more(200);
    await fault.begin();
    await setTimeout(fault.forMs);
    await fault.end();
    await load.more(200);
    await load.stop();

    const written = writtenIds(category);
    expect(new Set(written).size).toBe(written.length);
    const there = new Set(written);
    expect(load.acknowledged.filter((id) => !there.has(id))).toEqual([]);
    await watcher.until(hasEvents(written.length));
    expect(idsOf(watcher.events)).toEqual(written);
  });
});

describe('eventstoredb, while the server', () => {
  it.each([
    ['is gone', () => network.refuse()],
    ['hangs', () => network.hang()],
  ] as const)('%s, refuses everything and goes on by itself afterwards', async (_, begin) => {
    const stream = freshStream();
    await store.append(stream, someEvents(1), 'no-stream');
    const watcher = watch(store, { stream });
    await watcher.until(hasCaughtUp);
    await begin();
    await expect(store.ping()).rejects.toMatchObject(unavailable);
    await expect(store.append(stream, someEvents(1), 0)).rejects.toMatchObject(unavailable);
    await expect(collect(store.readStream(stream))).rejects.toMatchObject(unavailable);
    await expect(collect(store.readAll())).rejects.toMatchObject(unavailable);
    await expect(store.delete(freshStream())).rejects.toMatchObject(unavailable);
    await network.restore();
    const event = someEvent();
    await untilAvailable(() => store.append(stream, [event], 'any'));
    await untilAvailable(() => store.ping());
    const recorded = await collect(store.readStream(stream));
    expect(recorded.at(-1)?.id).toBe(event.id);
    await watcher.until(hasEvents(recorded.length));
    expect(revisionsOf(watcher.events)).toEqual(revisionsOf(recorded));
  });

  it('pauses for two seconds under load, refuses nothing', async () => {
    const stream = freshStream();
    await store.append(stream, someEvents(1), 'no-stream');
    network.hang();
    const asked = [
      store.ping(),
      store.append(stream, someEvents(1), 0),
      ...Array.from({ length: 2 * ESDB_APPENDS_IN_FLIGHT_MAX }, () =>
        store.append(freshStream(), someEvents(1), 'no-stream'),
      ),
    ];
    await setTimeout(PAUSE_MS);
    const late = store.append(freshStream(), someEvents(1), 'no-stream');
    await network.restore();
    await Promise.all([...asked, late]);
    expect(await collect(store.readStream(stream))).toHaveLength(2);
  });

  it('hangs, gets no further requests, and requests that would time out are refused', async () => {
    await store.append(freshStream(), someEvents(1), 'no-stream');
    const before = double.log.records.length;
    network.hang();
    const outcomes = await Promise.allSettled(
      Array.from({ length: APPENDS_PENDING_MAX + 100 }, () =>
        store.append(freshStream('hung'), someEvents(1), 'no-stream'),
      ),
    );
    const codes = outcomes.map((outcome) =>
      outcome.status === 'rejected' && isParleyError(outcome.reason) ? outcome.reason.code : outcome.status,
    );
    expect(codes.filter((code) => code === 'store_busy')).toHaveLength(100);
    expect(codes.filter((code) => code === 'store_unavailable')).toHaveLength(APPENDS_PENDING_MAX);
    await network.restore();
    await untilAvailable(() => store.append(freshStream(), someEvents(1), 'no-stream'));
    expect(writtenIds('hung').length).toBeLessThanOrEqual(ESDB_APPENDS_IN_FLIGHT_MAX);
    expect(before).toBeGreaterThan(0);
  });

  it('hangs repeatedly, has only the connections that are in use', async () => {
    for (let times = 0; times < 3; times++) {
      network.hang();
      // The first timeout may be a pause, in which the connection is kept.
      await expect(store.ping()).rejects.toMatchObject(unavailable);
      await expect(store.ping()).rejects.toMatchObject(unavailable);
      await network.restore();
      await untilAvailable(() => store.ping());
      await untilAvailable(() => store.append(freshStream(), someEvents(1), 'no-stream'));
    }
    expect(network.count()).toBeGreaterThan(2);
    await eventually(() => expect(network.count()).toBe(2));
  });

  it('is not started yet, can be opened and is used when it starts', async () => {
    await network.refuse();
    const early = await openEventStoreDb({ connectionString: `esdb://127.0.0.1:${network.port}?tls=false` });
    const watcher = watch(early, 'all');
    await expect(early.ping()).rejects.toMatchObject(unavailable);
    await network.restore();
    // The same event in each try, because one that came late may be recorded all the same.
    const events = someEvents(1);
    await untilAvailable(() => early.append('agent-1', events, 'no-stream'));
    await watcher.until(hasEvents(1));
    await early.close();
  });

  it('is slow but answers, refuses nothing and loses and duplicates nothing', async () => {
    const stream = freshStream();
    await store.append(stream, someEvents(1), 'no-stream');
    // Longer than a silent server would be waited for.
    double.faults.appendsAfterMs = ESDB_ANSWER_MS_MAX + 500;
    const appends = [1, 2].map(() => store.append(freshStream(), someEvents(1), 'no-stream'));
    const outcomes = await Promise.all([store.append(stream, someEvents(2), 0), ...appends]);
    expect(outcomes.map(({ revision }) => revision)).toEqual([2, 0, 0]);
    double.faults.appendsAfterMs = 0;
    double.faults.readsAfterMs = ESDB_ATTEMPT_MS_MAX + 100;
    const reading = collect(store.readStream(stream));
    for (let count = 0; count < 5; count += 1) {
      await store.append(freshStream(), someEvents(1), 'no-stream');
      await setTimeout(ESDB_ATTEMPT_MS_MAX / 4);
    }
    expect(await reading).toHaveLength(3);
  });

  it('takes longer to write than an attempt may, and the answer to the first attempt counts', async () => {
    double.faults.appendsAfterMs = ESDB_SLOW_ATTEMPT_MS_MAX + 500;
    const stream = freshStream();
    expect(await store.append(stream, someEvents(2), 'no-stream')).toMatchObject({ revision: 1 });
    expect(await collect(store.readStream(stream))).toHaveLength(2);
  }, 20_000);

  it('pauses too long, says which append was recorded after its caller was refused', async () => {
    const late: string[] = [];
    const patientStore = await openEventStoreDb({
      connectionString: `esdb://127.0.0.1:${network.port}?tls=false`,
      onRecordedLate: (stream) => late.push(stream),
    });
    await patientStore.append(freshStream(), someEvents(1), 'no-stream');
    network.hang();
    const stream = freshStream();
    await expect(patientStore.append(stream, someEvents(1), 'no-stream')).rejects.toMatchObject(unavailable);
    await network.restore();
    await eventually(() => expect(late).toEqual([stream]));
    expect(await collect(store.readStream(stream))).toHaveLength(1);
    await patientStore.close();
  });

  it('is unavailable, reports it in less than two seconds, or five if its host accepts connections', () => {
    expect(ESDB_ANSWER_MS_MAX).toBeLessThan(2_000);
    expect(ESDB_PAUSE_ANSWER_MS_MAX).toBeLessThan(5_000);
  });
});

describe('a follower of a cluster', () => {
  it('is left for the leader, because only the leader is sure to have the latest writes', async () => {
    const follower = await startEventStoreDbDouble();
    follower.faults.leaderPort = double.port;
    const led = await openEventStoreDb({
      connectionString: `esdb://127.0.0.1:${follower.port}?tls=false&nodePreference=follower`,
    });
    const stream = freshStream();
    const watcher = watch(led, { stream });
    await led.append(stream, someEvents(1), 'no-stream');
    expect(await collect(led.readStream(stream))).toHaveLength(1);
    expect(await collect(led.readAll({}))).toHaveLength(1);
    await watcher.until(hasEvents(1));
    expect(double.log.stream(stream)).toHaveLength(1);
    expect(follower.log.records).toEqual([]);
    await led.close();
    await follower.close();
  });
});

/** Bytes that changed on the disk: EventStoreDB keeps no checksum of an event, and returns them. */
const damaged = (part: 'data' | 'metadata') => {
  const event = { ...anothersEvent(), data: Buffer.from('{"text":"hello"}') };
  return { ...event, [part]: Buffer.from(event[part].toString().replace('{', 'z')) };
};

describe('an event whose bytes changed on the disk of EventStoreDB', () => {
  it.each([
    ['data', 'its data is not JSON'],
    ['metadata', 'its metadata cannot be read'],
  ] as const)('ends its stream, and is left out of the log and named: %s', async (part, reason) => {
    const [hurt, whole] = [freshStream(), freshStream()];
    await store.append(hurt, someEvents(2), 'no-stream');
    double.log.append(hurt, 'any', [damaged(part)]);
    await store.append(whole, someEvents(1), 'no-stream');
    await expect(collect(store.readStream(hurt))).rejects.toMatchObject({
      code: 'record_damaged',
      facts: { stream: hurt, revision: 2, reason },
    });
    const damages: Damage[] = [];
    const onDamage = (damage: Damage) => void damages.push(damage);
    const watcher = watch(store, 'all');
    await watcher.until(({ events }) => events.some(({ stream }) => stream === whole));
    for (const events of [await collect(store.readAll({ onDamage })), watcher.events]) {
      const mine = events.filter(({ stream }) => [hurt, whole].includes(stream));
      expect(mine.map(({ stream, revision }) => [stream, revision])).toEqual([
        [hurt, 0],
        [hurt, 1],
        [whole, 0],
      ]);
    }
    expect(damages.filter(({ stream }) => stream === hurt)).toMatchObject([{ revision: 2, reason }]);
  });

  it('is left out of views, which go on', async () => {
    const category = freshCategory();
    const [hurt, whole] = [`${category}-hurt`, `${category}-whole`];
    await store.append(hurt, someEvents(2), 'no-stream');
    double.log.append(hurt, 'any', [damaged('data')]);
    const { position } = await store.append(whole, someEvents(1), 'no-stream');
    const text = `fromCategory('${category}').foreachStream().when({
      $init: () => ({ count: 0 }),
      $any: (state, { data }) => ({ count: state.count + (data ? 1 : 0) }),
    })`;
    const damages: Damage[] = [];
    const views = await openViews({
      store,
      views: memoryViewStore(),
      definitions: [{ projection: compileProjection({ name: 'counts', text, isShipped: true }) }],
      now: () => '2026-01-01T00:00:00.000Z',
      onDamage: (damage) => void damages.push(damage),
    });
    expect(await views.awaitPosition('counts', position)).toBe(true);
    expect(await views.states('counts')).toEqual([
      { partition: hurt, state: { count: 2 } },
      { partition: whole, state: { count: 1 } },
    ]);
    expect(damages).toMatchObject([{ stream: hurt, revision: 2, reason: 'its data is not JSON' }]);
    await views.close();
  });
});

describe('eventstoredb', () => {
  it('reports a conflict to the slower of two writers', async () => {
    const stream = freshStream();
    double.faults.beforeAppend = (to) => {
      double.faults.beforeAppend = undefined;
      double.log.append(to, 'any', [
        { id: 'other', type: 'X', data: Buffer.from('{}'), metadata: Buffer.from('{}') },
      ]);
    };
    await expect(store.append(stream, someEvents(1), 'no-stream')).rejects.toMatchObject({
      code: 'wrong_expected_revision',
      facts: { stream, actual: 0, expected: 'no-stream' },
    });
  });

  it('treats a repeated append as the first one even if the server has forgotten its ids', async () => {
    const stream = freshStream();
    const events = someEvents(2);
    const first = await store.append(stream, events, 'any');
    double.log.forgetIds();
    expect(await store.append(stream, events, 'any')).toEqual(first);
    expect(idsOf(await collect(store.readStream(stream)))).toEqual(idsOf(events));
  });

  it("refuses an append above the server's limit, without affecting those in progress", async () => {
    const small = Array.from({ length: 100 }, () => store.append(freshStream(), someEvents(1), 'no-stream'));
    const large = Array.from({ length: 3 }, () => someEvent('x'.repeat(400_000)));
    const stream = freshStream();
    await expect(store.append(stream, large, 'no-stream')).rejects.toMatchObject({
      code: 'append_too_large',
    });
    await store.append(stream, large.slice(0, 2), 'no-stream');
    expect(await Promise.all(small)).toHaveLength(100);
  });

  it('misses no event after a position whose event was scavenged', async () => {
    const category = freshCategory();
    const [gone, kept] = [freshStream(category), freshStream(category)];
    await store.append(kept, someEvents(1), 'no-stream');
    const { position } = await store.append(gone, someEvents(1), 'no-stream');
    const events = someEvents(2);
    await store.append(kept, events, 0);
    await store.delete(gone);
    double.log.scavenge();
    expect(idsOf(await collect(store.readAll({ category, after: position })))).toEqual(idsOf(events));
    const watcher = watch(store, { category }, { after: position });
    await watcher.until(hasEvents(2));
    expect(idsOf(watcher.events)).toEqual(idsOf(events));
  });

  it('continues to read from any position, even inside an event', async () => {
    const category = freshCategory();
    const events = someEvents(3);
    await store.append(freshStream(category), events, 'no-stream');
    const read = await collect(store.readAll({ category }));
    const places = read.flatMap(({ position }) => [position - 1, position, position + 1, position + 7]);
    for (const after of [...places, ESDB_CHUNK_BYTES - 1, Number.MAX_SAFE_INTEGER - 1]) {
      const behind = idsOf(read.filter(({ position }) => position > after));
      expect(idsOf(await collect(store.readAll({ category, after })))).toEqual(behind);
      expect(idsOf(await collect(store.readAll({ category, from: after + 1 })))).toEqual(behind);
      const watcher = watch(store, { category }, { after });
      await watcher.until(hasCaughtUp);
      await watcher.until(hasEvents(behind.length));
      expect(idsOf(watcher.events)).toEqual(behind);
    }
    expect(read).toHaveLength(3);
  });

  it('does not search the whole log for irrelevant deletions', async () => {
    const category = freshCategory();
    const { position } = await store.append(freshStream(category), someEvents(1_000), 'no-stream');
    const events = someEvents(2);
    await store.append(freshStream(category), events, 'no-stream');
    double.log.looked.events = 0;
    for (let times = 0; times < 3; times += 1)
      expect(idsOf(await collect(store.readAll({ category, after: position })))).toEqual(idsOf(events));
    expect(double.log.looked.events).toBeLessThan(50);
    expect(await collect(store.readAll({ category }))).toHaveLength(1_002);
    double.log.looked.events = 0;
    expect(await collect(store.readAll({ category, after: position }))).toHaveLength(2);
    expect(double.log.looked.events).toBeLessThan(50);
  });

  it('reads the end of the log once, and does not search it for deletions', async () => {
    const { position: after } = await store.append(freshStream(), someEvents(1), 'no-stream');
    await store.append(freshStream(), someEvents(500), 'no-stream');
    double.log.looked.events = 0;
    expect(await collect(store.readAll({ after }))).toHaveLength(500);
    expect(double.log.looked.events).toBeLessThan(600);
  });

  it.each([10, ESDB_AHEAD_EVENTS_MAX + 10])(
    'skips the events of a stream that another server deleted %d events later',
    async (events) => {
      const other = await openEventStoreDb({ connectionString: `esdb://127.0.0.1:${double.port}?tls=false` });
      const [deleted, kept] = [freshStream(), freshStream()];
      await other.append(deleted, someEvents(1), 'no-stream');
      for (let from = 0; from < events; from += 1_000)
        await other.append(kept, someEvents(Math.min(1_000, events - from)), 'any');
      await other.delete(deleted);
      await other.close();
      const watcher = watch(store, 'all');
      await watcher.until(hasEvents(events));
      const read = await collect(store.readAll());
      for (const found of [read, watcher.events])
        expect(found.filter(({ stream }) => stream === deleted)).toEqual([]);
      expect(read).toHaveLength(events);
    },
  );

  it('is not searched again for a subscriber to a category that lost its connection', async () => {
    const category = freshCategory();
    await store.append(freshStream(category), someEvents(1), 'no-stream');
    const searched = async (): Promise<number> => {
      double.log.looked.events = 0;
      network.reset();
      await store.append(freshStream(category), someEvents(1), 'no-stream');
      await watcher.until(hasEvents(watcher.events.length + 1));
      return double.log.looked.events;
    };
    await store.append(freshStream(), someEvents(1_000), 'no-stream');
    const watcher = watch(store, { category });
    await watcher.until(hasCaughtUp);
    expect(await searched()).toBeLessThan(50);
    await store.append(freshStream(), someEvents(1_000), 'no-stream');
    await setTimeout(RETRY_MS);
    expect(await searched()).toBeLessThan(50);
  });

  it('delivers everything to a subscriber that the server dropped for being too slow', async () => {
    const category = freshCategory();
    const watcher = watch(store, { category }, { onEvent: () => setTimeout(1) });
    await watcher.until(hasCaughtUp);
    const written = Array.from({ length: 5 }, () => someEvents(100));
    for (const events of written) await store.append(freshStream(category), events, 'no-stream');
    await watcher.until(hasEvents(500));
    expect(idsOf(watcher.events)).toEqual(idsOf(written.flat()));
  });

  it('delivers nothing after the deletion of a subscribed stream', async () => {
    const stream = freshStream();
    await store.append(stream, someEvents(2), 'no-stream');
    const watcher = watch(store, { stream });
    await watcher.until(hasEvents(2));
    await store.delete(stream);
    const late = watch(store, { stream });
    await late.until(hasCaughtUp);
    expect(late.events).toEqual([]);
    await watcher.subscription.stop();
    await late.subscription.stop();
    expect(watcher.events).toHaveLength(2);
  });

  it('does not repeat an invalid connection string, nor the password in it', async () => {
    const opened = openEventStoreDb({ connectionString: 'esdb://admin:secret@localhost:port' });
    await expect(opened).rejects.toMatchObject(unavailable);
    await opened.catch((error: Error) => expect(error.message).not.toMatch(/secret|admin/));
  });
});
