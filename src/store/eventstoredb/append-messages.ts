import type { BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import protobuf from 'protobufjs/minimal.js';
import type { NewEvent } from '../../kernel/event.ts';
import type { ExpectedRevision } from '../../kernel/event-store.ts';
import { positionOf } from './recorded-event.ts';
import { bytesField, endInside, numberField, numberIn, skip, textInside } from './wire.ts';

/** An event as it is sent, with JSON as text. */
export type WrittenEvent = Pick<NewEvent, 'id' | 'type'> & {
  readonly data: string;
  readonly metadata: string;
};

export type Append = {
  readonly stream: string;
  readonly events: readonly WrittenEvent[];
  readonly expected: ExpectedRevision;
};

export type AppendAnswer = {
  readonly revision: number;
  /** A repeat that the server looks up may be answered without. */
  readonly position: number | undefined;
};

type Told = {
  readonly id: string;
  /** An error is one that `failureOf` tells apart. */
  readonly answer: AppendAnswer | Error;
};

/**
 * Between appends and the messages of the protocol, `BatchAppendReq` and `BatchAppendResp`. What every turn
 * needs is written and read by its fields' numbers, in a third of the time that the client's own messages
 * take; what is seldom, such as a refusal, comes by way of those.
 */
export type AppendMessages = {
  readonly requestOf: (append: Append) => { readonly id: string; readonly request: Buffer };
  readonly answerOf: (response: Uint8Array) => Told;
};

export const appendMessages = async (): Promise<AppendMessages> => {
  const { default: shared } = await import('@eventstore/db-client/generated/shared_pb.js');
  const { default: streams } = await import('@eventstore/db-client/generated/streams_pb.js');

  let requests = 0;
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
  const seldomTold = (bytes: Uint8Array): Told => {
    const response = streams.BatchAppendResp.deserializeBinary(bytes);
    const id = idOf(response);
    const success = response.getSuccess();
    if (success === undefined) return { id, answer: errorOf(response) };
    const place = success.getPosition();
    const position = place && {
      commit: BigInt(place.getCommitPosition()),
      prepare: BigInt(place.getPreparePosition()),
    };
    return { id, answer: { revision: Number(success.getCurrentRevision()), position: positionOf(position) } };
  };
  return {
    requestOf: (append) => {
      const id = `${ID_START}${(++requests).toString(16).padStart(12, '0')}`;
      return { id, request: requestFor(id, append) };
    },
    answerOf: (bytes) => successIn(bytes) ?? seldomTold(bytes),
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
const idOf = (response: BatchAppendResp): string => {
  const id = response.getCorrelationId();
  const numbers = id?.getStructured();
  if (numbers === undefined) return id?.getString() ?? '';
  const hex = [numbers.getMostSignificantBits(), numbers.getLeastSignificantBits()]
    .map((bits) => BigInt.asUintN(64, BigInt(bits)).toString(16).padStart(16, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

type Writer = protobuf.Writer;

const requestFor = (id: string, { stream, events, expected }: Append): Buffer => {
  const writer = protobuf.Writer.create();
  writer.uint32(CORRELATION_ID).fork().uint32(ID_AS_TEXT).string(id).ldelim();
  writer.uint32(OPTIONS).fork().uint32(STREAM).fork().uint32(NAME).string(stream).ldelim();
  if (typeof expected === 'number') writer.uint32(REVISION).uint64(expected);
  else writer.uint32(expected === 'any' ? ANY : NO_STREAM).uint32(NOTHING);
  writer.ldelim();
  for (const event of events) write(writer.uint32(PROPOSED).fork(), event).ldelim();
  const bytes = writer.uint32(IS_FINAL).bool(true).finish();
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};

const write = (writer: Writer, { id, type, data, metadata }: WrittenEvent): Writer => {
  writer.uint32(ID).fork().uint32(ID_AS_TEXT).string(id).ldelim();
  writeProperty(writer, 'type', type);
  writeProperty(writer, 'content-type', 'application/json');
  return writer.uint32(METADATA).string(metadata).uint32(DATA).string(data);
};

const writeProperty = (writer: Writer, name: string, value: string): Writer =>
  writer.uint32(PROPERTY).fork().uint32(KEY).string(name).uint32(VALUE).string(value).ldelim();

/** Fields of a request, then of its options, its events, and their properties; of ids and streams' names. */
const CORRELATION_ID = bytesField(1);
const OPTIONS = bytesField(2);
const PROPOSED = bytesField(3);
const IS_FINAL = numberField(4);
const STREAM = bytesField(1);
const REVISION = numberField(2);
const NO_STREAM = bytesField(3);
const ANY = bytesField(4);
const ID = bytesField(1);
const PROPERTY = bytesField(2);
const METADATA = bytesField(3);
const DATA = bytesField(4);
const KEY = bytesField(1);
const VALUE = bytesField(2);
const ID_AS_TEXT = bytesField(2);
const NAME = bytesField(3);
/** The length of a message without fields. */
const NOTHING = 0;

/** What most appends are answered with; nothing where it is anything else. */
const successIn = (bytes: Uint8Array): Told | undefined => {
  const reader = protobuf.Reader.create(bytes);
  let id = '';
  let answer: AppendAnswer | undefined;
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    if (tag === CORRELATION_ID) id = textInside(reader, ID_AS_TEXT);
    else if (tag === SUCCESS) answer = answerIn(reader);
    else skip(reader, tag);
  }
  return id === '' || answer === undefined ? undefined : { id, answer };
};

const SUCCESS = bytesField(3);

const answerIn = (reader: protobuf.Reader): AppendAnswer => {
  const end = endInside(reader);
  let revision = 0;
  let position: number | undefined;
  while (reader.pos < end) {
    const tag = reader.uint32();
    if (tag === CURRENT_REVISION) revision = numberIn(reader);
    else if (tag === POSITION) position = commitPositionIn(reader);
    else skip(reader, tag);
  }
  return { revision, position };
};

const CURRENT_REVISION = numberField(1);
const POSITION = bytesField(3);
const COMMIT_POSITION = numberField(1);

const commitPositionIn = (reader: protobuf.Reader): number | undefined => {
  const end = endInside(reader);
  let position = 0;
  while (reader.pos < end) {
    const tag = reader.uint32();
    if (tag === COMMIT_POSITION) position = numberIn(reader);
    else skip(reader, tag);
  }
  return Number.isSafeInteger(position) ? position : undefined;
};
