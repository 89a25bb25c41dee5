import { setTimeout } from 'node:timers/promises';
import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import featureMessages from '@eventstore/db-client/generated/serverfeatures_pb.js';
import streamServices from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import {
  type Metadata,
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type ServerErrorResponse,
  type ServerReadableStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type sendUnaryData,
  status,
} from '@grpc/grpc-js';
import { type DoubleLog, type DoubleVerdict, doubleLog, type ProposedRecord } from './double-log.ts';
import {
  appendAnswer,
  appendExpectation,
  batchAnswer,
  batchExpectation,
  nameOf,
  proposedOf,
  serverError,
  streamDeletedError,
  wrongVersionError,
} from './double-messages.ts';
import { addOperations } from './double-operations.ts';
import { addProjections } from './double-projections.ts';
import { answerRead } from './double-reads.ts';

/** The injected faults; they can be changed while the double runs. */
export type DoubleFaults = {
  /** Appends are refused, as by a server that has just started. */
  notReady: boolean;
  /** The number of appends that succeed without a reply. */
  answersLost: number;
  /** Each event is delivered twice to subscribers. */
  deliversTwice: boolean;
  /** The number of calls about projections that are refused, as by a server that has just started. */
  refusals: number;
  /** The server was started without projections. */
  hasNoProjections: boolean;
  /** Clients are not operators. */
  deniesOperations: boolean;
  /** The double is a follower of the one on this port, and refers clients that require the leader to it. */
  leaderPort: number | undefined;
  /** The delay of reads in milliseconds. */
  readsAfterMs: number;
  /** The delay of the replies to appends in milliseconds. */
  appendsAfterMs: number;
  /** Called before an append, so that another writer can win. */
  beforeAppend: ((stream: string) => void) | undefined;
};

export type EventStoreDbDouble = {
  readonly port: number;
  readonly log: DoubleLog;
  readonly faults: DoubleFaults;
  readonly close: () => Promise<void>;
};

/** A server with EventStoreDB's protocol as far as Parley uses it, with injected faults. */
export const startEventStoreDbDouble = async (wantedPort = 0): Promise<EventStoreDbDouble> => {
  const log = doubleLog();
  const faults: DoubleFaults = {
    notReady: false,
    answersLost: 0,
    deliversTwice: false,
    refusals: 0,
    deniesOperations: false,
    hasNoProjections: false,
    leaderPort: undefined,
    readsAfterMs: 0,
    appendsAfterMs: 0,
    beforeAppend: undefined,
  };
  /** Appends whose answers are delayed; as the server does, their repeats are dropped without an answer. */
  const unanswered = new Set<string>();
  const server = new Server({ 'grpc.max_receive_message_length': 32 * 1024 * 1024 });
  server.addService(streamServices.StreamsService, {
    batchAppend: (call: BatchCall) => {
      const elsewhere = notLeader(faults, call.metadata);
      if (elsewhere === undefined) takeBatches(log, faults, { call, unanswered });
      else call.emit('error', elsewhere);
    },
    append: (call: AppendCall, answer: sendUnaryData<streams.AppendResp>) =>
      takeAppend(log, faults, { call, answer }),
    read: async (call: ReadCall) => {
      const elsewhere = notLeader(faults, call.metadata);
      await setTimeout(faults.readsAfterMs);
      if (elsewhere === undefined) await answerRead(log, faults, call);
      else call.emit('error', elsewhere);
    },
    tombstone: (call: TombstoneCall, answer: sendUnaryData<streams.TombstoneResp>) => {
      const options = call.request.getOptions();
      const stream = nameOf(options?.getStreamIdentifier());
      if (options?.hasStreamExists() && log.stream(stream) === undefined) answer(wrongVersionError(stream));
      else if (log.tombstone(stream) === 'deleted') answer(streamDeletedError(stream));
      else answer(null, new streams.TombstoneResp());
    },
    delete: (call: DeleteCall, answer: sendUnaryData<streams.DeleteResp>) => {
      const stream = nameOf(call.request.getOptions()?.getStreamIdentifier());
      if (log.stream(stream) === 'deleted') answer(streamDeletedError(stream));
      else if (log.hide(stream)) answer(null, new streams.DeleteResp());
      else answer(wrongVersionError(stream));
    },
  });
  server.addService(features.ServerFeaturesService, {
    getSupportedMethods: (_: unknown, answer: sendUnaryData<featureMessages.SupportedMethods>) =>
      answer(null, supportedMethods()),
  });
  addProjections(server, log, faults);
  addOperations(server, log, faults);
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${wantedPort}`, ServerCredentials.createInsecure(), (error, bound) =>
      error === null ? resolve(bound) : reject(error),
    );
  });
  return { port, log, faults, close: async () => server.forceShutdown() };
};

type BatchCall = ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>;
type AppendCall = ServerReadableStream<streams.AppendReq, streams.AppendResp>;
type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>;
type DeleteCall = ServerUnaryCall<streams.DeleteReq, streams.DeleteResp>;
type TombstoneCall = ServerUnaryCall<streams.TombstoneReq, streams.TombstoneResp>;

const supportedMethods = (): featureMessages.SupportedMethods => {
  const methods = new featureMessages.SupportedMethods().setEventStoreServerVersion('23.10.6');
  for (const name of ['append', 'batchappend', 'read', 'tombstone', 'delete'])
    methods.addMethods(
      new featureMessages.SupportedMethod()
        .setMethodName(name)
        .setServiceName('event_store.client.streams.streams'),
    );
  return methods;
};

/** A follower's reply to clients that require the leader. */
const notLeader = ({ leaderPort }: DoubleFaults, metadata: Metadata): ServerErrorResponse | undefined =>
  leaderPort === undefined || metadata.get('requires-leader')[0] !== 'true'
    ? undefined
    : serverError(status.NOT_FOUND, 'Leader info available', {
        exception: 'not-leader',
        'leader-endpoint-host': '127.0.0.1',
        'leader-endpoint-port': `${leaderPort}`,
      });

type Append = { readonly stream: string; readonly run: () => DoubleVerdict };

/** @returns undefined if the reply is to be lost */
const judge = (faults: DoubleFaults, { stream, run }: Append): DoubleVerdict | 'not-ready' | undefined => {
  if (faults.notReady) return 'not-ready';
  faults.beforeAppend?.(stream);
  const verdict = run();
  if (faults.answersLost === 0) return verdict;
  faults.answersLost--;
  return undefined;
};

const takeBatches = (
  log: DoubleLog,
  faults: DoubleFaults,
  { call, unanswered }: { readonly call: BatchCall; readonly unanswered: Set<string> },
): void => {
  log.received.appendCalls += 1;
  const begun = new Map<string, { options: streams.BatchAppendReq.Options; proposed: ProposedRecord[] }>();
  call.on('data', (request: streams.BatchAppendReq) => {
    const id = request.getCorrelationId();
    const key = Buffer.from(id?.serializeBinary() ?? []).toString('base64');
    const options = request.getOptions();
    if (options !== undefined) begun.set(key, { options, proposed: [] });
    const append = begun.get(key);
    if (append === undefined) return;
    append.proposed.push(...request.getProposedMessagesList().map(proposedOf));
    if (!request.getIsFinal()) return;
    begun.delete(key);
    const firstId = append.proposed[0]?.id ?? '';
    if (unanswered.has(firstId)) return;
    const stream = nameOf(append.options.getStreamIdentifier());
    const verdict = judge(faults, {
      stream,
      run: () => log.append(stream, batchExpectation(append.options), append.proposed),
    });
    if (verdict === undefined) return;
    const answer = batchAnswer(stream, verdict).setCorrelationId(id);
    if (faults.appendsAfterMs === 0) call.write(answer);
    else {
      unanswered.add(firstId);
      globalThis.setTimeout(() => {
        unanswered.delete(firstId);
        call.write(answer);
      }, faults.appendsAfterMs);
    }
  });
  call.on('end', () => call.end());
  call.on('error', () => undefined);
};

const takeAppend = (
  log: DoubleLog,
  faults: DoubleFaults,
  { call, answer }: { readonly call: AppendCall; readonly answer: sendUnaryData<streams.AppendResp> },
): void => {
  let options: streams.AppendReq.Options | undefined;
  const proposed: ProposedRecord[] = [];
  call.on('error', () => undefined);
  call.on('data', (request: streams.AppendReq) => {
    options ??= request.getOptions();
    const message = request.getProposedMessage();
    if (message !== undefined) proposed.push(proposedOf(message));
  });
  call.on('end', () => {
    const stream = nameOf(options?.getStreamIdentifier());
    const expected = options === undefined ? 'any' : appendExpectation(options);
    const verdict = judge(faults, { stream, run: () => log.append(stream, expected, proposed) });
    if (verdict === undefined) return;
    if (verdict === 'not-ready') return answer(serverError(status.UNAVAILABLE, 'Server Is Not Ready'));
    try {
      answer(null, appendAnswer(stream, verdict));
    } catch (error) {
      answer(error instanceof Error ? error : new Error(String(error)));
    }
  });
};
