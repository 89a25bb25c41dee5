import { ParleyError } from '../../kernel/errors.ts';
import {
  dataTextOf,
  type EventMetadata,
  type EventPlace,
  type NewEvent,
  type RecordedEvent,
} from '../../kernel/event.ts';
import { EVENT_BYTES_MAX } from '../../kernel/limits/conversation.ts';
import { STREAM_NAME_BYTES_MAX } from '../../kernel/limits/store.ts';
import { UnreadEvent } from '../../kernel/unread-event.ts';

/**
 * The event as one line of JSON that begins with its id, so that ids can be compared without parsing:
 * `{"id":"…","type":"…","data":{…},"metadata":{…}}`. The caller keeps its position. @throws event_too_large
 */
export const eventText = (event: NewEvent): string => {
  const head = `${idHead(event.id)}"type":${JSON.stringify(event.type)}`;
  const text = `${head},"data":${dataTextOf(event)},"metadata":${textOfMetadata(event.metadata)}}`;
  checkSize(text);
  return text;
};

export const charsOf = (lines: readonly string[]): number => {
  let chars = 0;
  for (const line of lines) chars += line.length;
  return chars;
};

/** The events of one append share their metadata, as one object. */
export const textOfMetadata = (metadata: NewEvent['metadata']): string => {
  if (metadata !== lastWritten.metadata) lastWritten = { metadata, text: JSON.stringify(metadata) };
  return lastWritten.text;
};

let lastWritten: { readonly metadata?: EventMetadata; readonly text: string } = { text: '' };

/** The beginning of the text of the event with this id. */
export const idHead = (id: string): string => `{"id":${JSON.stringify(id)},`;

export const parseEvent = (text: string, { stream, revision, position }: EventPlace): RecordedEvent => {
  const event: NewEvent = JSON.parse(text);
  return Object.assign(event, { stream, revision, position });
};

/** The same, parsed when anything but its type is read. */
export const unreadEvent = (text: string, place: EventPlace): UnreadEvent => new TextEvent(text, place);

class TextEvent extends UnreadEvent {
  private readonly text: string;

  constructor(text: string, place: EventPlace) {
    super(typeIn(text), place);
    this.text = text;
  }

  override read(): RecordedEvent {
    return parseEvent(this.text, this);
  }

  override id(): string {
    const end = this.text.indexOf('"', ID.length);
    const id = this.text.slice(ID.length, end);
    return this.text.startsWith(ID) && !id.includes('\\') ? id : this.read().id;
  }

  override dataText(): string {
    const parts = partsIn(this.text);
    return parts === undefined
      ? JSON.stringify(this.read().data)
      : this.text.slice(parts.data, parts.metadata);
  }

  override metadataText(): string {
    const place = metadataPlace(this.text);
    return place < 0
      ? JSON.stringify(this.read().metadata)
      : this.text.slice(place + METADATA.length - 1, -1);
  }

  override wholeText(): string {
    return this.text;
  }

  protected override parseData(): unknown {
    return JSON.parse(this.dataText());
  }

  protected override parseMetadata(): EventMetadata {
    return metadataIn(this.metadataText());
  }
}

const ID = '{"id":"';
const DATA = '","data":';
const METADATA = ',"metadata":{';

/** The offsets of data and metadata in a text; undefined if the whole text must be parsed to find them. */
const partsIn = (text: string): { readonly data: number; readonly metadata: number } | undefined => {
  const typeEnd = text.indexOf('"', text.indexOf(TYPE) + TYPE.length);
  const metadata = metadataPlace(text);
  if (metadata < 0 || !text.startsWith(DATA, typeEnd)) return undefined;
  return { data: typeEnd + DATA.length, metadata };
};

const TYPE = '"type":"';

/**
 * The offset of an event's metadata, or -1 if the text must be parsed to find it. JSON strings contain no
 * bare quotation mark, so a match is a key. It is the event's own key, not a nested one, because only the
 * event's own metadata end with two closing braces.
 */
const metadataPlace = (text: string): number => {
  const guess = text.length - lastMetadataChars;
  const place = text.startsWith(METADATA, guess) ? guess : text.lastIndexOf(METADATA);
  if (text.indexOf('}', place) !== text.length - 2) return -1;
  lastMetadataChars = text.length - place;
  return place;
};

/** Most metadata have the same length as the previous ones, and searching backwards is slow. */
let lastMetadataChars = 0;

/** The events of one append are adjacent, so the metadata usually equal the last ones read. */
const metadataIn = (text: string): EventMetadata => {
  if (text !== lastRead.text) lastRead = { metadata: JSON.parse(text), text };
  return lastRead.metadata;
};

let lastRead: { readonly metadata: EventMetadata; readonly text: string } = {
  metadata: { schemaVersion: 1, occurredAt: '', correlationId: '' },
  text: '',
};

/** An id has no quotation marks, so the first that looks like a type is the type. */
const typeIn = (text: string): string => {
  const start = text.indexOf(TYPE) + TYPE.length;
  const type = text.slice(start, text.indexOf('"', start));
  return types.get(type) ?? rareType(text, type);
};

/** Events have only a few types: one shared string for each makes comparisons fast. */
const types = new Map<string, string>();
/** Several times the number of types: a damaged file cannot fill the memory with others. */
const TYPES_MAX = 256;

const rareType = (text: string, type: string): string => {
  if (type.includes('\\')) return (JSON.parse(text) as NewEvent).type;
  if (types.size < TYPES_MAX) types.set(type, type);
  return type;
};

/**
 * Names are made by our own code, so an invalid one is a bug. Lone surrogates would all become one character.
 */
export const checkStreamName = (stream: string): void => {
  if (stream === '' || isNameTooLong(stream) || /[\0\p{Surrogate}]/u.test(stream))
    throw new TypeError(`${JSON.stringify(stream)} cannot name a stream`);
};

/** Readers may ask for a stream of any name. */
export const isNameTooLong = (stream: string): boolean => Buffer.byteLength(stream) > STREAM_NAME_BYTES_MAX;

const checkSize = (text: string): void => {
  // A character is at most three bytes, so most events need no counting.
  if (text.length * 3 <= EVENT_BYTES_MAX) return;
  const bytes = Buffer.byteLength(text);
  if (bytes > EVENT_BYTES_MAX) throw new ParleyError('event_too_large', { bytes, bytesMax: EVENT_BYTES_MAX });
};
