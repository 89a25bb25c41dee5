import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';
import { runProgram } from '../support/program.ts';
import { anExport } from '../support/test-desks.ts';

let parley: Parley;
let agent: ImportedAgent;
const cwd = () => join(parley.dataFolder, '..');

beforeAll(async () => {
  parley = await startParley({ env: { PARLEY_BACKUPS: 'backups' } });
  agent = await parley.import(anExport({ intents: [{ name: 'order', says: ['order a cake'] }] }));
  await agent.client.text('order a cake', { sessionId: 's1' });
});
afterAll(async () => {
  await parley?.stop();
  for (const other of others) await other.stop();
});

const others: Parley[] = [];
const another = async (env: Readonly<Record<string, string>> = {}): Promise<Parley> => {
  const started = await startParley({ env });
  others.push(started);
  return started;
};

/** The lines of an answer. */
const backUp = async (): Promise<readonly ReturnType<typeof JSON.parse>[]> => {
  const { status, body } = await parley.admin('POST /admin/backups');
  expect(status).toBe(200);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};

it('an admin backs up a running server, and the backup can be restored', async () => {
  const making = backUp();
  const queries = await Promise.all(
    ['s2', 's3', 's4'].map((sessionId) => agent.client.text('order a cake', { sessionId })),
  );
  expect(queries.map(({ status }) => status.code)).toEqual([200, 200, 200]);
  const { backup } = (await making).at(-1);
  expect(backup).toMatchObject({ hasSecretKey: true, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(readdirSync(join(cwd(), 'backups'))).toEqual([backup.name]);
  const listed = await parley.admin('GET /admin/backups');
  expect(listed.body).toEqual({ isRunning: false, backups: [backup] });
  const restored = await runProgram(
    ['restore', join('backups', backup.name), '--data', 'restored', '--json'],
    { cwd: cwd() },
  );
  expect(restored.exitCode).toBe(0);
  expect(JSON.parse(restored.out)).toMatchObject({ events: backup.events, sha256: backup.sha256 });
  expect((await agent.client.text('order a cake', { sessionId: 's1' })).status.code).toBe(200);
});

it('the newest backup is listed first, and nothing else that is in the folder', async () => {
  writeFileSync(join(cwd(), 'backups', 'notes.txt'), 'not a backup');
  const { backup } = (await backUp()).at(-1);
  const { body } = await parley.admin('GET /admin/backups');
  expect(body.backups).toHaveLength(2);
  expect(body.backups[0]).toEqual(backup);
});

it('only admins start a backup, and no client chooses its place', async () => {
  const { body: viewer } = await parley.admin('POST /admin/tokens', { role: 'viewer', name: 'Vera' });
  expect((await parley.send('POST /admin/backups', viewer.token)).status).toBe(403);
  expect((await parley.send('GET /admin/backups', viewer.token)).status).toBe(200);
  await parley.admin('POST /admin/backups', { path: '/tmp/elsewhere', folder: '../elsewhere' });
  expect(existsSync(join(cwd(), 'elsewhere'))).toBe(false);
});

it('a server without a folder for backups, or without a store on disk, says why it makes none', async () => {
  const memory = await another({ PARLEY_STORE: 'memory:', PARLEY_BACKUPS: 'backups' });
  const refused = await memory.admin('POST /admin/backups');
  expect([refused.status, refused.body.status.errorDetails]).toEqual([
    409,
    'this server makes no backups over HTTP: its store is in memory',
  ]);
  const plain = await another();
  const { body } = await plain.admin('GET /admin/backups');
  expect(body).toMatchObject({ reasonOff: expect.stringContaining('--backups FOLDER'), backups: [] });
});

it('a backup that cannot be written fails with its reason, and another can be tried', async () => {
  const blocked = await another({ PARLEY_BACKUPS: 'data/admin-token' });
  expect((await blocked.admin('GET /admin/backups')).body).toEqual({ isRunning: false, backups: [] });
  const first = await blocked.admin('POST /admin/backups');
  expect(JSON.stringify(first.body)).toContain('the backup failed: ');
  const second = await blocked.admin('POST /admin/backups');
  expect(JSON.stringify(second.body)).not.toContain('a backup is being made');
});
