import type { Filter, ReadPosition, ResolvedEvent } from '@eventstore/db-client';
import type { RecordedEvent } from '../../kernel/event.ts';
import { categoryOf } from '../embedded/event-text.ts';
import type { Connection } from './connection.ts';
import { type Flow, flowOf, type VendorStream } from './flow.ts';
import { placeAt, positionOf, recordedEvent } from './recorded-event.ts';

/** One way through the store; its places are revisions of a stream or positions of the log. */
export type Course<Taken = RecordedEvent> = {
  /** Begins after a place; at the beginning when that is undefined. */
  readonly open: (after: number | undefined) => Flow;
  readonly placeOf: (taken: Taken) => number;
  /** What arrived, when it is for whoever follows this course. */
  readonly take: (arrived: ResolvedEvent) => Taken | undefined;
};

export type StreamSpan = {
  readonly stream: string;
  readonly direction: 'forwards' | 'backwards';
  /** The revision to begin at when no place is given. */
  readonly from: number | undefined;
  readonly limit: number;
};

/** Reads a stream once. */
export const streamCourse = (connection: Connection, span: StreamSpan): Course => {
  const { START, END } = connection.vendor;
  const forwards = span.direction === 'forwards';
  return {
    open: (after) => {
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
export const liveStreamCourse = (connection: Connection, stream: string): Course => ({
  open: (after) =>
    flowOf(
      connection.reads().subscribeToStream(stream, {
        fromRevision: after === undefined || after < 0 ? connection.vendor.START : BigInt(after),
      }) satisfies VendorStream,
    ),
  placeOf: ({ revision }) => revision,
  take: recordedEvent,
});

/**
 * Follows the log, or a category of it, which is the log with a filter on streams' names: exact, complete at
 * any moment and in the order of positions. The server's own category streams are none of it: they need a
 * projection to be enabled and follow some milliseconds behind, so that a reader would miss what was
 * acknowledged just before. There is no filtered read in the client; a read is a subscription as far as the
 * server says that it caught up.
 * @param tombstones told which streams' events are to be left out; tells which were deleted meanwhile
 */
export const logCourse = (
  connection: Connection,
  category: string | undefined,
  tombstones: Set<string>,
): Course => {
  const { streamNameFilter } = connection.vendor;
  const filter =
    category === undefined
      ? streamNameFilter({ regex: '^[^$]' })
      : streamNameFilter({ prefixes: [category] });
  return {
    open: (after) => logFlow(connection, filter, after),
    placeOf: ({ position }) => position,
    take: (arrived) => {
      const { event } = arrived;
      if (event?.type === TOMBSTONE_TYPE) tombstones.add(event.streamId);
      if (event === undefined || tombstones.has(event.streamId)) return undefined;
      if (category !== undefined && categoryOf(event.streamId) !== category) return undefined;
      return recordedEvent(arrived);
    },
  };
};

/** What the server writes when a stream is deleted for ever; its events stay in the log until a scavenge. */
const TOMBSTONE_TYPE = '$streamDeleted';

export type Tombstone = { readonly stream: string; readonly position: number };

/** All deletions, in their order. */
export const tombstoneCourse = (connection: Connection): Course<Tombstone> => ({
  open: (after) =>
    logFlow(connection, connection.vendor.eventTypeFilter({ prefixes: [TOMBSTONE_TYPE] }), after),
  placeOf: ({ position }) => position,
  take: ({ event }) => {
    const position = positionOf(event?.position);
    if (event?.type !== TOMBSTONE_TYPE || position === undefined) return undefined;
    return { stream: event.streamId, position };
  },
});

/**
 * The log after a position. The server takes the first record from there on for the one that is known
 * already; when a scavenge took that away, it is an event which would be missed, so it is read beforehand.
 */
const logFlow = (connection: Connection, filter: Filter, after: number | undefined): Flow => {
  const subscribe = (fromPosition: ReadPosition): Flow =>
    flowOf(connection.reads().subscribeToAll({ filter, fromPosition }) satisfies VendorStream);
  if (after === undefined || after < 0) return subscribe(connection.vendor.START);
  const fromPosition = placeAt(after);
  const known = flowOf(connection.reads().readAll({ fromPosition, maxCount: 1 }) satisfies VendorStream);
  let rest: Flow | undefined;
  let stopped = false;
  return {
    next: async (limitMs) => {
      if (rest !== undefined) return rest.next(limitMs);
      const first = await known.next(limitMs);
      known.stop();
      if (stopped) return undefined;
      rest = subscribe(fromPosition);
      const place =
        first === undefined || first === 'caught-up' ? undefined : positionOf(first.event?.position);
      return place !== undefined && place > after ? first : rest.next(limitMs);
    },
    stop: () => {
      stopped = true;
      known.stop();
      rest?.stop();
    },
  };
};
