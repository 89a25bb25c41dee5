/** Limits of the process: its start and end, event loop, logs, metrics and traces. */

/** A starting server reports after this time that it waits for its store, and why. */
export const STORE_WAIT_NOTICE_MS = 2_000;
/** A host that does not accept a connection in this time counts as unreachable. */
export const STORE_PROBE_MS_MAX = 2_000;
/**
 * Interval between progress lines of long work: often enough for a moving bar, rare enough for a small
 * reply.
 */
export const PROGRESS_INTERVAL_MS = 500;
/**
 * After a start, the models of this many agents are loaded in the background. Each takes up to half a second
 * and some megabytes.
 */
export const WARM_AGENTS_MAX = 8;
/** Newest events that show which agents were used last; reading them takes a few milliseconds. */
export const WARM_EVENTS_READ = 2_000;
/**
 * Agents with metrics of their own; the rest are counted together, because each time series costs memory in
 * Prometheus.
 */
export const AGENTS_METERED_MAX = 200;
/** Names of environments, of all agents together, for the same reason. */
export const ENVIRONMENTS_METERED_MAX = 20;
/** The longest that a request may block the event loop, because every other request waits. */
export const LOOP_BLOCK_MS_MAX = 50;
/**
 * Long work lets other requests run after this time: far below LOOP_BLOCK_MS_MAX, because its last step may
 * be long.
 */
export const LOOP_SLICE_MS = 5;
/** How often the loop's delay is sampled, and how often the maximum is read. */
export const LOOP_SAMPLE_MS = 10;
export const LOOP_WATCH_MS = 1_000;
/** The window of the metric with the longest block: longer than the usual pause between two scrapes. */
export const LOOP_SECONDS_KEPT = 60;
/** One hour of recent metrics: about 50 KB of memory, and enough points for a chart. */
export const RECENT_STEP_MS = 15_000;
export const RECENT_POINTS_MAX = 240;
/** A loop that is blocked repeatedly writes one log line in this time. */
export const LOOP_LOG_PAUSE_MS = 10_000;
/** A webhook that fails every call would fill the log; the metric counts each failure. */
export const FAILURE_LOG_PAUSE_MS = 10_000;
/**
 * How long a stopping server waits for a collector of traces; spans that are not accepted by then are lost.
 */
export const TRACES_FLUSH_MS_MAX = 2_000;
/** A collector that is unavailable loses every batch of spans; one log line per period reports them. */
export const TRACES_LOG_PAUSE_MS = 60_000;
/** How often the states of views are checked for readiness and for the log. */
export const VIEWS_WATCH_MS = 2_000;
/**
 * How long a scrape waits for a part that does not answer, such as an unavailable store; Prometheus waits ten
 * seconds.
 */
export const METRICS_WAIT_MS_MAX = 2_000;
/** Log lines that wait to be written; later ones are dropped, because a reader may stop for good. */
export const LOG_BYTES_WAITING_MAX = 1024 * 1024;
/** Between two tries to write the log, in milliseconds. */
export const LOG_RETRY_MS = 100;
/** How long the end of a process waits for the reader of its log, in milliseconds. */
export const LOG_FLUSH_MS_MAX = 1_000;
/** A larger file is not a secret: it was named by mistake, or it is endless. */
export const SECRET_FILE_BYTES_MAX = 64 * 1024;
/** Manifests of backups and of exported views, and keys, are far smaller: a larger file is another one. */
export const WRITTEN_TEXT_BYTES_MAX = 64 * 1024;
/** The time to stop a server, in milliseconds: service managers send SIGKILL ten seconds after SIGTERM. */
export const STOP_MS_MAX = 9_500;
/**
 * A second signal within this time, in milliseconds, counts as the first one: Ctrl-C and service managers
 * signal a whole group of processes, and npm forwards what the server has already received. On a busy machine
 * that takes long.
 */
export const STOP_AGAIN_MS = 2_000;

/**
 * An agent with webhook secrets that cannot be decrypted fails in every turn; its warning is repeated only
 * this often.
 */
export const SECRET_WARNING_EVERY_MS = 60_000;
/**
 * Fields of agents with the time of their last warning, about 100 bytes each; those forgotten are reported
 * earlier.
 */
export const SECRET_WARNINGS_REMEMBERED = 1_000;
