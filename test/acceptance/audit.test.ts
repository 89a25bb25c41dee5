import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { continuationFault } from '../../src/audit/witness.ts';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';
import { runProgram } from '../support/program.ts';
import { talkative } from '../support/talks.ts';
import { webhookServer } from '../support/webhook-server.ts';

let parley: Parley;
let agent: ImportedAgent;
const cwd = () => dirname(parley.dataFolder);
const run = (words: readonly string[], input?: string) => parley.run(words, input);
const jsonOf = async (words: readonly string[]) => JSON.parse((await run([...words, '--json'])).out);
const say = (sessionId: string, query: string) => parley.say(agent, query, sessionId);
const checkpointIn = (path: string) => readFileSync(join(cwd(), path), 'utf8');

/** Changes the file of the store: replaces a text by one of the same length everywhere. */
const changedOnDisk = async (text: string, other: string): Promise<void> => {
  await parley.kill('SIGTERM');
  const path = join(parley.dataFolder, 'data.mdb');
  const bytes = readFileSync(path).toString('latin1');
  expect(bytes).toContain(text);
  writeFileSync(path, Buffer.from(bytes.replaceAll(text, other), 'latin1'));
  await parley.start();
};

const verified = (...words: readonly string[]) =>
  spawnSync(process.execPath, [resolve('tools/verify-evidence.mjs'), ...words], {
    cwd: cwd(),
    encoding: 'utf8',
  });

beforeAll(async () => {
  parley = await startParley();
  agent = await parley.import(talkative);
  for (const text of ['hello', 'book a room', '4', 'a word that only one turn has']) await say('one', text);
});
afterAll(() => parley.stop());

describe('parley audit', () => {
  it('verifies the record, and a replay of everything includes it', async () => {
    const { exitCode, out } = await run(['audit', 'verify']);
    expect(out).toMatch(
      /^parley\.log\/[0-9a-f-]{36}, \d+ leaves: \d+ events as recorded\. The record is intact\.\n$/,
    );
    expect(exitCode).toBe(0);
    expect(await jsonOf(['replay', '--all'])).toMatchObject({
      divergent: 0,
      audit: { isIntact: true, found: [] },
    });
    expect((await run(['replay', '--all', '--agent', agent.agentId])).out).not.toContain('parley.log');
  });

  it('saves the newest checkpoint in a file, and replaces it by one that continues it', async () => {
    const first = await run(['audit', 'checkpoint', '--to', 'kept.note']);
    expect(first).toMatchObject({ exitCode: 0, out: checkpointIn('kept.note') });
    await say('two', 'hello');
    const keptCheckpoint = checkpointIn('kept.note');
    const { note, size } = await jsonOf(['audit', 'checkpoint', '--to', 'kept.note']);
    expect(checkpointIn('kept.note')).toBe(note);
    expect(size).toBeGreaterThan(Number(keptCheckpoint.split('\n')[1]));
    const { exitCode, out } = await run(['audit', 'verify', '--since', '-', '--json'], keptCheckpoint);
    expect(exitCode).toBe(0);
    const { checkpoint, publicKey, consistency } = JSON.parse(out);
    expect(continuationFault({ keptCheckpoint, note: checkpoint, publicKey, consistency })).toBeUndefined();
    writeFileSync(join(cwd(), 'shopping.txt'), 'milk');
    expect(await run(['audit', 'checkpoint', '--to', 'shopping.txt'])).toMatchObject({ exitCode: 2 });
    expect(checkpointIn('shopping.txt')).toBe('milk');
  });

  it('sends the newest checkpoint to a witness, with a proof from the one that the witness has', async () => {
    const requests: string[] = [];
    const witness = await webhookServer(async (request, answer) => {
      const body = await text(request);
      requests.push(body);
      const isFirst = body.startsWith('old 0\n');
      answer.writeHead(isFirst ? 409 : 200).end(isFirst ? '3\n' : '— witness.example AAAA\n');
    });
    const { note, publicKey, cosignatures } = await jsonOf(['audit', 'checkpoint', '--to', witness.url]);
    await witness.close();
    expect(note).toContain('\n— witness.example AAAA\n');
    expect(cosignatures).toEqual(['— witness.example AAAA']);
    const [head = '', checkpoint = ''] = requests[1]?.split(/\n\n(?=parley\.log)/) ?? [];
    const [old, ...consistency] = head.split('\n');
    expect(old).toBe('old 3');
    expect(consistency.length).toBeGreaterThan(1);
    expect((await parley.admin('GET /admin/audit/checkpoint')).body).toMatchObject({
      note: checkpoint,
      publicKey,
    });
    expect((await run(['audit', 'checkpoint', '--to', 'http://127.0.0.1:1/x'])).err).toContain(
      'no witness answers',
    );
  });

  it('prints only the note as text, and refuses what it cannot prove', async () => {
    const answer = await fetch(`${parley.url()}/admin/audit/checkpoint`, {
      headers: { authorization: `Bearer ${parley.adminToken()}`, accept: 'text/plain' },
    });
    expect(await answer.text()).toMatch(/^parley\.log\/\S+\n\d+\n/);
    const { status, headers } = await parley.admin('GET /admin/audit/checkpoint?since=99999');
    expect([status, headers.get('x-error-code')]).toEqual([409, 'record_shorter']);
    const refused = await parley.admin('POST /admin/audit/verify', { since: 'milk' });
    expect([refused.status, refused.headers.get('x-error-code')]).toEqual([400, 'checkpoint_invalid']);
    expect((await parley.send('GET /admin/audit/checkpoint', agent.developerAccessToken)).status).toBe(401);
  });

  it('proves a session to a script that is independent of Parley', async () => {
    await run(['audit', 'checkpoint', '--to', 'proof.note']);
    await say('<b>three', 'hello');
    const words = ['audit', 'proof', '<b>three', '--out', 'three.html', '--since', 'proof.note'];
    expect(await run(words)).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining('Written to three.html'),
    });
    const { publicKey } = await jsonOf(['audit', 'checkpoint']);
    const proved = verified('three.html', '--since', 'proof.note', '--key', publicKey);
    expect([proved.stderr, proved.status]).toEqual(['', 0]);
    expect(proved.stdout).toContain('session     <b>three of agent');
    const events = verified('three.html', '--events').stdout.trim().split('\n');
    expect(events.map((line) => JSON.parse(line).type)).toEqual([
      'QueryReceived',
      'IntentMatched',
      'ReplySent',
    ]);
    const page = checkpointIn('three.html');
    expect(page).toContain('&lt;b&gt;three');
    writeFileSync(join(cwd(), 'other.html'), page.replace('hello', 'hallo'));
    expect(verified('other.html')).toMatchObject({
      status: 1,
      stderr: 'NOT PROVED: the page was changed after it was signed\n',
    });
    expect(verified('none.html').status).toBe(2);
    expect((await run(['audit', 'proof', 'nobody'])).exitCode).toBe(1);
  });

  it('names a turn that was changed on the disk', async () => {
    await run(['audit', 'checkpoint']);
    await changedOnDisk('a word that only one turn has', 'a word that no turn ever had!');
    const { exitCode, out } = await run(['audit', 'verify']);
    expect(exitCode).toBe(1);
    // Without a recomputed checksum the whole turn is unreadable.
    const turn = String.raw`(missing +session-\S+-one, event \d+, leaf \d+\n){3}`;
    expect(out).toMatch(
      new RegExp(String.raw`^unreadable +session-\S+-one, event \d+: .*\n${turn}.*; 4 findings\.\n$`),
    );
    expect((await run(['replay', '--all'])).exitCode).toBe(1);
    await changedOnDisk('a word that no turn ever had!', 'a word that only one turn has');
    expect(await run(['audit', 'verify'])).toMatchObject({ exitCode: 0 });
  });

  const keyPath = () => join(parley.dataFolder, 'secret-key');
  const startWith = async (key: string) => {
    await parley.kill('SIGTERM');
    writeFileSync(keyPath(), key);
    await parley.start();
  };

  it('reports a different secret key, with advice', async () => {
    const previous = readFileSync(keyPath(), 'utf8');
    await startWith('5'.repeat(64));
    const erasure = { session: 'one' };
    const answers = [
      await parley.admin('GET /admin/audit/checkpoint'),
      await parley.admin(`GET /admin/agents/${agent.agentId}/sessions/one/evidence`),
      await parley.admin(`POST /admin/agents/${agent.agentId}/erase`, erasure),
    ];
    for (const { status, headers, body } of answers)
      expect([status, headers.get('x-error-code'), body]).toEqual([
        409,
        'record_key_changed',
        expect.objectContaining({
          status: expect.objectContaining({ errorDetails: expect.stringContaining('PARLEY_SECRET_KEY') }),
        }),
      ]);
    expect(await run(['audit', 'verify'])).toMatchObject({
      exitCode: 1,
      out: expect.stringMatching(/^record +audit-log, event \d+: this checkpoint .* another secret key/),
    });
    for (const words of [['checkpoint'], ['proof', 'one']]) {
      const { exitCode, err } = await run(['audit', ...words]);
      expect([exitCode, err]).toEqual([1, expect.stringContaining('start the server with the previous key')]);
    }
    expect((await say('four', 'hello')).status).toBe(200);
    await startWith(previous);
    expect(await run(['audit', 'verify'])).toMatchObject({ exitCode: 0 });
  });

  it('detects a truncated record by the saved checkpoint', async () => {
    await run(['audit', 'checkpoint', '--to', 'before.note']);
    const place = mkdtempSync(join(tmpdir(), 'cut-off-'));
    mkdirSync(join(place, 'data'));
    copyFileSync(join(parley.dataFolder, 'secret-key'), join(place, 'data/secret-key'));
    const other = await startParley({ cwd: place });
    const world = { cwd: cwd(), env: { PARLEY_URL: other.url(), PARLEY_ADMIN_TOKEN: other.adminToken() } };
    const verified = await runProgram(['audit', 'verify', '--since', 'before.note'], world);
    expect(verified).toMatchObject({ exitCode: 1, out: expect.stringContaining('record      audit-log') });
    const noteBefore = checkpointIn('before.note');
    const { exitCode, err } = await runProgram(['audit', 'checkpoint', '--to', 'before.note'], world);
    expect([exitCode, err]).toEqual([1, expect.stringMatching(/the record has \d+ leaves, and/)]);
    expect(checkpointIn('before.note')).toBe(noteBefore);
    await other.stop();
    rmSync(place, { recursive: true });
  });

  it('continues under a new key after the secret key was lost, but only on request', async () => {
    expect(await run(['audit', 'renew', '--yes'])).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('there is nothing to renew'),
    });
    const { publicKey } = await jsonOf(['audit', 'checkpoint', '--to', 'lost.note']);
    await startWith('6'.repeat(64));
    const preview = await run(['audit', 'renew', '--dry-run']);
    expect(preview).toMatchObject({ exitCode: 0, out: expect.stringContaining('1 finding.') });
    const unasked = await run(['audit', 'renew']);
    expect(unasked).toMatchObject({ exitCode: 2, err: expect.stringContaining('--yes') });
    expect((await parley.admin('GET /admin/audit/checkpoint')).status).toBe(409);

    const renewed = await run(['audit', 'renew', '--yes']);
    expect(renewed).toMatchObject({ exitCode: 0, out: expect.stringContaining(' continues as parley.log/') });
    const sound = { exitCode: 0, out: expect.stringContaining('whose key was lost. The record is intact.') };
    expect(await run(['audit', 'verify'])).toMatchObject(sound);
    expect(await run(['audit', 'verify', '--since', 'lost.note', '--key', publicKey])).toMatchObject(sound);
    expect(await run(['audit', 'verify', '--since', 'lost.note'])).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('the kept checkpoint is not signed by'),
    });
    expect((await run(['audit', 'proof', 'one', '--out', 'renewed.html'])).exitCode).toBe(0);
    expect(verified('renewed.html').status).toBe(0);
    await parley.admin(`POST /admin/agents/${agent.agentId}/erase`, { session: 'two' });
    expect(await run(['audit', 'verify'])).toMatchObject(sound);
  });
});
