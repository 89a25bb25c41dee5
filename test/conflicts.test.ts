import { afterAll, beforeAll, expect, it } from 'vitest';
import { atFirst, type Known } from './support/answered-operations.ts';
import { aCafe, entries, intent, json, tokenFor } from './support/cafe.ts';
import { codesDocumented, fillTemplate } from './support/described-operations.ts';
import { servedWithLostKey } from './support/lost-key.ts';
import { ADMIN_TOKEN, type Answer, type Served, startServed } from './torture/served.ts';

/** Three servers, on a machine that is busy with other tests. */
const PATIENCE_MS = 180_000;

let inMemory: Served;
let onDisk: Served;
let withLostKey: Served;
let known: Known;
let ofLostKey: Known;
beforeAll(async () => {
  inMemory = await startServed();
  onDisk = await startServed({ PARLEY_STORE: 'lmdb:data/store', PARLEY_BACKUPS: 'backups' });
  withLostKey = await servedWithLostKey();
  known = await aCafe(inMemory);
  const { agentId = '' } = (await withLostKey.admin('POST /admin/agents', { name: 'Cafe' })).body as Known;
  ofLostKey = { ...atFirst, id: agentId };
  const anna = { query: 'hello', sessionId: 'anna', lang: 'en' };
  await withLostKey.admin(`POST /admin/agents/${agentId}/query`, anna);
}, PATIENCE_MS);
afterAll(async () => {
  await inMemory?.stop();
  await onDisk?.stop();
  await withLostKey?.stop();
});

/** A request that is refused with `code`, because it conflicts with what there is. */
type Conflict = {
  readonly line: string;
  readonly code: string;
  readonly query?: string;
  readonly body?: unknown;
  readonly names?: Known;
};

const agent = '/admin/agents/{id}';
const environment = `${agent}/environments/{environment}`;
const evidence = `GET ${agent}/sessions/{session}/evidence`;
const order = { turns: [{ say: 'a tea' }] };

const ofContent: readonly Conflict[] = [
  { line: 'POST /v1/intents', code: 'intent_name_taken', body: intent('cancel') },
  { line: 'PUT /v1/intents/{id}', code: 'intent_name_taken', body: intent('order') },
  { line: `PUT ${agent}/intents/{intent}`, code: 'intent_name_taken', body: intent('order') },
  { line: 'POST /v1/entities', code: 'entity_name_taken', body: { name: 'size', entries } },
  { line: 'PUT /v1/entities/{eid}', code: 'entity_name_taken', body: { name: 'drink', entries } },
  {
    line: 'PUT /v1/entities/{eid}',
    code: 'entity_in_use',
    names: { eid: 'drink' },
    body: { name: 'beverage', entries },
  },
  { line: 'DELETE /v1/entities/{eid}', code: 'entity_in_use', names: { eid: 'drink' } },
  { line: `DELETE ${agent}/entities/{entity}`, code: 'entity_in_use', names: { entity: 'drink' } },
  { line: `POST ${agent}/tokens`, code: 'token_taken', body: { kind: 'client', value: ADMIN_TOKEN } },
  { line: `POST ${agent}/revert`, code: 'undo_refused', body: { revision: 0 } },
  { line: `POST ${agent}/undelete`, code: 'agent_not_deleted' },
];

const split = (revision: number) => ({ split: { revision, share: 0.5 } });
const shadow = (revision: number) => ({ shadow: { revision } });
const ofPublishing = (publisher: Known, current: number): readonly Conflict[] => [
  { line: `POST ${agent}/publish`, code: 'publishing_off', body: {} },
  { line: `POST ${agent}/rollback`, code: 'publishing_off', body: {} },
  { line: `PUT ${environment}/split`, code: 'publishing_off', body: split(1) },
  { line: `PUT ${environment}/shadow`, code: 'publishing_off', body: shadow(1) },
  { line: `DELETE ${environment}`, code: 'publishing_off' },
  { line: `POST ${agent}/rehearse`, code: 'publishing_off', query: 'environment=staging', body: order },
  { line: `PUT ${environment}/split`, code: 'split_to_itself', names: publisher, body: split(current) },
  { line: `PUT ${environment}/shadow`, code: 'shadow_of_itself', names: publisher, body: shadow(current) },
  {
    line: `POST ${agent}/rollback`,
    code: 'nothing_to_roll_back',
    names: publisher,
    body: { environment: 'canary' },
  },
  {
    line: `DELETE ${environment}`,
    code: 'environment_in_use',
    names: { ...publisher, environment: 'canary' },
  },
];

const ofServer: readonly Conflict[] = [
  { line: 'GET /admin/store/projections', code: 'store_without_projections' },
  { line: 'GET /admin/store/projections/diff', code: 'store_without_projections' },
  { line: 'POST /admin/store/projections', code: 'store_without_projections' },
  { line: 'DELETE /admin/store/projections', code: 'store_without_projections' },
  { line: 'POST /admin/backups', code: 'backups_off' },
  { line: 'POST /admin/audit/renew', code: 'record_key_kept' },
  { line: 'GET /admin/audit/checkpoint', code: 'record_shorter', query: 'since=1000000' },
  { line: evidence, code: 'record_shorter', query: 'since=1000000' },
];

const ofKey: readonly Conflict[] = [
  { line: 'GET /admin/audit/checkpoint', code: 'record_key_changed' },
  { line: evidence, code: 'record_key_changed' },
  { line: 'POST /admin/erase', code: 'record_key_changed', body: { session: 'anna' } },
  { line: `POST ${agent}/erase`, code: 'record_key_changed', body: { session: 'anna' } },
];

const sent = (server: Served, { line, query = '', body, names }: Conflict, all: Known): Promise<Answer> => {
  const name = { ...all, ...names };
  // The path of an intent calls its id what other paths call the agent's.
  const id = line.startsWith('PUT /v1/intents') ? { id: known.intentId ?? '' } : {};
  return server.send(`${fillTemplate(line, { ...name, ...id })}?${query}`, {
    token: tokenFor(line.split(' ')[1] ?? '', all),
    headers: json,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
};

/** Of two backups that begin at the same time, one is refused. */
const secondBackup = async (): Promise<string> => {
  const begun = await Promise.all([1, 2].map(() => onDisk.admin('POST /admin/backups')));
  return (
    begun
      .map(({ status, code }) => `${status} ${code ?? ''}`)
      .sort()
      .at(-1) ?? ''
  );
};

/** The name of a forked session cannot be proved, because it is not in the record. */
const evidenceOfSandbox = async (): Promise<string> => {
  const fork = `POST ${agent}/sandboxes`;
  const { body } = await sent(inMemory, { line: fork, code: '', body: { text: 'a tea' } }, known);
  const { sandboxId } = body as { readonly sandboxId: string };
  const { status, code } = await sent(
    inMemory,
    { line: evidence, code: '', names: { session: sandboxId } },
    known,
  );
  return `${status} ${code ?? ''}`;
};

it(
  'every operation answers each conflict that it documents, with its code',
  async () => {
    const publisher = { id: known.published ?? '' };
    const publishing = await inMemory.admin(`GET /admin/agents/${publisher.id}/publishing`);
    type Environments = {
      readonly environments: readonly { readonly name: string; readonly revision: number }[];
    };
    const { environments } = publishing.body as Environments;
    const current = environments.find(({ name }) => name === 'staging')?.revision ?? 0;
    const here = [...ofContent, ...ofPublishing(publisher, current), ...ofServer];
    const answered = [
      `POST /admin/backups: ${await secondBackup()}`,
      `${evidence}: ${await evidenceOfSandbox()}`,
    ];
    for (const [server, conflicts, all] of [
      [inMemory, here, known],
      [withLostKey, ofKey, ofLostKey],
    ] as const)
      for (const conflict of conflicts) {
        const { status, code } = await sent(server, conflict, all);
        answered.push(`${conflict.line}: ${status} ${code}`);
        expect(code, conflict.line).toBe(conflict.code);
      }
    // A sandbox is unfinished for some milliseconds: fork-desk.test.ts. Only the clock of
    // clock-ahead.test.ts is ahead.
    const elsewhere = [' sandbox_unfinished', ' clock_ahead'];
    const others = codesDocumented(inMemory, 409).filter(
      (line) => !elsewhere.some((code) => line.endsWith(code)),
    );
    expect(answered.sort()).toEqual(others);
  },
  PATIENCE_MS,
);
