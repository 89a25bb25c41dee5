import { ParleyError } from '../../kernel/errors.ts';
import type { NewEvent, RecordedEvent } from '../../kernel/event.ts';
import { EVENT_BYTES_MAX, STREAM_NAME_BYTES_MAX } from '../../kernel/limits.ts';

/**
 * A recorded event as text is one JSON object, made in two steps: the costly one when an append comes in,
 * the cheap one inside the commit, where its revision is known. The id comes first in the second half, so that
 * it can be compared without parsing.
 *
 *     {"stream":"session-a-1","revision":7,  +  "id":"…","type":"…","data":{…},"metadata":{…}}
 */
export const eventTail = ({ id, type, data, metadata }: NewEvent): string => {
  const text = JSON.stringify({ id, type, data, metadata });
  checkSize(text);
  return text.slice(1);
};

export const eventHead = (stream: string, revision: number): string =>
  `{"stream":${JSON.stringify(stream)},"revision":${revision},`;

export const holdsId = (text: string, head: string, id: string): boolean =>
  text.startsWith(`"id":${JSON.stringify(id)},`, head.length);

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

/** Names are made by our own code, so a bad one is a bug. */
export const checkStreamName = (stream: string): void => {
  const bytes = Buffer.byteLength(stream);
  if (bytes === 0 || bytes > STREAM_NAME_BYTES_MAX || stream.includes('\0'))
    throw new TypeError(`a stream's name has 1 to ${STREAM_NAME_BYTES_MAX} bytes and no NUL: ${bytes} bytes`);
};

const checkSize = (text: string): void => {
  // A character is at most three bytes, so most events need no counting.
  if (text.length * 3 <= EVENT_BYTES_MAX) return;
  const bytes = Buffer.byteLength(text);
  if (bytes > EVENT_BYTES_MAX) throw new ParleyError('event_too_large', { bytes, bytesMax: EVENT_BYTES_MAX });
};
