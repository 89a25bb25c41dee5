import type streams from '@eventstore/db-client/generated/streams_pb.js';
import { type ServerWritableStream, status } from '@grpc/grpc-js';
import type { DoubleLog, DoubleRecord } from './double-log.ts';
import {
  caughtUpMessage,
  checkpointMessage,
  confirmationMessage,
  eventMessage,
  nameOf,
  notFoundMessage,
  serverError,
  streamDeletedError,
} from './double-messages.ts';
import type { DoubleFaults } from './double-server.ts';

type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>;
type Options = streams.ReadReq.Options;

const BACKWARDS = 1;

export const answerRead = (log: DoubleLog, faults: DoubleFaults, call: ReadCall): void => {
  const options = call.request.getOptions();
  call.on('error', () => undefined);
  const answer = async (): Promise<void> => {
    if (options === undefined) throw serverError(status.INVALID_ARGUMENT, 'no options');
    const stream = options.getStream();
    if (options.hasSubscription()) await subscribe(log, faults, { call, options });
    else if (stream === undefined) await sendAll(log, call, allOf(log, options));
    else await readStream(log, call, options);
    call.end();
  };
  answer().catch((error: unknown) => {
    call.emit('error', error);
  });
};

/** Waits while the client does not read, possibly until the call ends. */
const send = async (call: ReadCall, message: streams.ReadResp): Promise<void> => {
  if (call.cancelled || call.write(message)) return;
  const ends = ['drain', 'cancelled', 'close'] as const;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      for (const end of ends) call.removeListener(end, done);
      resolve();
    };
    for (const end of ends) call.on(end, done);
  });
};

const sendAll = async (
  { sent }: DoubleLog,
  call: ReadCall,
  records: readonly DoubleRecord[],
): Promise<void> => {
  for (const record of records) {
    if (call.cancelled) return;
    sent.events += 1;
    await send(call, eventMessage(record));
  }
};

/** @throws the server's error if no record begins, and none began before a scavenge, at the place */
const allOf = (log: DoubleLog, options: Options): readonly DoubleRecord[] => {
  const count = Number(options.getCount());
  const place = options.getAll()?.getPosition()?.getCommitPosition();
  if (options.getReadDirection() === BACKWARDS) {
    const before = place === undefined ? Number.POSITIVE_INFINITY : Number(place);
    if (place !== undefined && !log.isPlace(before))
      throw serverError(status.UNKNOWN, 'Unexpected ReadAllResult: Error');
    return log.before(before, count);
  }
  const from = Number(place ?? 0);
  checkPlace(log, from, 'Unexpected FilteredReadAllResult: Error');
  const records = log.from(from);
  log.looked.events += records.length;
  return records.filter(filterOf(options)).slice(0, count);
};

const checkPlace = ({ isPlace, stray }: DoubleLog, position: number, refusal: string): void => {
  if (isPlace(position)) return;
  stray.reads += 1;
  throw serverError(status.UNKNOWN, refusal);
};

const readStream = async (log: DoubleLog, call: ReadCall, options: Options): Promise<void> => {
  const stream = options.getStream();
  const name = nameOf(stream?.getStreamIdentifier());
  const there = log.stream(name);
  if (there === 'deleted') throw streamDeletedError(name);
  if (there === undefined) return send(call, notFoundMessage(name));
  const count = Number(options.getCount());
  const from = stream?.hasRevision() ? Number(stream.getRevision()) : undefined;
  const records =
    options.getReadDirection() === BACKWARDS
      ? there.filter(({ revision }) => from === undefined || revision <= from).toReversed()
      : there.filter(({ revision }) => revision >= (from ?? 0));
  await sendAll(log, call, records.slice(0, count));
};

type SubscribeCall = { readonly call: ReadCall; readonly options: Options };

const subscribe = async (log: DoubleLog, faults: DoubleFaults, given: SubscribeCall): Promise<void> => {
  const { call, options } = given;
  await send(call, confirmationMessage());
  const next = options.hasStream() ? streamCourse(log, options) : allCourse(log, options);
  let caughtUp = false;
  while (!call.cancelled) {
    const records = next();
    if (caughtUp && records.length > LIVE_EVENTS_MAX) throw serverError(status.ABORTED, TOO_SLOW);
    if (records !== 'missing' && records.length > 0) {
      const copies = faults.deliversTwice ? 2 : 1;
      await sendAll(
        log,
        call,
        records.flatMap((record) => Array<DoubleRecord>(copies).fill(record)),
      );
      continue;
    }
    tellSearched(log, given);
    // A missing stream never reports that it is caught up.
    if (!caughtUp && records !== 'missing') await send(call, caughtUpMessage());
    caughtUp ||= records !== 'missing';
    await write(log, call);
  }
};

/**
 * The server reports to followers of the log from time to time how far their filters are. Not awaited, so
 * that no event is written before the next wait.
 */
const tellSearched = ({ records }: DoubleLog, { call, options }: SubscribeCall): void => {
  const last = records.at(-1);
  if (options.hasFilter() && last !== undefined) call.write(checkpointMessage(last.position));
};

/** The number of events that may wait for a live subscriber before the server drops it. */
const LIVE_EVENTS_MAX = 32;
const TOO_SLOW = 'Operation timed out: Consumer too slow to handle event while live.';

const write = (log: DoubleLog, call: ReadCall): Promise<void> =>
  new Promise((resolve) => {
    const stop = log.onWritten(() => done());
    const done = (): void => {
      stop();
      call.removeListener('cancelled', done);
      resolve();
    };
    call.once('cancelled', done);
    if (call.cancelled) done();
  });

type Course = () => readonly DoubleRecord[] | 'missing';

const streamCourse = (log: DoubleLog, options: Options): Course => {
  const stream = options.getStream();
  const name = nameOf(stream?.getStreamIdentifier());
  let next = stream?.hasRevision() ? Number(stream.getRevision()) + 1 : 0;
  return () => {
    const there = log.stream(name);
    if (there === 'deleted') throw streamDeletedError(name);
    if (there === undefined) return 'missing';
    const records = there.filter(({ revision }) => revision >= next);
    next = (records.at(-1)?.revision ?? next - 1) + 1;
    return records;
  };
};

const allCourse = (log: DoubleLog, options: Options): Course => {
  const { records } = log;
  const given = options.getAll()?.getPosition()?.getCommitPosition();
  checkPlace(log, Number(given ?? 0), 'Exception was thrown by handler.');
  const passes = filterOf(options);
  // As in the server, the first record at or after the place counts as the known one.
  let next = 0;
  if (given !== undefined) {
    const first = records.findIndex(({ position }) => position >= Number(given));
    next = first === -1 ? records.length : first + 1;
  }
  return () => {
    const found = records.slice(next).filter(passes);
    next = records.length;
    return found;
  };
};

const filterOf = (options: Options): ((record: DoubleRecord) => boolean) => {
  const filter = options.getFilter();
  if (filter === undefined) return () => true;
  const expression = filter.getStreamIdentifier() ?? filter.getEventType();
  const prefixes = expression?.getPrefixList() ?? [];
  const regex = new RegExp(expression?.getRegex() ?? '');
  return ({ stream, type }) => {
    const text = filter.hasStreamIdentifier() ? stream : type;
    return prefixes.length > 0 ? prefixes.some((prefix) => text.startsWith(prefix)) : regex.test(text);
  };
};
