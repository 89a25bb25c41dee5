/** Limits of a store's records, appends and copies, and of the disk that it needs. */

/** Copying a store: half of what EventStoreDB accepts in one append, and the number of concurrent appends. */
export const COPY_APPEND_CHARS_MAX = 256 * 1024;
export const COPY_APPENDS_IN_FLIGHT_MAX = 15;
/** Bytes that a backup writes per commit: few waits for the disk, and little memory. */
export const COPY_BYTES_PER_COMMIT = 8 * 1024 * 1024;
/** While copying to a store: how long to wait for it during an outage, and how often to retry. */
export const COPY_PATIENCE_MS = 30_000;
export const COPY_RETRY_MS = 500;
/**
 * Changes of agents after which all of them are saved for the next start; a large one takes some
 * milliseconds.
 */
export const AGENT_SNAPSHOTS_EVERY_EVENTS = 20;
/**
 * A start checks every page of the embedded store up to this size, which takes a second. In a larger store it
 * checks only the pages that describe the store; `parley store check` checks all.
 */
export const STORE_WALK_BYTES_MAX = 1024 * 1024 * 1024;
/**
 * Space left free on a disk: lmdb can damage the memory of its process if the disk is full, and freeing space
 * needs some. On a small file system, such as a tmpfs, this would be most of the space, so the reserve is
 * smaller.
 */
export const DISK_RESERVE_BYTES = 256 * 1024 * 1024;
export const DISK_RESERVE_SHARE = 0.05;
/** How old a measurement of free space may be: other processes cannot fill the reserve in that time. */
export const DISK_LOOK_MS = 500;
/** How often the log reports a full disk. */
export const DISK_REPORT_MS = 60_000;
/**
 * A commit copies the pages on the path to each change; this is the estimate per commit, and per append in
 * it.
 */
export const COMMIT_BYTES = 64 * 1024;
export const APPEND_OVERHEAD_BYTES = 8 * 1024;
/** A turn of usual length in a commit of its own: with less room than this, the server is not ready. */
export const TURN_BYTES_ON_DISK = 2 * COMMIT_BYTES;
/** Latin characters have one byte, other scripts two or three, and pages are not completely filled. */
export const BYTES_PER_CHAR = 2;
/** The estimated size of a snapshot; the few agents that are larger use the reserve. */
export const SNAPSHOT_BYTES = 1024 * 1024;
/** Appends waiting for their commit: half a second's work. With more, clients would only time out. */
export const APPENDS_PENDING_MAX = 4_096;
/** The same limit in characters of JSON, so that large events cannot fill the memory. */
export const APPEND_CHARS_PENDING_MAX = 64 * 1024 * 1024;
/** Appends in one commit: more would block the event loop longer than they save. */
export const APPENDS_PER_COMMIT_MAX = 512;
/**
 * Characters of a record. A record is read as a whole, so reading one event of a larger one would be
 * wasteful.
 */
export const RECORD_CHARS_MAX = 64 * 1024;
/** Records of a stream deleted before other requests run: about ten milliseconds. */
export const RECORDS_DELETED_AT_A_TIME = 2_000;
/** A page is read without interruption, so it has at most this many events, and few if they are large. */
export const READ_PAGE_EVENTS_MAX = 128;
export const READ_PAGE_CHARS_MAX = 256 * 1024;
/** Positions of damaged records in memory; a file with more needs repair, not inspection. */
export const DAMAGE_REMEMBERED_MAX = 1_000;
/** How often subscribers of an embedded store check for appends by other processes. */
export const LOG_POLL_INTERVAL_MS = 20;
/** Bytes of a stream's name; an agent id and a fully escaped session id fit in half of it. */
export const STREAM_NAME_BYTES_MAX = 1_024;
/** One append on EventStoreDB: its default maximum, including metadata. */
export const APPEND_BYTES_MAX = 1024 * 1024;
