/** Limits of replays, what-ifs, shadows and conversation tests. */

/** A conversation test in YAML is read in a thread that may take this long and this much memory. */
export const YAML_READ_MS_MAX = 10_000;
export const YAML_THREAD_MB_MAX = 256;

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
/** The notes and tags of this many long sessions stay in memory. Those of one session take 1 to 100 kB. */
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
/** Events between two progress reports of long work. */
export const EVENTS_A_STEP = 10_000;
