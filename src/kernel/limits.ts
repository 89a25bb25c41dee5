/**
 * The bounds of a server, each with its unit in its name and its reason. A number that belongs to one
 * algorithm, one file format or one picture in a terminal is beside it, with its reason: nothing else could
 * use it.
 */

// The API's own limits (SPECIFICATION: Limits, Events).
export const QUERY_CODE_POINTS_MAX = 256;
export const SESSION_ID_CHARS_MAX = 36;
export const TRIGGER_NAME_CHARS_MAX = 50;
export const USER_ENTITY_LIFETIME_MS = 30 * 60_000;
export const WEBHOOK_TIMEOUT_MS = 5_000;
/** "Up to 64K". */
export const WEBHOOK_REPLY_BYTES_MAX = 64 * 1024;

/** Session data lives this long after the last request. */
export const SESSION_LIFETIME_MS = 30 * 60_000;
export const CONTEXT_NAME_BYTES_MAX = 250;
export const CONTEXT_LIFESPAN_DEFAULT = 5;
/** A lifespan is a count of requests; beyond this it is a mistake, and is refused rather than cut. */
export const CONTEXT_LIFESPAN_MAX = 2_147_483_647;
/**
 * Keeps a session's events small: ten times the most contexts seen in any real agent. An intent that sets
 * more could never answer, so it may not either.
 */
export const CONTEXTS_PER_SESSION_MAX = 1_000;

/** A webhook may answer with a follow-up event this often in one turn; a loop ends here. */
export const FOLLOWUPS_PER_TURN_MAX = 5;

/** Actors kept ready, some 5 KB each; a session beyond them is read from its stream again. */
export const HOT_SESSIONS_MAX = 10_000;
/** A session that grew by this much is kept as a snapshot: a cold one is then read in a few milliseconds. */
export const SNAPSHOT_EVERY_EVENTS = 300;
/** Snapshots that a reader of a long session writes at once: a few commits, some kilobytes each. */
export const SNAPSHOTS_ON_THEIR_WAY_MAX = 16;
/**
 * Copying a store: half of what EventStoreDB takes in one append, and as many appends as it is sent at
 * once.
 */
export const COPY_APPEND_CHARS_MAX = 256 * 1024;
export const COPY_APPENDS_IN_FLIGHT_MAX = 15;
/** A backup writes this much in one commit: few waits for the disk, and little memory. */
export const COPY_BYTES_PER_COMMIT = 8 * 1024 * 1024;
/**
 * A store that is away this long while it is copied to is not coming back soon; it is asked again this
 * often.
 */
export const COPY_PATIENCE_MS = 30_000;
export const COPY_RETRY_MS = 500;
/**
 * Changes of agents after which all of them are kept for the next start: some milliseconds for a large one.
 */
export const AGENT_SNAPSHOTS_EVERY_EVENTS = 20;
/**
 * A server that ends waits this long to hear its own last changes; they come in milliseconds, or the store
 * is away.
 */
export const AGENTS_HEARD_MS_MAX = 500;
/**
 * Several processes race for the stream of a session that is asked through all of them at once. One that lost
 * tries again for as long as somebody waits for an answer; at once first, then after a random wait that
 * doubles, up to a few turns' time.
 */
export const RACE_MS_MAX = 5_000;
export const RACES_WITHOUT_WAIT = 4;
export const RACE_WAIT_MS_MAX = 64;
/**
 * A client that names a position waits this long for a server to hear of it, which takes milliseconds
 * unless the server is cut off; and so long for the training that a change of an agent needs.
 */
export const POSITION_WAIT_MS_MAX = 1_500;
export const POSITION_TRAINED_MS_MAX = 8_000;
/** A call found in flight may be another process's: it counts as lost this long after its time-out. */
export const WEBHOOK_GRACE_MS = 1_000;
/** How often a server looks again at a session that another process is answering. */
export const CALL_POLL_MS = 100;
/** Connections to one webhook host; more calls wait their turn within their own time-out. */
export const WEBHOOK_CONNECTIONS_MAX = 64;
/** The longest that a server or an agent may give a webhook: people in a conversation do not wait longer. */
export const WEBHOOK_TIMEOUT_MS_MAX = 60_000;
/** Keys that one webhook's calls are signed with: the old, the new, and one more for a change gone wrong. */
export const SIGNING_KEYS_MAX = 4;
/** Calls that fail in a row before an address is left alone; a bad minute of a busy service has fewer. */
export const CIRCUIT_FAILURES = 10;
export const CIRCUIT_FAILURES_MAX = 1_000;
/** A failing address is left alone this long at first, then twice as long each time, up to the most. */
export const CIRCUIT_OPEN_MS_MIN = 10_000;
export const CIRCUIT_OPEN_MS_MAX = 5 * 60_000;
/** Addresses whose circuit state is kept in memory: those of a few thousand agents. */
export const CIRCUITS_REMEMBERED_MAX = 5_000;
/** A shorter secret is a word like any other, and masked in headers only. */
export const MASKED_SECRET_CHARS_MIN = 6;
/** Webhook calls whose bodies are looked through for one page, and for one count: a second's work at most. */
export const CALLS_SCANNED_MAX = 5_000;
/** Rows of a page where the request says no number: one screen, or two. */
export const PAGE_ROWS_DEFAULT = 50;
/** Changes of an agent in one answer: each is compared with the agent before it. */
export const CHANGES_PER_PAGE_MAX = 500;
/** Environments of one agent: each keeps a trained model in memory. */
export const ENVIRONMENTS_MAX = 10;
/** Revisions that an environment can be rolled back to without naming one. */
export const REVISIONS_PUBLISHED_KEPT = 20;
/** Webhook calls on a page, and sent again or handed out in one request. */
export const CALLS_PER_PAGE_MAX = 500;
export const CALLS_RESENT_MAX = 1_000;

/** EventStoreDB takes 1,048,576 bytes an append; half of it leaves room for metadata and a second event. */
export const EVENT_BYTES_MAX = 512 * 1024;

/**
 * Expecting 'any', a repeat is recognised this far back in its stream: a retry comes soon, and each costs 2
 * µs.
 */
export const ANY_REPEAT_EVENTS_MAX = 32;
/**
 * A start looks at each page of the embedded store before it uses it, a second for a gigabyte. Of a larger store
 * it looks at the pages that describe it; `parley store check` looks at all.
 */
export const STORE_WALK_BYTES_MAX = 1024 * 1024 * 1024;
/**
 * Space left free on a disk: lmdb can damage the memory of its process when the disk is full, and freeing
 * space needs some. On a small file system, such as a tmpfs, this would be most of it, so less is kept
 * free.
 */
export const DISK_RESERVE_BYTES = 256 * 1024 * 1024;
export const DISK_RESERVE_SHARE = 0.05;
/** Other processes fill the disk, too, but a reserve not within this time. */
export const DISK_LOOK_MS = 500;
/** How often the log says that the disk is full. */
export const DISK_TOLD_MS = 60_000;
/** A commit copies the pages on the way to what it changes; so much for any, and for each append in it. */
export const COMMIT_BYTES = 64 * 1024;
export const APPEND_OVERHEAD_BYTES = 8 * 1024;
/** A turn of usual length in a commit of its own: with less room than this, the server is not ready. */
export const TURN_BYTES_ON_DISK = 2 * COMMIT_BYTES;
/** Latin text has a byte for each character, other scripts two or three; pages are not filled up. */
export const BYTES_PER_CHAR = 2;
/** What a snapshot is taken to need; the few agents that need more take it from the reserve. */
export const SNAPSHOT_BYTES = 1024 * 1024;
/** Appends waiting for their commit: half a second's work; more would only time out at the other end. */
export const APPENDS_PENDING_MAX = 4_096;
/** The same in characters of JSON, so that many large events cannot fill the memory. */
export const APPEND_CHARS_PENDING_MAX = 64 * 1024 * 1024;
/** Appends in one commit: more would hold up the event loop for longer than they save. */
export const APPENDS_PER_COMMIT_MAX = 512;
/**
 * Characters of a record, which is read whole: more, and a reader of one event would read much for nothing.
 */
export const RECORD_CHARS_MAX = 64 * 1024;
/** A page is read in one go, then others may run: at most so many events, and few when they are large. */
export const READ_PAGE_EVENTS_MAX = 128;
export const READ_PAGE_CHARS_MAX = 1024 * 1024;
/** Positions of damaged records that a server remembers: a file with more is repaired, not looked into. */
export const DAMAGE_REMEMBERED_MAX = 1_000;
/** How often subscribers of an embedded store look for what another process appended. */
export const LOG_POLL_INTERVAL_MS = 20;
/** Bytes of a stream's name: agent id and a fully escaped session id fit in half of it. */
export const STREAM_NAME_BYTES_MAX = 1_024;
/** One append on EventStoreDB: what it takes by default, everything counted. */
export const APPEND_BYTES_MAX = 1024 * 1024;
/** As many as keep a disk busy that takes its time; one that hangs is not sent more and more. */
export const ESDB_APPENDS_IN_FLIGHT_MAX = 64;
/** One operation with all its attempts: callers learn within 2 s that the store is away. */
export const ESDB_ANSWER_MS_MAX = 1_200;
/** One attempt: far beyond a slow disk, and time for a second. */
export const ESDB_ATTEMPT_MS_MAX = 800;
/** The same while the store is known to be away; and one operation in this time looks whether it is back. */
export const ESDB_AWAY_ANSWER_MS_MAX = 200;
/** Silence after which it counts as away without a lost connection: disks and collectors pause for a second. */
export const ESDB_SILENCE_MS_MAX = 2_000;
/**
 * Both limits where no client waits, as while a server starts or a store is copied: a store that was started
 * at the same time, or is busy, needs some seconds.
 */
export const ESDB_PATIENT_ANSWER_MS_MAX = 20_000;
export const ESDB_PATIENT_ATTEMPT_MS_MAX = 5_000;
/** The wait before a second attempt; it doubles. */
export const ESDB_RETRY_MS_MIN = 50;
/** A subscription that broke tries again this often at least, for as long as it takes. */
export const ESDB_RESUME_MS_MAX = 2_000;
/** More than so many events a second are read with pauses, for a fraction of what being sent each costs. */
export const ESDB_BUSY_EVENTS = 256;
/** The pause between reads: subscribers see new events up to this much later. */
export const ESDB_FOLLOW_PAUSE_MS = 200;
/** Events that the server looks at in one go, a few milliseconds, for those that pass a filter. */
export const ESDB_SEARCH_WINDOW_EVENTS = 1_000;
/** Events of the log that wait for their reader. */
export const ESDB_LOG_PAGE_EVENTS = 512;
/** The log's parts, each of which begins with an event; the server's default. */
export const ESDB_CHUNK_BYTES = 256 * 1024 * 1024;
/** The shortest time between two attempts to reconnect to a store that is away. */
export const ESDB_RECONNECT_MS_MIN = 1_000;
/** Streams of the client end at once when they are cancelled; Parley waits no longer for them. */
export const ESDB_DISPOSE_MS_MAX = 500;

/**
 * What an agent holds is recorded in parts of this size; far below EVENT_BYTES_MAX, so metadata always fits.
 */
export const AGENT_EVENT_DATA_BYTES_MAX = 384 * 1024;

/** One append of an agent's parts: EventStoreDB takes 1,048,576 bytes, metadata included. */
export const AGENT_APPEND_BYTES_MAX = 800 * 1024;

/** An intent with more phrases is several: the largest in any real agent has a few hundred. */
export const INTENT_PHRASES_MAX = 10_000;
/**
 * Entries of one entity, all languages together: four times the largest in any real agent, which has
 * 24,716.
 */
export const ENTITY_ENTRIES_MAX = 100_000;
/** Entries in one request; an entity grows by several. */
export const ENTRIES_PER_REQUEST_MAX = 30_000;
/** Each is trained by itself; the API offered some thirty. */
export const AGENT_LANGUAGES_MAX = 100;
/** Entries of a dictionary that are read between two requests' turns: some two milliseconds. */
export const ENTRIES_AT_A_TIME = 500;
/** The same for phrases of an intent. */
export const PHRASES_AT_A_TIME = 200;

/** Names an agent's files and, with `_dialog_params_` and a parameter, its slot-filling contexts. */
export const INTENT_NAME_CHARS_MAX = 200;
/** The longest in any real agent has 31. */
export const ENTITY_NAME_CHARS_MAX = 100;
export const AGENT_NAME_CHARS_MAX = 200;
/** An import lists this many warnings; more than a person reads. */
export const IMPORT_WARNINGS_MAX = 500;
/** A validation lists this many findings; people repair the first few hundred before they read the last. */
export const FINDINGS_MAX = 2_000;
/** Parts that phrases are dealt into for evaluation: each means another two trainings. */
export const EVALUATION_FOLDS_MAX = 20;

/** Request bodies: one utterance with its contexts and entities; an intent or entity with many examples. */
export const QUERY_BODY_BYTES_MAX = 1024 * 1024;
export const AGENT_BODY_BYTES_MAX = 8 * 1024 * 1024;
/** A larger body is read, checked and carried out in turns with other requests. */
export const LARGE_BODY_BYTES = 64 * 1024;
/** A long list is answered in pieces of at least this size: less than a millisecond's work each. */
export const JSON_PIECE_CHARS_MIN = 64 * 1024;
/** Deeper JSON is an attack on recursive readers, not a request. */
export const JSON_DEPTH_MAX = 64;

/**
 * An uploaded agent: packed; unpacked (the largest real one has 12 MB); its files; and what no honest zip
 * reaches.
 */
export const ARCHIVE_BYTES_MAX = 32 * 1024 * 1024;
export const ARCHIVE_UNPACKED_BYTES_MAX = 128 * 1024 * 1024;
export const ARCHIVE_FILES_MAX = 20_000;
export const ARCHIVE_RATIO_MAX = 200;
/** Texts understood in one request: it answers when all are done. */
export const UNDERSTAND_TEXTS_MAX = 1_000;
/** Time zones that requests named; some 600 have names, and each may be written in several ways. */
export const TIMEZONES_REMEMBERED_MAX = 2_000;
/** A request id is for reading in logs. */
export const REQUEST_ID_CHARS_MAX = 100;
/** Error texts name what was sent, which may be a megabyte. */
export const ERROR_DETAILS_CHARS_MAX = 500;
/**
 * A client that has been refused may still be sending. Its connection closes after so much more, or so
 * long, by when it has read the answer; at once it might lose the answer together with the connection.
 */
export const UNREAD_BODY_BYTES_MAX = 4 * 1024 * 1024;
export const UNREAD_BODY_MS_MAX = 2_000;
/** Headers are a kilobyte or two; a client that takes longer only occupies a connection. */
export const HTTP_HEADERS_MS_MAX = 20_000;
/** A whole request: an agent of ARCHIVE_BYTES_MAX over a line of a few megabits a second. */
export const HTTP_REQUEST_MS_MAX = 120_000;
/** How often connections are checked for both. */
export const HTTP_TIMES_CHECKED_MS = 5_000;
/** Open connections, some ten kilobytes each: more would take the file descriptors that the store needs. */
export const HTTP_CONNECTIONS_MAX = 10_000;
/**
 * Longer than most proxies keep an idle connection: the side that closes it first may close it under a
 * request.
 */
export const HTTP_KEEP_ALIVE_MS = 75_000;
/** The whole process ends within 10 s of a signal; the store has the rest to close in. */
export const HTTP_DRAIN_MS_MAX = 8_000;
/** When to come back after "not available": soon, since most reasons pass in moments. */
export const RETRY_AFTER_S = 1;

/** Counters of addresses that send no valid token, some hundred bytes each; addresses beyond share them. */
export const ADDRESSES_COUNTED_MAX = 65_536;
/** Tokens that one address may try at the login of the console: enough for an office, too few to guess with. */
export const CONSOLE_LOGINS_PER_MINUTE_MAX = 20;
/** A session of the console outlasts a working day, in milliseconds, and no night. */
export const CONSOLE_SESSION_MS = 12 * 3_600_000;
/** Sessions that ended by logging out, some 150 bytes each; the cookie of an older one is gone from its browser. */
export const CONSOLE_LOGOUTS_REMEMBERED_MAX = 10_000;

/** A token is a secret: errors show at most this much of it. */
/** A token of an agent's owner: too long to guess, short enough for a header. */
export const TOKEN_CHARS_MAX = 256;
export const TOKEN_DIFFERENT_CHARS_MIN = 8;
export const TOKEN_NAME_CHARS_MAX = 100;
export const TOKEN_NOTE_CHARS_MAX = 500;
export const TOKEN_ECHO_CHARS_MAX = 8;

/** More threads than this gain little: each reads all of the examples. */
export const TRAINING_THREADS_MAX = 4;
/** Examples times intents from which several threads train: less takes one a third of a second at most. */
export const LABEL_ROWS_SHARED_MIN = 300_000;
/**
 * Slot taggers of earlier trainings, a few kilobytes each: an edit trains that of the edited intent alone.
 */
export const TAGGERS_REMEMBERED_BYTES_MAX = 32 * 1024 * 1024;

/**
 * Trained models kept as files, a few hundred kilobytes each: those of all agents in use and their last
 * edits.
 */
export const MODEL_FILES_MAX = 500;

/** After this time a starting server reports that it waits for its store, and why. */
export const STORE_WAIT_TOLD_MS = 2_000;
/** A host that does not take a connection in this time is said not to answer. */
export const STORE_PROBE_MS_MAX = 2_000;

/** Stems remembered per language: a large agent's vocabulary and then some, a few megabytes. */
export const STEMS_CACHED_MAX = 50_000;

/** Verdicts recorded with each text: enough to see why an intent lost, small in every event. */
export const CANDIDATES_MAX = 10;
/**
 * A composite's parts may be composites; real agents go four deep. A reference any deeper, or in a circle,
 * matches nothing.
 */
export const ENTITY_NESTING_MAX = 8;
/**
 * A longer list of words is one of names, which hardly inflect; stemming them would cost more than it finds.
 */
export const DICTIONARY_STEMMED_WORDS_MAX = 5_000;
/** A value that no list has, taken from its surroundings, is a phrase and not half a sentence. */
export const EXPANSION_UNITS_MAX = 6;
/** `@sys.ignore` passes over a few words, or over none. */
export const IGNORED_UNITS_MAX = 4;

/**
 * What words add to each intent is remembered in this much memory a model: some 12,000 words at 150 intents.
 */
export const WORDS_SCORED_BYTES_MAX = 24 * 1024 * 1024;
/**
 * Places of the arrays that slot taggers use again from text to text, tokens times labels: a long query of an
 * intent with twenty slots, in a quarter of a megabyte. What is larger is made for the one text.
 */
export const TAGGER_CELLS_KEPT = 4_096;
/** Words whose dictionaries are cached: a few megabytes an agent. */
export const OPENERS_REMEMBERED_MAX = 20_000;

/** What an embedded engine takes for a key, less what it needs for itself. */
export const VIEW_KEY_BYTES_MAX = 1_800;
/** Rows of a view removed in one commit, so that turns wait some milliseconds at most. */
export const VIEW_ROWS_DROPPED_AT_ONCE = 1_000;

/** A projection script defines itself in this time, and handles an event in that; as in EventStoreDB. */
export const PROJECTION_COMPILE_MS_MAX = 500;
export const PROJECTION_HANDLE_MS_MAX = 250;
/** Events that a projection takes at once: some milliseconds' work. */
export const PROJECTION_BATCH_EVENTS = 1_024;
/** Projections that begin to read the log within this time share a read: all that a server starts with. */
export const PROJECTION_GATHER_MS = 20;
/** Newest events kept parsed, for projections that take the same batch one after another. */
export const PROJECTION_PARSED_EVENTS_MAX = 1_024;
/** Characters of an event's data that are left unparsed for the time being; for fewer it is not worth it. */
export const PARTIAL_CHARS_SAVED_MIN = 200;
/** How often an event may take too long before its projection stops: a busy machine makes any script late. */
export const PROJECTION_TRIES = 3;
/** A batch that takes longer has an event in it that takes too long; they are then taken one by one. */
export const PROJECTION_BATCH_MS_MAX = 1_000;
/** Events between two saves of a view that catches up: what a crash makes it take again. */
export const PROJECTION_SAVE_EVENTS = 32_768;
/** And the time between two, so that a restart loses seconds however slowly events come. */
export const PROJECTION_SAVE_MS = 5_000;
/**
 * The same for webhook calls. With a batch more it is less than the events for which a session's state
 * keeps a call, so each call is saved while it is there.
 */
export const WEBHOOK_CALLS_SAVE_EVENTS = 2_048;
/**
 * A view that is up to date waits this long for more before it saves, unless somebody waits for it. A state
 * is saved once a pause however often it changed, and saving is the larger part of the work.
 */
export const PROJECTION_PAUSE_MS = 1_000;
/** So many events in a pause, and another pause is added: under load a second saves each state but once. */
export const PROJECTION_BUSY_EVENTS = 256;
export const PROJECTION_PAUSES_MAX = 4;
/** Unless that gathers more than this: some megabytes of text, and less than is remembered at all. */
export const PROJECTION_GATHERED_EVENTS_MAX = 16_384;
/** A projection whose store is away asks again after this time. */
export const PROJECTION_RETRY_MS = 1_000;
/** Words whose search keys are cached: a megabyte or two. */
export const WORDS_IN_PIECES_MAX = 10_000;
/** States at hand per projection after a save; a few megabytes. */
export const PROJECTION_STATES_CACHED_MAX = 2_000;
/** One state as JSON: it is written whole whenever it changes. */
export const PROJECTION_STATE_CHARS_MAX = 4 * 1024 * 1024;
/** New events kept for views that are up to date; one that falls back further reads the log. */
export const PROJECTION_TAIL_EVENTS_MAX = 32_768;
/**
 * Memory of each sandbox, in pages of 64 KB: 256 MB, in which a state of the most characters has room as
 * objects. WebAssembly takes pages as it needs them; a projection of a few thousand small states takes some
 * megabytes.
 */
export const SANDBOX_MEMORY_PAGES_MAX = 4_096;
/** The most that the stack of the sandbox's engine has room for: calls some thousands deep. */
export const SANDBOX_STACK_BYTES_MAX = 512 * 1024;
/**
 * One answer out of a sandbox: larger than any state that may be kept, so that the error can name its size.
 */
export const SANDBOX_ANSWER_CHARS_MAX = 2 * PROJECTION_STATE_CHARS_MAX;
/** States that one save takes out of a sandbox; if there are more, events are saved one by one. */
export const SANDBOX_CHANGES_CHARS_MAX = 16 * PROJECTION_STATE_CHARS_MAX;
/**
 * Events of a sandbox between two saves: all states that they change are read within
 * PROJECTION_BATCH_MS_MAX.
 */
export const SANDBOX_SAVE_EVENTS = 4_096;
/** Streams remembered as removed: an event of one that was on its way does not bring it back. */
export const PROJECTION_REMOVED_STREAMS_MAX = 10_000;
/** A sum is rebuilt this long after a stream was deleted, so that many deletions cause one rebuild. */
export const PROJECTION_REMOVAL_PAUSE_MS = 250;
/** How long a reader waits for a view to reach what was just written. */
export const VIEW_WAIT_MS_MAX = 2_000;

/**
 * Agents as they were, kept while recordings of many revisions are replayed; they share what did not
 * change.
 */
export const AGENT_REVISIONS_REMEMBERED_MAX = 64;
/**
 * Sessions that a replay of all has open at once, a few KB each; one more is read from its beginning again.
 */
export const SESSIONS_REPLAYED_MAX = 20_000;
/** Divergences that a report lists: more than this have one cause. */
export const DIVERGENCES_MAX = 100;
/** Recorded events read between two requests' turns: some two milliseconds. */
export const EVENTS_AT_A_TIME = 256;
/** Turns re-run before other requests are served: each costs about what a query costs. */
export const TURNS_AT_A_TIME = 8;
/** Changed turns that a what-if lists; beyond this it only counts them. */
export const WHAT_IF_CHANGES_MAX = 2_000;
/** What-ifs whose results are kept, the newest: a few hundred kilobytes each. */
export const WHAT_IFS_KEPT_MAX = 100;
/** Turns of one conversation test: ten times the longest that anybody writes. */
export const REHEARSED_TURNS_MAX = 500;
/** Silence before one of them, in seconds: a year, which outlasts every context. */
export const REHEARSED_WAIT_S_MAX = 366 * 86_400;
/** Events between two words about how far a long work is. */
export const EVENTS_A_STEP = 10_000;

/** Rules of one agent: ten times what a careful one has. */
export const MASKING_RULES_MAX = 100;
/** A longer pattern is a list, which belongs into an entity. */
export const MASKING_PATTERN_CHARS_MAX = 500;
/**
 * Steps of a pattern that is put together: RE2 needs time for each at every character, some 0.2 ms a
 * kilobyte.
 */
export const MASKING_PATTERN_STEPS_MAX = 500;
/** Entities are looked for in pieces of this size: what recognises them is made for utterances. */
export const MASKED_PIECE_CHARS_MAX = 1_000;
/** Characters compared with known values between two requests' turns: about a millisecond. */
export const MASKED_WORK_PER_STEP = 16 * 1024;
/** A century; more is a mistake, and 0 keeps everything. */
export const RETENTION_DAYS_MAX = 36_500;
/** States of a projection answered at once; one has some kilobytes. */
export const STATES_LISTED_MAX = 1_000;
/** Words that a beginning of a word is taken for: more would say that it is too short to look for. */
export const SESSION_WORDS_COMPLETED_MAX = 200;

/**
 * Names counted in one row of a report's sums, some tens of kilobytes; names of contexts come from outside.
 */
export const FIGURE_NAMES_MAX = 1_000;
/** Characters of a page of sums, unless one of them alone has more: it is written whole when one changes. */
export const SUM_PAGE_CHARS_MAX = 4_096;
/** Of one hour or day, language and subject each; those that are added to, some kilobytes each. */
export const SUM_CELLS_AT_HAND_MAX = 200;
/**
 * Sessions whose figures are remembered as they were saved, some kilobytes each; of others they are read
 * again.
 */
export const COUNTED_SESSIONS_AT_HAND_MAX = 500;
/** Rows of a report: more than people read; a shorter period shows the rest. */
export const REPORT_ROWS_MAX = 10_000;
/** Pages of sums read between two requests' turns: some two milliseconds. */
export const SUM_PAGES_AT_A_TIME = 32;
/** Sessions on a page, some kilobytes each; and turns, which tell a good deal more. */
export const SESSIONS_PER_PAGE_MAX = 500;
export const TURNS_PER_PAGE_MAX = 500;
/** Those who follow the log hear something this often: clients give a silent connection up after minutes. */
export const EVENTS_SILENT_MS_MAX = 15_000;
/**
 * A session's requests that wait for the one before them: a client sends its next query after a reply, so
 * more come from a program that has gone wrong, and the last of these would wait for minutes.
 */
export const REQUESTS_WAITING_PER_SESSION_MAX = 100;
/** Those of all sessions together: each keeps its body in memory, some kilobytes and a megabyte at most. */
export const REQUESTS_WAITING_MAX = 4_096;
/**
 * Interval between progress lines of long work: often enough for a moving bar, rare enough for a small
 * reply.
 */
export const PROGRESS_TOLD_MS = 500;
/** Hashes in one receipt: far below EVENT_BYTES_MAX. */
export const ERASED_SESSIONS_PER_RECEIPT_MAX = 1_000;
/** How often a server looks for sessions that are kept too long. */
export const RETENTION_SWEEP_MS = 60 * 60_000;
/** Shorter texts are words that anybody says: finding one again proves nothing. */
export const ERASURE_STRING_CHARS_MIN = 6;
/** Texts that are looked for after an erasure, the longest: each needs little more than its own memory. */
export const ERASURE_STRINGS_MAX = 100_000;
/** A file is searched in parts of this size. */
export const SEARCHED_BYTES_AT_A_TIME = 4 * 1024 * 1024;
/** Keys of streams that are looked at between two turns of the event loop: about a millisecond. */
export const STREAM_KEYS_READ_AT_ONCE = 1_000;
/** Filler that a scrub of the store writes in one commit: others wait some milliseconds. */
export const SCRUB_BYTES_PER_COMMIT = 1024 * 1024;
/** Large rows are taken out together up to this much, which is in memory meanwhile. */
export const SCRUB_BYTES_MAX_PER_COMMIT = 16 * 1024 * 1024;
/** One change of a projection in EventStoreDB, which refuses all of them for some seconds after its start. */
export const ESDB_PROJECTION_MS_MAX = 10_000;
/** The more it has recorded, the longer: a busy server looks through at least this much of its log in a second. */
export const ESDB_PROJECTION_BYTES_PER_S_MIN = 16 * 1024 * 1024;
/** AES-256. */
export const SEAL_KEY_BYTES = 32;
/** How long EventStoreDB may take to say that it began with a scavenge. */
export const ESDB_SCAVENGE_MS_MAX = 5_000;
/** Keys made at once, so that a new session need not wait for the disk. */
export const SEAL_KEYS_RESERVED = 256;

/** Texts that a training inbox is made of, the newest: grouping them takes a second or two. */
export const INBOX_TEXTS_MAX = 100_000;
/** Sessions' texts of ten minutes each, read between two requests' turns: some two milliseconds. */
export const INBOX_ROWS_AT_A_TIME = 200;
/** Of them, those recorded sealed that are opened for one inbox, the newest: some two seconds' work. */
export const INBOX_SEALED_TEXTS_MAX = 20_000;
/** Opened texts that are kept in memory, so that the next inbox need not open them again: some megabytes. */
export const OPENED_TEXTS_KEPT_MAX = 50_000;
/** Streams that are opened side by side: more would only wait for each other. */
export const STREAMS_OPENED_AT_A_TIME = 16;
/**
 * Sealed sessions looked through for words for one page, and how long, in milliseconds: people wait for it.
 */
export const SESSIONS_OPENED_MAX = 2_000;
export const SESSIONS_OPENED_MS_MAX = 2_000;
/** Agents whose dismissed texts are cached: 32 characters for each text. */
export const INBOXES_REMEMBERED_MAX = 200;
/** Groups on a page of a training inbox. */
export const INBOX_GROUPS_PER_PAGE_MAX = 500;
/** Texts assigned or dismissed in one request. */
export const INBOX_DECIDED_MAX = 1_000;
/** Texts that are understood twice to show what an assignment changes: about a second. */
export const TEACHING_PROBES_MAX = 2_000;
/** Of those that it changes, the ones that are shown: nobody reads more before they decide. */
export const TEACHING_EFFECTS_MAX = 100;
/** Turns that an assigned phrase records as its origin. */
export const ORIGIN_TURNS_MAX = 10;
/**
 * Servers whose clocks differ more would not agree about webhooks and expiry either. Parley does not support
 * stores that were merged by hand, whose clocks may differ more.
 */
export const CLOCKS_APART_MS_MAX = 60 * 60_000;
/** Agents whose models are read behind a start: each takes up to half a second, and some megabytes. */
export const WARM_AGENTS_MAX = 8;
/** Newest events that tell which agents were used last; reading them takes a few milliseconds. */
export const WARM_EVENTS_READ = 2_000;
/**
 * Agents with metrics of their own; the rest are counted together, because each time series costs
 * Prometheus.
 */
export const AGENTS_METERED_MAX = 200;
/** No request may block the event loop for longer: every other request waits as long. */
export const LOOP_BLOCK_MS_MAX = 50;
/**
 * Long work lets other requests run after this time: far below LOOP_BLOCK_MS_MAX, as its last step may be
 * long.
 */
export const LOOP_SLICE_MS = 10;
/** How often the loop's delay is sampled, and how often the longest one is read. */
export const LOOP_SAMPLE_MS = 10;
export const LOOP_WATCH_MS = 1_000;
/** A loop that is blocked again and again writes one log line in this time. */
export const LOOP_LOG_PAUSE_MS = 10_000;
/** A webhook that fails every call would fill the log; the metric counts each failure. */
export const FAILURE_LOG_PAUSE_MS = 10_000;
/**
 * A server that ends waits this long for a collector of traces; spans that it does not take by then are
 * lost.
 */
export const TRACES_FLUSH_MS_MAX = 2_000;
/** A collector that is away loses every batch of spans; one line says so for all of this time. */
export const TRACES_LOG_PAUSE_MS = 60_000;
/** States of views are compared this often, so what readiness says of them is no older; one that stops is logged. */
export const VIEWS_WATCH_MS = 2_000;
/**
 * What a scrape waits for a part that does not answer, such as a store that is away; Prometheus waits ten
 * seconds.
 */
export const METRICS_WAIT_MS_MAX = 2_000;
/**
 * Events are parsed and forgotten at once; with room for it that costs a third less than with the usual 48
 * MB. Node's `--max-semi-space-size`, which `npm start` sets, takes precedence.
 */
export const VIEWS_YOUNG_MEMORY_MB = 192;
/** A file that is larger holds no secret: it was named by mistake, or it never ends. */
export const SECRET_FILE_BYTES_MAX = 64 * 1024;
/** A server's end, in milliseconds: who sends SIGTERM waits ten seconds before it sends SIGKILL. */
export const STOP_MS_MAX = 9_500;
/**
 * A second signal that comes sooner, in milliseconds, is the first one once more: Ctrl-C and service
 * managers signal a whole group of processes, and npm passes on what the server has got already. On a busy
 * machine that takes long.
 */
export const STOP_AGAIN_MS = 2_000;

/**
 * An agent whose webhook secrets cannot be opened fails in every turn; its warning need not repeat as
 * often.
 */
export const SECRET_WARNING_EVERY_MS = 60_000;
/**
 * Fields of agents whose last warning is remembered, some 100 bytes each; forgotten ones are warned of
 * sooner.
 */
export const SECRET_WARNINGS_REMEMBERED = 1_000;

/**
 * The record follows the log after this pause, in milliseconds: what is younger can still be changed
 * unseen.
 */
export const AUDIT_PAUSE_MS = 1_000;
/** Leaves in one append: eight tiles, some 120 KB, so that a busy server signs a few times a second. */
export const AUDIT_LEAVES_PER_APPEND_MAX = 2_048;
/**
 * A server that another one outran at the record looks again after this time; half of its work would be in
 * vain.
 */
export const AUDIT_STANDBY_MS = 10_000;
/** Pairs of numbers in one event about erased leaves: at most 20 digits each, far below EVENT_BYTES_MAX. */
export const AUDIT_RANGES_PER_EVENT_MAX = 10_000;
/** The notary tries again every second; while it fails, one log line in this time is enough. */
export const AUDIT_WARNING_EVERY_MS = 60_000;
/** Events that a verification names: more than this have one cause, such as a store of another time. */
export const AUDIT_FINDINGS_MAX = 1_000;
/** A checkpoint has some 300 bytes, and each witness that signed it adds 200. */
export const AUDIT_NOTE_BYTES_MAX = 64 * 1024;
