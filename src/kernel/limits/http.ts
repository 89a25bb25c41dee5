/** Limits of HTTP: bodies, connections and waiting requests. */

/** Request bodies: one utterance with its contexts and entities; an intent or entity with many examples. */
export const QUERY_BODY_BYTES_MAX = 1024 * 1024;
export const AGENT_BODY_BYTES_MAX = 8 * 1024 * 1024;
/** A larger body is read, checked and processed in steps, between which other requests run. */
export const LARGE_BODY_BYTES = 64 * 1024;
/** Characters of JSON that are parsed without interruption: a few milliseconds' work. */
export const JSON_PARSED_CHARS_MAX = 128 * 1024;
/** Values of a large JSON text that are written at a time: about a millisecond of work. */
export const JSON_ITEMS_AT_A_TIME = 4_000;
/** A long list is sent in pieces of at least this size, less than a millisecond's work each. */
export const JSON_PIECE_CHARS_MIN = 64 * 1024;
/** Deeper JSON is an attack on recursive readers, not a request. */
export const JSON_DEPTH_MAX = 64;
/** A request id is only for reading in logs. */
export const REQUEST_ID_CHARS_MAX = 100;
/** Error texts quote the input, which may be a megabyte. */
export const ERROR_DETAILS_CHARS_MAX = 500;
/**
 * A client may still be sending after an error response. Its connection is closed after this much more data
 * or time, by when it has read the response; closing earlier could lose the response.
 */
export const UNREAD_BODY_BYTES_MAX = 4 * 1024 * 1024;
export const UNREAD_BODY_MS_MAX = 2_000;
/** Headers have a kilobyte or two; a slower client only occupies a connection. */
export const HTTP_HEADERS_MS_MAX = 20_000;
/** A whole request: an agent of ARCHIVE_BYTES_MAX over a line of a few megabits a second. */
export const HTTP_REQUEST_MS_MAX = 120_000;
/**
 * A client that takes nothing of its response for so long is disconnected: the rest of it stays in memory, as
 * much as an export. Long enough for a reader in a pager, who pauses.
 */
export const HTTP_UNTAKEN_MS_MAX = 120_000;
/** How often connections are checked for the timeouts of headers and requests. */
export const HTTP_TIMES_CHECKED_MS = 5_000;
/** Open connections, about ten kilobytes each; more would use the file descriptors that the store needs. */
export const HTTP_CONNECTIONS_MAX = 10_000;
/** Of the files that the system allows the process; a server uses some 60 of the others by itself. */
export const HTTP_FILES_SHARE_MAX = 0.75;
/** Requests of one connection that wait for their responses. Clients that pipeline send some ten at once. */
export const PIPELINED_REQUESTS_MAX = 1_000;
/** Longer than the keep-alive of most proxies: whichever side closes first may cut off a request. */
export const HTTP_KEEP_ALIVE_MS = 75_000;
/** The process must end within 10 s of a signal; the store closes in the rest of the time. */
export const HTTP_DRAIN_MS_MAX = 8_000;
/** When to retry after "not available": soon, because most causes last only moments. */
export const RETRY_AFTER_S = 1;
/**
 * Waiting requests of a session. A client sends its next query after a reply, so more come from a faulty
 * program, and the last of them would wait for minutes.
 */
export const REQUESTS_WAITING_PER_SESSION_MAX = 100;
/**
 * Requests that begin in one turn of the event loop. With more the first waits longer, because appends leave
 * the process when it is over; with fewer, each departure costs more than it carries.
 */
export const REQUESTS_BEGUN_AT_ONCE = 16;
/**
 * Waiting requests of all sessions; each keeps its body in memory, usually some kilobytes, at most a
 * megabyte.
 */
export const REQUESTS_WAITING_MAX = 4_096;
