/** Limits of projections, of the views that they make, and of the sandbox for scripts. */

/** The maximum key of an embedded engine, minus its own overhead. */
export const VIEW_KEY_BYTES_MAX = 1_800;
/** Rows of a view removed in one commit, so that turns wait a few milliseconds at most. */
export const VIEW_ROWS_DROPPED_AT_ONCE = 1_000;

/**
 * Time limits for a projection script to define itself and to handle an event; the same as in EventStoreDB.
 */
export const PROJECTION_COMPILE_MS_MAX = 500;
export const PROJECTION_HANDLE_MS_MAX = 250;
/** Events that a projection handles in one batch: a few milliseconds' work. */
export const PROJECTION_BATCH_EVENTS = 1_024;
/**
 * The priority of views until they are up to date for the first time: where turns need all processors, about
 * a quarter of one is left for them, so that they get there. Without privileges, a thread can only lower it.
 */
export const VIEWS_BEHIND_NICENESS = 5;
/** Projections that begin to read the log within this time share a read: all that a server starts. */
export const PROJECTION_GATHER_MS = 20;
/** Newest events kept in parsed form, for projections that handle the same batch one after another. */
export const PROJECTION_PARSED_EVENTS_MAX = 1_024;
/** Parsing is deferred only if it skips at least this many characters. */
export const PARTIAL_CHARS_SAVED_MIN = 200;
/**
 * How often an event may exceed its time limit before its projection stops, because a busy machine delays any
 * script.
 */
export const PROJECTION_TRIES = 3;
/** A batch that takes longer contains a slow event; its events are then handled one by one. */
export const PROJECTION_BATCH_MS_MAX = 1_000;
/** Events between two saves of a view that catches up, which a crash makes it handle again. */
export const PROJECTION_SAVE_EVENTS = 32_768;
/** The time between two such saves, so that a restart loses seconds even if events are slow. */
export const PROJECTION_SAVE_MS = 5_000;
/**
 * The same for webhook calls. Together with a batch it is less than the number of events for which a
 * session's state keeps a call, so that each call is saved while it is there.
 */
export const WEBHOOK_CALLS_SAVE_EVENTS = 2_048;
/**
 * How long a current view waits for more events before it saves, unless a reader waits. A state is saved once
 * per pause however often it changes, and saving is the larger part of the work.
 */
export const PROJECTION_PAUSE_MS = 1_000;
/**
 * With this many events in a pause, the pause is extended, so that a state is saved once per second under
 * load.
 */
export const PROJECTION_BUSY_EVENTS = 256;
export const PROJECTION_PAUSES_MAX = 4;
/**
 * The pause is not extended beyond this many events: some megabytes of text, and fewer than are kept in
 * memory.
 */
export const PROJECTION_GATHERED_EVENTS_MAX = 16_384;
/** The time after which a projection retries a store that is unavailable. */
export const PROJECTION_RETRY_MS = 1_000;
/** Words whose search keys are cached: a megabyte or two. */
export const WORDS_IN_PIECES_MAX = 10_000;
/** States in memory per projection after a save; a few megabytes. */
export const PROJECTION_STATES_CACHED_MAX = 2_000;
/** The size of a state as JSON, which is written as a whole at each change. */
export const PROJECTION_STATE_CHARS_MAX = 4 * 1024 * 1024;
/** New events in memory for views that are up to date; a view further behind reads the log. */
export const PROJECTION_TAIL_EVENTS_MAX = 32_768;
/**
 * Memory of each sandbox, in pages of 64 KB: 256 MB, enough for a state of maximum size as objects.
 * WebAssembly allocates pages on demand; a projection of a few thousand small states needs some megabytes.
 */
export const SANDBOX_MEMORY_PAGES_MAX = 4_096;
/** The largest stack of the sandbox's engine: a few thousand nested calls. */
export const SANDBOX_STACK_BYTES_MAX = 512 * 1024;
/** One result of a sandbox: larger than any valid state, so that the error can name its size. */
export const SANDBOX_ANSWER_CHARS_MAX = 2 * PROJECTION_STATE_CHARS_MAX;
/** States in one save of a sandbox; if there are more, events are saved one by one. */
export const SANDBOX_CHANGES_CHARS_MAX = 16 * PROJECTION_STATE_CHARS_MAX;
/**
 * Events of a sandbox between two saves: all states that they change can be read within
 * PROJECTION_BATCH_MS_MAX.
 */
export const SANDBOX_SAVE_EVENTS = 4_096;
/** Deleted streams in memory, so that their events in flight do not restore them. */
export const PROJECTION_REMOVED_STREAMS_MAX = 10_000;
/** A sum is rebuilt this long after a stream was deleted, so that many deletions cause one rebuild. */
export const PROJECTION_REMOVAL_PAUSE_MS = 250;
/** How long a reader waits for a view to include a recent write. */
export const VIEW_WAIT_MS_MAX = 2_000;
/**
 * Parsed events are short-lived garbage: with this much young generation, collecting it costs a third less
 * than with the usual 48 MB. Node's `--max-semi-space-size`, which `npm start` sets, takes precedence.
 */
export const VIEWS_YOUNG_MEMORY_MB = 192;
