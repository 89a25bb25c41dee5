import type { EventStoreDBClient } from '@eventstore/db-client';
import { ESDB_APPENDS_IN_FLIGHT_MAX } from '../../kernel/limits/eventstoredb.ts';
import type { Connection } from './connection/connection.ts';
import { failureOf } from './wire/client-errors.ts';

/** Runs one request until it is answered. @throws store_unavailable if that takes too long */
export type Ask = <T>(run: (client: EventStoreDBClient, connection: Connection) => Promise<T>) => Promise<T>;

/**
 * Deletes what a projection wrote. The server itself leaves results and states of partitions behind, and a
 * projection with the same name that is created later faults on them.
 */
export const deleteMade = async (ask: Ask, name: string): Promise<void> => {
  await deletePartitions(ask, name, (await partitionsOf(ask, name)) ?? []);
  await deleteStreams(
    ask,
    ['result', 'order', 'checkpoint'].map((kind) => streamOf(name, kind)),
  );
  // The list of partitions last: an interrupted run then starts from it again.
  await deleteStreams(ask, [streamOf(name, CATALOGUE)]);
};

/** The same, if an earlier projection with that name left anything. */
export const deleteLeftBehind = async (ask: Ask, name: string): Promise<void> => {
  if ((await partitionsOf(ask, name)) !== undefined) await deleteMade(ask, name);
};

export const deletePartitions = (ask: Ask, name: string, partitions: readonly string[]): Promise<void> =>
  deleteStreams(
    ask,
    partitions.flatMap((partition) =>
      ['result', 'checkpoint'].map((kind) => streamOf(name, `${partition}-${kind}`)),
    ),
  );

const CATALOGUE = 'partitions';

const streamOf = (name: string, kind: string): string => `$projections-${name}-${kind}`;

/** @returns nothing if the projection wrote none, or the user may not read them */
const partitionsOf = (ask: Ask, name: string): Promise<readonly string[] | undefined> =>
  ask(async (client) => {
    const partitions: string[] = [];
    try {
      // It is declared as bytes, but it is text.
      for await (const { event } of client.readStream(streamOf(name, CATALOGUE)))
        if (event?.data instanceof Uint8Array) partitions.push(Buffer.from(event.data).toString());
      return partitions;
    } catch (error) {
      const { kind } = failureOf(error);
      if (kind !== 'missing' && kind !== 'deleted' && kind !== 'denied') throw error;
      return undefined;
    }
  });

const deleteStreams = async (ask: Ask, streams: readonly string[]): Promise<void> => {
  for (let start = 0; start < streams.length; start += ESDB_APPENDS_IN_FLIGHT_MAX) {
    const some = streams.slice(start, start + ESDB_APPENDS_IN_FLIGHT_MAX);
    await ask((client) => Promise.all(some.map((stream) => deleteStream(client, stream))));
  }
};

/** Not permanently, because a projection cannot write to a permanently deleted stream. */
const deleteStream = async (client: EventStoreDBClient, stream: string): Promise<void> => {
  try {
    await client.deleteStream(stream);
  } catch (error) {
    const { kind } = failureOf(error);
    // A missing stream fails the expectation of an existing one.
    if (kind !== 'missing' && kind !== 'deleted' && kind !== 'wrong-revision') throw error;
  }
};
