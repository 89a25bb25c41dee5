import { ERASURE_STRING_CHARS_MIN } from '../kernel/limits.ts';
import { firstStreamName } from '../kernel/stream-name.ts';
import { parseAnySessionStream } from '../session/session-stream.ts';

/**
 * How the id of a session can be written: in the name of its stream, as it is, and as part of an address.
 * Short ids are searched for in the name of the stream only; anything could contain them.
 */
export const sessionIdForms = (stream: string): readonly string[] => {
  const name = parseAnySessionStream(stream);
  if (name === undefined) return [];
  const { sessionId } = name;
  const forms = [sessionId, encodeURIComponent(sessionId)];
  return [firstStreamName(stream), ...forms.filter((form) => form.length >= ERASURE_STRING_CHARS_MIN)];
};
