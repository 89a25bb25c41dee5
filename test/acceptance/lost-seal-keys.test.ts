import { renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { type Parley, startParley } from '../support/parley.ts';
import { asking } from '../support/privacy-agents.ts';
import { anExport } from '../support/test-desks.ts';

let parley: Parley;
afterEach(() => parley.stop());

const HOME = 'Rhododendron Crescent';

it('an erasure reaches sessions without their keys, also if the keys come back', {
  timeout: 60_000,
}, async () => {
  parley = await startParley({ env: { PARLEY_SEAL: 'on' } });
  const agent = await parley.import(anExport({ intents: [asking] }));
  const { agentId } = agent;
  for (const sessionId of ['lost', 'other']) {
    expect((await parley.say(agent, HOME, sessionId)).status).toBe(200);
  }
  const [keys, elsewhere] = [join(parley.dataFolder, 'keys'), join(dirname(parley.dataFolder), 'keys')];
  const run = (...words: readonly string[]) => parley.run(words);
  await parley.kill('SIGTERM');
  renameSync(keys, elsewhere);
  await parley.start();

  const words = ['erase', '--agent', agentId, '--session', 'lost'];
  const keyless = '(of 1 the keys are missing; reports no longer count them)';
  expect((await run(...words, '--dry-run')).out).toContain(keyless);
  const erased = await run(...words, '--yes', '--verify');
  expect(erased).toMatchObject({ exitCode: 0, out: expect.stringContaining(keyless) });
  const { body } = await parley.admin(`GET /admin/agents/${agentId}/erasures`);
  expect(body.erasures).toMatchObject([{ reason: 'session', mode: 'deleted', sessions: 1 }]);

  await parley.kill('SIGTERM');
  rmSync(keys, { recursive: true });
  renameSync(elsewhere, keys);
  await parley.start();
  const session = (id: string) => parley.admin(`GET /admin/agents/${agentId}/sessions/${id}`);
  expect([(await session('lost')).status, (await session('other')).status]).toEqual([404, 200]);
  const exported = async (id: string) => {
    const headers = { authorization: `Bearer ${parley.adminToken()}` };
    const url = `${parley.url()}/admin/events?agent=${agentId}&session=${id}`;
    return (await fetch(url, { headers })).text();
  };
  expect(await exported('lost')).not.toContain(HOME);
  expect(await exported('other')).toContain(HOME);
});

it('sessions without their keys are reported as that, and not as erased', { timeout: 60_000 }, async () => {
  parley = await startParley({ env: { PARLEY_SEAL: 'on' } });
  const agent = await parley.import(anExport({ intents: [asking] }));
  const { agentId } = agent;
  const ask = async (sessionId: string) => {
    expect((await parley.say(agent, HOME, sessionId)).status).toBe(200);
  };
  const run = (...words: readonly string[]) => parley.run(words);
  const session = (id: string) => `/admin/agents/${agentId}/sessions/${id}`;
  const turnsOf = async (id: string) => (await parley.admin(`GET ${session(id)}/recorded-turns`)).body.turns;
  await ask('lost');
  await ask('erased');
  await parley.admin(`POST ${session('lost')}/notes`, { text: 'call back' });
  await parley.admin(`POST /admin/agents/${agentId}/erase`, { session: 'erased' });
  expect(await run('store', 'check')).toMatchObject({ exitCode: 0 });

  await parley.kill('SIGTERM');
  rmSync(join(parley.dataFolder, 'keys'), { recursive: true });
  await parley.start();

  await eventually(async () => {
    const { body } = await parley.admin('GET /health/ready');
    expect(body.missingKeys).toEqual({ count: 4, positions: Array(4).fill(expect.any(Number)) });
    expect(parley.log()).toContain('"failure":"record","reason":"key_missing"');
  });
  expect(await turnsOf('lost')).toMatchObject([{ isErased: true, isKeyMissing: true }]);
  const [erasedTurn] = await turnsOf('erased');
  expect(erasedTurn).toMatchObject({ isErased: true });
  expect(erasedTurn).not.toHaveProperty('isKeyMissing');
  for (const [id, code] of [
    ['lost', 'session_key_missing'],
    ['erased', 'session_erased'],
  ])
    for (const line of [
      `POST ${session(`${id}`)}/fork`,
      `GET ${session(`${id}`)}/blame/1`,
      `GET ${session(`${id}`)}/test`,
    ]) {
      const { status, headers } = await parley.admin(line, line.startsWith('POST') ? {} : undefined);
      expect([line, status, headers.get('x-error-code')]).toEqual([line, 404, code]);
    }
  const shown = await run('show', 'lost', '--agent', agentId);
  expect(shown.out).toContain('(its key is missing)');
  expect((await run('show', 'erased', '--agent', agentId)).out).toContain('(erased)');
  const notes = async (id: string) => (await parley.admin(`GET ${session(id)}/notes`)).body.notes;
  expect(await notes('lost')).toMatchObject([{ isErased: true, isKeyMissing: true, text: '' }]);
  expect((await run('sessions', 'note', 'lost', '--agent', agentId)).out).toContain('(its key is missing)');
  const searched = await run(
    'erase',
    '--agent',
    agentId,
    '--where',
    'originalRequest.data.user=U1',
    '--dry-run',
  );
  expect(searched.out).toContain('1 session could not be searched without a key');
  const checked = await run('store', 'check');
  expect(checked.exitCode).toBe(1);
  expect(checked.out).toContain('-lost, event 0');
  expect(checked.out).toContain('because their keys are not in');
  await ask('lost');
  expect((await turnsOf('lost')).at(-1)).not.toHaveProperty('isErased');
});
