import type { ResolvedEvent } from '@eventstore/db-client';
import type { RecordedEvent } from '../../../kernel/event.ts';
import { categoryOf } from '../../../kernel/stream-name.ts';
import type { Connection } from '../connection/connection.ts';
import type { LogEvent } from '../wire/log-event.ts';
import type { LogFilter } from '../wire/log-requests.ts';
import { recordedEvent } from '../wire/recorded-event.ts';
import { type Flow, flowOf, type VendorStream } from './flow.ts';
import { logFlow } from './log-flow.ts';

/** Events to read: of a stream, of the log or of a part of it. A place is a revision or a position. */
export type Source<One, Taken> = {
  /**
   * Begins after a place, or at the beginning if that is undefined, and continues to the end.
   * @param newest the newest place, if the reader stops there
   */
  readonly read: (after: number | undefined, newest?: number) => Flow<One>;
  readonly placeOf: (taken: Taken) => number;
  /** The event that arrived, if the follower of this source wants it. */
  readonly take: (arrived: One) => Taken | undefined;
};

/** A source that continues beyond its end. */
export type LiveSource<One, Taken> = Pick<Source<One, Taken>, 'placeOf' | 'take'> & {
  /** Reads existing events, if following would deliver them at a higher cost. */
  readonly read?: Source<One, Taken>['read'];
  /** Stays for new events. */
  readonly follow: (after: number | undefined) => Flow<One>;
};

export type StreamSpan = {
  readonly stream: string;
  readonly direction: 'forwards' | 'backwards';
  /** The revision to begin at if no place is given. */
  readonly from: number | undefined;
  readonly limit: number;
};

/** Reads a stream once. */
export const streamSource = (
  connection: Connection,
  span: StreamSpan,
): Source<ResolvedEvent, RecordedEvent> => {
  const { START, END } = connection.vendor;
  const forwards = span.direction === 'forwards';
  return {
    read: (after) => {
      const from = after === undefined ? span.from : after + (forwards ? 1 : -1);
      return flowOf(
        connection.reads().readStream(span.stream, {
          direction: span.direction,
          fromRevision: from === undefined ? (forwards ? START : END) : BigInt(from),
          ...(Number.isFinite(span.limit) && { maxCount: span.limit }),
        }) satisfies VendorStream,
      );
    },
    placeOf: ({ revision }) => revision,
    take: recordedEvent,
  };
};

/** Follows a stream. */
export const liveStreamSource = (
  connection: Connection,
  stream: string,
): LiveSource<ResolvedEvent, RecordedEvent> => ({
  follow: (after) =>
    flowOf(
      connection.reads().subscribeToStream(stream, {
        fromRevision: after === undefined || after < 0 ? connection.vendor.START : BigInt(after),
      }) satisfies VendorStream,
    ),
  placeOf: ({ revision }) => revision,
  take: recordedEvent,
});

export type LogSource = Source<LogEvent, LogEvent> & LiveSource<LogEvent, LogEvent>;

/** The log or a category of it; `from` is the position to begin at if no place is given. */
export type LogPart = {
  readonly category: string | undefined;
  readonly from?: number | undefined;
};

/**
 * Reads the log or a category of it, which is the log filtered by stream name: exact, complete at any moment
 * and ordered by position. It does not use the server's category streams: they need a projection to be
 * enabled and lag by some milliseconds, so a reader would miss events acknowledged just before.
 * @param tombstones the streams whose events are left out; deletions found on the way are added
 */
export const logSource = (
  connection: Connection,
  { category, from }: LogPart,
  tombstones: Set<string>,
): LogSource => ({
  ...alongTheLog(connection, category === undefined ? { streamsLike: '^[^$]' } : { streams: category }, from),
  take: (event) => {
    if (event.type === TOMBSTONE_TYPE) tombstones.add(event.stream);
    if (tombstones.has(event.stream) || !event.isParleys()) return undefined;
    return category === undefined || categoryOf(event.stream) === category ? event : undefined;
  },
});

/** The server's event for a permanently deleted stream, whose events stay in the log until a scavenge. */
export const TOMBSTONE_TYPE = '$streamDeleted';

/** All deletions, in their order. */
export const tombstoneSource = (connection: Connection): Source<LogEvent, LogEvent> => ({
  ...alongTheLog(connection, { type: TOMBSTONE_TYPE }),
  take: (event) => (event.type === TOMBSTONE_TYPE ? event : undefined),
});

const alongTheLog = (connection: Connection, filter: LogFilter, from?: number) => ({
  read: (after: number | undefined) => logFlow(connection, { filter, after, from, stays: false }),
  follow: (after: number | undefined) => logFlow(connection, { filter, after, stays: true }),
  placeOf: ({ position }: LogEvent) => position,
});
