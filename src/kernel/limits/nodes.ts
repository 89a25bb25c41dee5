/** Limits of servers that share one store. */

/**
 * How long a stopping server waits for its own last changes. They arrive in milliseconds unless the store is
 * unavailable.
 */
export const AGENTS_HEARD_MS_MAX = 500;
/**
 * Several processes may append to the stream of one session. A process that loses retries as long as a client
 * waits: first immediately, then after a random back-off that doubles, up to the duration of a few turns.
 */
export const RACE_MS_MAX = 5_000;
export const RACES_WITHOUT_WAIT = 4;
export const RACE_WAIT_MS_MAX = 64;
/**
 * How long a server waits to reach a position that a client names, which takes milliseconds unless the
 * server is cut off, or its store pauses, for as long as an append would wait for that; and how long it
 * waits for the training after a change of an agent.
 */
export const POSITION_WAIT_MS_MAX = 4_000;
export const POSITION_TRAINED_MS_MAX = 8_000;
/** How often a server checks a session that another process is answering. */
export const CALL_POLL_MS = 100;
/**
 * Servers with a larger clock difference would not agree about webhooks and expiry either. Clocks may
 * differ more in stores that were merged by hand, which Parley does not support.
 */
export const CLOCKS_APART_MS_MAX = 60 * 60_000;
