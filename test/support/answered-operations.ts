import { ADMIN_TOKEN, type Answer } from '../torture/served.ts';

/** Values from earlier replies, by the names that paths and bodies use. */
export type Known = Readonly<Record<string, string>>;

export type Step = {
  /** As in /openapi.json, such as `GET /v1/contexts/{name}`; parameters are filled from what is known. */
  readonly operation: string;
  readonly query?: string;
  readonly body?: (known: Known) => unknown;
  readonly token?: 'client' | 'developer';
  /** The values of the reply that later steps need. */
  readonly learns?: (body: Reply) => Known;
  /** It needs what the server does in the background, such as a checkpoint: repeated until it succeeds. */
  readonly isEventual?: boolean;
  readonly needs?: 'EventStoreDB' | 'a browser' | 'a lost key';
};

type Reply = Answer['body'] & ReturnType<typeof JSON.parse>;

const agent = '/admin/agents/{id}';
const session = `${agent}/sessions/{session}`;
const entries = [{ value: 'tea', synonyms: ['tea', 'cuppa'] }];
const size = { name: 'size', entries: [{ value: 'large', synonyms: ['big'] }] };
const phrase = (text: string) => ({ data: [{ text }] });
const orders = (name: string, webhookUsed = false) => ({
  name,
  webhookUsed,
  userSays: [phrase(`${name} a tea`), phrase(`please ${name} tea now`)],
  responses: [{ action: name, messages: [{ type: 0, speech: 'with pleasure' }] }],
});
const talk = { webhook: 'recorded', turns: [{ say: 'order a tea' }] };
const files = ({ files: all = '[]' }: Known) => ({ files: JSON.parse(all) });
const asked = { utterances: ['gibberish of nobody'] };
const first = { revision: 1 };

const step = (operation: string, more: Omit<Step, 'operation'> = {}): Step => ({ operation, ...more });
const developer = (operation: string, more: Omit<Step, 'operation'> = {}): Step =>
  step(operation, { token: 'developer', ...more });
const ofSession = { query: 'sessionId=anna' };

const server: readonly Step[] = [
  step('GET /'),
  step('GET /health/live'),
  step('GET /health/ready', { isEventual: true }),
  step('GET /metrics'),
  step('GET /admin/metrics/recent'),
  step('GET /admin/backups'),
  step('POST /admin/backups'),
  step('GET /admin/whoami'),
  step('POST /admin/tokens', {
    body: () => ({ role: 'viewer', name: 'a reader' }),
    learns: ({ tokenId }) => ({ tokenId }),
  }),
  step('GET /admin/tokens'),
  step('DELETE /admin/tokens/{tokenId}'),
  step('POST /admin/console/session', { needs: 'a browser', body: () => ({ token: ADMIN_TOKEN }) }),
  step('DELETE /admin/console/session', { needs: 'a browser' }),
];

const editing: readonly Step[] = [
  step('POST /admin/agents', {
    body: () => ({ name: 'Cafe' }),
    learns: ({ agentId, clientAccessToken, developerAccessToken }) => ({
      id: agentId,
      client: clientAccessToken,
      developer: developerAccessToken,
    }),
  }),
  step('GET /admin/agents'),
  step(`GET ${agent}`),
  step(`PATCH ${agent}`, { body: () => ({ description: 'serves drinks' }) }),
  step(`POST ${agent}/tokens`, {
    body: () => ({ kind: 'client', name: 'a bot' }),
    learns: ({ tokenId }) => ({ tokenId }),
  }),
  step(`GET ${agent}/tokens`),
  step(`DELETE ${agent}/tokens/{tokenId}`),
  step(`PUT ${agent}/webhook`, { body: ({ webhook }) => ({ enabled: true, url: webhook }) }),
  step(`GET ${agent}/webhook`),
  developer('POST /v1/entities', { body: () => [{ name: 'drink', entries }] }),
  developer('PUT /v1/entities', { body: () => [{ name: 'drink', entries }] }),
  developer('GET /v1/entities', { learns: ([{ id }]) => ({ eid: id }) }),
  developer('GET /v1/entities/{eid}'),
  developer('PUT /v1/entities/{eid}', { body: () => ({ name: 'drink', entries }) }),
  developer('POST /v1/entities/{eid}/entries', { body: () => size.entries }),
  developer('PUT /v1/entities/{eid}/entries', { body: () => size.entries }),
  developer('DELETE /v1/entities/{eid}/entries', { body: () => ['large'] }),
  developer('DELETE /v1/entities/{eid}'),
  developer('POST /v1/intents', {
    body: () => orders('order', true),
    learns: ({ id }) => ({ intentId: id }),
  }),
  developer('GET /v1/intents'),
  developer('GET /v1/intents/{intentId}'),
  developer('PUT /v1/intents/{intentId}', { body: () => orders('order', true) }),
  step(`PUT ${agent}/entities/{entity}`, { body: () => size }),
  step(`GET ${agent}/entities`),
  step(`GET ${agent}/entities/{entity}`),
  step(`PUT ${agent}/entities/{entity}/entries`, { body: () => entries }),
  step(`DELETE ${agent}/entities/{entity}/entries`, { body: () => ['tea'] }),
  step(`PUT ${agent}/intents/{intent}`, { body: () => orders('cancel') }),
  step(`GET ${agent}/intents`),
  step(`GET ${agent}/intents/{intent}`),
  step(`POST ${agent}/intents/{intent}/phrases`, { body: () => ({ add: ['never mind'] }) }),
  step(`POST ${agent}/train`),
  step(`POST ${agent}/understand`, { body: () => ({ texts: ['order a tea'] }) }),
  step(`POST ${agent}/explain`, { body: () => ({ text: 'order a tea' }) }),
  step(`GET ${agent}/validate`),
  step(`POST ${agent}/evaluate`, { query: 'folds=2' }),
  step(`GET ${agent}/evaluations`),
  step(`GET ${agent}/export`, {
    learns: (body) => ({ files: JSON.stringify(body.files) }),
  }),
  step(`POST ${agent}/validate`, { body: files }),
  step('POST /admin/validate', { body: files }),
  step('POST /admin/evaluate', { query: 'folds=2', body: files }),
  step('POST /admin/agents/import', { body: files, learns: ({ agentId }) => ({ copy: agentId }) }),
  step(`POST ${agent}/import`, { body: files }),
  step(`GET ${agent}/changes`, { learns: ({ changes: [change] }) => ({ change: `${change.revision}` }) }),
  step(`GET ${agent}/revisions/{revision}`),
  step(`GET ${agent}/at`, { query: 'revision=1' }),
  step(`GET ${agent}/diff`, { query: 'from=1&to=2' }),
  step(`POST ${agent}/restore`, { body: () => ({ ...first, dryRun: true }) }),
  step(`POST ${agent}/revert`, { body: ({ change }) => ({ revision: Number(change), dryRun: true }) }),
];

const talking: readonly Step[] = [
  step('POST /v1/query', {
    token: 'client',
    body: () => ({ query: 'order a tea', sessionId: 'anna', lang: 'en' }),
  }),
  step('GET /v1/query', { token: 'client', query: 'query=gibberish%20of%20nobody&sessionId=anna&lang=en' }),
  step('POST /v1/environments/{environment}/query', {
    token: 'developer',
    body: () => ({ query: 'order a tea', sessionId: 'cleo', lang: 'en' }),
  }),
  step('GET /v1/environments/{environment}/query', {
    token: 'developer',
    query: 'query=order%20a%20tea&sessionId=cleo&lang=en',
  }),
  step('POST /v1/contexts', { token: 'client', ...ofSession, body: () => [{ name: 'vip', lifespan: 5 }] }),
  step('GET /v1/contexts', { token: 'client', ...ofSession }),
  step('GET /v1/contexts/{context}', { token: 'client', ...ofSession }),
  step('DELETE /v1/contexts/{context}', { token: 'client', ...ofSession }),
  step('DELETE /v1/contexts', { token: 'client', ...ofSession }),
  step(`POST ${agent}/query`, { body: () => ({ query: 'order a tea', sessionId: 'ben', lang: 'en' }) }),
  step(`GET ${session}/contexts`),
  step(`DELETE ${session}/contexts`),
  step('POST /v1/userEntities', {
    token: 'client',
    body: () => ({ sessionId: 'anna', entities: [{ name: 'size', entries }] }),
  }),
  step('PUT /v1/userEntities/{entity}', {
    token: 'client',
    body: () => ({ sessionId: 'anna', name: 'size', entries }),
  }),
  step('GET /v1/userEntities/{entity}', { token: 'client', ...ofSession }),
  step('DELETE /v1/userEntities/{entity}', { token: 'client', ...ofSession }),
];

const looking: readonly Step[] = [
  step('GET /admin/sessions'),
  step(`GET ${agent}/sessions`),
  step(`GET ${session}`),
  step(`GET ${session}/turns/{number}`),
  step(`POST ${session}/notes`, {
    body: () => ({ text: 'called back' }),
    learns: ({ notes }) => ({ note: notes[0].noteId }),
  }),
  step(`GET ${session}/notes`),
  step(`PATCH ${session}/tags`, { body: () => ({ add: ['refund'], remove: ['open'] }) }),
  step(`DELETE ${session}/notes/{note}`),
  step(`GET ${agent}/turns`),
  step(`GET ${agent}/state`, { isEventual: true }),
  step(`GET ${session}/state`, { isEventual: true }),
  step('GET /admin/events'),
  step(`GET ${agent}/analytics`),
  step(`GET ${agent}/analytics/{report}`),
  step(`GET ${agent}/inbox`),
  step(`POST ${agent}/inbox/dismiss`, { body: () => asked }),
  step(`POST ${agent}/inbox/restore`, { body: () => asked }),
  step(`POST ${agent}/inbox/annotate`, { body: () => asked }),
  step(`POST ${agent}/inbox/assign`, { body: ({ intent }) => ({ ...asked, intentId: intent }) }),
  step('GET /admin/projections'),
  step('GET /admin/projections/{projection}'),
  step('POST /admin/projections/{projection}/rebuild'),
  step('POST /admin/projections/{projection}/retry'),
  step('GET /admin/projections/{projection}/states', { query: 'limit=10' }),
  step('GET /admin/audit/checkpoint', { isEventual: true }),
  step('POST /admin/audit/verify', { body: () => ({}) }),
  step('POST /admin/audit/renew', { needs: 'a lost key' }),
  step(`GET ${session}/evidence`, { isEventual: true }),
  step('GET /admin/store/projections', { needs: 'EventStoreDB' }),
  step('GET /admin/store/projections/diff', { needs: 'EventStoreDB' }),
  step('POST /admin/store/projections', { needs: 'EventStoreDB' }),
  step('DELETE /admin/store/projections', { needs: 'EventStoreDB' }),
  step('POST /admin/privacy/scavenge', { needs: 'EventStoreDB' }),
];

const replaying: readonly Step[] = [
  step('POST /admin/replay'),
  step(`POST ${session}/replay`),
  step('GET /admin/replay/owners', { query: 'session=anna' }),
  step(`GET ${session}/recorded-turns`),
  step(`GET ${session}/at/{number}`),
  step(`GET ${session}/blame/{number}`),
  step(`POST ${session}/fork`, {
    body: () => ({ webhook: 'recorded', rest: false }),
    learns: ({ sandboxId }) => ({ sandbox: sandboxId }),
  }),
  step(`POST ${agent}/sandboxes`, { body: () => ({ text: 'a tea', webhook: 'recorded' }) }),
  step(`GET ${agent}/sandboxes`),
  step(`POST ${agent}/sandboxes/{sandbox}/query`, {
    body: () => ({ text: 'cancel a tea', webhook: 'recorded' }),
  }),
  step(`DELETE ${agent}/sandboxes/{sandbox}`),
  step(`POST ${agent}/rehearse`, { body: () => talk }),
  step(`GET ${session}/test`, { learns: (test) => ({ test: JSON.stringify(test) }) }),
  step(`POST ${agent}/test/read`, { body: ({ test }) => ({ text: test }) }),
  step(`POST ${agent}/test`, { body: () => ({ name: 'tea', ...talk }) }),
  step('POST /admin/test', { body: (known) => ({ test: { name: 'tea', ...talk }, ...files(known) }) }),
  step('POST /admin/what-if', {
    query: 'agent={id}&session=anna',
    learns: ({ id }) => ({ whatIf: id }),
  }),
  step('GET /admin/what-if'),
  step('GET /admin/what-if/{whatIf}', { query: 'changes=false' }),
  step('GET /admin/what-if/{whatIf}/changes', { query: 'limit=1' }),
  step('DELETE /admin/what-if/{whatIf}'),
  step(`GET ${agent}/webhook-calls`, {
    isEventual: true,
    learns: ({ calls: [call] }) => ({ call: call.callId }),
  }),
  step(`GET ${agent}/webhook-calls/{call}`),
  step('GET /admin/webhook-calls/{call}'),
  step(`POST ${agent}/webhook-calls/resend`, { body: ({ call }) => ({ calls: [call] }) }),
  step('GET /admin/circuits'),
  step(`GET ${agent}/circuits`),
  step(`POST ${agent}/webhook-drill`, { body: () => ({ fail: { with: 'timeout', percent: 100 } }) }),
];

const endings: readonly Step[] = [
  step(`PUT ${agent}/publishing`, { body: () => ({ on: true }) }),
  step(`GET ${agent}/publishing`),
  step(`POST ${agent}/publish`, { body: () => ({ environment: 'staging', ...first }) }),
  step(`POST ${agent}/publish`, { body: () => ({ environment: 'staging' }) }),
  step(`POST ${agent}/rollback`, { body: () => ({ environment: 'staging' }) }),
  step(`PUT ${agent}/environments/{environment}/split`, {
    body: () => ({ split: { revision: 5, share: 0.1 } }),
  }),
  step(`PUT ${agent}/environments/{environment}/shadow`, { body: () => ({ shadow: { revision: 6 } }) }),
  step(`GET ${agent}/environments/{environment}/shadow`),
  step(`DELETE ${agent}/environments/{environment}`),
  step(`GET ${agent}/privacy`),
  step(`PUT ${agent}/privacy`, { body: () => ({ retentionDays: 30 }) }),
  step('POST /admin/erase', { body: () => ({ session: 'anna', dryRun: true }) }),
  step(`POST ${agent}/erase`, { body: () => ({ session: 'anna' }) }),
  step(`GET ${agent}/erasures`),
  step('POST /admin/privacy/sweep', { body: () => ({}) }),
  step('POST /admin/privacy/compact'),
  developer('DELETE /v1/intents/{intentId}'),
  step(`DELETE ${agent}/intents/{intent}`),
  step(`DELETE ${agent}/entities/{entity}`),
  step(`DELETE ${agent}`),
  step(`POST ${agent}/undelete`),
];

/** The life of an agent that uses every operation of the API once, in an order that makes each succeed. */
export const steps: readonly Step[] = [
  ...server,
  ...editing,
  ...talking,
  ...looking,
  ...replaying,
  ...endings,
];

export const atFirst: Known = {
  session: 'anna',
  entity: 'size',
  intent: 'cancel',
  context: 'vip',
  report: 'overview',
  projection: 'sessions',
  environment: 'staging',
  revision: '1',
  number: '1',
};
