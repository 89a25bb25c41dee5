import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { ESDB_LOG_PAGE_EVENTS, ESDB_PATIENT_ATTEMPT_MS_MAX } from '../../../kernel/limits/eventstoredb.ts';
import type { Connection } from '../connection/connection.ts';
import { msOf, within } from '../connection/time-limit.ts';
import { internalsOf } from '../wire/client-internals.ts';
import { type LogAnswer, logAnswerOf } from '../wire/log-answers.ts';
import { LogEvent } from '../wire/log-event.ts';
import type { LogFilter } from '../wire/log-requests.ts';
import { type Arrival, arriving, type Flow } from './flow.ts';
import { logStart } from './log-start.ts';
import { newestEvent } from './newest-event.ts';

export type LogSpan = {
  readonly filter: LogFilter;
  /** Reads after this position; absent: everything. */
  readonly after: number | undefined;
  /** Where to begin if `after` is undefined; absent: at the beginning. */
  readonly from?: number | undefined;
  /** Whether it ends at the end of the log, or stays for new events. */
  readonly stays: boolean;
};

/**
 * Reads the log in pages. It begins at the position itself and skips the event there. If it began after the
 * position, as a subscription does by default, the server would leave out the first event of the log, and a
 * scavenge may have changed which one that is.
 */
export const logFlow = (connection: Connection, span: LogSpan): Flow<LogEvent> => {
  const { filter, after, from, stays } = span;
  const first = after === undefined ? (from ?? 0) : after + 1;
  let page: LogEvent[] = [];
  let isConfirmed = false;
  let isCaughtUp = false;
  let isOver = false;
  let searchedTo = -1;
  let failed: { readonly error: unknown } | undefined;
  let call: Call | undefined;
  let wake = (): void => undefined;

  const take = (answer: LogAnswer): void => {
    isConfirmed = true;
    if (answer === 'caught-up') isCaughtUp = true;
    if (typeof answer === 'number') searchedTo = answer;
    if (answer instanceof LogEvent && answer.position >= first) page.push(answer);
    if (page.length >= ESDB_LOG_PAGE_EVENTS) call?.pause();
    if (page.length > 0 || isCaughtUp) wake();
  };
  const begin = async (): Promise<void> => {
    try {
      const start = await logStart(connection, placesFor(span), ESDB_PATIENT_ATTEMPT_MS_MAX);
      if (isOver) return;
      await run(connection, connection.logRequest({ filter, from: start, stays }), (started) => {
        if (isOver) return false;
        call = started.on('data', take);
        return true;
      });
      isOver = true;
    } catch (error) {
      failed = { error };
    }
    wake();
  };
  void begin();

  const look = (): Arrival<LogEvent> | 'end' | undefined => {
    if (page.length > 0) {
      const taken = page;
      page = [];
      call?.resume();
      return taken;
    }
    if (isCaughtUp) {
      isCaughtUp = false;
      return 'caught-up';
    }
    if (isOver) return 'end';
    if (failed !== undefined) throw failed.error;
    return undefined;
  };
  const next = arriving(look, (limit) => {
    const woken = new Promise<void>((resolve) => {
      wake = resolve;
    });
    return stays && isConfirmed ? woken : unlessAway(connection, msOf(limit), woken);
  });
  return {
    searchedTo: () => (page.length > 0 ? -1 : searchedTo),
    // Each wait gets the full time again, because a read that finds nothing for long may have much to search.
    next: (limit) => next(msOf(limit)),
    stop: () => {
      isOver = true;
      page = [];
      wake();
      if (call !== undefined) setImmediate(() => call?.resume().cancel());
    },
  };
};

const READ = '/event_store.client.streams.Streams/Read';

type Sent = Parameters<StreamsClient['read']>;
type Call = ReturnType<typeof callWith>;

const callWith = (streams: StreamsClient, request: ReadReq, [metadata, options]: CallArguments) =>
  streams.makeServerStreamRequest(READ, bytesOf, logAnswerOf, request, metadata, options);

type CallArguments = [metadata: Exclude<Sent[1], undefined>, options: Exclude<Sent[2], undefined>];

const bytesOf = (request: ReadReq): Buffer => Buffer.from(request.serializeBinary());

/**
 * Resolves when the server has sent everything. @param onBegin returns whether the result is still needed
 * @throws an error that `failureOf` classifies
 */
const run = (connection: Connection, request: ReadReq, onBegin: (call: Call) => boolean): Promise<void> => {
  const internals = internalsOf<StreamsClient, CallArguments>(connection.reads());
  const callArguments = internals.callArguments({}, { deadline: Number.POSITIVE_INFINITY });
  const read = (streams: StreamsClient): Promise<void> =>
    new Promise((resolve, reject) => {
      const call = callWith(streams, request, callArguments);
      internals.disposableStreams.add(call);
      const forget = () => internals.disposableStreams.delete(call);
      call.once('end', () => {
        forget();
        resolve();
      });
      call.on('error', (error) => {
        forget();
        reject(connection.vendor.convertToCommandError(error));
      });
      if (!onBegin(call)) call.resume().cancel();
    });
  return internals.execute(connection.streamsService, 'read', read);
};

/**
 * A caller may know the event at the position or the one behind it. A subscription leaves out the first
 * event, so it begins no later than at the position.
 */
const placesFor = ({ after, from = 0, stays }: LogSpan): readonly number[] => {
  if (after === undefined) return [from, from - 1];
  return stays ? [after] : [after, after + 1];
};

/**
 * A read that finds nothing for long may have much to search, so a separate request checks whether the server
 * is away.
 */
const unlessAway = async (connection: Connection, limitMs: number, woken: Promise<void>): Promise<void> => {
  const isWoken = await within(limitMs / 2, woken).then(
    () => true,
    () => false,
  );
  if (isWoken) return;
  const probe = newestEvent(connection);
  await Promise.race([woken, probe.next(limitMs / 2)]).finally(probe.stop);
};
