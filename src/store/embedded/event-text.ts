import { ParleyError } from '../../kernel/errors.ts';
import type { NewEvent, RecordedEvent } from '../../kernel/event.ts';
import type { UnreadEvent } from '../../kernel/event-store.ts';
import { EVENT_BYTES_MAX, STREAM_NAME_BYTES_MAX } from '../../kernel/limits.ts';

/**
 * An event as text is one line of JSON with its id in front, where it can be compared without parsing:
 * `{"id":"…","type":"…","data":{…},"metadata":{…}}`. Its place is known by whoever keeps it.
 */
export type EventText = { readonly id: string; readonly text: string };

export type EventPlace = Pick<RecordedEvent, 'stream' | 'revision' | 'position'>;

export const eventText = ({ id, type, data, metadata }: NewEvent): EventText => {
  const named = `${idHead(id)}"type":${JSON.stringify(type)}`;
  const text = `${named},"data":${JSON.stringify(data)},"metadata":${metadataText(metadata)}}`;
  checkSize(text);
  return { id, text };
};

/** The events of one append share their metadata, as one object. */
const metadataText = (metadata: NewEvent['metadata']): string => {
  if (metadata !== lastMetadata) {
    lastMetadata = metadata;
    lastMetadataText = JSON.stringify(metadata);
  }
  return lastMetadataText;
};

let lastMetadata: NewEvent['metadata'] | undefined;
let lastMetadataText = '';

/** What the text of the event with this id begins with. */
export const idHead = (id: string): string => `{"id":${JSON.stringify(id)},`;

export const parseEvent = (text: string, { stream, revision, position }: EventPlace): RecordedEvent => {
  const event: NewEvent = JSON.parse(text);
  return Object.assign(event, { stream, revision, position });
};

/** The same, parsed when somebody asks for more than its type. */
export const unreadEvent = (text: string, place: EventPlace): UnreadEvent => {
  const { stream, revision, position } = place;
  return { type: typeIn(text), stream, revision, position, read: () => parseEvent(text, place) };
};

const TYPE = '"type":"';

/** An id has no quotation marks, so the first that looks like a type is the type. */
const typeIn = (text: string): string => {
  const start = text.indexOf(TYPE) + TYPE.length;
  const type = text.slice(start, text.indexOf('"', start));
  return type.includes('\\') ? parseEvent(text, NOWHERE).type : type;
};

const NOWHERE: EventPlace = { stream: '', revision: 0, position: 0 };

/** The part of a stream's name before its first dash; the whole name when there is none. */
export const categoryOf = (stream: string): string => {
  const dash = stream.indexOf('-');
  return dash === -1 ? stream : stream.slice(0, dash);
};

/** Names are made by our own code, so a bad one is a bug. Lone surrogates would all become one character. */
export const checkStreamName = (stream: string): void => {
  const bytes = Buffer.byteLength(stream);
  if (bytes === 0 || bytes > STREAM_NAME_BYTES_MAX || /[\0\p{Surrogate}]/u.test(stream))
    throw new TypeError(`${JSON.stringify(stream)} cannot name a stream`);
};

const checkSize = (text: string): void => {
  // A character is at most three bytes, so most events need no counting.
  if (text.length * 3 <= EVENT_BYTES_MAX) return;
  const bytes = Buffer.byteLength(text);
  if (bytes > EVENT_BYTES_MAX) throw new ParleyError('event_too_large', { bytes, bytesMax: EVENT_BYTES_MAX });
};
