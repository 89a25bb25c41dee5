/** Limits of an agent: its size, its names, its import and its publishing. */

/** Changes of an agent in one response; each requires a comparison with the previous state. */
export const CHANGES_PER_PAGE_MAX = 500;
/** Environments of one agent: each keeps a trained model in memory. */
export const ENVIRONMENTS_MAX = 10;
/** Revisions that an environment can be rolled back to without naming one. */
export const REVISIONS_PUBLISHED_KEPT = 20;

/**
 * The content of an agent is recorded in parts of this size; far below EVENT_BYTES_MAX, so metadata always
 * fits.
 */
export const AGENT_EVENT_DATA_BYTES_MAX = 384 * 1024;

/**
 * One append of an agent's parts, unless a single one is larger: an append is written, and read again,
 * without interruption. EventStoreDB accepts 1,048,576 bytes, including metadata.
 */
export const AGENT_APPEND_BYTES_MAX = 256 * 1024;
/** The largest intent in any real agent has a few hundred; more phrases should be several intents. */
export const INTENT_PHRASES_MAX = 10_000;
/** The original service had one; each one is read and checked without interruption. */
export const INTENT_RESPONSES_MAX = 100;
/**
 * Entries of one entity, all languages together: four times the largest in any real agent, which has 24,716.
 */
export const ENTITY_ENTRIES_MAX = 100_000;
/** Entries in one request; larger entities need several requests. */
export const ENTRIES_PER_REQUEST_MAX = 30_000;
/** Each language is trained separately; the API offered about thirty. */
export const AGENT_LANGUAGES_MAX = 100;
/** Entries of a dictionary that are read before other requests run: about two milliseconds. */
export const ENTRIES_AT_A_TIME = 500;
/** Phrases of an intent that are read before other requests run. */
export const PHRASES_AT_A_TIME = 200;

/** Used in file names and, with `_dialog_params_` and a parameter, in the names of slot-filling contexts. */
export const INTENT_NAME_CHARS_MAX = 200;
/** The longest in any real agent has 31. */
export const ENTITY_NAME_CHARS_MAX = 100;
export const AGENT_NAME_CHARS_MAX = 200;
/** An import lists this many warnings, more than a person reads. */
export const IMPORT_WARNINGS_MAX = 500;
/** A validation lists this many findings; people repair the first few hundred before they read the last. */
export const FINDINGS_MAX = 2_000;

/**
 * An uploaded agent: packed; unpacked (the largest real one has 12 MB); its files; and a compression ratio
 * that no valid zip reaches.
 */
export const ARCHIVE_BYTES_MAX = 32 * 1024 * 1024;
export const ARCHIVE_UNPACKED_BYTES_MAX = 128 * 1024 * 1024;
export const ARCHIVE_FILES_MAX = 20_000;
export const ARCHIVE_RATIO_MAX = 200;
