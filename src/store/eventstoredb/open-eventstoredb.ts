import type { EventStore, SubscriptionTarget } from '../../kernel/event-store.ts';
import { checkStreamName } from '../embedded/event-text.ts';
import { makeAppends } from './appends.ts';
import { failureOf, unavailable } from './client-errors.ts';
import { type Connection, connect } from './connection.ts';
import { type Course, liveStreamCourse, logCourse, streamCourse } from './courses.ts';
import { type Arrival, type Flow, flowOf, type VendorStream } from './flow.ts';
import { type Outage, watchOutage, within } from './patience.ts';
import { type ReadSurroundings, readCourse } from './reads.ts';
import { positionOf } from './recorded-event.ts';
import { type LiveCourse, makeSubscriptions } from './subscriptions.ts';
import { makeTombstones, type Tombstones } from './tombstones.ts';

/**
 * The port on EventStoreDB 23.10 or newer. The server need not be there yet, and may go away and come
 * back: operations fail within 2 s meanwhile, subscriptions go on by themselves.
 * @param connectionString `esdb://…` or `esdb+discover://…`, a single node or a cluster
 * @throws store_unavailable when the connection string cannot be read
 */
export const openEventStoreDb = async ({
  connectionString,
}: {
  readonly connectionString: string;
}): Promise<EventStore> => {
  const connection = await connect(connectionString);
  const outage = watchOutage();
  let closing: Promise<void> | undefined;
  const checkOpen = (): void => {
    if (closing !== undefined) throw unavailable('it is closed');
  };
  const flows = new Set<Flow>();
  const around: ReadSurroundings = { connection, outage, checkOpen, flows };
  const tombstones = makeTombstones(around);
  const readStream = streamReader(around);
  // What was accepted before the store was closed reads what it needs.
  const partly: Outage = { ...outage, patience: outage.patienceOfPart };
  const readForAppends = streamReader({ ...around, outage: partly, checkOpen: () => undefined });
  const { append, drained } = makeAppends({ connection, outage, readStream: readForAppends });
  const subscriptions = makeSubscriptions(connection);

  return {
    append: async (stream, events, expected) => {
      checkOpen();
      return append(stream, events, expected);
    },
    readStream,
    readAll: (options = {}) => readLog(around, tombstones, options),
    subscribe: (target, after, subscriber) => {
      checkOpen();
      const course = liveCourse({ connection, tombstones, readStream }, target);
      return subscriptions.add(course, after, subscriber);
    },
    delete: async (stream) => {
      checkOpen();
      checkStreamName(stream);
      if (await deleteStream(connection, outage, stream)) tombstones.deleted.add(stream);
    },
    isDeleted: async (stream) => {
      checkOpen();
      checkStreamName(stream);
      return isDeleted(connection, outage, stream);
    },
    newestPosition: async () => {
      checkOpen();
      return newestPosition(connection, outage);
    },
    ping: async () => {
      checkOpen();
      await newestPosition(connection, outage);
    },
    close: () => {
      closing ??= closeAll({ connection, flows, drained, endSubscriptions: subscriptions.end });
      return closing;
    },
  };
};

const streamReader =
  (around: ReadSurroundings): EventStore['readStream'] =>
  (stream, { from, direction = 'forwards', limit = Number.POSITIVE_INFINITY } = {}) => {
    const course = streamCourse(around.connection, { stream, direction, from, limit });
    return readCourse(around, course, { after: undefined, limit });
  };

type Following = {
  readonly connection: Connection;
  readonly tombstones: Tombstones;
  readonly readStream: EventStore['readStream'];
};

const liveCourse = (
  { connection, tombstones, readStream }: Following,
  target: SubscriptionTarget,
): LiveCourse => {
  if (target !== 'all' && 'stream' in target) {
    const { stream } = target;
    const prepare = async (): Promise<number> => {
      for await (const { revision } of readStream(stream, { direction: 'backwards', limit: 1 }))
        return revision;
      return -1;
    };
    return { ...liveStreamCourse(connection, stream), prepare };
  }
  const category = target === 'all' ? undefined : target.category;
  const course = logCourse(connection, category, tombstones.deleted);
  return { ...course, prepare: () => tombstones.refresh().then(() => undefined) };
};

async function* readLog(
  around: ReadSurroundings,
  tombstones: Tombstones,
  { after, category, limit = Number.POSITIVE_INFINITY }: Parameters<EventStore['readAll']>[0] & object,
) {
  around.checkOpen();
  await tombstones.refresh();
  const course: Course = logCourse(around.connection, category, tombstones.deleted);
  yield* readCourse(around, course, { after, limit });
}

/** @returns whether the stream is a deleted one now; one that is not there is left so */
const deleteStream = async (connection: Connection, outage: Outage, stream: string): Promise<boolean> => {
  const patience = outage.patience();
  const { STREAM_EXISTS } = connection.vendor;
  for (;;) {
    // The client's type leaves this expectation out; the client sends it, and the server keeps to it.
    const expectedRevision = STREAM_EXISTS as string as 'any';
    const deletion = connection.reads().tombstoneStream(stream, { expectedRevision });
    try {
      await within(patience.attemptMs(), deletion);
      outage.over();
      return true;
    } catch (error) {
      const { kind } = failureOf(error);
      if (kind === 'deleted' || kind === 'missing' || kind === 'wrong-revision') {
        outage.over();
        return kind === 'deleted';
      }
      connection.renew('reads');
      await patience.retry(error);
    }
  }
};

const newestPosition = (connection: Connection, outage: Outage): Promise<number> => {
  const { BACKWARDS, END } = connection.vendor;
  const newest = { direction: BACKWARDS, fromPosition: END, maxCount: 1 } as const;
  const open = (): Flow => flowOf(connection.reads().readAll(newest));
  return firstOf({ connection, outage, open }, (arrival) =>
    arrival === undefined || arrival === 'caught-up' ? -1 : (positionOf(arrival.event?.position) ?? -1),
  );
};

/** What a read of it says: every new session is asked about, and the log would have to be read for tombstones. */
const isDeleted = async (connection: Connection, outage: Outage, stream: string): Promise<boolean> => {
  const open = (): Flow =>
    flowOf(connection.reads().readStream(stream, { maxCount: 1 }) satisfies VendorStream);
  try {
    return await firstOf({ connection, outage, open }, () => false);
  } catch (error) {
    const { kind } = failureOf(error);
    if (kind !== 'deleted' && kind !== 'missing') throw error;
    outage.over();
    return kind === 'deleted';
  }
};

type Look = { readonly connection: Connection; readonly outage: Outage; readonly open: () => Flow };

/** The first that a read brings. @throws what the server says of a stream; store_unavailable */
const firstOf = async <T>(
  { connection, outage, open }: Look,
  take: (arrival: Arrival | undefined) => T,
): Promise<T> => {
  const patience = outage.patience();
  for (;;) {
    const flow = open();
    try {
      const arrival = await flow.next(patience.attemptMs());
      outage.over();
      return take(arrival);
    } catch (error) {
      const { kind } = failureOf(error);
      if (kind === 'deleted' || kind === 'missing') throw error;
      connection.renew('reads');
      await patience.retry(error);
    } finally {
      flow.stop();
    }
  }
};

type Open = {
  readonly connection: Connection;
  readonly flows: ReadonlySet<Flow>;
  readonly drained: () => Promise<void>;
  readonly endSubscriptions: () => Promise<void>;
};

/** Appends first: an append that was accepted may read, and is to be told how it went. */
const closeAll = async ({ connection, flows, drained, endSubscriptions }: Open): Promise<void> => {
  await Promise.all([drained(), endSubscriptions()]);
  for (const flow of flows) flow.stop();
  await connection.close();
};
