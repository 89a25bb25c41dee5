/** Limits of training, of trained models, of evaluations and of sentence encoders. */

/**
 * Four times the longest query. A longer phrase is recorded, but is not learned, because no query is like
 * it.
 */
export const LEARNED_PHRASE_CHARS_MAX = 1_000;
/**
 * Annotated parameters of one intent. With more, training does not learn where values are in a text, because
 * it compares each parameter with each other: training 1,000 took more than four minutes. Real agents have up
 * to six.
 */
export const SLOTS_LEARNED_MAX = 100;
/** Folds of an evaluation; each requires two more trainings. */
export const EVALUATION_FOLDS_MAX = 20;
/** The newest evaluations of an agent are kept: a few each week during a year, about 300 bytes each. */
export const EVALUATIONS_KEPT_MAX = 200;
/** Texts in one request, which replies when all are done. */
export const UNDERSTAND_TEXTS_MAX = 1_000;

/**
 * A query after an edit waits for the training if the last one took at most this long, and no longer than
 * this. Small agents are trained in a tenth of it; people notice longer waits.
 */
export const SHORT_TRAINING_MS_MAX = 500;
/**
 * A query after an edit of a small agent waits for its training up to this long, whatever the last one took.
 * It takes a tenth of this, but the first training of a server, or one on a busy machine, takes longer.
 */
export const SMALL_AGENT_WAIT_MS_MAX = 2_000;
export const SMALL_AGENT_PHRASES_MAX = 100;
export const SMALL_AGENT_ENTRIES_MAX = 1_000;
/** More threads gain little, because each reads all examples. */
export const TRAINING_THREADS_MAX = 4;
/**
 * Examples times intents from which several threads train; one thread trains less in at most a third of a
 * second.
 */
export const LABEL_ROWS_SHARED_MIN = 300_000;
/**
 * Examples times intents up to which each intent is trained against all examples, a few seconds of one core.
 * Beyond, an intent is trained against a part of them, so that 9,000 intents take a minute, not a quarter of
 * an hour.
 */
export const LABEL_ROWS_WHOLE_MAX = 4_000_000;
/** Cached slot taggers, a few kilobytes each, so that an edit trains only the tagger of the edited intent. */
export const TAGGERS_REMEMBERED_BYTES_MAX = 32 * 1024 * 1024;

/** Trained models on disk, a few hundred kilobytes each: those of all agents in use and their last edits. */
export const MODEL_FILES_MAX = 500;

/**
 * Phrases in one call of a sentence encoder. A query waits for a running call, about 50 ms of a small model.
 */
export const ENCODER_BATCH_TEXTS = 8;
/** Longer texts are cut off. A query has at most 256 characters, and most models read 128 to 512 tokens. */
export const ENCODER_TOKENS_MAX = 128;
/** Vectors of texts in memory: 30,000 of a small model. Without them, each edit would encode all phrases. */
export const ENCODED_BYTES_MAX = 64 * 1024 * 1024;
/** Names of encoders are file names, in logs and error messages. */
export const ENCODER_NAME_CHARS_MAX = 100;
