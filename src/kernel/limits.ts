/**
 * The bounds of a server, each with its unit in its name and its reason. A number that only one algorithm,
 * file format or terminal picture uses is defined there, with its reason.
 */

// The API's own limits (SPECIFICATION: Limits, Events).
export const QUERY_CODE_POINTS_MAX = 256;
export const SESSION_ID_CHARS_MAX = 36;
export const TRIGGER_NAME_CHARS_MAX = 50;
export const USER_ENTITY_LIFETIME_MS = 30 * 60_000;
/**
 * Values and synonyms of a session's entities. They are indexed without interruption before the first text that
 * they apply to: this much, some 10,000 names of contacts, takes 30 ms.
 */
export const USER_ENTITY_CHARS_MAX = 256 * 1024;
export const WEBHOOK_TIMEOUT_MS = 5_000;
/** "Up to 64K". */
export const WEBHOOK_REPLY_BYTES_MAX = 64 * 1024;

/** Sessions expire this long after the last request. */
export const SESSION_LIFETIME_MS = 30 * 60_000;
export const CONTEXT_NAME_BYTES_MAX = 250;
export const CONTEXT_LIFESPAN_DEFAULT = 5;
/** A lifespan is a number of requests. A larger one is a mistake, and is refused instead of clamped. */
export const CONTEXT_LIFESPAN_MAX = 2_147_483_647;
/**
 * Keeps a session's events small: ten times the most contexts seen in any real agent. An intent that sets
 * more could never answer, so it is refused too.
 */
export const CONTEXTS_PER_SESSION_MAX = 1_000;

/** The number of follow-up events that a webhook may trigger in one turn; it stops loops. */
export const FOLLOWUPS_PER_TURN_MAX = 5;

/** Actors in memory, about 5 KB each; other sessions are read from their stream again. */
export const HOT_SESSIONS_MAX = 10_000;
/** Events of a sandbox that wait for the disk while its next turns run: some 500 turns, or a few megabytes. */
export const APPENDED_LATER_EVENTS_MAX = 2_000;
/** Events after which a session is saved as a snapshot, so that reading it takes a few milliseconds. */
export const SNAPSHOT_EVERY_EVENTS = 300;
/** Snapshots that the reader of a long session writes at once: a few commits of some kilobytes each. */
export const SNAPSHOTS_ON_THEIR_WAY_MAX = 16;
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
 * How long a server waits to reach a position that a client names, which takes milliseconds unless the server
 * is cut off, or its store pauses, for as long as an append would wait for that; and how long it waits for the
 * training after a change of an agent.
 */
export const POSITION_WAIT_MS_MAX = 4_000;
export const POSITION_TRAINED_MS_MAX = 8_000;
/** A call in flight may be another process's; it counts as lost this long after its timeout. */
export const WEBHOOK_GRACE_MS = 1_000;
/** How often a server checks a session that another process is answering. */
export const CALL_POLL_MS = 100;
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
/** Rows of a page if the request does not name a number: one or two screens. */
export const PAGE_ROWS_DEFAULT = 50;
/** Changes of an agent in one response; each requires a comparison with the previous state. */
export const CHANGES_PER_PAGE_MAX = 500;
/** Environments of one agent: each keeps a trained model in memory. */
export const ENVIRONMENTS_MAX = 10;
/** Revisions that an environment can be rolled back to without naming one. */
export const REVISIONS_PUBLISHED_KEPT = 20;
/** Webhook calls on a page, and sent again or handed out in one request. */
export const CALLS_PER_PAGE_MAX = 500;
export const CALLS_RESENT_MAX = 1_000;

/**
 * EventStoreDB accepts 1,048,576 bytes per append; half of it leaves room for metadata and a second event.
 */
export const EVENT_BYTES_MAX = 512 * 1024;

/**
 * With 'any', repeats are searched among this many newest events: retries are soon, and each event costs 2
 * µs.
 */
export const ANY_REPEAT_EVENTS_MAX = 32;
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
export const READ_PAGE_CHARS_MAX = 1024 * 1024;
/** Positions of damaged records in memory; a file with more needs repair, not inspection. */
export const DAMAGE_REMEMBERED_MAX = 1_000;
/** How often subscribers of an embedded store check for appends by other processes. */
export const LOG_POLL_INTERVAL_MS = 20;
/** Bytes of a stream's name; an agent id and a fully escaped session id fit in half of it. */
export const STREAM_NAME_BYTES_MAX = 1_024;
/** One append on EventStoreDB: its default maximum, including metadata. */
export const APPEND_BYTES_MAX = 1024 * 1024;
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
 * Both limits on a silent store whose host accepts connections: a garbage collection, a snapshot of its
 * machine or a busy disk suspends it for some seconds, and then it answers everything that it was sent.
 */
export const ESDB_PAUSE_ANSWER_MS_MAX = 4_000;
export const ESDB_PAUSE_ATTEMPT_MS_MAX = 3_000;
/** Both limits on a store that answers others: it is slow, and a late reply is better than none. */
export const ESDB_SLOW_ANSWER_MS_MAX = 8_000;
export const ESDB_SLOW_ATTEMPT_MS_MAX = 4_000;
/**
 * How long a request that was answered with 503 counts as the same when it is sent again: clients repeat it
 * after `Retry-After`, people within a minute.
 */
export const UNANSWERED_TURN_MS_MAX = 60_000;
/** Such requests in memory: a hundred bytes each. */
export const UNANSWERED_TURNS_MAX = 10_000;
/** Tries of one request: each takes seconds. */
export const UNANSWERED_TRIES_MAX = 32;
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
/** The longest wait before a broken subscription is retried; there is no limit on the number of retries. */
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
 * What this process appended is kept this long for its own readers, the slowest of which is the verifiable
 * record, every second; up to this size, some seconds of a busy server.
 */
export const ESDB_WRITTEN_MS_MAX = 10_000;
export const ESDB_WRITTEN_CHARS_MAX = 16 * 1024 * 1024;
/** The pause between messages about it to other threads: half of the pause of their readers. */
export const ESDB_WRITTEN_SHARE_MS = 100;
/** Events of the log that are buffered for a reader. */
export const ESDB_LOG_PAGE_EVENTS = 512;
/** The size of the log's chunks, each of which begins with an event; the server's default. */
export const ESDB_CHUNK_BYTES = 256 * 1024 * 1024;
/** The shortest time between two attempts to reconnect to a store that is away. */
export const ESDB_RECONNECT_MS_MIN = 1_000;
/** How long Parley waits for streams of the client to end after it cancelled them. */
export const ESDB_DISPOSE_MS_MAX = 500;

/**
 * The content of an agent is recorded in parts of this size; far below EVENT_BYTES_MAX, so metadata always
 * fits.
 */
export const AGENT_EVENT_DATA_BYTES_MAX = 384 * 1024;

/**
 * One append of an agent's parts, unless a single one is larger: an append is written, and read again, without
 * interruption. EventStoreDB accepts 1,048,576 bytes, including metadata.
 */
export const AGENT_APPEND_BYTES_MAX = 256 * 1024;

/** Four times the longest query. A longer phrase is recorded, but is not learned, because no query is like it. */
export const LEARNED_PHRASE_CHARS_MAX = 1_000;
/** The largest intent in any real agent has a few hundred; more phrases should be several intents. */
export const INTENT_PHRASES_MAX = 10_000;
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
/** Folds of an evaluation; each requires two more trainings. */
export const EVALUATION_FOLDS_MAX = 20;
/** The newest evaluations of an agent are kept: a few each week during a year, about 300 bytes each. */
export const EVALUATIONS_KEPT_MAX = 200;

/** Request bodies: one utterance with its contexts and entities; an intent or entity with many examples. */
export const QUERY_BODY_BYTES_MAX = 1024 * 1024;
export const AGENT_BODY_BYTES_MAX = 8 * 1024 * 1024;

/** A conversation test in YAML is read in a thread that may take this long and this much memory. */
export const YAML_READ_MS_MAX = 10_000;
export const YAML_THREAD_MB_MAX = 256;
/** A larger body is read, checked and processed in steps, between which other requests run. */
export const LARGE_BODY_BYTES = 64 * 1024;
/** Characters of JSON that are parsed without interruption: a few milliseconds' work. */
export const JSON_PARSED_CHARS_MAX = 128 * 1024;
/** Values of a large JSON text that are written at a time: about a millisecond of work. */
export const JSON_ITEMS_AT_A_TIME = 4_000;
/** A long list is sent in pieces of at least this size, less than a millisecond's work each. */
export const JSON_PIECE_CHARS_MIN = 64 * 1024;
/** Deeper JSON is an attack on recursive readers, not a request. */
export const JSON_DEPTH_MAX = 64;

/**
 * An uploaded agent: packed; unpacked (the largest real one has 12 MB); its files; and a compression ratio
 * that no valid zip reaches.
 */
export const ARCHIVE_BYTES_MAX = 32 * 1024 * 1024;
export const ARCHIVE_UNPACKED_BYTES_MAX = 128 * 1024 * 1024;
export const ARCHIVE_FILES_MAX = 20_000;
export const ARCHIVE_RATIO_MAX = 200;
/** Texts in one request, which replies when all are done. */
export const UNDERSTAND_TEXTS_MAX = 1_000;
/** Cached time zones: about 600 exist, and each may be spelled in several ways. */
export const TIMEZONES_REMEMBERED_MAX = 2_000;
/** A request id is only for reading in logs. */
export const REQUEST_ID_CHARS_MAX = 100;
/** Error texts quote the input, which may be a megabyte. */
export const ERROR_DETAILS_CHARS_MAX = 500;
/**
 * A client may still be sending after an error response. Its connection is closed after this much more data
 * or time, by when it has read the response; closing earlier could lose the response.
 */
export const UNREAD_BODY_BYTES_MAX = 4 * 1024 * 1024;
export const UNREAD_BODY_MS_MAX = 2_000;
/** Headers have a kilobyte or two; a slower client only occupies a connection. */
export const HTTP_HEADERS_MS_MAX = 20_000;
/** A whole request: an agent of ARCHIVE_BYTES_MAX over a line of a few megabits a second. */
export const HTTP_REQUEST_MS_MAX = 120_000;
/**
 * A client that takes nothing of its response for so long is disconnected: the rest of it stays in memory, as
 * much as an export. Long enough for a reader in a pager, who pauses.
 */
export const HTTP_UNTAKEN_MS_MAX = 120_000;
/** How often connections are checked for the timeouts of headers and requests. */
export const HTTP_TIMES_CHECKED_MS = 5_000;
/** Open connections, about ten kilobytes each; more would use the file descriptors that the store needs. */
export const HTTP_CONNECTIONS_MAX = 10_000;
/** Requests of one connection that wait for their responses. Clients that pipeline send some ten at once. */
export const PIPELINED_REQUESTS_MAX = 1_000;
/** Longer than the keep-alive of most proxies: whichever side closes first may cut off a request. */
export const HTTP_KEEP_ALIVE_MS = 75_000;
/** The process must end within 10 s of a signal; the store closes in the rest of the time. */
export const HTTP_DRAIN_MS_MAX = 8_000;
/** When to retry after "not available": soon, because most causes last only moments. */
export const RETRY_AFTER_S = 1;

/**
 * Counters of addresses without a valid token, about a hundred bytes each; further addresses share counters.
 */
export const ADDRESSES_COUNTED_MAX = 65_536;
/** Tokens that one address may try at the console's login: enough for an office, too few for guessing. */
export const CONSOLE_LOGINS_PER_MINUTE_MAX = 20;
/** A session of the console lasts a working day, in milliseconds, but not overnight. */
export const CONSOLE_SESSION_MS = 12 * 3_600_000;
/** Sessions ended by logging out, about 150 bytes each; older cookies have expired in their browsers. */
export const CONSOLE_LOGOUTS_REMEMBERED_MAX = 10_000;

/** A token is a secret: errors show at most this much of it. */
/** A token of an agent's owner: too long to guess, short enough for a header. */
export const TOKEN_CHARS_MAX = 256;
export const TOKEN_DIFFERENT_CHARS_MIN = 8;
export const TOKEN_NAME_CHARS_MAX = 100;
export const TOKEN_NOTE_CHARS_MAX = 500;
/** A page of text; a longer report belongs into a ticket that the note names. */
export const NOTE_CHARS_MAX = 4_000;
/** All notes are read and shown together. */
export const NOTES_PER_SESSION_MAX = 200;
/** Shown in a row of a list. */
export const TAG_CHARS_MAX = 40;
export const TAGS_PER_SESSION_MAX = 50;
export const TOKEN_ECHO_CHARS_MAX = 8;

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

/** A starting server reports after this time that it waits for its store, and why. */
export const STORE_WAIT_NOTICE_MS = 2_000;
/** A host that does not accept a connection in this time counts as unreachable. */
export const STORE_PROBE_MS_MAX = 2_000;

/** Cached stems per language: more than a large agent's vocabulary, a few megabytes. */
export const STEMS_CACHED_MAX = 50_000;

/** Candidates recorded with each text: enough to see why an intent lost, and small in every event. */
export const CANDIDATES_MAX = 10;
/**
 * A composite's parts may be composites; real agents nest four deep. A deeper or circular reference matches
 * nothing.
 */
export const ENTITY_NESTING_MAX = 8;
/**
 * A longer word list contains names, which are hardly inflected; stemming them would cost more than it finds.
 */
export const DICTIONARY_STEMMED_WORDS_MAX = 5_000;
/** The length of an unlisted value: a phrase, not half a sentence. */
export const EXPANSION_UNITS_MAX = 6;
/** `@sys.ignore` matches up to this many words. */
export const IGNORED_UNITS_MAX = 4;

/** Memory per model for what words add to each intent: about 12,000 words at 150 intents. */
export const WORDS_SCORED_BYTES_MAX = 24 * 1024 * 1024;
/**
 * Size of the arrays that slot taggers reuse between texts, tokens times labels: a long query of an intent
 * with twenty slots, in a quarter of a megabyte. Larger ones are allocated per text.
 */
export const TAGGER_CELLS_KEPT = 4_096;

/** A model remembers the words of intents that are nearest to this many words: about five megabytes. */
export const NEAREST_WORDS_KEPT = 20_000;
/** A slot tagger remembers the likeness marks of this many words; about 0.5 MB per tagger. */
export const LIKENESS_WORDS_KEPT = 2_000;
/** Words with cached dictionaries: a few megabytes per agent. */
export const OPENERS_REMEMBERED_MAX = 20_000;

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

/** Revisions of agents in memory while recordings are replayed; they share unchanged parts. */
export const AGENT_REVISIONS_REMEMBERED_MAX = 64;
/** Sessions that a replay of all keeps open, a few KB each; others are read from their beginning again. */
export const SESSIONS_REPLAYED_MAX = 20_000;
/** Results of a replay of all sessions that are added up before other requests run: under a millisecond. */
export const SESSIONS_AT_A_TIME = 1_000;
/** Divergences in a report; more than this have one cause. */
export const DIVERGENCES_MAX = 100;
/** Unanswered turns that a search keeps in memory. It reads the events of others from their streams again. */
export const OPEN_TURNS_REMEMBERED_MAX = 10_000;
/** Recorded events read before other requests run: about two milliseconds. */
export const EVENTS_AT_A_TIME = 256;
/** Turns re-run before other requests run: each costs about as much as a query. */
export const TURNS_AT_A_TIME = 8;
/** Changed turns in the list of a what-if; further ones are only counted. */
export const WHAT_IF_CHANGES_MAX = 2_000;
/** Groups of equal changes of a what-if in one response, about a kilobyte each. */
export const WHAT_IF_CHANGES_PER_PAGE_MAX = 500;
/** Long sessions whose notes and tags stay in memory. Those of a session take between 1 and some 100 kB. */
export const ANNOTATED_SESSIONS_KEPT_MAX = 100;
/**
 * Sessions whose state stays in memory while turns are read in the order of the log, about 6 kB each. Without
 * it, a session would be read from its beginning at each of its turns.
 */
export const FOLLOWED_SESSIONS_MAX = 1_000;
/** How long a report on a shadow waits for turns that are recorded and not compared yet, in milliseconds. */
export const SHADOW_WAIT_MS = 2_000;
/** Newest what-ifs with stored results: a few hundred kilobytes each. */
export const WHAT_IFS_KEPT_MAX = 100;
/** Turns of one conversation test: ten times the longest real one. */
export const REHEARSED_TURNS_MAX = 500;
/** Silence before a turn of a test, in seconds: a year, longer than any context lasts. */
export const REHEARSED_WAIT_S_MAX = 366 * 86_400;
/** Events between two progress reports of long work. */
export const EVENTS_A_STEP = 10_000;

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
/** States of a projection in one response; each has some kilobytes. */
export const STATES_LISTED_MAX = 1_000;
/** Words that a prefix is completed to; with more, the prefix is too short for a search. */
export const SESSION_WORDS_COMPLETED_MAX = 200;

/**
 * Names counted in one row of a report's sums, some tens of kilobytes; names of contexts come from clients.
 */
export const FIGURE_NAMES_MAX = 1_000;
/**
 * Characters of a page of sums, unless a single sum has more; a page is written as a whole at each change.
 */
export const SUM_PAGE_CHARS_MAX = 4_096;
/** Sums per hour or day, language and subject in memory; some kilobytes each. */
export const SUM_CELLS_AT_HAND_MAX = 200;
/** Sessions with saved figures in memory, some kilobytes each; those of others are read again. */
export const COUNTED_SESSIONS_AT_HAND_MAX = 500;
/** Rows of a report: more than people read; a shorter period shows the rest. */
export const REPORT_ROWS_MAX = 10_000;
/** Rows made before other requests run: each may sum thousands of counts. */
export const REPORT_ROWS_AT_A_TIME = 10;
/** Pages of sums read before other requests run: about two milliseconds. */
export const SUM_PAGES_AT_A_TIME = 32;
/** Pages of names of sessions searched for a part of an id before other requests run: about two milliseconds. */
export const NAME_PAGES_AT_A_TIME = 32;
/** Sessions on a page, some kilobytes each; and turns, which are much larger. */
export const SESSIONS_PER_PAGE_MAX = 500;
export const TURNS_PER_PAGE_MAX = 500;
/**
 * Lists that stay open and send what is recorded: each gets, and writes, every event for itself. A token is
 * often shared by the pages that a team has open.
 */
export const LIVE_LISTS_MAX = 256;
export const LIVE_LISTS_PER_TOKEN_MAX = 64;
/** Live lists get new events at this interval: one write for many events, and people notice no delay. */
export const LIVE_PAUSE_MS = 50;
/** Events that wait to be sent to live lists: some seconds of a busy server. */
export const LIVE_EVENTS_MAX = 1_000;
/** Turns that one live list has read for the others: those of a few seconds, about 1 kB each. */
export const LIVE_TURNS_SHARED_MAX = 256;
/** Live lists that get their events before other requests run: about a millisecond's work. */
export const LIVE_LISTS_AT_A_TIME = 8;
/**
 * How often followers of the log receive at least a keep-alive; clients close a silent connection after
 * minutes.
 */
export const EVENTS_SILENT_MS_MAX = 15_000;
/**
 * Waiting requests of a session. A client sends its next query after a reply, so more come from a faulty
 * program, and the last of them would wait for minutes.
 */
export const REQUESTS_WAITING_PER_SESSION_MAX = 100;
/**
 * Requests that begin in one turn of the event loop. With more the first waits longer, because appends leave
 * the process when it is over; with fewer, each departure costs more than it carries.
 */
export const REQUESTS_BEGUN_AT_ONCE = 16;
/**
 * Waiting requests of all sessions; each keeps its body in memory, usually some kilobytes, at most a
 * megabyte.
 */
export const REQUESTS_WAITING_MAX = 4_096;
/**
 * Interval between progress lines of long work: often enough for a moving bar, rare enough for a small
 * reply.
 */
export const PROGRESS_INTERVAL_MS = 500;
/** Hashes in one receipt: far below EVENT_BYTES_MAX. */
export const ERASED_SESSIONS_PER_RECEIPT_MAX = 1_000;
/** How often a server looks for sessions past their retention period. */
export const RETENTION_SWEEP_MS = 60 * 60_000;
/** Events that a sweep reads again together when the next of them expires: some milliseconds. */
export const RETENTION_PART_EVENTS = 1_000;
/** Events that a sweep reads although they are too young to expire: a few seconds on a busy machine, once an hour. */
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
 * Pauses of a verification while another erasure still removes its sessions from views: the first in milliseconds, each
 * twice as long as the one before, about a minute together. Removing takes less than a second, rebuilding a sum longer.
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
/** One change of a projection in EventStoreDB, which refuses them for some seconds after its start. */
export const ESDB_PROJECTION_MS_MAX = 10_000;
/** Time for its log in addition: a busy server scans at least this much per second. */
export const ESDB_PROJECTION_BYTES_PER_S_MIN = 16 * 1024 * 1024;
/** AES-256. */
export const SEAL_KEY_BYTES = 32;
/** How long EventStoreDB may take to confirm the start of a scavenge. */
export const ESDB_SCAVENGE_MS_MAX = 5_000;
/** Keys created in advance, so that a new session need not wait for the disk. */
export const SEAL_KEYS_RESERVED = 256;

/** Newest texts in a training inbox: grouping them takes some seconds. */
export const INBOX_TEXTS_MAX = 100_000;
/** Grouped texts in memory, so that the next page need not group them again: 50 MB at most. */
export const INBOX_TEXTS_KEPT_MAX = 150_000;
export const INBOX_KEPT_MS = 10 * 60_000;
/** Grouping so many texts takes longer than a list may take. */
export const INBOX_LARGE_TEXTS = 500;
/** How long a large inbox may lack the newest texts, while they are grouped: a look at a page of it. */
export const INBOX_BEHIND_MS_MAX = 60_000;
/**
 * Rows of sessions' texts, ten minutes each, that are read before other requests run: about two milliseconds.
 */
export const INBOX_ROWS_AT_A_TIME = 200;
/** Encrypted texts that are decrypted for one inbox, newest first: about two seconds' work. */
export const INBOX_SEALED_TEXTS_MAX = 20_000;
/** Decrypted texts in memory, so that the next inbox need not decrypt them again: some megabytes. */
export const OPENED_TEXTS_KEPT_MAX = 50_000;
/** Streams decrypted concurrently; more would only wait for each other. */
export const STREAMS_OPENED_AT_A_TIME = 16;
/**
 * Encrypted sessions that a search decrypts for one page, and how long it may take in milliseconds, because
 * people wait for it.
 */
export const SESSIONS_OPENED_MAX = 2_000;
export const SESSIONS_OPENED_MS_MAX = 2_000;
/** Agents with dismissed texts in memory: 32 characters per text. */
export const INBOXES_REMEMBERED_MAX = 200;
/** Groups on a page of a training inbox. */
export const INBOX_GROUPS_PER_PAGE_MAX = 500;
/** Texts assigned or dismissed in one request. */
export const INBOX_DECIDED_MAX = 1_000;
/** Texts that are understood twice to show what an assignment changes: about a second. */
export const TEACHING_PROBES_MAX = 2_000;
/** The changed ones that are shown, more than a person reads before a decision. */
export const TEACHING_EFFECTS_MAX = 100;
/** How often last uses of tokens are saved: a small file a minute at most. */
export const TOKEN_USE_STEP_MS = 60_000;
/** Tokens whose last use is kept: some hundred bytes each. */
export const TOKEN_USES_KEPT_MAX = 10_000;
/** Turns that an assigned phrase records as its origin. */
export const ORIGIN_TURNS_MAX = 10;
/**
 * Servers with a larger clock difference would not agree about webhooks and expiry either. Parley does not
 * support manually merged stores, whose clocks may differ more.
 */
export const CLOCKS_APART_MS_MAX = 60 * 60_000;
/**
 * Agents whose models are loaded in the background after a start: up to half a second and some megabytes
 * each.
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
/**
 * Parsed events are short-lived garbage: with this much young generation, collecting it costs a third less
 * than with the usual 48 MB. Node's `--max-semi-space-size`, which `npm start` sets, takes precedence.
 */
export const VIEWS_YOUNG_MEMORY_MB = 192;
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

/**
 * The pause after which the record follows the log, in milliseconds. Younger events can still be changed
 * unnoticed.
 */
export const AUDIT_PAUSE_MS = 1_000;
/**
 * Leaves in one append: 32 tiles, about 500 KB and at most 800, because EventStoreDB accepts one MB. Each append
 * costs a signature and a commit, so four times as many appends would make the record a tenth dearer.
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
 * How long an erasure may take from its announcement to its receipt. Events that were appended to its sessions in this
 * time and have gone with them are unfinished; afterwards they are missing. Deleting a session takes milliseconds.
 */
export const AUDIT_ERASURE_MS_MAX = 60 * 60_000;
/** The notary retries every second; while it fails, one log line in this time is enough. */
export const AUDIT_WARNING_EVERY_MS = 60_000;
/** Events in the findings of a verification; more than this have one cause, such as a restored store. */
export const AUDIT_FINDINGS_MAX = 1_000;
/** A checkpoint has about 300 bytes, and each witness adds 200. */
export const AUDIT_NOTE_BYTES_MAX = 64 * 1024;
/** How long `audit checkpoint` waits for an answer of a witness. A signature takes milliseconds; a network, seconds. */
export const WITNESS_MS_MAX = 30_000;

/** Phrases in one call of a sentence encoder. A query waits for a running call, about 50 ms of a small model. */
export const ENCODER_BATCH_TEXTS = 8;
/** Longer texts are cut off. A query has at most 256 characters, and most models read 128 to 512 tokens. */
export const ENCODER_TOKENS_MAX = 128;
/** Vectors of texts in memory: 30,000 of a small model. Without them, each edit would encode all phrases. */
export const ENCODED_BYTES_MAX = 64 * 1024 * 1024;
/** Names of encoders are file names, in logs and error messages. */
export const ENCODER_NAME_CHARS_MAX = 100;
