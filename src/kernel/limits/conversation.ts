/** Limits of a turn and of a session. Those of the API come from the specification. */

// The API's own limits (SPECIFICATION: Limits, Events).
export const QUERY_CODE_POINTS_MAX = 256;
export const SESSION_ID_CHARS_MAX = 36;
export const TRIGGER_NAME_CHARS_MAX = 50;
export const USER_ENTITY_LIFETIME_MS = 30 * 60_000;
/**
 * Values and synonyms of a session's entities. They are indexed without interruption before the first text
 * that they apply to: this much, some 10,000 names of contacts, takes 30 ms.
 */
export const USER_ENTITY_CHARS_MAX = 256 * 1024;

/** Sessions expire this long after the last request. */
export const SESSION_LIFETIME_MS = 30 * 60_000;
export const CONTEXT_NAME_BYTES_MAX = 250;
export const CONTEXT_LIFESPAN_DEFAULT = 5;
/** A lifespan is a number of requests. A larger one is a mistake, and is refused instead of clamped. */
export const CONTEXT_LIFESPAN_MAX = 2_147_483_647;
/**
 * Keeps a session's events small: ten times the most contexts seen in any real agent. An intent that sets
 * more could never answer, so it is refused too.
 */
export const CONTEXTS_PER_SESSION_MAX = 1_000;

/** The number of follow-up events that a webhook may trigger in one turn; it stops loops. */
export const FOLLOWUPS_PER_TURN_MAX = 5;

/** Actors in memory, about 5 KB each; other sessions are read from their stream again. */
export const HOT_SESSIONS_MAX = 10_000;
/**
 * Events of a sandbox that wait for the disk while its next turns run: some 500 turns, or a few megabytes.
 */
export const APPENDED_LATER_EVENTS_MAX = 2_000;
/** Events after which a session is saved as a snapshot, so that reading it takes a few milliseconds. */
export const SNAPSHOT_EVERY_EVENTS = 300;
/** Snapshots that the reader of a long session writes at once: a few commits of some kilobytes each. */
export const SNAPSHOTS_ON_THEIR_WAY_MAX = 16;

/**
 * EventStoreDB accepts 1,048,576 bytes per append; half of it leaves room for metadata and a second event.
 */
export const EVENT_BYTES_MAX = 512 * 1024;

/**
 * With 'any', repeats are searched among this many newest events: retries are soon, and each event costs 2
 * µs.
 */
export const ANY_REPEAT_EVENTS_MAX = 32;
/**
 * How long a request that was answered with 503 counts as the same when it is sent again: clients repeat it
 * after `Retry-After`, people within a minute.
 */
export const UNANSWERED_TURN_MS_MAX = 60_000;
/** Such requests in memory: a hundred bytes each. */
export const UNANSWERED_TURNS_MAX = 10_000;
/** Tries of one request: each takes seconds. */
export const UNANSWERED_TRIES_MAX = 32;
/** Cached time zones: about 600 exist, and each may be spelled in several ways. */
export const TIMEZONES_REMEMBERED_MAX = 2_000;
/** A page of text; a longer report belongs into a ticket that the note names. */
export const NOTE_CHARS_MAX = 4_000;
/** All notes are read and shown together. */
export const NOTES_PER_SESSION_MAX = 200;
/** Shown in a row of a list. */
export const TAG_CHARS_MAX = 40;
export const TAGS_PER_SESSION_MAX = 50;

/** Candidates recorded with each text: enough to see why an intent lost, and small in every event. */
export const CANDIDATES_MAX = 10;
/** Turns of one conversation test: ten times the longest real one. */
export const REHEARSED_TURNS_MAX = 500;
/** Silence before a turn of a test, in seconds: a year, longer than any context lasts. */
export const REHEARSED_WAIT_S_MAX = 366 * 86_400;
/** Turns that an assigned phrase records as its origin. */
export const ORIGIN_TURNS_MAX = 10;
