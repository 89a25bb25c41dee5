import { ParleyError } from '../../kernel/errors.ts';
import { SESSION_ID_CHARS_MAX } from '../../kernel/limits.ts';

/**
 * The session that a request is about.
 * @param candidates where it may stand, the most telling first; some clients send a number.
 * @throws session_id_missing, session_id_too_long
 */
export const sessionIdOf = (...candidates: readonly unknown[]): string => {
  for (const candidate of candidates) {
    const id = typeof candidate === 'number' ? String(candidate) : candidate;
    if (typeof id !== 'string' || id === '') continue;
    // Symbols are what a person counts, so an emoji is one.
    if (id.length > SESSION_ID_CHARS_MAX && Array.from(id).length > SESSION_ID_CHARS_MAX) {
      throw new ParleyError('session_id_too_long', { symbolsMax: SESSION_ID_CHARS_MAX });
    }
    return id;
  }
  throw new ParleyError('session_id_missing', {});
};
