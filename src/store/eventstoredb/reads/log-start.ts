import type { ResolvedEvent } from '@eventstore/db-client';
import { ESDB_CHUNK_BYTES } from '../../../kernel/limits/eventstoredb.ts';
import type { Connection } from '../connection/connection.ts';
import type { TimeLimit } from '../connection/time-limit.ts';
import type { Arrival } from './flow.ts';
import { newestEvent, positionIn } from './newest-event.ts';

/**
 * The first of these places where a read or subscription may begin, which differ by one at most. If there is
 * none, an earlier one; undefined: the beginning of the log.
 *
 * A place may come from a caller of the API, or from a view that was built from another store. If no record
 * begins there, the server must not be asked to read from there: it takes the bytes it finds for a record,
 * and allocates as much memory as they say, up to 2 GB. Reading backwards it first compares the two lengths
 * that surround each record, so this is how a place is checked.
 * @throws an error that `failureOf` classifies
 */
export const logStart = async (
  connection: Connection,
  places: readonly number[],
  limit: TimeLimit,
): Promise<number | undefined> => {
  const place = Math.min(...places);
  if (place <= 0) return undefined;
  for (const each of places) if (await isBehindRecord(connection, each, limit)) return each;
  const newest = positionIn(await first(connection, undefined, limit));
  if (newest < place) return newest > 0 ? newest : undefined;
  const chunk = place - (place % ESDB_CHUNK_BYTES);
  // The server may have chunks of another size (--chunk-size).
  return chunk > 0 && (await isBehindRecord(connection, chunk, limit)) ? chunk : undefined;
};

const isBehindRecord = (connection: Connection, place: number, limit: TimeLimit): Promise<boolean> =>
  first(connection, place, limit).then(
    () => true,
    (error: unknown) => {
      if (isNoPlace(error)) return false;
      throw error;
    },
  );

const first = (
  connection: Connection,
  before: number | undefined,
  limit: TimeLimit,
): Promise<Arrival<ResolvedEvent> | undefined> => {
  const flow = newestEvent(connection, before);
  return flow.next(limit).finally(flow.stop);
};

const isNoPlace = (error: unknown): boolean =>
  error instanceof Error && /ReadAllResult: Error/.test(error.message);
