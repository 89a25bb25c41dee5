import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventStore } from '../../src/kernel/event-store.ts';
import { ESDB_APPEND_CALLS, ESDB_BUSY_EVENTS } from '../../src/kernel/limits/eventstoredb.ts';
import type { UnreadEvent } from '../../src/kernel/unread-event.ts';
import { openEventStoreDb } from '../../src/store/eventstoredb/open-eventstoredb.ts';
import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from '../support/eventstoredb-double/double-server.ts';
import { eventually } from '../support/eventually.ts';
import { freshStream, someEvents } from '../support/store-events.ts';

const WRITERS = 32;
const EVENTS_AT_ONCE = 3;

let double: EventStoreDbDouble;
let stores: EventStore[];

beforeEach(async () => {
  double = await startEventStoreDbDouble();
  stores = [];
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await double.close();
});

const open = async (isSecond = false): Promise<EventStore> => {
  const connectionString = `esdb://127.0.0.1:${double.port}?tls=false`;
  const store = await openEventStoreDb({ connectionString, isSecond });
  stores.push(store);
  return store;
};

/** Appends much, from many writers at once. */
const load = async (store: EventStore, appends: number): Promise<void> => {
  let left = appends;
  const write = async (): Promise<void> => {
    const stream = freshStream();
    for (let revision = -1; left-- > 0; ) {
      const expected = revision < 0 ? 'no-stream' : revision;
      ({ revision } = await store.append(stream, someEvents(EVENTS_AT_ONCE), expected));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
};

const readEnd = async (store: EventStore, after: number): Promise<readonly UnreadEvent[]> => {
  const events: UnreadEvent[] = [];
  for await (const page of store.readUnread?.({ after, ownFromMemory: true }) ?? []) events.push(...page);
  return events;
};

const follower = (store: EventStore) => {
  const events: UnreadEvent[] = [];
  store.subscribeUnread?.(undefined, { onPage: (page) => events.push(...page) });
  return events;
};

/** Parley's events in the server's own log, independent of the adapter. */
const written = () =>
  double.log.records
    .filter(({ type, stream }) => !type.startsWith('$') && !stream.startsWith('$'))
    .map(({ id, stream, revision, position }) => ({ id, stream, revision, position }));

const placesOf = (events: readonly UnreadEvent[]) =>
  events.map((event) => ({
    id: event.id(),
    stream: event.stream,
    revision: event.revision,
    position: event.position,
  }));

const allArrived = (events: readonly UnreadEvent[]) =>
  eventually(() => expect(events.length).toBeGreaterThanOrEqual(written().length));

/** The share of the events appended under load that the server sends to a follower, who receives all of them. */
const shareSentBack = async (writer: EventStore, reader: EventStore): Promise<number> => {
  double.log.statistics.areWritten = false;
  const events = follower(reader);
  await load(writer, 4 * ESDB_BUSY_EVENTS);
  await allArrived(events);
  double.log.sent.events = 0;
  const before = events.length;
  for (let times = 0; times < 8; times += 1) await load(writer, 2 * ESDB_BUSY_EVENTS);
  await allArrived(events);
  expect(placesOf(events)).toEqual(written());
  return double.log.sent.events / (events.length - before);
};

describe('appends are sent over', () => {
  it('a single call, if they come one after another', async () => {
    const store = await open();
    for (let times = 0; times < 5; times += 1) await store.append(freshStream(), someEvents(1), 'no-stream');
    expect(double.log.received.appendCalls).toBe(1);
  });

  it('several calls, but no more than a server allows, if many come at once', async () => {
    await load(await open(), 10 * WRITERS);
    expect(double.log.received.appendCalls).toBe(ESDB_APPEND_CALLS);
  });
});

describe('what a server appended itself', () => {
  it('is hardly sent back to its subscribers, while much is appended', async () => {
    const store = await open();
    expect(await shareSentBack(store, store)).toBeLessThan(1 / 4);
  });

  it('reaches subscribers and readers in the order of the log, between the events of another server', async () => {
    const [one, other] = [await open(), await open()];
    const followers = [follower(one), follower(other)];
    let position = -1;
    const read: UnreadEvent[] = [];
    let isWriting = true;
    const reading = (async () => {
      while (isWriting) {
        const page = await readEnd(one, position);
        read.push(...page);
        position = page.at(-1)?.position ?? position;
        await setTimeout(20);
      }
    })();
    for (let times = 0; times < 4; times += 1) await Promise.all([load(one, 200), load(other, 100)]);
    isWriting = false;
    await reading;
    read.push(...(await readEnd(one, position)));
    for (const events of followers) await allArrived(events);
    for (const events of [...followers, read]) expect(placesOf(events)).toEqual(written());
  });

  it('reaches another thread of it as well', async () => {
    const [first, second] = [await open(), await open(true)];
    expect(await shareSentBack(first, second)).toBeLessThan(1 / 2);
  });

  it('is read from the store by those who check what it has', async () => {
    const store = await open();
    const { position: after } = await store.append(freshStream(), someEvents(1), 'no-stream');
    await store.append(freshStream(), someEvents(2), 'no-stream');
    const damaged = double.log.records.at(-1);
    if (damaged !== undefined) damaged.data.set(Buffer.from('{"number":7}'));
    const datas: string[] = [];
    for await (const page of store.readUnread?.({ after }) ?? [])
      datas.push(...page.map((event) => event.dataText()));
    expect(datas).toEqual(['{"number":0}', '{"number":7}']);
  });

  it('is left out of a read once its stream was deleted, by whichever server', async () => {
    const [one, other] = [await open(), await open()];
    const [gone, lost, kept] = [freshStream(), freshStream(), freshStream()];
    const { position } = await one.append(kept, someEvents(1), 'no-stream');
    for (const stream of [gone, lost, kept]) await one.append(stream, someEvents(2), 'any');
    await one.delete(gone);
    await other.delete(lost);
    expect((await readEnd(one, position)).map(({ stream }) => stream)).toEqual([kept, kept]);
  });
});
