/**
 * The catalogue of operating errors: expected, handled and reported to the client. Facts of the thrown error
 * replace the text in braces. Each text is one literal, because the compiler then asks for its facts. Bugs
 * are TypeErrors, and refusals of the domain are values with one of these codes; do not throw either from
 * here.
 */
export const errors = {
  // the event store
  wrong_expected_revision: 'stream {stream} is at revision {actual}, not at {expected}',
  stream_deleted: 'stream {stream} was deleted',
  event_too_large: 'an event of {bytes} bytes exceeds the limit of {bytesMax}',
  append_too_large: 'a change of {bytes} bytes exceeds the limit of {bytesMax} for one request; split it',
  store_unavailable: 'the event store cannot be reached: {reason}',
  store_damaged:
    'the file {file} is damaged: {reason}; list the damage with `parley store check`, then restore a backup or salvage with `parley store repair`',
  store_missing:
    'the store {file} is missing: restore a backup, or name the right folder; remove {marker} to begin with an empty store',
  events_elsewhere:
    'the server of {folder} records its events in EventStoreDB ({store}), not in this folder: back up EventStoreDB with its own tools, or copy its events with `parley store copy --from esdb://{store} --to lmdb:FOLDER`, and keep the secret key',
  view_damaged: 'the view {view} is damaged and is rebuilt from the events; try again',
  inbox_behind: 'the inbox does not have the newest turns yet; try again',
  record_damaged: 'stream {stream} is damaged at revision {revision}: {reason}',

  // agents: conflicts with the current state
  agent_not_found: 'the agent does not exist',
  agent_not_deleted: 'agent {agentId} is not deleted',
  intent_not_found: 'there is no intent {intentId}',
  entity_not_found: 'there is no entity {entity}',
  token_not_found: 'there is no token {tokenId}',
  signing_key_not_found: 'the webhook has no signing key {keyId}; to add a key, send its secret',
  webhook_header_not_found: 'the webhook has no header {name} whose value could be kept; send a value',
  webhook_secrets_needed:
    'secrets are bound to the scheme, host and port of the webhook: send {secrets} again with the new address, or remove them',
  webhook_secrets_elsewhere:
    'credentials are sent only to the scheme, host and port of the webhook, not to {place}: send without them',
  id_taken: 'the id {id} is already used',
  intent_name_taken: 'an intent named {name} already exists',
  entity_name_taken: 'an entity named {name} already exists',
  entity_in_use: 'entity {name} is used by {users}; remove it there first',

  // agents: invalid changes
  bad_agent_name: 'an agent needs a name of 1 to {charsMax} characters',
  bad_intent_name: 'an intent needs a name of 1 to {charsMax} characters',
  bad_entity_name:
    '{name} is not a valid entity name: use letters, digits, _ and -, at most {charsMax} characters',
  bad_trigger_name:
    '{name} is not a valid event name: use Latin letters, digits, _ and -, at most {charsMax} characters',
  bad_context_name:
    '{name} is not a valid context name: use Latin letters, digits, _, - and %, at most {bytesMax} characters',
  bad_lifespan:
    'context {name} has the lifespan {lifespan}; it must be a whole number from 0 to {lifespanMax}',
  too_many_outputs: 'intent {intent} sets {contexts} contexts; a session may have at most {contextsMax}',
  bad_parameter_name: 'intent {intent} has a parameter without a name',
  parameter_type_missing: 'parameter {parameter} is required, so it needs a dataType',
  bad_language: '{language} is not a language tag such as en or pt-BR',
  bad_timezone: '{timezone} is not an IANA time zone such as Europe/Berlin',
  bad_webhook_url:
    'a webhook needs an absolute http or https address without user, password and control characters',
  bad_masking_pattern: 'the masking pattern {pattern} cannot be used: {reason}',
  bad_masking_label:
    '{label} is not a valid label for masked values: use letters, digits, dot, _ and -, at most 40 characters',
  too_many_items: '{what} has {count} {items}; the maximum is {itemsMax}',
  bad_token_value:
    'a token needs 32 hexadecimal digits, or 16 to {charsMax} letters, digits and . _ ~ + / = -; both with at least {differentMin} different characters and no repeated part',
  token_taken: 'the token is already in use on this server',
  phrase_not_found: 'intent {intent} has no phrase "{text}" in {language}',
  annotation_unknown:
    '"{text}" is annotated with {name}, which is neither a parameter of intent {intent} nor an entity: correct the name, or add the parameter or entity first',
  publishing_off: 'publishing is off for this agent: switch it on with `parley agent publishing AGENT on`',
  bad_environment_name:
    '{name} is not a valid environment name: use lowercase letters, digits and -, begin with a letter, at most 40 characters; draft is reserved',
  environment_not_found: 'the agent has no environment {environment}',
  role_too_low: 'this needs the role {needed}; the token has the role {role}',
  environment_closed:
    'this token cannot use the environment {environment}: use a token of that environment, or a developer token',
  environment_in_use: 'environment {environment} is used by {users}',
  split_to_itself: 'revision {revision} already answers in {environment}: name another one',
  shadow_of_itself: 'revision {revision} already answers in {environment}: name another one',
  shadow_not_found:
    'environment {environment} has no shadow: set one with `parley shadow AGENT --revision REVISION`',
  nothing_to_roll_back: 'nothing was published to {environment} before its current revision',
  agent_changed:
    'the agent was changed since revision {revision}: {changes}; read it again, and repeat the edit',
  undo_refused: 'revision {revision} cannot be undone: {reason}',
  part_too_large: '{what} has {bytes} bytes; the maximum is {bytesMax}',

  // agent exports
  bad_export: '{path}: {reason}',

  // understanding
  model_unreadable: 'the trained model cannot be read: {reason}',
  slot_tagger_unreadable: 'a slot tagger cannot be read: {reason}',
  vectors_unreadable: 'the word vectors cannot be read: {reason}',
  encoder_failed: 'the sentence encoder {encoder} cannot be used: {reason}',
  encoder_unknown:
    '{name} is not a sentence encoder of this server; it has: {encoders} (PARLEY_ENCODER names one)',
  // requests: authentication
  token_missing:
    'You are not authorized for this operation. An access token is needed: Authorization: Bearer …',
  token_unknown: 'You are not authorized for this operation. Invalid access token: {shown}',
  console_session_over:
    'You are not authorized for this operation. The console session has ended; log in again.',
  token_kind_wrong:
    'You are not authorized for this operation. It takes {needed} access token, not {given} access token.',
  console_host_unknown:
    'the console does not accept this host name; the operator can allow it with PARLEY_CONSOLE_HOSTS',
  console_origin_refused: 'log in over HTTPS, or on the machine of the server, from a page of the console',
  too_many_requests:
    'Too many requests with this token, or from this address without a token; try again in {retryAfterS} s',

  too_many_live_lists:
    'this token has {lists} live lists open; close one, or let one list serve several readers',
  live_lists_full: '{lists} live lists are open on this server; try again, or ask another server',

  // requests: form
  request_broken: 'the request is not valid HTTP ({reason}); is its address percent-encoded?',
  request_too_slow: 'the request did not arrive in time',
  headers_too_large: 'the address and headers together exceed {bytesMax} bytes',
  route_unknown: '{path} does not exist',
  method_not_allowed: '{path} does not support {method}',
  not_acceptable: 'the response is JSON, which the Accept header does not allow',
  url_unreadable: 'the address is not percent-encoded UTF-8',
  content_unsupported: 'a body with {what} is not supported here: send uncompressed JSON in UTF-8',
  voice_unsupported: 'Multipart bodies, such as voice requests, are not supported: send the text as JSON',
  body_too_large: 'the body exceeds {bytesMax} bytes',
  body_cut_short: 'the body is incomplete',
  body_unreadable: 'the body is not JSON in UTF-8: {reason}',
  body_too_deep: 'the body is nested deeper than {depthMax} levels',
  request_invalid: '{place} {fault}',
  archive_unreadable: 'the archive cannot be read: {reason}',
  log_file_unreadable: 'the log file {path} cannot be read ({reason}), so nothing was erased',
  archive_too_large: 'the archive is too large: {what} exceeds {most}',

  // requests: queries and sessions
  bad_protocol_version: "The 'v' parameter must be a date of eight digits, such as 20150910.",
  session_id_missing: "Required 'sessionId' parameter is empty.",
  session_id_too_long: "The 'sessionId' parameter exceeds {symbolsMax} characters.",
  lang_missing: "Required 'lang' parameter is empty.",
  query_missing: 'Json request query property is missing',
  query_ambiguous: 'Send a query or an event, not both.',
  query_too_long: 'All queries should be less than 256 symbols.',
  context_not_found: 'the session has no active context {name}',
  user_entity_not_found: 'the session does not override the entity {name}',
  user_entity_unknown: 'the agent has no entity {name}',
  user_entities_too_large:
    'the entities of a session may have at most {charsMax} characters; this request would result in {chars}',

  // sessions: conflicts of a turn
  session_queue_full: '{waiting} requests of the session are already waiting; wait for their replies',
  client_gone: 'the client closed its connection while its request waited; the request was not processed',
  session_busy: 'the session is waiting for its webhook',
  no_webhook_pending: 'the session is not, or no longer, waiting for that webhook call',
  too_many_contexts:
    'a session may have at most {contextsMax} contexts; this request would result in {contexts}',
  webhook_call_not_found: 'there is no webhook call {callId}',
  session_not_found: 'the agent has no session {sessionId}',
  note_not_found: 'the session has no note {noteId}',
  bad_note: 'a note needs 1 to {charsMax} characters',
  bad_tag:
    '"{tag}" is not a valid tag: use letters, digits and . _ : / -, begin with a letter or digit, at most {charsMax} characters',
  session_erased: 'session {sessionId} was erased and cannot be read',
  session_key_missing: 'the sealing key of session {sessionId} is missing, so it cannot be read',
  turn_not_found: 'session {sessionId} has no turn {turn}; its number of turns is {turns}',
  sandbox_not_found: 'the agent has no sandbox {sandboxId}',
  sandbox_unfinished:
    'sandbox {sandboxId} has {answered} of its {turns} turns: it is still being made, or the server stopped meanwhile; wait for it, or delete it and fork again',
  sessions_owner_unclear:
    'the export is named "{name}", which matches {agents} agents: name the one whose sessions to use with sessionsOf (--of)',
  revision_not_found: 'the agent had no revision {revision}',
  what_if_not_found: 'there is no what-if {whatIfId}',
  recording_unreadable: 'event {type} of stream {stream} cannot be read: {reason}',

  // projections and their views
  projection_broken: 'projection {name} cannot be used: {reason}',
  projections_unfinished:
    '{done} of {total} projections are installed ({report}); it stopped at {name}: {reason}',
  projection_unknown: 'there is no projection {name}',
  report_unknown: 'there is no report {name}; the reports are {known}',
  clock_ahead:
    'the last check of the clock was at {lastCheckAt}, and now it is {now}: nothing is erased until the clock is set right, or the request says that it is right (trustClock)',
  scavenge_refused: 'the event store refused to start a scavenge: {reason}',
  store_without_projections:
    'this event store does not run projections; EventStoreDB does if started with projections',

  // the verifiable record
  checkpoint_invalid:
    'the checkpoint is not one that this installation signed: send a note as parley audit checkpoint writes it',
  record_key_changed:
    'the verifiable record is signed with another secret key than the one of this server: start the server with the previous key (PARLEY_SECRET_KEY, or secret-key in the data folder); if that is lost, see parley audit renew',
  record_key_kept:
    "the newest checkpoint of the record is signed with this server's key: there is nothing to renew",
  evidence_refused: 'session {sessionId} cannot be proved: {reason}',
  record_shorter:
    'the record has {size} leaves, and the earlier checkpoint {since}: the store was restored from an older backup, or the end of the record was cut off',

  // the server itself
  copy_mismatch: 'the target store has other events: stream {stream}, event {revision}',
  copy_target_started:
    'a server was started on the target store and recorded events of its own there: copy to an empty store, and start servers on it afterwards',
  backup_unreadable: '{path} is not a readable backup: {reason}',
  backups_off: 'this server makes no backups over HTTP: {reason}',
  backup_running: 'a backup is being made; wait until it is complete',
  backup_failed: 'the backup failed: {reason}',
  position_ahead: 'this server has not reached position {position} yet; try again',
  disk_full: 'the disk has too little room: {reason}',
  store_busy: 'too many requests are writing at once; try again',
  shutting_down: 'the server is shutting down',
} as const;

export type ErrorCode = keyof typeof errors;

type HolesOf<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | HolesOf<Rest>
  : never;

/** The facts in an error's text, and additional facts for the log. */
export type FactsOf<Code extends ErrorCode> = {
  readonly [Hole in HolesOf<(typeof errors)[Code]>]: string | number;
} & { readonly [fact: string]: unknown };

export class ParleyError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly facts: FactsOf<Code>;

  constructor(code: Code, facts: FactsOf<Code>, options?: ErrorOptions) {
    const text: string = errors[code];
    super(
      text.replace(/\{(\w+)\}/g, (_, hole: string) => factText(facts[hole])),
      options,
    );
    this.name = 'ParleyError';
    this.code = code;
    this.facts = facts;
  }
}

/** An empty fact is shown as quotes, so that the sentence stays readable. */
const factText = (fact: unknown): string => (fact === '' ? '""' : String(fact));

export const isParleyError = <Code extends ErrorCode>(
  error: unknown,
  code?: Code,
): error is ParleyError<Code> => error instanceof ParleyError && (code === undefined || error.code === code);
