import type { EventStoreDBClient } from '@eventstore/db-client';
import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { ESDB_APPEND_CALLS } from '../../../kernel/limits/eventstoredb.ts';
import { type Append, type AppendAnswer, type AppendMessages, appendMessages } from './append-messages.ts';
import { type ClientInternals, internalsOf } from './client-internals.ts';

/** Appends to one server, many at a time. */
export type AppendStream = {
  /**
   * @throws an error that `failureOf` classifies; of an unknown kind if the call broke and the outcome is
   * unknown
   */
  readonly append: (append: Append) => Promise<AppendAnswer>;
};

/**
 * Appends go out over several calls of one connection. gRPC's client sends the next message of a call only
 * when the socket has taken the one before, at most one in each turn of the event loop: over a single call,
 * half of the appends of a busy server would wait to be sent. Those of several calls leave together, and the
 * store, too, takes less time for them.
 */
export const openAppendStream = (client: EventStoreDBClient, service: typeof StreamsClient): AppendStream => {
  const messages = appendMessages();
  const lanes = Array.from({ length: ESDB_APPEND_CALLS }, () => openLane(client, service, messages));
  return { append: (append) => leastBusy(lanes).append(append) };
};

/** One call at a time: after a call that broke comes another. */
type Lane = AppendStream & { readonly waiting: () => number };

/** The first of equally busy ones, so that a quiet server needs a single call. */
const leastBusy = (lanes: readonly Lane[]): Lane =>
  lanes.reduce((best, lane) => (lane.waiting() < best.waiting() ? lane : best));

/**
 * The client's own method shares one table of pending appends between all clients of the process, and if more
 * than sixteen wait to be sent when its call breaks, it ends the process. The call itself has neither
 * problem.
 */
const openLane = (
  client: EventStoreDBClient,
  service: typeof StreamsClient,
  messages: AppendMessages,
): Lane => {
  let current: Promise<Call> | undefined;
  /** The current call, once it is open. */
  let call: Call | undefined;
  let waiting = 0;
  const open = (): Promise<Call> => {
    const opening = openCall(internalsOf(client), service, messages);
    const over = (): void => {
      if (current !== opening) return;
      current = undefined;
      call = undefined;
    };
    opening.then((opened) => {
      call = opened;
      return opened.ended.then(over);
    }, over);
    return opening;
  };
  const appendOnStream = (append: Append): Promise<AppendAnswer> => {
    if (call !== undefined) return call.append(append);
    current ??= open();
    return current.then((opened) => opened.append(append));
  };
  const countDown = (): void => {
    waiting -= 1;
  };
  return {
    waiting: () => waiting,
    append: (append) => {
      waiting += 1;
      const answer = appendOnStream(append);
      answer.then(countDown, countDown);
      return answer;
    },
  };
};

const BATCH_APPEND = '/event_store.client.streams.Streams/BatchAppend';

type Sent = Parameters<StreamsClient['batchAppend']>;
type Streams = ClientInternals<
  StreamsClient,
  [metadata: Exclude<Sent[0], undefined>, options: Exclude<Sent[1], undefined>]
>;

type Call = AppendStream & { readonly ended: Promise<void> };

type Waiting = {
  readonly resolve: (answer: AppendAnswer) => void;
  readonly reject: (error: unknown) => void;
};

const openCall = (
  internals: Streams,
  service: typeof StreamsClient,
  messages: AppendMessages,
): Promise<Call> =>
  new Promise((opened, failed) => {
    const waiting = new Map<string, Waiting>();
    let isOver = false;
    const over = (error: unknown): void => {
      isOver = true;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    const begin = (client: StreamsClient): Promise<never> =>
      new Promise((_, broke) => {
        const [metadata, options] = internals.callArguments({}, { deadline: Number.POSITIVE_INFINITY });
        const duplex = client.makeBidiStreamRequest(
          BATCH_APPEND,
          (request: Buffer) => request,
          messages.answerOf,
          metadata,
          options,
        );
        internals.disposableStreams.add(duplex);
        const ended = new Promise<void>((resolve) => {
          const end = (error: Error): void => {
            internals.disposableStreams.delete(duplex);
            over(error);
            resolve();
            broke(error);
          };
          duplex.on('error', end);
          duplex.on('end', () => end(new Error('it ended the call for appends')));
        });
        duplex.on('data', ({ id, answer }: ReturnType<AppendMessages['answerOf']>) => {
          const append = waiting.get(id);
          waiting.delete(id);
          if (answer instanceof Error) append?.reject(answer);
          else append?.resolve(answer);
        });
        const append = (append: Append): Promise<AppendAnswer> =>
          new Promise((resolve, reject) => {
            if (isOver) return reject(new Error('the call for appends is over'));
            const { id, request } = messages.requestOf(append);
            waiting.set(id, { resolve, reject });
            duplex.write(request);
          });
        opened({ append, ended });
      });
    // This is how the client learns of a broken call, and then reconnects.
    internals.execute(service, 'batchAppend', begin).catch((error: unknown) => {
      over(error);
      failed(error);
    });
  });
