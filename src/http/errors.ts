import { type ErrorCode, isParleyError, type ParleyError } from '../kernel/errors.ts';
import { ERROR_DETAILS_CHARS_MAX } from '../kernel/limits/http.ts';

/** `code` is the status code in the body; the API answers some misses with HTTP 200 and a body code of 404. */
export type ErrorAnswer = { readonly http: number; readonly code: number; readonly errorType: string };

const badRequest = { http: 400, code: 400, errorType: 'bad_request' };
const unauthorized = { http: 401, code: 401, errorType: 'unauthorized' };
const forbidden = { http: 403, code: 403, errorType: 'forbidden' };
const notFound = { http: 404, code: 404, errorType: 'not_found' };
const notInSession = { http: 200, code: 404, errorType: 'not_found' };
const conflict = { http: 409, code: 409, errorType: 'conflict' };
const tooLarge = { http: 413, code: 413, errorType: 'request_too_large' };
const internalError = { http: 500, code: 500, errorType: 'internal_error' };
const refusedBehind = { http: 502, code: 502, errorType: 'bad_gateway' };
const unavailable = { http: 503, code: 503, errorType: 'service_unavailable' };

/** The reply to each code of the catalogue; `docs/errors.md` documents this table. */
export const answers = {
  wrong_expected_revision: conflict,
  stream_deleted: conflict,
  event_too_large: tooLarge,
  append_too_large: tooLarge,
  store_unavailable: unavailable,
  store_damaged: internalError,
  store_missing: internalError,
  events_elsewhere: conflict,
  record_damaged: internalError,
  view_damaged: unavailable,
  inbox_behind: unavailable,
  scavenge_refused: refusedBehind,

  agent_not_found: notFound,
  agent_not_deleted: conflict,
  intent_not_found: notFound,
  entity_not_found: notFound,
  token_not_found: notFound,
  session_not_found: notFound,
  session_erased: notFound,
  session_key_missing: notFound,
  note_not_found: notFound,
  turn_not_found: notFound,
  sandbox_not_found: notFound,
  sandbox_unfinished: conflict,
  sessions_owner_unclear: badRequest,
  revision_not_found: notFound,
  what_if_not_found: notFound,
  clock_ahead: conflict,
  checkpoint_invalid: badRequest,
  record_key_changed: conflict,
  record_key_kept: conflict,
  evidence_refused: conflict,
  record_shorter: conflict,
  signing_key_not_found: badRequest,
  webhook_header_not_found: badRequest,
  webhook_secrets_needed: badRequest,
  webhook_secrets_elsewhere: badRequest,
  id_taken: conflict,
  intent_name_taken: conflict,
  entity_name_taken: conflict,
  entity_in_use: conflict,

  bad_agent_name: badRequest,
  bad_note: badRequest,
  bad_tag: badRequest,
  bad_intent_name: badRequest,
  bad_entity_name: badRequest,
  bad_trigger_name: badRequest,
  bad_context_name: badRequest,
  bad_lifespan: badRequest,
  too_many_outputs: badRequest,
  bad_parameter_name: badRequest,
  parameter_type_missing: badRequest,
  bad_language: badRequest,
  bad_timezone: badRequest,
  bad_webhook_url: badRequest,
  bad_masking_pattern: badRequest,
  bad_masking_label: badRequest,
  too_many_items: badRequest,
  part_too_large: tooLarge,
  bad_token_value: badRequest,
  token_taken: conflict,
  phrase_not_found: notFound,
  annotation_unknown: badRequest,
  agent_changed: { http: 412, code: 412, errorType: 'precondition_failed' },
  undo_refused: conflict,
  publishing_off: conflict,
  bad_environment_name: badRequest,
  environment_not_found: notFound,
  role_too_low: { http: 403, code: 403, errorType: 'permission_denied' },
  environment_closed: { http: 403, code: 403, errorType: 'permission_denied' },
  environment_in_use: conflict,
  split_to_itself: conflict,
  shadow_of_itself: conflict,
  shadow_not_found: notFound,
  nothing_to_roll_back: conflict,

  bad_export: badRequest,

  model_unreadable: internalError,
  vectors_unreadable: internalError,
  encoder_failed: unavailable,
  encoder_unknown: badRequest,
  slot_tagger_unreadable: internalError,

  token_missing: unauthorized,
  token_unknown: unauthorized,
  token_kind_wrong: unauthorized,
  console_session_over: unauthorized,
  console_host_unknown: forbidden,
  console_origin_refused: forbidden,
  too_many_requests: { http: 429, code: 429, errorType: 'too_many_requests' },
  too_many_live_lists: { http: 429, code: 429, errorType: 'too_many_requests' },
  live_lists_full: unavailable,

  request_broken: badRequest,
  request_too_slow: { http: 408, code: 408, errorType: 'request_timeout' },
  headers_too_large: { http: 431, code: 431, errorType: 'request_too_large' },
  route_unknown: notFound,
  method_not_allowed: { http: 405, code: 405, errorType: 'not_allowed' },
  not_acceptable: { http: 406, code: 406, errorType: 'not_acceptable' },
  url_unreadable: badRequest,
  content_unsupported: { http: 415, code: 415, errorType: 'unsupported_media_type' },
  voice_unsupported: badRequest,
  body_too_large: tooLarge,
  body_cut_short: badRequest,
  body_unreadable: badRequest,
  body_too_deep: badRequest,
  request_invalid: badRequest,
  archive_unreadable: badRequest,
  log_file_unreadable: badRequest,
  archive_too_large: tooLarge,

  bad_protocol_version: badRequest,
  session_id_missing: badRequest,
  session_id_too_long: badRequest,
  lang_missing: badRequest,
  query_missing: badRequest,
  query_ambiguous: badRequest,
  query_too_long: badRequest,
  context_not_found: notInSession,
  user_entity_not_found: notInSession,
  user_entity_unknown: badRequest,
  user_entities_too_large: badRequest,

  session_queue_full: { http: 429, code: 429, errorType: 'too_many_requests' },
  // Appears only in the log.
  client_gone: { http: 408, code: 408, errorType: 'request_timeout' },
  session_busy: conflict,
  no_webhook_pending: conflict,
  too_many_contexts: badRequest,
  webhook_call_not_found: notFound,
  recording_unreadable: internalError,

  projection_broken: badRequest,
  projections_unfinished: refusedBehind,
  projection_unknown: notFound,
  report_unknown: notFound,
  store_without_projections: conflict,

  copy_mismatch: internalError,
  copy_target_started: internalError,
  backup_unreadable: internalError,
  backups_off: conflict,
  backup_running: conflict,
  // Admins see the reason: they can mend the folder, and the server itself is well.
  backup_failed: refusedBehind,
  position_ahead: unavailable,
  disk_full: unavailable,
  store_busy: unavailable,
  shutting_down: unavailable,
} as const satisfies Record<ErrorCode, ErrorAnswer>;

export type DetailedErrorAnswer = ErrorAnswer & {
  /** Undefined for a bug. */
  readonly error?: ParleyError;
  readonly details: string;
};

/**
 * The reply to any thrown value. Details of internal errors go only to the log; but a damaged stream is
 * named, because all others are usable.
 */
export const answerOf = (thrown: unknown): DetailedErrorAnswer => {
  if (!isParleyError(thrown)) return { ...internalError, details: 'An internal error; it was logged.' };
  const answer: ErrorAnswer = answers[thrown.code];
  const details =
    answer.http < 500 || answer.http === 502 || thrown.code === 'record_damaged'
      ? shorten(thrown.message)
      : answer.http === 503
        ? thrown.code === 'disk_full'
          ? 'The disk of the server is full, so it cannot record anything at the moment.'
          : 'The service is not available at the moment; try again soon.'
        : 'An internal error; it was logged.';
  return { ...answer, error: thrown, details };
};

/** Removes half a surrogate pair at the cut, which would be invalid text. */
const shorten = (details: string): string =>
  details.length <= ERROR_DETAILS_CHARS_MAX
    ? details
    : details.slice(0, ERROR_DETAILS_CHARS_MAX).replace(/[\ud800-\udbff]$/, '');
