import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { type Parley, startParley } from '../support/parley.ts';
import { asking } from '../support/privacy-agents.ts';
import { runProgram } from '../support/program.ts';
import { anExport } from '../support/test-desks.ts';

let parley: Parley;
afterEach(() => parley.stop());

it('sessions without their keys are reported as that, and not as erased', { timeout: 60_000 }, async () => {
  parley = await startParley({ env: { PARLEY_SEAL: 'on' } });
  const { agentId, clientAccessToken } = await parley.import(anExport({ intents: [asking] }));
  const ask = async (sessionId: string) => {
    const body = { sessionId, query: 'Rhododendron Crescent', lang: 'en' };
    expect((await parley.send('POST /v1/query', clientAccessToken, body)).status).toBe(200);
  };
  const run = (...words: readonly string[]) => {
    const env = { PARLEY_URL: parley.url(), PARLEY_ADMIN_TOKEN: parley.adminToken() };
    return runProgram(words, { cwd: dirname(parley.dataFolder), env });
  };
  const session = (id: string) => `/admin/agents/${agentId}/sessions/${id}`;
  const turnsOf = async (id: string) => (await parley.admin(`GET ${session(id)}/recorded-turns`)).body.turns;
  await ask('lost');
  await ask('erased');
  await parley.admin(`POST /admin/agents/${agentId}/erase`, { session: 'erased' });
  expect(await run('store', 'check')).toMatchObject({ exitCode: 0 });

  await parley.kill('SIGTERM');
  rmSync(join(parley.dataFolder, 'keys'), { recursive: true });
  await parley.start();

  await eventually(async () => {
    const { body } = await parley.admin('GET /health/ready');
    expect(body.missingKeys).toEqual({ count: 3, positions: Array(3).fill(expect.any(Number)) });
    expect(parley.log()).toContain('"failure":"record","reason":"key_missing"');
  });
  expect(await turnsOf('lost')).toMatchObject([{ isErased: true, isKeyMissing: true }]);
  const [erasedTurn] = await turnsOf('erased');
  expect(erasedTurn).toMatchObject({ isErased: true });
  expect(erasedTurn).not.toHaveProperty('isKeyMissing');
  const shown = await run('show', 'lost', '--agent', agentId);
  expect(shown.out).toContain('(its key is missing)');
  expect((await run('show', 'erased', '--agent', agentId)).out).toContain('(erased)');
  const checked = await run('store', 'check');
  expect(checked.exitCode).toBe(1);
  expect(checked.out).toContain('-lost, event 0');
  expect(checked.out).toContain('because keys are missing in');
  await ask('lost');
  expect((await turnsOf('lost')).at(-1)).not.toHaveProperty('isErased');
});
