/** Limits of webhook calls, of their circuits, and of lists of calls. */

/** The API's own, unless an agent or a server sets another. */
export const WEBHOOK_TIMEOUT_MS = 5_000;
/** "Up to 64K". */
export const WEBHOOK_REPLY_BYTES_MAX = 64 * 1024;
/** A call in flight may be another process's; it counts as lost this long after its timeout. */
export const WEBHOOK_GRACE_MS = 1_000;
/** Connections per webhook host; other calls wait within their own timeout. */
export const WEBHOOK_CONNECTIONS_MAX = 64;
/**
 * The longest timeout for webhooks that a server or an agent may set, because people in a conversation do not
 * wait longer.
 */
export const WEBHOOK_TIMEOUT_MS_MAX = 60_000;
/** Signing keys per webhook: the old one, the new one, and spares for a failed rotation. */
export const SIGNING_KEYS_MAX = 4;
/** Consecutive failures that open an address's circuit; a bad minute of a busy service has fewer. */
export const CIRCUIT_FAILURES = 10;
export const CIRCUIT_FAILURES_MAX = 1_000;
/** How long a circuit stays open at first; the time doubles with each failed trial, up to the maximum. */
export const CIRCUIT_OPEN_MS_MIN = 10_000;
export const CIRCUIT_OPEN_MS_MAX = 5 * 60_000;
/** Addresses with their circuit state in memory: those of a few thousand agents. */
export const CIRCUITS_REMEMBERED_MAX = 5_000;
/** A shorter secret is an ordinary word, and is masked in headers only. */
export const MASKED_SECRET_CHARS_MIN = 6;
/** Webhook calls with bodies that are searched for one page, and for one count: at most a second's work. */
export const CALLS_SCANNED_MAX = 5_000;
/** Webhook calls on a page, and sent again or handed out in one request. */
export const CALLS_PER_PAGE_MAX = 500;
export const CALLS_RESENT_MAX = 1_000;
