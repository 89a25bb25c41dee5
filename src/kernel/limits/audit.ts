/** Limits of the verifiable record. */

/**
 * The pause after which the record follows the log, in milliseconds. Younger events can still be changed
 * unnoticed.
 */
export const AUDIT_PAUSE_MS = 1_000;
/**
 * Leaves in one append: 32 tiles, about 500 KB and at most 800, because EventStoreDB accepts one MB. Each
 * append costs a signature and a commit, so four times as many appends would make the record a tenth dearer.
 */
export const AUDIT_LEAVES_PER_APPEND_MAX = 8_192;
/**
 * How long a server leaves the record to another one that was faster; otherwise half of its work would be
 * lost.
 */
export const AUDIT_STANDBY_MS = 10_000;
/** Leaves looked at before other requests run: about five milliseconds. */
export const LEAVES_AT_A_TIME = 16_384;
/** Pairs of numbers in one event about erased leaves: at most 20 digits each, far below EVENT_BYTES_MAX. */
export const AUDIT_RANGES_PER_EVENT_MAX = 10_000;
/**
 * How long an erasure may take from its announcement to its receipt. Events that were appended to its
 * sessions in this time and have gone with them are unfinished; afterwards they are missing. Deleting a
 * session takes milliseconds.
 */
export const AUDIT_ERASURE_MS_MAX = 60 * 60_000;
/** The notary retries every second; while it fails, one log line in this time is enough. */
export const AUDIT_WARNING_EVERY_MS = 60_000;
/** Events in the findings of a verification; more than this have one cause, such as a restored store. */
export const AUDIT_FINDINGS_MAX = 1_000;
/** A checkpoint has about 300 bytes, and each witness adds 200. */
export const AUDIT_NOTE_BYTES_MAX = 64 * 1024;
/**
 * How long `audit checkpoint` waits for an answer of a witness. A signature takes milliseconds; a network,
 * seconds.
 */
export const WITNESS_MS_MAX = 30_000;
