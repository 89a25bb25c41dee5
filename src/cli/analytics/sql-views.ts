import { sqlText } from './duckdb.ts';

type Column = { readonly name: string; readonly summary: string };

export type SqlView = {
  readonly name: string;
  readonly summary: string;
  readonly columns: readonly Column[];
  readonly select: string;
};

const column = (name: string, summary: string): Column => ({ name, summary });

const readNdjson = (path: string): string => `
  SELECT * FROM read_json(${sqlText(path)}, format = 'newline_delimited', columns = {
    id: 'VARCHAR', stream: 'VARCHAR', revision: 'BIGINT', position: 'BIGINT', type: 'VARCHAR',
    data: 'JSON', metadata: 'JSON' })`;

/** The same for a Parquet export, which has the columns of the table. */
const readParquet = (path: string): string => `SELECT * FROM read_parquet(${sqlText(path)})`;

const events: SqlView = {
  name: 'events',
  summary: 'every recorded event',
  columns: [
    column('position', 'place in the whole log'),
    column('stream', 'session-…, agent-…, inbox-…, resend-…, circuit-…'),
    column('revision', 'place in its stream'),
    column('id', 'the same however often the event is read'),
    column('type', 'see docs/events.md'),
    column('occurred_at', 'timestamp, UTC'),
    column('agent_id', 'of sessions and agents'),
    column('session_id', 'of sessions'),
    column('correlation_id', 'the same for all events of one request'),
    column('actor', 'client, developer, admin or system'),
    column('agent_revision', 'the agent that answered'),
    column('environment', 'where it answered; null where publishing was off'),
    column('data', "JSON: (data->>'text'), (data->>'$.fulfillment.speech'); the brackets matter"),
    column('metadata', 'JSON'),
  ],
  select: `
    SELECT position, stream, revision, id, type,
      CAST(metadata->>'occurredAt' AS TIMESTAMP) AS occurred_at,
      nullif(split_part(stream, '-', 2), '') AS agent_id,
      CASE WHEN stream LIKE 'session-%' THEN url_decode(regexp_extract(stream, '^session-[^-]+-(.*)$', 1)) END
        AS session_id,
      metadata->>'correlationId' AS correlation_id,
      metadata->>'actor' AS actor,
      CAST(metadata->>'agentRevision' AS BIGINT) AS agent_revision,
      metadata->>'environment' AS environment,
      data, metadata
    FROM recorded`,
};

const turns: SqlView = {
  name: 'turns',
  summary: 'a query or a trigger with its answer',
  columns: [
    column('agent_id', ''),
    column('session_id', ''),
    column('turn', '1 for the first of its session'),
    column('turn_id', 'the id of the reply'),
    column('asked_at', 'timestamp, UTC'),
    column('text', 'what was said; null for a trigger'),
    column('trigger', "the event's name; null for a text"),
    column('language', "the agent's language that answered"),
    column('intent_id', 'the intent that answered last; null for none'),
    column('intent', 'its name'),
    column('action', 'its action'),
    column('matched_by', 'exact, template, learned, fallback, trigger or answer'),
    column('score', '0 to 1'),
    column('is_unmatched', 'no intent answered, or only a fallback'),
    column('prompted_for', 'the parameter that was asked for'),
    column('webhook_calls', 'how many'),
    column('reply', 'what was said'),
    column('replied_at', 'timestamp, UTC'),
  ],
  select: `
    SELECT agent_id, session_id, turn,
      any_value(data->>'turnId') FILTER (is_asking) AS turn_id,
      min(occurred_at) AS asked_at,
      any_value(data->>'text') FILTER (type = 'QueryReceived') AS text,
      any_value(data->>'name') FILTER (type = 'TriggerReceived') AS trigger,
      arg_max(data->>'language', revision) FILTER (type IN ('IntentMatched', 'NothingMatched')) AS language,
      arg_max(data->>'intentId', revision) FILTER (type = 'IntentMatched') AS intent_id,
      arg_max(data->>'intentName', revision) FILTER (type = 'IntentMatched') AS intent,
      arg_max(data->>'action', revision) FILTER (type = 'IntentMatched') AS action,
      arg_max(data->>'matchedBy', revision) FILTER (type = 'IntentMatched') AS matched_by,
      arg_max(CAST(data->>'score' AS DOUBLE), revision) FILTER (type = 'IntentMatched') AS score,
      coalesce(arg_max(data->>'matchedBy', revision) FILTER (type = 'IntentMatched'), 'fallback') = 'fallback'
        AS is_unmatched,
      arg_max(data->>'parameter', revision) FILTER (type = 'SlotPrompted') AS prompted_for,
      count(*) FILTER (type = 'WebhookRequested') AS webhook_calls,
      any_value(data->>'$.fulfillment.speech') FILTER (type = 'ReplySent') AS reply,
      any_value(occurred_at) FILTER (type = 'ReplySent') AS replied_at
    FROM (
      SELECT *, type IN ('QueryReceived', 'TriggerReceived') AS is_asking,
        count(*) FILTER (type IN ('QueryReceived', 'TriggerReceived'))
          OVER (PARTITION BY stream ORDER BY revision) AS turn
      FROM events WHERE stream LIKE 'session-%'
        AND type NOT IN ('ContextsChanged', 'UserEntitiesDeleted', 'UserEntitiesExpired', 'SessionExpired')
    )
    WHERE turn > 0
    GROUP BY agent_id, session_id, turn`,
};

const sessions: SqlView = {
  name: 'sessions',
  summary: 'a session with its sums',
  columns: [
    column('agent_id', ''),
    column('session_id', ''),
    column('started_at', 'when its first turn began, UTC'),
    column('last_active_at', 'when its last turn began, UTC'),
    column('turns', 'how many'),
    column('unmatched', 'of these, those that no intent answered, or only a fallback'),
    column('lowest_score', 'of its texts that the classifier understood'),
    column('last_intent', 'null where none answered last'),
    column('language', 'of its last turn'),
  ],
  select: `
    SELECT agent_id, session_id, min(asked_at) AS started_at, max(asked_at) AS last_active_at,
      count(*) AS turns, count(*) FILTER (is_unmatched) AS unmatched,
      min(score) FILTER (matched_by = 'learned') AS lowest_score,
      last(intent ORDER BY turn) AS last_intent, last(language ORDER BY turn) AS language
    FROM turns GROUP BY agent_id, session_id`,
};

const webhookCalls: SqlView = {
  name: 'webhook_calls',
  summary: 'a webhook call with how it ended',
  columns: [
    column('agent_id', ''),
    column('session_id', ''),
    column('call_id', ''),
    column('purpose', 'fulfillment or slot_filling'),
    column('requested_at', 'timestamp, UTC'),
    column('url', 'where it went'),
    column('outcome', 'replied, or why it failed; null while it is out'),
    column('status', 'HTTP status'),
    column('elapsed_ms', 'milliseconds'),
    column('request_body', 'what was sent'),
    column('reply_body', 'what came back'),
  ],
  select: `
    SELECT asked.agent_id, asked.session_id, asked.data->>'callId' AS call_id,
      asked.data->>'purpose' AS purpose, asked.occurred_at AS requested_at, asked.data->>'url' AS url,
      CASE ended.type WHEN 'WebhookReplied' THEN 'replied' ELSE ended.data->>'reason' END AS outcome,
      CAST(ended.data->>'status' AS INTEGER) AS status,
      CAST(ended.data->>'elapsedMs' AS DOUBLE) AS elapsed_ms,
      asked.data->>'body' AS request_body, ended.data->>'body' AS reply_body
    FROM events asked
    LEFT JOIN events ended ON ended.stream = asked.stream
      AND ended.type IN ('WebhookReplied', 'WebhookFailed')
      AND (ended.data->>'callId') = (asked.data->>'callId')
    WHERE asked.type = 'WebhookRequested'`,
};

/** The tables for SQL queries. */
export const sqlViews: readonly SqlView[] = [events, turns, sessions, webhookCalls];

/**
 * Statements that create them from a file of events, NDJSON or Parquet, or from a folder of Parquet files.
 */
export const loadStatements = (path: string): readonly string[] => {
  const isNdjson = /\.(ndjson|jsonl|json)$/i.test(path);
  const parts = path.endsWith('.parquet') ? path : `${path}/*.parquet`;
  const load = isNdjson ? readNdjson(path) : readParquet(parts);
  return [
    `SET TimeZone = 'UTC'`,
    `CREATE TABLE recorded AS SELECT id, stream, revision, position, type, data, metadata FROM (${load})`,
    `CREATE TABLE events AS ${events.select} ORDER BY position`,
    `DROP TABLE recorded`,
    ...sqlViews.slice(1).map(({ name, select }) => `CREATE VIEW ${name} AS ${select}`),
  ];
};

/** Writes a file of events as Parquet, in the same columns; every reader of Parquet supports Snappy. */
export const parquetStatement = (ndjson: string, parquet: string): string =>
  `COPY (${readNdjson(ndjson)}) TO ${sqlText(parquet)} (FORMAT parquet, COMPRESSION snappy)`;
