import { BACKWARDS, END, EventStoreDBClient, FORWARDS, START } from '@eventstore/db-client';
import { describe, expect, it } from 'vitest';
import type { NewEvent } from '../../src/kernel/event.ts';
import type { EventStore } from '../../src/kernel/event-store.ts';
import type { UnreadEvent } from '../../src/kernel/unread-event.ts';
import {
  makeWrittenLog,
  type Written,
  type WrittenLog,
} from '../../src/store/eventstoredb/appends/written-log.ts';
import { openEventStoreDb } from '../../src/store/eventstoredb/open-eventstoredb.ts';
import { positionOf } from '../../src/store/eventstoredb/wire/recorded-event.ts';
import { startEventStoreDbDouble } from '../support/eventstoredb-double/double-server.ts';
import { eventually } from '../support/eventually.ts';
import { collect, freshStream, someEvent, someEvents } from '../support/store-events.ts';

const WRITERS = 8;
const APPENDS_OF_ONE = 20;
/** Of other length in bytes than in characters, and longer than a length in one byte can say. */
const DATA = [{}, { text: 'ñandú 🦙 — ½' }, { text: 'x'.repeat(5_000) }, { deep: [[1.5, null, 'a"b\\c']] }];

type Place = Pick<UnreadEvent, 'stream' | 'revision' | 'position'> & { readonly id: string };

/** The events of the server, as its vendor's client reads them. */
type ServerLog = {
  readonly newest: () => Promise<number>;
  /** All records after a position, also those of the server itself. */
  readonly after: (position: number) => Promise<readonly Place[]>;
  readonly close: () => Promise<void>;
};

const serverLog = (connectionString: string): ServerLog => {
  const client = EventStoreDBClient.connectionString(connectionString);
  return {
    // A read that is left before its end would keep the client from closing.
    newest: async () => {
      const [newest] = await collect(
        client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }),
      );
      return positionOf(newest?.event?.position) ?? -1;
    },
    after: async (position) => {
      const places: Place[] = [];
      const place = { commit: BigInt(position), prepare: BigInt(position) };
      const fromPosition = position < 0 ? START : place;
      for await (const { event } of client.readAll({ direction: FORWARDS, fromPosition }))
        if (event !== undefined)
          places.push({
            id: event.id,
            stream: event.streamId,
            revision: Number(event.revision),
            position: positionOf(event.position) ?? -1,
          });
      return places.filter((one) => one.position > position);
    },
    close: () => client.dispose(),
  };
};

const placeOf = (event: UnreadEvent): Place => ({
  id: event.id(),
  stream: event.stream,
  revision: event.revision,
  position: event.position,
});

const isParleys = ({ stream }: Place): boolean => stream.startsWith('category');

const follower = (store: EventStore, after: number): readonly Place[] => {
  const places: Place[] = [];
  store.subscribeUnread?.(after, { onPage: (page) => places.push(...page.map(placeOf)) });
  return places;
};

/** Reads own events from memory, again and again, as the record does. */
const reader = (store: EventStore, start: number) => {
  const places: Place[] = [];
  return {
    places,
    read: async (): Promise<void> => {
      const after = places.at(-1)?.position ?? start;
      for await (const page of store.readUnread?.({ after, ownFromMemory: true }) ?? [])
        places.push(...page.map(placeOf));
    },
  };
};

const converse = async (store: EventStore, appends: number): Promise<string> => {
  const stream = freshStream();
  for (let at = 0, revision = -1; at < appends; at += 1) {
    const expected = revision < 0 ? 'no-stream' : revision;
    ({ revision } = await store.append(stream, someEvents(1 + (at % 3)), expected));
  }
  return stream;
};

/** Behind an append may be another writer's record, a deletion, or a record of the server itself. */
const checkRemembered = (memory: WrittenLog, appended: readonly Written[], recorded: readonly Place[]) => {
  const ownIds = new Set(appended.flatMap(({ events }) => events.map(({ id }) => id)));
  for (const { position } of appended) {
    const behind = recorded.filter((one) => one.position > position);
    const remembered = memory.after(position).map(placeOf);
    expect(remembered).toEqual(behind.slice(0, remembered.length));
    expect(remembered.length > 0).toBe(ownIds.has(behind[0]?.id ?? ''));
  }
};

const behavesAsRecorded = (connect: () => Promise<{ address: string; discard: () => Promise<void> }>) => {
  const withServer = async (run: (address: string, log: ServerLog) => Promise<void>): Promise<void> => {
    const { address, discard } = await connect();
    const log = serverLog(address);
    try {
      await run(address, log);
    } finally {
      await log.close();
      await discard();
    }
  };

  it('calculates the places of own appends, up to what another wrote or deleted', () =>
    withServer(async (connectionString, log) => {
      const [store, other] = [
        await openEventStoreDb({ connectionString }),
        await openEventStoreDb({ connectionString }),
      ];
      // Its clock does not move, so that a slow machine does not forget anything.
      const memory = makeWrittenLog(() => 0);
      const appended: Written[] = [];
      const append = async (stream: string, events: readonly NewEvent[]): Promise<void> => {
        const texts = events.map(({ id, type, data, metadata }) => ({
          id,
          type,
          dataText: JSON.stringify(data),
          metadataText: JSON.stringify(metadata),
        }));
        const { revision, position } = await store.append(stream, events, 'any');
        appended.push({ stream, events: texts, revision, position });
        memory.add({ stream, events: texts, revision, position });
      };
      const start = await log.newest();
      const streams = [freshStream(), freshStream('übung'), freshStream(`category${'x'.repeat(150)}`)];
      for (let at = 0; at < 30; at += 1) {
        const stream = streams[at % streams.length] ?? '';
        await append(
          stream,
          DATA.slice(0, 1 + (at % DATA.length)).map((data) => someEvent(data)),
        );
        if (at % 10 === 4) await other.append(freshStream(), someEvents(1), 'no-stream');
        if (at % 10 === 8) await store.delete(await converse(other, 1));
      }
      checkRemembered(memory, appended, await log.after(start));
      await Promise.all([store.close(), other.close()]);
    }));

  it('gives subscribers and readers what was recorded, while others write and delete', () =>
    withServer(async (connectionString, log) => {
      const start = await log.newest();
      const [store, thread, other] = [
        await openEventStoreDb({ connectionString }),
        await openEventStoreDb({ connectionString, isSecond: true }),
        await openEventStoreDb({ connectionString }),
      ];
      const followers = [store, thread, other].map((one) => follower(one, start));
      const record = reader(store, start);
      const deleted = new Set<string>();
      for (let times = 0; times < 2; times += 1) {
        const own = Array.from({ length: WRITERS }, () => converse(store, APPENDS_OF_ONE));
        const others = Array.from({ length: 2 }, () => converse(other, APPENDS_OF_ONE));
        await Promise.all([...own, ...others, record.read()]);
        const [first, second] = await Promise.all([own[0], others[0]]);
        for (const [by, stream] of [
          [store, second],
          [other, first],
        ] as const) {
          await by.delete(stream ?? '');
          deleted.add(stream ?? '');
        }
        await Promise.all(Array.from({ length: WRITERS }, () => converse(store, APPENDS_OF_ONE)));
        await record.read();
      }
      const isKept = (one: Place): boolean => isParleys(one) && !deleted.has(one.stream);
      const recorded = await log.after(start);
      const kept = recorded.filter(isKept);
      for (const places of [...followers, record.places]) {
        await eventually(() => expect(places.filter(isKept).length).toBeGreaterThanOrEqual(kept.length));
        expect(places.filter(isKept)).toEqual(kept);
        // Events of a stream that was deleted later may have arrived before, at their place.
        expect(recorded).toEqual(expect.arrayContaining([...places.filter((one) => !isKept(one))]));
      }
      await Promise.all([store.close(), thread.close(), other.close()]);
    }));
};

describe('own appends remembered, beside a double of the server', () => {
  behavesAsRecorded(async () => {
    const { port, close } = await startEventStoreDbDouble();
    return { address: `esdb://127.0.0.1:${port}?tls=false`, discard: close };
  });
});

/** The address of a server for writing tests, such as esdb://127.0.0.1:2113?tls=false. */
const address = process.env.PARLEY_TEST_EVENTSTOREDB ?? '';

describe('own appends remembered, beside a server', () => {
  if (address === '')
    it.skip('are as the server recorded them (PARLEY_TEST_EVENTSTOREDB names none)', () => undefined);
  else behavesAsRecorded(async () => ({ address, discard: async () => undefined }));
});
