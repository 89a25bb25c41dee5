import type { UUID } from '@eventstore/db-client/generated/shared_pb.js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Append } from './append-stream.ts';
import { eventData, positionOf } from './recorded-event.ts';

export type AppendAnswer = {
  readonly revision: number;
  /** A repeat that the server looks up may be answered without. */
  readonly position: number | undefined;
};

/** Between appends and the messages of the protocol. */
export type AppendMessages = {
  readonly requestOf: (append: Append) => { readonly id: string; readonly request: BatchAppendReq };
  /** An error is one that `failureOf` tells apart. */
  readonly answerOf: (response: BatchAppendResp) => {
    readonly id: string;
    readonly answer: AppendAnswer | Error;
  };
};

export const appendMessages = async (): Promise<AppendMessages> => {
  const { default: shared } = await import('@eventstore/db-client/generated/shared_pb.js');
  const { default: streams } = await import('@eventstore/db-client/generated/streams_pb.js');

  let requests = 0;
  const optionsOf = ({ stream, expected }: Append): BatchAppendReq.Options => {
    const identifier = new shared.StreamIdentifier().setStreamName(Buffer.from(stream).toString('base64'));
    const options = new streams.BatchAppendReq.Options().setStreamIdentifier(identifier);
    if (expected === 'any') return options.setAny(new shared.Empty());
    if (expected === 'no-stream') return options.setNoStream(new shared.Empty());
    return options.setStreamPosition(`${expected}`);
  };
  const proposedOf = (event: Append['events'][number]): BatchAppendReq.ProposedMessage => {
    const { id, type, contentType, data, metadata } = eventData(event);
    const message = new streams.BatchAppendReq.ProposedMessage()
      .setId(new shared.UUID().setString(id))
      .setData(Buffer.from(JSON.stringify(data)))
      .setCustomMetadata(Buffer.from(JSON.stringify(metadata)));
    message.getMetadataMap().set('type', type).set('content-type', contentType);
    return message;
  };
  const errorOf = (response: BatchAppendResp): Error => {
    const status = response.getError();
    const kind = status?.getDetails()?.getTypeName().split('.').at(-1) ?? '';
    const error = new Error(status?.getMessage() ?? '');
    if (kind !== 'WrongExpectedVersion') return Object.assign(error, { type: TYPES[kind] ?? 'unknown' });
    const bytes = status?.getDetails()?.getValue_asU8() ?? new Uint8Array();
    const found = shared.WrongExpectedVersion.deserializeBinary(bytes);
    const isThere = found.hasCurrentStreamRevision();
    const actualVersion = isThere ? BigInt(found.getCurrentStreamRevision()) : 'no_stream';
    return Object.assign(error, { type: 'wrong-expected-version', actualVersion });
  };

  return {
    requestOf: (append) => {
      const id = `${ID_START}${(++requests).toString(16).padStart(12, '0')}`;
      const request = new streams.BatchAppendReq()
        .setCorrelationId(new shared.UUID().setString(id))
        .setOptions(optionsOf(append))
        .setProposedMessagesList(append.events.map(proposedOf))
        .setIsFinal(true);
      return { id, request };
    },
    answerOf: (response) => {
      const id = textOf(response.getCorrelationId());
      const success = response.getSuccess();
      if (success === undefined) return { id, answer: errorOf(response) };
      const place = success.getPosition();
      const position = place && {
        commit: BigInt(place.getCommitPosition()),
        prepare: BigInt(place.getPreparePosition()),
      };
      return {
        id,
        answer: { revision: Number(success.getCurrentRevision()), position: positionOf(position) },
      };
    },
  };
};

/** Answers come over the call that was asked, so a count tells them apart; it is to look like a UUID. */
const ID_START = '00000000-0000-4000-8000-';

/** The client's words for what the server says of an append. */
const TYPES: Readonly<Record<string, string>> = {
  StreamDeleted: 'stream-deleted',
  AccessDenied: 'access-denied',
  MaximumAppendSizeExceeded: 'maximum-append-size-exceeded',
};

/** A server writes an id as text or as two numbers of 64 bits. */
const textOf = (id: UUID | undefined): string => {
  const numbers = id?.getStructured();
  if (numbers === undefined) return id?.getString() ?? '';
  const hex = [numbers.getMostSignificantBits(), numbers.getLeastSignificantBits()]
    .map((bits) => BigInt.asUintN(64, BigInt(bits)).toString(16).padStart(16, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
