import { ERASURE_STRING_CHARS_MIN } from '../kernel/limits/privacy.ts';
import { firstStreamName } from '../kernel/stream-name.ts';
import { parseAnySessionStream } from '../session/session-stream.ts';

/**
 * The notations of a session's id: in the name of its stream, as it is, and in an address. Short ids are
 * searched for only in the name of the stream, because any text could contain them.
 */
export const sessionIdForms = (stream: string): readonly string[] => {
  const name = parseAnySessionStream(stream);
  if (name === undefined) return [];
  const { sessionId } = name;
  const forms = [sessionId, encodeURIComponent(sessionId)];
  return [firstStreamName(stream), ...forms.filter((form) => form.length >= ERASURE_STRING_CHARS_MIN)];
};
