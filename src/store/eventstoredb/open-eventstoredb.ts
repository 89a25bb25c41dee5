import type { ResolvedEvent } from '@eventstore/db-client';
import type { EventStore } from '../../kernel/event-store.ts';
import { ESDB_ANSWER_MS_MAX, ESDB_CHUNK_BYTES } from '../../kernel/limits/eventstoredb.ts';
import { checkStreamName, isNameTooLong } from '../embedded/event-text.ts';
import { makeAppends } from './appends/appends.ts';
import { type SharedWrittenLog, sharedWrittenLog } from './appends/thread-appends.ts';
import { makeWrittenLog } from './appends/written-log.ts';
import { type Connection, connect } from './connection/connection.ts';
import { type Outage, type OutagePorts, watchOutage } from './connection/outage.ts';
import { within } from './connection/time-limit.ts';
import { type Arrival, type Flow, flowOf, type VendorStream } from './reads/flow.ts';
import { type FollowPorts, follow, followUnread } from './reads/follow.ts';
import { readLog, readLogPages } from './reads/log-reads.ts';
import { newestEvent, positionIn } from './reads/newest-event.ts';
import { type ReadSurroundings, readEach } from './reads/reads.ts';
import { streamSource } from './reads/sources.ts';
import { makeSubscriptions } from './reads/subscriptions.ts';
import { makeTombstones } from './reads/tombstones.ts';
import { failureOf, unavailable } from './wire/client-errors.ts';

type Options = OutagePorts & {
  readonly connectionString: string;
  /** Whether another thread of this process has opened the store and appends to it. */
  readonly isSecond?: boolean;
  readonly onRecordedLate?: ((stream: string) => void) | undefined;
};

/**
 * The port on EventStoreDB 23.10 or newer. The server need not be up yet, and may go away and come back:
 * while it is away operations fail within 2 s, or 4 s if its host accepts connections, and subscriptions
 * resume by themselves.
 * @param connectionString `esdb://…` or `esdb+discover://…`, a single node or a cluster
 * @throws store_unavailable when the connection string cannot be used
 */
export const openEventStoreDb = async ({
  connectionString,
  isSecond = false,
  onRecordedLate,
  ...outagePorts
}: Options): Promise<EventStore> => {
  const connection = await connect(connectionString);
  const { isListening } = connection;
  const outage = watchOutage({ ...outagePorts, probe: () => probe(connection), isListening });
  let closing: Promise<void> | undefined;
  const checkOpen = (): void => {
    if (closing !== undefined) throw unavailable('it is closed');
  };
  const flows: ReadSurroundings['flows'] = new Set();
  const around: ReadSurroundings = { connection, outage, checkOpen, flows };
  const newest = () => newestPosition(connection, outage);
  const tombstones = makeTombstones(around, newest);
  const readStream = streamReader(around);
  // Operations that were accepted before the store was closed may still read.
  const partly: Outage = { ...outage, patience: outage.patienceOfPart };
  const readForAppends = streamReader({ ...around, outage: partly, checkOpen: () => undefined });
  const written = sharedWrittenLog(makeWrittenLog(), { name: connectionString, isSecond });
  const appendAround = { connection, outage, readStream: readForAppends, written, onRecordedLate };
  const { append, drained } = makeAppends(appendAround);
  const subscriptions = makeSubscriptions(connection, outage);
  const logAround = { ...around, tombstones, written };
  const followPorts: FollowPorts = { ...logAround, newestPosition: newest, readStream, subscriptions };

  return {
    append: async (stream, events, expected) => {
      checkOpen();
      return append(stream, events, expected);
    },
    readStream,
    positionStep: ESDB_CHUNK_BYTES,
    readAll: (options = {}) => readLog(logAround, options),
    readUnread: (options = {}) => readLogPages(logAround, options),
    subscribe: (target, after, subscriber) => {
      checkOpen();
      return follow(followPorts, target, { after, subscriber });
    },
    subscribeUnread: (after, subscriber) => {
      checkOpen();
      return followUnread(followPorts, after, subscriber);
    },
    delete: async (stream) => {
      checkOpen();
      checkStreamName(stream);
      written.drop(stream);
      if (await deleteStream(connection, outage, stream)) tombstones.deleted.add(stream);
    },
    isDeleted: async (stream) => {
      checkOpen();
      return !isNameTooLong(stream) && isDeleted(connection, outage, stream);
    },
    newestPosition: async () => {
      checkOpen();
      return newest();
    },
    ping: async () => {
      checkOpen();
      await newest();
    },
    close: () => {
      closing ??= closeAll({ connection, flows, drained, written, endSubscriptions: subscriptions.end });
      return closing;
    },
  };
};

const streamReader =
  (around: ReadSurroundings): EventStore['readStream'] =>
  (stream, { from, direction = 'forwards', limit = Number.POSITIVE_INFINITY } = {}) => {
    const source = streamSource(around.connection, { stream, direction, from, limit });
    return readEach(around, source, { after: undefined, limit });
  };

/** @returns whether the stream is now deleted; a missing one is left alone */
const deleteStream = async (connection: Connection, outage: Outage, stream: string): Promise<boolean> => {
  const patience = outage.patience();
  const { STREAM_EXISTS } = connection.vendor;
  for (;;) {
    // The client's type omits this expectation, but the client and the server support it.
    const expectedRevision = STREAM_EXISTS as string as 'any';
    const deletion = connection.reads().tombstoneStream(stream, { expectedRevision });
    try {
      await within(patience.attempt(), deletion);
      outage.over();
      return true;
    } catch (error) {
      const { kind } = failureOf(error);
      if (kind === 'deleted' || kind === 'missing' || kind === 'wrong-revision') {
        outage.over();
        return kind === 'deleted';
      }
      if (outage.isLost(error)) connection.renew('reads');
      await patience.retry(error);
    }
  }
};

/** Resolves when the store answers. */
const probe = async (connection: Connection): Promise<void> => {
  const flow = newestEvent(connection);
  await flow.next(ESDB_ANSWER_MS_MAX).finally(flow.stop);
};

const newestPosition = (connection: Connection, outage: Outage): Promise<number> => {
  const open = (): Flow<ResolvedEvent> => newestEvent(connection);
  return firstOf({ connection, outage, open }, positionIn);
};

/**
 * Found out by a read, because every new session is checked, and the alternative is to read the log for
 * tombstones.
 */
const isDeleted = async (connection: Connection, outage: Outage, stream: string): Promise<boolean> => {
  const open = (): Flow<ResolvedEvent> =>
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

type Look = {
  readonly connection: Connection;
  readonly outage: Outage;
  readonly open: () => Flow<ResolvedEvent>;
};

/** The first event of a read. @throws the server's error for the stream; store_unavailable */
const firstOf = async <T>(
  { connection, outage, open }: Look,
  take: (arrival: Arrival<ResolvedEvent> | undefined) => T,
): Promise<T> => {
  const patience = outage.patience();
  for (;;) {
    const flow = open();
    try {
      const arrival = await flow.next(patience.attempt());
      outage.over();
      return take(arrival);
    } catch (error) {
      const { kind } = failureOf(error);
      if (kind === 'deleted' || kind === 'missing') throw error;
      if (outage.isLost(error)) connection.renew('reads');
      await patience.retry(error);
    } finally {
      flow.stop();
    }
  }
};

type Open = {
  readonly connection: Connection;
  readonly flows: ReadSurroundings['flows'];
  readonly drained: () => Promise<void>;
  readonly written: SharedWrittenLog;
  readonly endSubscriptions: () => Promise<void>;
};

/** Appends first: an accepted append may still read, and its caller must learn the outcome. */
const closeAll = async ({ connection, flows, drained, written, endSubscriptions }: Open): Promise<void> => {
  await Promise.all([drained(), endSubscriptions()]);
  for (const flow of flows) flow.stop();
  written.close();
  await connection.close();
};
