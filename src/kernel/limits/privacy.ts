/** Limits of masking, retention, erasure and sealing. */

/** Masking rules of one agent: ten times what a careful agent has. */
export const MASKING_RULES_MAX = 100;
/** A longer pattern is a list of words, for which there are entities. */
export const MASKING_PATTERN_CHARS_MAX = 500;
/** Steps of a compiled pattern. Most need about 0.2 ms per kilobyte of text, but 400 steps can need 10 ms. */
export const MASKING_PATTERN_STEPS_MAX = 500;
/** Entities are searched in pieces of this size, because their recognizers are designed for utterances. */
export const MASKED_PIECE_CHARS_MAX = 1_000;
/** Characters compared with known values before other requests run: about a millisecond. */
export const MASKED_WORK_PER_STEP = 16 * 1024;
/** A century; more is a mistake. 0 keeps sessions without a limit. */
export const RETENTION_DAYS_MAX = 36_500;
/** Hashes in one receipt: far below EVENT_BYTES_MAX. */
export const ERASED_SESSIONS_PER_RECEIPT_MAX = 1_000;
/** How often a server looks for sessions past their retention period. */
export const RETENTION_SWEEP_MS = 60 * 60_000;
/** Events that a sweep reads again together when the next of them expires: some milliseconds. */
export const RETENTION_PART_EVENTS = 1_000;
/**
 * Events that a sweep reads although they are too young to expire: a few seconds on a busy machine, once an
 * hour.
 */
export const RETENTION_YOUNG_EVENTS_READ_MAX = 100_000;
/** Retention is counted in days: a clock that jumps no farther erases no session more than a day early. */
export const CLOCK_JUMP_MS_MAX = 24 * 60 * 60_000;
/** How many sweeps wait after a jump of the clock, an hour each: a day is enough to see the warning. */
export const DOUBTED_SWEEPS_MAX = 24;
/** Shorter texts are common words: finding one again proves nothing. */
export const ERASURE_STRING_CHARS_MIN = 6;
/** Longest texts to search for after an erasure; each needs little more than its own memory. */
export const ERASURE_STRINGS_MAX = 100_000;
/**
 * Pauses of a verification while another erasure still removes its sessions from views: the first in
 * milliseconds, each twice as long as the one before, about a minute together. Removing takes less than a
 * second, rebuilding a sum longer.
 */
export const ERASURE_PAUSE_MS = 250;
export const ERASURE_PAUSES_MAX = 8;
/** A file is searched in parts of this size. */
export const SEARCHED_BYTES_AT_A_TIME = 4 * 1024 * 1024;
/** Stream keys read before the event loop runs: about a millisecond. */
export const STREAM_KEYS_READ_AT_ONCE = 1_000;
/** Filler that a scrub of the store writes per commit, so that others wait a few milliseconds. */
export const SCRUB_BYTES_PER_COMMIT = 1024 * 1024;
/** Large rows are removed together up to this size, which is in memory meanwhile. */
export const SCRUB_BYTES_MAX_PER_COMMIT = 16 * 1024 * 1024;
/** AES-256. */
export const SEAL_KEY_BYTES = 32;
/** Keys created in advance, so that a new session need not wait for the disk. */
export const SEAL_KEYS_RESERVED = 256;
