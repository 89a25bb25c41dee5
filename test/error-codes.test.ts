import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SECRET_MASK } from '../src/agent/sealed-secret.ts';
import { type ErrorCode, errors } from '../src/kernel/errors.ts';
import { CONTEXTS_PER_SESSION_MAX } from '../src/kernel/limits/conversation.ts';
import type { Known } from './support/answered-operations.ts';
import { aCafe, intent, json, tokenFor } from './support/cafe.ts';
import { codesDocumented, fillTemplate } from './support/described-operations.ts';
import { type Served, startServed } from './torture/served.ts';

let server: Served;
let known: Known;
beforeAll(async () => {
  server = await startServed();
  known = await aCafe(server);
  const webhook = { enabled: true, url: 'http://127.0.0.1:1/', headers: { authorization: 'a secret' } };
  await server.admin(`PUT /admin/agents/${known.id}/webhook`, webhook);
}, 60_000);
afterAll(() => server?.stop());

const agent = '/admin/agents/{id}';
const session = `${agent}/sessions/{session}`;
const outputs = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `c${at}`, lifespan: 1 }));
const withResponse = (response: object) => ({ ...intent('eat'), responses: [response] });

type Request = { readonly line: string; readonly body?: unknown; readonly names?: Known };

/** Requests that each end in a code which no other end-to-end test asks for. */
const requests = {
  agent_not_found: { line: `GET ${agent}`, names: { id: 'nowhere' } },
  intent_not_found: { line: `GET ${agent}/intents/nothing` },
  entity_not_found: { line: `GET ${agent}/entities/nothing` },
  phrase_not_found: { line: `POST ${agent}/intents/{intent}/phrases`, body: { remove: ['nothing'] } },
  token_not_found: { line: `DELETE ${agent}/tokens/nothing` },
  note_not_found: { line: `DELETE ${session}/notes/nothing` },
  session_not_found: { line: `GET ${session}`, names: { session: 'nobody' } },
  turn_not_found: { line: `GET ${session}/turns/9` },
  sandbox_not_found: { line: `DELETE ${agent}/sandboxes/nothing` },
  what_if_not_found: { line: 'GET /admin/what-if/nothing' },
  webhook_call_not_found: { line: 'GET /admin/webhook-calls/nothing' },
  projection_unknown: { line: 'GET /admin/projections/nothing' },
  report_unknown: { line: `GET ${agent}/analytics/nothing` },
  route_unknown: { line: 'GET /v1/nothing' },
  method_not_allowed: { line: 'PATCH /v1/query' },
  context_not_found: { line: 'GET /v1/contexts/nothing?sessionId=anna' },
  user_entity_not_found: { line: 'GET /v1/userEntities/nothing?sessionId=anna' },
  shadow_not_found: { line: `GET ${agent}/environments/staging/shadow`, names: { isPublisher: 'yes' } },
  bad_environment_name: {
    line: `POST ${agent}/publish`,
    names: { isPublisher: 'yes' },
    body: { environment: 'Not Good' },
  },
  bad_note: { line: `POST ${session}/notes`, body: { text: '' } },
  bad_tag: { line: `PATCH ${session}/tags`, body: { add: ['?'] } },
  bad_agent_name: { line: 'POST /admin/agents', body: { name: '' } },
  bad_language: { line: 'POST /admin/agents', body: { name: 'a', language: 'of nobody' } },
  bad_lifespan: {
    line: 'POST /v1/intents',
    body: withResponse({ affectedContexts: [{ name: 'tea', lifespan: 3_000_000_000 }] }),
  },
  too_many_outputs: {
    line: 'POST /v1/intents',
    body: withResponse({ affectedContexts: outputs(CONTEXTS_PER_SESSION_MAX + 1) }),
  },
  bad_parameter_name: { line: 'POST /v1/intents', body: withResponse({ parameters: [{ name: ' ' }] }) },
  bad_webhook_url: { line: `PUT ${agent}/webhook`, body: { url: 'ftp://nowhere' } },
  signing_key_not_found: { line: `PUT ${agent}/webhook`, body: { signing: [{ id: 'none' }] } },
  webhook_header_not_found: {
    line: `PUT ${agent}/webhook`,
    body: { headers: { authorization: 'a secret', 'x-api-key': SECRET_MASK } },
  },
  webhook_secrets_needed: { line: `PUT ${agent}/webhook`, body: { url: 'http://127.0.0.1:2/' } },
  webhook_secrets_elsewhere: {
    line: `POST ${agent}/webhook-calls/resend`,
    body: { calls: [], to: 'http://127.0.0.1:2/', withCredentials: true },
  },
  bad_masking_pattern: { line: `PUT ${agent}/privacy`, body: { masking: [{ pattern: '(' }] } },
  bad_masking_label: { line: `PUT ${agent}/privacy`, body: { masking: [{ pattern: 'a', as: '?' }] } },
  annotation_unknown: {
    line: `POST ${agent}/inbox/assign`,
    body: { phrases: ['a [tea](nothing)'], intentId: 'cancel' },
  },
  too_many_items: {
    line: `PATCH ${agent}`,
    body: { languages: Array.from({ length: 101 }, (_, at) => `en-${String(at).padStart(3, '0')}`) },
  },
  encoder_unknown: { line: `POST ${agent}/evaluate?encoder=nothing` },
  log_file_unreadable: { line: 'POST /admin/erase', body: { session: 'anna', logs: ['/nowhere/at-all'] } },
} as const satisfies Partial<Record<ErrorCode, Request>>;

const asked = async ({ line, body, names }: Request) => {
  const isPublisher = names?.isPublisher !== undefined;
  const all = { ...known, ...(isPublisher && { id: known.published ?? '' }), ...names };
  const { code } = await server.send(fillTemplate(line, all), {
    token: line.includes('sessionId=') ? (known.client ?? '') : tokenFor(line.split(' ')[1] ?? '', known),
    headers: json,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return code;
};

it.each(Object.entries(requests))('a request is refused with %s', async (code, request) => {
  expect(await asked(request)).toBe(code);
});

/** Codes that a client of a sound server does not read, each with the test that shows it. */
const shownElsewhere = {
  // A command or a start that ends with them, or a reply that takes an unusual store.
  store_damaged: 'src/disk/repair.test.ts',
  store_missing: 'test/acceptance/damaged-record.test.ts',
  events_elsewhere: 'src/compose/check-store.test.ts',
  backup_unreadable: 'src/disk/backup.test.ts',
  copy_mismatch: 'src/store/moving/copy-store.test.ts',
  copy_target_started: 'src/store/moving/copy-store.test.ts',
  store_busy: 'test/contract/eventstoredb-faults.test.ts',
  projections_unfinished: 'test/contract/eventstoredb-projections.test.ts',
  projection_broken: 'test/contract/eventstoredb-projections.test.ts',
  backup_failed: 'test/acceptance/backup-over-http.test.ts',
  session_erased: 'test/acceptance/privacy-sealed.test.ts',
  session_key_missing: 'test/acceptance/lost-seal-keys.test.ts',
  // The server mends them: it trains again, makes the view again, repeats the append or frees the session.
  slot_tagger_unreadable: 'src/nlu/slots/slot-tagger.test.ts',
  vectors_unreadable: 'src/nlu/vectors/vectors.test.ts',
  view_damaged: 'src/views/damaged-view.test.ts',
  inbox_behind: 'src/views/inbox/inbox.test.ts',
  stream_deleted: 'test/contract/event-store-concurrency.ts',
  wrong_expected_revision: 'test/contract/event-store-concurrency.ts',
  session_busy: 'src/session/webhook-turns.test.ts',
  no_webhook_pending: 'src/session/webhook-turns.test.ts',
  // Only the log has it, because the client is gone.
  client_gone: 'src/turn/session-queue.test.ts',
  // Only a newer version, or a collision of random ids, makes them.
  recording_unreadable: 'src/metrics/failure-watch.test.ts',
  id_taken: 'src/agent/decide.test.ts',
} as const satisfies Partial<Record<ErrorCode, string>>;

const codesIn = (path: string): readonly string[] =>
  readFileSync(path, 'utf8').match(/\b[a-z]+(_[a-z]+)+\b/g) ?? [];

/** Tests that send requests to a server, or run the command line. */
const endToEnd = [
  'test',
  'test/acceptance',
  'src/http',
  'src/http/body',
  'src/http/console',
  'src/http/routes/admin',
  'src/http/routes/v1',
  'src/http/wire',
];

it('every code of the catalogue is the outcome of some test', () => {
  const files = endToEnd.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.test.ts') && !name.startsWith('error'))
      .map((name) => `${folder}/${name}`),
  );
  const inOperations = [409, 412, 413, 429].flatMap((status) =>
    codesDocumented(server, status).map((row) => row.split(' ').at(-1) ?? ''),
  );
  const tried = new Set([
    ...Object.keys(requests),
    ...inOperations,
    ...files.flatMap(codesIn),
    ...Object.keys(shownElsewhere),
  ]);
  expect(Object.keys(errors).filter((code) => !tried.has(code))).toEqual([]);
});

it.each(Object.entries(shownElsewhere))('%s is shown by %s', (code, path) => {
  const text = readFileSync(path, 'utf8');
  const words = errors[code as ErrorCode].split(/\{\w+\}|[:;,]/).filter(({ length }) => length > 12);
  const shown = [code, ...words].filter((part) => text.includes(part.trim()));
  expect(shown).not.toEqual([]);
});
