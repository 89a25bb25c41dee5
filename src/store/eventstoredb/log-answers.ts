import protobuf from 'protobufjs/minimal.js';
import { unavailable } from './client-errors.ts';
import { LogEvent, type LoggedParts } from './log-event.ts';
import { bytesField, endInside, numberField, numberIn, skip, textInside } from './wire.ts';

/** What a read of the log, or a subscription to it, is answered with. */
export type LogAnswer = LogEvent | 'confirmed' | 'caught-up' | 'nothing to tell';

/**
 * Reads a message of the protocol, `ReadResp`, by its fields' numbers. The client's own way makes a dozen
 * objects of each event and parses all of it, which takes several times as long.
 */
export const logAnswerOf = (bytes: Uint8Array): LogAnswer => {
  const reader = protobuf.Reader.create(bytes);
  let answer: LogAnswer = 'nothing to tell';
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    if (tag === EVENT) answer = eventIn(reader) ?? answer;
    else {
      if (tag === CONFIRMATION) answer = 'confirmed';
      if (tag === CAUGHT_UP) answer = 'caught-up';
      skip(reader, tag);
    }
  }
  return answer;
};

const EVENT = bytesField(1);
const CONFIRMATION = bytesField(2);
const CAUGHT_UP = bytesField(8);

type Reader = protobuf.Reader;

/** Nothing for a link whose target is gone. */
const eventIn = (reader: Reader): LogEvent | undefined => {
  const end = endInside(reader);
  let event: LogEvent | undefined;
  while (reader.pos < end) {
    const tag = reader.uint32();
    if (tag === RECORDED) event = new LogEvent(partsIn(reader));
    else skip(reader, tag);
  }
  return event;
};

const RECORDED = bytesField(1);

type Parts = { -readonly [Name in keyof LoggedParts]: LoggedParts[Name] };

const partsIn = (reader: Reader): LoggedParts => {
  const end = endInside(reader);
  const parts: Parts = {
    id: '',
    type: '',
    stream: '',
    revision: 0,
    position: 0,
    isJson: false,
    dataText: '',
    metadataText: '',
  };
  while (reader.pos < end) readPart(reader, parts);
  if (!Number.isSafeInteger(parts.position))
    throw unavailable('it tells no positions; EventStoreDB 23.10 or newer does');
  return parts;
};

const readPart = (reader: Reader, parts: Parts): void => {
  const tag = reader.uint32();
  switch (tag) {
    case ID:
      parts.id = textInside(reader, ID_AS_TEXT);
      break;
    case STREAM:
      parts.stream = textInside(reader, NAME);
      break;
    case REVISION:
      parts.revision = numberIn(reader);
      break;
    case COMMIT_POSITION:
      parts.position = numberIn(reader);
      break;
    case PROPERTY:
      readProperty(reader, parts);
      break;
    case METADATA:
      parts.metadataText = reader.string();
      break;
    case DATA:
      parts.dataText = reader.string();
      break;
    default:
      skip(reader, tag);
  }
};

const ID = bytesField(1);
const ID_AS_TEXT = bytesField(2);
const STREAM = bytesField(2);
const NAME = bytesField(3);
const REVISION = numberField(3);
const COMMIT_POSITION = numberField(5);
const PROPERTY = bytesField(6);
const METADATA = bytesField(7);
const DATA = bytesField(8);

/** One of the server's own: a name and a value. */
const readProperty = (reader: Reader, parts: Parts): void => {
  const end = endInside(reader);
  let name = '';
  while (reader.pos < end) {
    const tag = reader.uint32();
    if (tag === NAME_OF_PROPERTY) name = reader.string();
    else if (tag === VALUE && name === 'type') parts.type = reader.string();
    else if (tag === VALUE && name === 'content-type') parts.isJson = reader.string() === 'application/json';
    else skip(reader, tag);
  }
};

const NAME_OF_PROPERTY = bytesField(1);
const VALUE = bytesField(2);
