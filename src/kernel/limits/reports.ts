/** Limits of reports, pages and live lists. */

/** Rows of a page if the request does not name a number: one or two screens. */
export const PAGE_ROWS_DEFAULT = 50;
/** States of a projection in one response; each has some kilobytes. */
export const STATES_LISTED_MAX = 1_000;
/** Words that a prefix is completed to; with more, the prefix is too short for a search. */
export const SESSION_WORDS_COMPLETED_MAX = 200;

/**
 * Names counted in one row of a report's sums, some tens of kilobytes; names of contexts come from clients.
 */
export const FIGURE_NAMES_MAX = 1_000;
/**
 * Characters of a page of sums, unless a single sum has more; a page is written as a whole at each change.
 */
export const SUM_PAGE_CHARS_MAX = 4_096;
/** Sums per hour or day, language and subject in memory; some kilobytes each. */
export const SUM_CELLS_AT_HAND_MAX = 200;
/** Sessions with saved figures in memory, some kilobytes each; those of others are read again. */
export const COUNTED_SESSIONS_AT_HAND_MAX = 500;
/** Rows of a report: more than people read; a shorter period shows the rest. */
export const REPORT_ROWS_MAX = 10_000;
/** Rows made before other requests run: each may sum thousands of counts. */
export const REPORT_ROWS_AT_A_TIME = 10;
/** Pages of sums read before other requests run: about two milliseconds. */
export const SUM_PAGES_AT_A_TIME = 32;
/**
 * Pages of names of sessions searched for a part of an id before other requests run: about two milliseconds.
 */
export const NAME_PAGES_AT_A_TIME = 32;
/** Sessions on a page, some kilobytes each; and turns, which are much larger. */
export const SESSIONS_PER_PAGE_MAX = 500;
export const TURNS_PER_PAGE_MAX = 500;
/**
 * Lists that stay open and send what is recorded: each gets, and writes, every event for itself. A token is
 * often shared by the pages that a team has open.
 */
export const LIVE_LISTS_MAX = 256;
export const LIVE_LISTS_PER_TOKEN_MAX = 64;
/** Live lists get new events at this interval: one write for many events, and people notice no delay. */
export const LIVE_PAUSE_MS = 50;
/** Events that wait to be sent to live lists: some seconds of a busy server. */
export const LIVE_EVENTS_MAX = 1_000;
/** Turns that one live list has read for the others: those of a few seconds, about 1 kB each. */
export const LIVE_TURNS_SHARED_MAX = 256;
/** Live lists that get their events before other requests run: about a millisecond's work. */
export const LIVE_LISTS_AT_A_TIME = 8;
/**
 * How often followers of the log receive at least a keep-alive; clients close a silent connection after
 * minutes.
 */
export const EVENTS_SILENT_MS_MAX = 15_000;
