/** Limits of the training inbox. */

/** Newest texts in a training inbox: grouping them takes some seconds. */
export const INBOX_TEXTS_MAX = 100_000;
/** Grouped texts in memory, so that the next page need not group them again: 50 MB at most. */
export const INBOX_TEXTS_KEPT_MAX = 150_000;
export const INBOX_KEPT_MS = 10 * 60_000;
/** Grouping so many texts takes longer than a list may take. */
export const INBOX_LARGE_TEXTS = 500;
/** How long a large inbox may lack the newest texts, while they are grouped: a look at a page of it. */
export const INBOX_BEHIND_MS_MAX = 60_000;
/**
 * Rows of sessions' texts, ten minutes each, that are read before other requests run: about two milliseconds.
 */
export const INBOX_ROWS_AT_A_TIME = 200;
/** Encrypted texts that are decrypted for one inbox, newest first: about two seconds' work. */
export const INBOX_SEALED_TEXTS_MAX = 20_000;
/** Decrypted texts in memory, so that the next inbox need not decrypt them again: some megabytes. */
export const OPENED_TEXTS_KEPT_MAX = 50_000;
/** Streams decrypted concurrently; more would only wait for each other. */
export const STREAMS_OPENED_AT_A_TIME = 16;
/**
 * Encrypted sessions that a search decrypts for one page, and how long it may take in milliseconds, because
 * people wait for it.
 */
export const SESSIONS_OPENED_MAX = 2_000;
export const SESSIONS_OPENED_MS_MAX = 2_000;
/** Agents with dismissed texts in memory: 32 characters per text. */
export const INBOXES_REMEMBERED_MAX = 200;
/** Groups on a page of a training inbox. */
export const INBOX_GROUPS_PER_PAGE_MAX = 500;
/** Texts assigned or dismissed in one request. */
export const INBOX_DECIDED_MAX = 1_000;
/** Texts that are understood twice to show what an assignment changes: about a second. */
export const TEACHING_PROBES_MAX = 2_000;
/** The changed ones that are shown, more than a person reads before a decision. */
export const TEACHING_EFFECTS_MAX = 100;
