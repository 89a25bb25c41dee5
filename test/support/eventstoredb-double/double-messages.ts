import shared from '@eventstore/db-client/generated/shared_pb.js';
import statuses from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { Metadata, type ServerErrorResponse, status } from '@grpc/grpc-js';
import anys from 'google-protobuf/google/protobuf/any_pb.js';
import type { DoubleExpectation, DoubleRecord, DoubleVerdict, ProposedRecord } from './double-log.ts';

/** Converts between the double's log and the messages of the protocol. */

export const nameOf = (identifier: shared.StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');

const identifierOf = (stream: string): shared.StreamIdentifier =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(stream).toString('base64'));

type ProposedMessage = streams.BatchAppendReq.ProposedMessage | streams.AppendReq.ProposedMessage;

export const proposedOf = (message: ProposedMessage): ProposedRecord => ({
  id: message.getId()?.getString() ?? '',
  type: message.getMetadataMap().get('type') ?? '',
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});

export const batchExpectation = (options: streams.BatchAppendReq.Options): DoubleExpectation => {
  if (options.hasNoStream()) return 'no-stream';
  if (options.hasStreamExists()) return 'stream-exists';
  return options.hasAny() ? 'any' : Number(options.getStreamPosition());
};

export const appendExpectation = (options: streams.AppendReq.Options): DoubleExpectation => {
  if (options.hasNoStream()) return 'no-stream';
  if (options.hasStreamExists()) return 'stream-exists';
  return options.hasAny() ? 'any' : Number(options.getRevision());
};

export const eventMessage = (record: DoubleRecord): streams.ReadResp => {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(record.id))
    .setStreamIdentifier(identifierOf(record.stream))
    .setStreamRevision(`${record.revision}`)
    .setCommitPosition(`${record.position}`)
    .setPreparePosition(`${record.position}`)
    .setData(record.data)
    .setCustomMetadata(record.metadata);
  recorded
    .getMetadataMap()
    .set('type', record.type)
    .set('created', '17000000000000000')
    .set('content-type', record.type === '$partition' ? 'application/octet-stream' : 'application/json');
  const event = new streams.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(`${record.position}`);
  return new streams.ReadResp().setEvent(event);
};

export const confirmationMessage = (): streams.ReadResp =>
  new streams.ReadResp().setConfirmation(
    new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId('double'),
  );

export const caughtUpMessage = (): streams.ReadResp =>
  new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());

export const checkpointMessage = (position: number): streams.ReadResp => {
  const checkpoint = new streams.ReadResp.Checkpoint();
  return new streams.ReadResp().setCheckpoint(
    checkpoint.setCommitPosition(`${position}`).setPreparePosition(`${position}`),
  );
};

export const notFoundMessage = (stream: string): streams.ReadResp =>
  new streams.ReadResp().setStreamNotFound(
    new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifierOf(stream)),
  );

/** An error in the server's format: a status, with its kind in the trailing metadata. */
export const serverError = (
  code: status,
  details: string,
  facts: Readonly<Record<string, string>> = {},
): ServerErrorResponse => {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(facts)) metadata.set(key, encodeURI(value));
  return Object.assign(new Error(details), { code, details, metadata });
};

export const streamDeletedError = (stream: string): ServerErrorResponse =>
  serverError(status.FAILED_PRECONDITION, 'the stream is deleted', {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

export const wrongVersionError = (stream: string): ServerErrorResponse =>
  serverError(status.FAILED_PRECONDITION, 'the stream does not exist', {
    exception: 'wrong-expected-version',
    'stream-name': stream,
    'expected-version': '-4',
    'actual-version': '',
  });

const statusOf = (
  message: string,
  details: { serializeBinary(): Uint8Array },
  type: string,
): statuses.Status => {
  const any = new anys.Any();
  any.pack(details.serializeBinary(), type);
  return new statuses.Status().setMessage(message).setDetails(any);
};

const notReadyStatus = (): statuses.Status =>
  statusOf('Server Is Not Ready', new shared.Empty(), 'google.protobuf.Empty');

const failureOf = (verdict: Exclude<DoubleVerdict, { kind: 'appended' }>): statuses.Status => {
  const prefix = 'event_store.client';
  if (verdict.kind === 'deleted')
    return statusOf('StreamDeleted', new shared.StreamDeleted(), `${prefix}.StreamDeleted`);
  if (verdict.kind === 'too-large') {
    const tooLarge = new shared.MaximumAppendSizeExceeded().setMaxappendsize(1_048_576);
    return statusOf('MaximumAppendSizeExceeded', tooLarge, `${prefix}.MaximumAppendSizeExceeded`);
  }
  const wrong = new shared.WrongExpectedVersion();
  if (verdict.actual >= 0) wrong.setCurrentStreamRevision(`${verdict.actual}`);
  return statusOf('WrongExpectedVersion', wrong, `${prefix}.WrongExpectedVersion`);
};

export const batchAnswer = (
  stream: string,
  verdict: DoubleVerdict | 'not-ready',
): streams.BatchAppendResp => {
  const answer = new streams.BatchAppendResp().setStreamIdentifier(identifierOf(stream));
  if (verdict === 'not-ready') return answer.setError(notReadyStatus());
  if (verdict.kind !== 'appended') return answer.setError(failureOf(verdict));
  const position = new shared.AllStreamPosition()
    .setCommitPosition(`${verdict.position}`)
    .setPreparePosition(`${verdict.position}`);
  const success = new streams.BatchAppendResp.Success()
    .setCurrentRevision(`${verdict.revision}`)
    .setPosition(position);
  return answer.setSuccess(success);
};

/** The reply to a single append. @throws the errors of that call */
export const appendAnswer = (stream: string, verdict: DoubleVerdict): streams.AppendResp => {
  const answer = new streams.AppendResp();
  if (verdict.kind === 'deleted') throw streamDeletedError(stream);
  if (verdict.kind === 'too-large')
    throw serverError(status.INVALID_ARGUMENT, 'too large', {
      exception: 'maximum-append-size-exceeded',
      'maximum-append-size': '1048576',
    });
  if (verdict.kind === 'wrong-version') {
    const wrong = new streams.AppendResp.WrongExpectedVersion();
    if (verdict.actual >= 0) wrong.setCurrentRevision(`${verdict.actual}`);
    else wrong.setCurrentNoStream(new shared.Empty());
    return answer.setWrongExpectedVersion(wrong);
  }
  const position = new streams.AppendResp.Position()
    .setCommitPosition(`${verdict.position}`)
    .setPreparePosition(`${verdict.position}`);
  return answer.setSuccess(
    new streams.AppendResp.Success().setCurrentRevision(`${verdict.revision}`).setPosition(position),
  );
};
