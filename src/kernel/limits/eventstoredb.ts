/** Limits of EventStoreDB: how long it may take, and how much is read, sent and remembered at once. */

/** Enough to keep a slow disk busy, without flooding a server that hangs. */
export const ESDB_APPENDS_IN_FLIGHT_MAX = 64;
/** Calls over which they are sent; servers allow a hundred a connection. */
export const ESDB_APPEND_CALLS = 16;
/**
 * One operation with all its attempts on a store that answers nothing: callers learn within 2 s that it is
 * unavailable.
 */
export const ESDB_ANSWER_MS_MAX = 1_200;
/** One attempt on such a store: far longer than a slow disk needs, and short enough for a second attempt. */
export const ESDB_ATTEMPT_MS_MAX = 800;
/**
 * Both limits on a silent store, if its host accepts connections. A garbage collection, a snapshot of its
 * machine or a busy disk suspends it for some seconds. Then it answers everything that it was sent.
 */
export const ESDB_PAUSE_ANSWER_MS_MAX = 4_000;
export const ESDB_PAUSE_ATTEMPT_MS_MAX = 3_000;
/** Both limits on a store that answers others: it is slow, and a late reply is better than none. */
export const ESDB_SLOW_ANSWER_MS_MAX = 8_000;
export const ESDB_SLOW_ATTEMPT_MS_MAX = 4_000;
/** The silence after which the store is asked for its newest event, to know whether it is slow or away. */
export const ESDB_PROBE_MS = 400;
/** The limit for operations during an outage; one operation per period checks whether the store is back. */
export const ESDB_AWAY_ANSWER_MS_MAX = 200;
/**
 * Silence after which the store counts as unavailable although its connection is open; if its host accepts
 * others, ESDB_PAUSE_ATTEMPT_MS_MAX applies.
 */
export const ESDB_SILENCE_MS_MAX = 2_000;
/**
 * Both limits while no client waits, such as during the start or a copy: a store that has just started, or is
 * busy, needs some seconds.
 */
export const ESDB_PATIENT_ANSWER_MS_MAX = 20_000;
export const ESDB_PATIENT_ATTEMPT_MS_MAX = 5_000;
/** The wait before a second attempt; it doubles. */
export const ESDB_RETRY_MS_MIN = 50;
/** The longest wait before a broken subscription is opened again, as often as necessary. */
export const ESDB_RESUME_MS_MAX = 2_000;
/**
 * Above this many events per second, the log is read with pauses, which costs a fraction of receiving each
 * event.
 */
export const ESDB_BUSY_EVENTS = 256;
/** The pause between reads: subscribers see new events at most this much later. */
export const ESDB_FOLLOW_PAUSE_MS = 200;
/** Events that the server filters in one step, a few milliseconds' work. */
export const ESDB_SEARCH_WINDOW_EVENTS = 1_000;
/**
 * A reader of the log with at most this much before the end holds it in memory until the end has come, and so
 * knows which streams were deleted: some seconds of a busy server.
 */
export const ESDB_AHEAD_EVENTS_MAX = 4_096;
export const ESDB_AHEAD_CHARS_MAX = 8 * 1024 * 1024;
/**
 * What this process appended is kept this long for its own readers, up to this size: some seconds of a busy
 * server. The slowest reader, the verifiable record, reads once a second.
 */
export const ESDB_WRITTEN_MS_MAX = 10_000;
export const ESDB_WRITTEN_CHARS_MAX = 16 * 1024 * 1024;
/** The pause between messages about it to other threads: half of the pause of their readers. */
export const ESDB_WRITTEN_SHARE_MS = 100;
/** Events of the log that are buffered for a reader. */
export const ESDB_LOG_PAGE_EVENTS = 512;
/** The log consists of chunks of this size, the server's default. Each chunk begins with an event. */
export const ESDB_CHUNK_BYTES = 256 * 1024 * 1024;
/** The shortest time between two attempts to reconnect to a store that is away. */
export const ESDB_RECONNECT_MS_MIN = 1_000;
/** How long Parley waits for streams of the client to end after it cancelled them. */
export const ESDB_DISPOSE_MS_MAX = 500;
/** One change of a projection in EventStoreDB, which refuses them for some seconds after its start. */
export const ESDB_PROJECTION_MS_MAX = 10_000;
/** Time for its log in addition: a busy server scans at least this much per second. */
export const ESDB_PROJECTION_BYTES_PER_S_MIN = 16 * 1024 * 1024;
/** How long EventStoreDB may take to confirm the start of a scavenge. */
export const ESDB_SCAVENGE_MS_MAX = 5_000;
