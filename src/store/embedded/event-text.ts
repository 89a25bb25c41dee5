import { ParleyError } from '../../kernel/errors.ts';
import type { NewEvent, RecordedEvent } from '../../kernel/event.ts';
import { EVENT_BYTES_MAX, STREAM_NAME_BYTES_MAX } from '../../kernel/limits.ts';

/**
 * A recorded event as text is one JSON object with its id in front, where it can be compared without parsing:
 *
 *     {"id":"…","stream":"session-a-1","revision":7,  +  "type":"…","data":{…},"metadata":{…}}
 *
 * The second half is the costly one; it is made when an append comes in. The first is made inside the commit,
 * where the revision is known.
 */
export type EventText = { readonly id: string; readonly tail: string };

export const eventText = ({ id, type, data, metadata }: NewEvent): EventText => {
  const text = JSON.stringify({ type, data, metadata });
  checkSize(text);
  return { id, tail: text.slice(1) };
};

export const wholeText = (event: EventText, stream: string, revision: number): string =>
  `${idHead(event.id)}"stream":${JSON.stringify(stream)},"revision":${revision},${event.tail}`;

/** What the text of the event with this id begins with. */
export const idHead = (id: string): string => `{"id":${JSON.stringify(id)},`;

export const parseEvent = (text: string, position: number): RecordedEvent => {
  const event: RecordedEvent & { position: number } = JSON.parse(text);
  event.position = position;
  return event;
};

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
