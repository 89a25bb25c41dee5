/** Limits of tokens, of the console's sessions, and of addresses that are counted. */

/**
 * Counters of addresses without a valid token, about a hundred bytes each; further addresses share counters.
 */
export const ADDRESSES_COUNTED_MAX = 65_536;
/** Tokens that one address may try at the console's login: enough for an office, too few for guessing. */
export const CONSOLE_LOGINS_PER_MINUTE_MAX = 20;
/** A session of the console lasts a working day, in milliseconds, but not overnight. */
export const CONSOLE_SESSION_MS = 12 * 3_600_000;
/** Sessions ended by logging out, about 150 bytes each; older cookies have expired in their browsers. */
export const CONSOLE_LOGOUTS_REMEMBERED_MAX = 10_000;

/** A token of an agent's owner: too long to guess, short enough for a header. */
export const TOKEN_CHARS_MAX = 256;
export const TOKEN_DIFFERENT_CHARS_MIN = 8;
export const TOKEN_NAME_CHARS_MAX = 100;
export const TOKEN_NOTE_CHARS_MAX = 500;
/** A token is a secret: errors show at most this much of it. */
export const TOKEN_ECHO_CHARS_MAX = 8;
/** How often last uses of tokens are saved: a small file a minute at most. */
export const TOKEN_USE_STEP_MS = 60_000;
/** The last use of this many tokens is kept: some hundred bytes each. */
export const TOKEN_USES_KEPT_MAX = 10_000;
