import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';
import { asking, ordering } from '../support/privacy-agents.ts';
import { type RecordingWebhook, recordingWebhook } from '../support/recording-webhook.ts';
import { anExport } from '../support/test-desks.ts';

const files = anExport({
  agent: { webhook: { available: true, url: 'http://127.0.0.1:9/none' } },
  intents: [ordering, asking],
});

/** The concatenated files of a folder. */
const bytesOf = (folder: string): Buffer =>
  Buffer.concat(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
  );

describe.each([
  ['off', 'deleted'],
  ['on', 'key_destroyed'],
] as const)('with sealing %s', (seal, mode) => {
  let parley: Parley;
  let webhook: RecordingWebhook;
  let agent: ImportedAgent;
  const run = (...words: string[]) => parley.run(words);
  const jsonOf = async (...words: string[]) => JSON.parse((await run(...words, '--json')).out);
  const erasePath = () => `POST /admin/agents/${agent.agentId}/erase`;
  const ask = (sessionId: string, query: string, originalRequest?: object) =>
    parley.send('POST /v1/query?v=20150910', agent.clientAccessToken, {
      sessionId,
      query,
      lang: 'en',
      ...(originalRequest && { originalRequest }),
    });

  beforeAll(async () => {
    parley = await startParley({ env: { PARLEY_SEAL: seal } });
    webhook = await recordingWebhook(() => ({ speech: 'Thank you, Mrs Quisenberry-Thornhill.' }));
    agent = await parley.import(files, { enabled: true, url: webhook.url });
  });
  afterAll(async () => {
    await parley.stop();
    await webhook.stop();
    rmSync(dirname(parley.dataFolder), { recursive: true, force: true });
  });

  it('a session is erased over HTTP, with a proof that no data is left', async () => {
    await ask('gone', 'send it to Rhododendron Crescent 17', { data: { user: 'U-quillfeather' } });
    await ask('stays', 'send it to Begonia Lane 4');
    const dry = await parley.admin(erasePath(), { session: 'gone', dryRun: true });
    expect(dry.body).toMatchObject({ sessions: ['gone'], dryRun: true, receipts: [] });
    const log = join(dirname(parley.dataFolder), 'server.log');
    writeFileSync(log, parley.log());
    const { status, body } = await parley.admin(erasePath(), { session: 'gone', verify: true, logs: [log] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ sessions: ['gone'], modes: { [mode]: 1 }, verification: { isClean: true } });
    expect(body.verification.texts).toBeGreaterThan(3);
    // Unencrypted bytes may remain in freed pages until they are overwritten.
    if (seal === 'on') expect(body.verification.bytes.found).toBe(0);
    const reply = await ask('gone', 'what did I say?');
    expect(reply.body.result.contexts).toEqual([]);
  });

  it('a person is erased on the command line, after a confirmation', async () => {
    for (const session of ['p1', 'p2'])
      await ask(session, 'send it to Rhododendron Crescent 17', { data: { user: 'U-quillfeather' } });
    const where = ['erase', '--where', 'originalRequest.data.user=U-quillfeather'];
    const dry = await run(...where, '--dry-run');
    expect(dry.out).toMatch(/^Would erase 2 sessions/);
    const unsure = await run(...where);
    expect([unsure.exitCode, unsure.err]).toEqual([2, expect.stringContaining('--yes')]);
    const { erasures } = await jsonOf(...where, '--yes', '--verify');
    expect(erasures).toMatchObject([{ sessions: ['p1', 'p2'], verification: { isClean: true } }]);
    const preview = await jsonOf('erase', '--parameter', 'place=Begonia Lane 4', '--dry-run');
    expect(preview.erasures).toMatchObject([{ sessions: ['stays'] }]);
  });

  it('all agents are searched over HTTP at once, with progress', async () => {
    const order = { where: 'originalRequest.data.user=U-nobody', verify: true };
    const { status, body } = await parley.admin('POST /admin/erase', order);
    expect([status, body.erasures]).toMatchObject([
      200,
      [{ agentId: agent.agentId, sessions: [], verification: { isClean: true } }],
    ]);
    const response = await fetch(`${parley.url()}/admin/erase`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${parley.adminToken()}`,
        'content-type': 'application/json',
        accept: 'application/x-ndjson',
      },
      body: JSON.stringify({ ...order, dryRun: true }),
    });
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    const last = (await response.text()).trimEnd().split('\n').at(-1) ?? '';
    expect(JSON.parse(last)).toMatchObject({ erasures: [{ sessions: [], dryRun: true }] });
    const asDeveloper = await parley.send('POST /admin/erase', agent.developerAccessToken, order);
    expect(asDeveloper.status).toBe(401);
  });

  it('receipts say what was erased, without names', async () => {
    const { erasures } = await jsonOf('privacy', 'receipts', agent.agentId);
    expect(
      erasures.map(({ reason, sessions }: { reason: string; sessions: number }) => [reason, sessions]),
    ).toEqual([
      ['person', 2],
      ['session', 1],
    ]);
    const events = await run('events', '--json');
    expect(events.out).not.toContain('quillfeather');
  });

  it('history and figures follow, and a replay of everything succeeds', async () => {
    const listed = await jsonOf('sessions', 'list', '--agent', agent.agentId);
    const ids = listed.sessions.map(({ sessionId }: { sessionId: string }) => sessionId);
    expect(ids.includes('p1')).toBe(seal === 'on');
    const stays = listed.sessions.find(({ sessionId }: { sessionId: string }) => sessionId === 'stays');
    expect(stays).toMatchObject({ lastText: 'send it to Begonia Lane 4' });
    expect((await run('replay', '--all')).exitCode).toBe(0);
  });

  it('no byte of a person is left in the data folder, after a compaction if it was not encrypted', async () => {
    const words = fc.stringMatching(/^[b-df-hj-np-tv-xz]{8,12}$/);
    await fc.assert(
      fc.asyncProperty(words, words, async (street, user) => {
        const request = { data: { user, note: `${street} again` } };
        await ask('person', `send it to ${street} street`, request);
        await ask('person', `zxcv ${street}`, request);
        expect(bytesOf(parley.dataFolder).includes(street)).toBe(seal === 'off');
        const erased = await parley.admin(erasePath(), { where: `originalRequest.data.user=${user}` });
        expect(erased.body.sessions).toEqual(['person']);
        // A reading thread prevents the reuse of old pages, so it may take a second attempt.
        await eventually(async () => {
          if (seal === 'off') await parley.admin('POST /admin/privacy/compact');
          const bytes = bytesOf(parley.dataFolder);
          expect([street, user].filter((text) => bytes.includes(text))).toEqual([]);
        });
      }),
      { numRuns: 4 },
    );
  });

  it('masked values are never recorded, but the webhook receives them', async () => {
    const rule = String.raw`card=\b\d{4}([ -]?\d{4}){3}\b`;
    const set = await jsonOf(
      'agent',
      'privacy',
      agent.agentId,
      '--mask-pattern',
      rule,
      '--retention-days',
      '30',
    );
    expect(set).toMatchObject({ masking: [{ as: 'card' }], retentionDays: 30 });
    const privacy = await parley.admin(`GET /admin/agents/${agent.agentId}/privacy`);
    expect(privacy.body).toEqual({ masking: set.masking, retentionDays: 30 });
    const { body } = await ask('card', 'send it to 4111 1111 1111 1111');
    expect(body.result.parameters.place).toContain('4111 1111 1111 1111');
    expect(JSON.stringify(webhook.asked.at(-1)?.body)).toContain('4111 1111 1111 1111');
    const { out } = await run('events', '--session', 'card');
    expect(out).toContain('[card]');
    expect(out).not.toContain('4111 1111');
    const refused = await run('agent', 'privacy', agent.agentId, '--mask-pattern', 'x=(a');
    expect([refused.exitCode, refused.err]).toEqual([1, expect.stringContaining('missing closing )')]);
    const dropped = await jsonOf('agent', 'privacy', agent.agentId, '--unmask', 'card');
    expect(dropped.masking).toEqual([]);
  });

  it('sessions are swept on request, and client tokens are refused for all of this', async () => {
    expect((await jsonOf('privacy', 'sweep', '--dry-run')).erasures).toEqual([]);
    expect((await run('privacy', 'sweep', '--yes')).out).toContain('nothing was erased');
    const asClient = await parley.send(erasePath(), agent.clientAccessToken, { session: 'stays' });
    expect(asClient.status).toBe(401);
    const logs = { session: 'stays', verify: true, logs: ['/etc/hostname'] };
    const asDeveloper = await parley.send(erasePath(), agent.developerAccessToken, logs);
    expect(asDeveloper.status).toBe(401);
    const both = await parley.admin(erasePath(), { session: 'a', where: 'originalRequest.a=1' });
    expect([both.status, both.body.status.errorDetails]).toEqual([
      400,
      expect.stringContaining('exactly one'),
    ]);
  });

  it('a person is also erased from a deleted agent', async () => {
    const closed = await parley.import(files, { enabled: true, url: webhook.url });
    await parley.send('POST /v1/query?v=20150910', closed.clientAccessToken, {
      sessionId: 'late',
      query: 'send it to Sycamore Mews 3',
      lang: 'en',
      originalRequest: { data: { user: 'U-featherstonehaugh' } },
    });
    await parley.admin(`DELETE /admin/agents/${closed.agentId}`);
    const { agents } = (await parley.admin('GET /admin/agents?deleted=true')).body;
    expect(agents).toMatchObject([{ agentId: closed.agentId }]);
    const where = ['erase', '--where', 'originalRequest.data.user=U-featherstonehaugh'];
    const { erasures } = await jsonOf(...where, '--yes', '--verify');
    expect(erasures).toMatchObject([
      { agentId: closed.agentId, sessions: ['late'], verification: { isClean: true } },
    ]);
    const again = await run(...where, '--yes', '--verify', '--look-for', 'Sycamore Mews 3');
    const nothingLeft = expect.stringContaining(`Nothing to erase of agent ${closed.agentId}.`);
    expect([again.exitCode, again.out]).toEqual([0, nothingLeft]);
  });
});
