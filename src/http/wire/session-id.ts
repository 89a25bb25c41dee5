import { ParleyError } from '../../kernel/errors.ts';
import { isJsonObject } from '../../kernel/json.ts';
import { SESSION_ID_CHARS_MAX } from '../../kernel/limits/conversation.ts';
import type { Wire } from '../operation.ts';
import { firstOf } from './lenient.ts';

/**
 * The session id of a request. @param candidates its possible places, most specific first; some clients send
 * a number. @throws session_id_missing, session_id_too_long, request_invalid for a number that is not exact
 */
export const sessionIdOf = (...candidates: readonly unknown[]): string => {
  for (const candidate of candidates) {
    const id = typeof candidate === 'number' ? digitsOf(candidate) : candidate;
    if (typeof id !== 'string' || id === '') continue;
    // Counted in characters, so an emoji is one.
    if (id.length > SESSION_ID_CHARS_MAX && Array.from(id).length > SESSION_ID_CHARS_MAX) {
      throw new ParleyError('session_id_too_long', { symbolsMax: SESSION_ID_CHARS_MAX });
    }
    return id;
  }
  throw new ParleyError('session_id_missing', {});
};

/** The session in the URL, or in a body as some clients send it. */
export const sessionAnywhere = ({ body, query }: Wire) => ({
  sessionId: sessionIdOf(firstOf(query, 'sessionId'), isJsonObject(body) ? body.sessionId : undefined),
});

/** Numeric session ids above 2^53 are rejected because rounding could merge two sessions. */
const digitsOf = (id: number): string => {
  if (Number.isSafeInteger(id)) return String(id);
  throw new ParleyError('request_invalid', {
    place: 'sessionId',
    fault: 'must be a string, because this number is not exact',
  });
};
