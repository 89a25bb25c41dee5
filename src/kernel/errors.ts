/**
 * The catalogue of operating errors: expected, handled, told to whoever asked.
 * Text in braces is filled from the facts given when the error is thrown.
 * A bug is a TypeError, a refusal of the domain is a value with one of these codes; neither is thrown from here.
 */
export const errors = {
  // the event store
  wrong_expected_revision: 'stream {stream} is at revision {actual}, not at {expected}',
  stream_deleted: 'stream {stream} was deleted',
  event_too_large: 'an event of {bytes} bytes is over the limit of {bytesMax}',
  append_too_large: 'a change of {bytes} bytes is over the limit of {bytesMax} for one step; split it',
  store_unavailable: 'the event store cannot be reached: {reason}',

  // agents: what stands in the way of a change
  agent_not_found: 'there is no such agent',
  agent_exists: 'agent {agentId} exists already',
  agent_importing: 'the agent is still being imported',
  intent_not_found: 'there is no intent {intentId}',
  entity_not_found: 'there is no entity {entity}',
  token_not_found: 'there is no token {tokenId}',
  signing_key_not_found: 'the webhook has no signing key {keyId}; give a new key by its secret',
  webhook_header_not_found: 'the webhook has no header {name} whose value could stay; give its value',
  webhook_secrets_needed:
    'secrets of the webhook stay with its scheme, host and port: give {secrets} again with the new address, or remove them',
  webhook_secrets_elsewhere:
    'credentials go to scheme, host and port of the webhook alone, not to {place}: send without them',
  id_taken: 'the id {id} is taken',
  intent_name_taken: 'there is an intent named {name} already',
  entity_name_taken: 'there is an entity named {name} already',
  entity_in_use: 'entity {name} is used by {users}; change that first',

  // agents: what a change may not contain
  bad_agent_name: 'an agent needs a name of at most {charsMax} characters',
  bad_intent_name: 'an intent needs a name of at most {charsMax} characters',
  bad_entity_name: '{name} cannot name an entity: letters, digits, _ and - only, {charsMax} at most',
  bad_trigger_name: '{name} cannot name an event: Latin letters, digits, _ and - only, {charsMax} at most',
  bad_context_name:
    '{name} cannot name a context: Latin letters, digits, _, - and % only, {bytesMax} at most',
  bad_lifespan: 'context {name} cannot live for {lifespan} requests: a whole number from 0 to {lifespanMax}',
  too_many_outputs: 'intent {intent} sets {contexts} contexts; a session may have {contextsMax}',
  bad_parameter_name: 'intent {intent} has a parameter without a name',
  parameter_type_missing: 'parameter {parameter} is required, so it needs a dataType',
  bad_language: '{language} is no language tag such as en or pt-BR',
  bad_timezone: '{timezone} is no IANA time zone such as Europe/Berlin',
  bad_webhook_url: 'a webhook needs an absolute http or https address, without user and password in it',
  bad_masking_pattern: 'the masking pattern {pattern} cannot be used: {reason}',
  bad_masking_label:
    '{label} cannot stand for a masked value: letters, digits, dot, _ and - only, 40 at most',
  too_many_items: '{what} has {count} {items}; {itemsMax} is the most',
  part_too_large: '{what} takes {bytes} bytes; {bytesMax} is the most',

  // agent exports
  bad_export: '{path}: {reason}',

  // understanding
  model_unreadable: 'the trained model cannot be read: {reason}',
  slot_tagger_unreadable: 'a slot tagger cannot be read: {reason}',
  vectors_unreadable: 'the word vectors cannot be read: {reason}',
  // requests: who asks
  token_missing:
    'You are not authorized for this operation. An access token is needed: Authorization: Bearer …',
  token_unknown: 'You are not authorized for this operation. Invalid access token: {shown}',
  token_kind_wrong:
    'You are not authorized for this operation. It takes {needed} access token, not {given} access token.',
  too_many_requests:
    'There were too many requests with this token, or from this address without one; try again in {retryAfterS} s',

  // requests: how they are written
  request_broken: 'the request is no HTTP that can be read ({reason}); is its address percent-encoded?',
  request_too_slow: 'the request did not arrive in time',
  headers_too_large: 'address and headers may have {bytesMax} bytes together',
  route_unknown: 'there is nothing at {path}',
  method_not_allowed: '{path} does not take {method}',
  not_acceptable: 'the answer is JSON, which the Accept header does not allow',
  url_unreadable: 'the address is not percent-encoded UTF-8',
  content_unsupported: 'a body of {contentType} cannot be read here',
  voice_unsupported: 'Multipart bodies, such as voice requests, are not supported: send the text as JSON',
  body_too_large: 'the body may have {bytesMax} bytes at most',
  body_cut_short: 'the body ended before its end',
  body_unreadable: 'the body is no JSON in UTF-8: {reason}',
  body_too_deep: 'the body is nested deeper than {depthMax} levels',
  request_invalid: '{place} {fault}',
  archive_unreadable: 'the archive cannot be read: {reason}',
  archive_too_large: 'the archive is too large: {what} may be {most} at most',

  // requests: queries and sessions
  bad_protocol_version: "The 'v' parameter must be a date of eight digits, such as 20150910.",
  session_id_missing: "Required 'sessionId' parameter is empty.",
  session_id_too_long: "The 'sessionId' parameter may have {symbolsMax} symbols at most.",
  lang_missing: "Required 'lang' parameter is empty.",
  query_missing: 'Json request query property is missing',
  query_ambiguous: 'A request carries a query or an event, not both.',
  query_too_long: 'All queries should be less than 256 symbols.',
  context_not_found: 'there is no active context {name}',
  user_entity_not_found: 'the session has no entity {name} of its own',
  user_entity_unknown: 'the agent has no entity {name}',

  // sessions: what stands in the way of a turn
  session_queue_full: '{waiting} requests of the session are waiting already; wait for their replies',
  client_gone: 'the client closed its connection while its request waited; nothing was done',
  session_busy: 'the session is waiting for its webhook',
  no_webhook_pending: 'the session is not waiting for that webhook call (any more)',
  too_many_contexts: 'a session may have {contextsMax} contexts; this would make {contexts}',
  webhook_call_not_found: 'there is no webhook call {callId}',
  session_not_found: 'the agent has no session {sessionId}',
  session_erased: 'session {sessionId} was erased: nothing that was said in it can be read',
  turn_not_found: 'session {sessionId} has no turn {turn}: it has {turns}',
  sandbox_not_found: 'the agent has no sandbox {sandboxId}',
  sessions_owner_unclear:
    'the export is named "{name}", and {agents} agents may be meant: say whose sessions with sessionsOf (--of)',
  revision_not_found: 'the agent had no such revision: {revision}',
  what_if_not_found: 'there is no what-if {whatIfId}',
  recording_unreadable: 'event {type} of stream {stream} cannot be read: {reason}',

  // projections and their views
  projection_broken: 'projection {name} cannot be used: {reason}',
  projection_unknown: 'there is no projection {name}',
  report_unknown: 'there is no report {name}; there are {known}',
  scavenge_refused: 'the event store starts no scavenge: {reason}',
  store_without_projections: 'this event store runs no projections: EventStoreDB does, started with them',

  // the server itself
  copy_mismatch: 'the other store has something else already: stream {stream}, event {revision}',
  backup_unreadable: '{path} is no backup that can be read: {reason}',
  position_ahead: 'this server has not heard as far as {position} yet; try again',
  disk_full: 'the disk has too little room: {reason}',
  store_busy: 'too many requests are writing at once; try again',
  shutting_down: 'the server is shutting down',
} as const;

export type ErrorCode = keyof typeof errors;

type HolesOf<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | HolesOf<Rest>
  : never;

/** The facts that an error's text asks for, and any others worth logging. */
export type FactsOf<Code extends ErrorCode> = {
  readonly [Hole in HolesOf<(typeof errors)[Code]>]: string | number;
} & { readonly [fact: string]: unknown };

export class ParleyError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly facts: FactsOf<Code>;

  constructor(code: Code, facts: FactsOf<Code>, options?: ErrorOptions) {
    const text: string = errors[code];
    super(
      text.replace(/\{(\w+)\}/g, (_, hole: string) => inWords(facts[hole])),
      options,
    );
    this.name = 'ParleyError';
    this.code = code;
    this.facts = facts;
  }
}

/** Nothing at all would leave a hole in the text. */
const inWords = (fact: unknown): string => (fact === '' ? '""' : String(fact));

export const isParleyError = <Code extends ErrorCode>(
  error: unknown,
  code?: Code,
): error is ParleyError<Code> => error instanceof ParleyError && (code === undefined || error.code === code);
