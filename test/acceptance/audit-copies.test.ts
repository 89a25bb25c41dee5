import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';
import { talkative } from '../support/talks.ts';

let parley: Parley;
let agent: ImportedAgent;
const elsewhere = mkdtempSync(join(tmpdir(), 'audit-'));

const verifiedAt = async (server: Parley, ...words: readonly string[]) =>
  JSON.parse((await server.run(['audit', 'verify', '--json', ...words])).out);

beforeAll(async () => {
  parley = await startParley();
  agent = await parley.import(talkative);
  for (const sessionId of ['one', 'two', 'three']) await parley.say(agent, 'hello', sessionId);
  await parley.run(['audit', 'checkpoint', '--to', join(elsewhere, 'kept.note')]);
});
afterAll(async () => {
  await parley.stop();
  rmSync(elsewhere, { recursive: true });
});

/** Another server, with a data folder that `fill` creates. */
const over = async (name: string, fill: (data: string) => Promise<void>): Promise<Parley> => {
  const cwd = join(elsewhere, name);
  mkdirSync(join(cwd, 'data'), { recursive: true });
  await fill(join(cwd, 'data'));
  return startParley({ cwd });
};

const goesOn = async (server: Parley): Promise<void> => {
  const before = await verifiedAt(server, '--since', join(elsewhere, 'kept.note'));
  expect(before).toMatchObject({ isIntact: true, found: [] });
  await server.say(agent, 'good morning', 'one');
  const after = await verifiedAt(server, '--since', join(elsewhere, 'kept.note'));
  expect(after).toMatchObject({ isIntact: true, origin: before.origin });
  expect(after.size).toBeGreaterThan(before.size);
  await server.stop();
};

describe('the record', () => {
  it('continues in a restored backup', async () => {
    const backup = join(elsewhere, 'backup');
    expect((await parley.run(['backup', backup])).exitCode).toBe(0);
    const restored = await over('restored', async (data) => {
      const { exitCode, err } = await parley.run(['restore', backup, '--data', data]);
      expect([exitCode, err]).toEqual([0, '']);
    });
    await goesOn(restored);
  });

  it('continues in a copy of the store', async () => {
    await parley.kill('SIGTERM');
    const copy = await over('copy', async (data) => {
      const stores = ['--from', `lmdb:${parley.dataFolder}`, '--to', `lmdb:${data}`];
      expect((await parley.run(['store', 'copy', ...stores])).exitCode).toBe(0);
      copyFileSync(join(parley.dataFolder, 'secret-key'), join(data, 'secret-key'));
    });
    await parley.start();
    await goesOn(copy);
  });

  it('is a single one for two servers over one folder', async () => {
    const other = await startParley({ cwd: dirname(parley.dataFolder) });
    for (const text of ['hello', 'good morning']) {
      await Promise.all([parley.say(agent, text, 'one'), other.say(agent, text, 'two')]);
      const [mine, others] = await Promise.all([verifiedAt(parley), verifiedAt(other)]);
      expect([mine.findings, others.findings, others.origin]).toEqual([0, 0, mine.origin]);
    }
    await other.stop();
  });

  it('stays valid through erasures, whose receipts name the leaves', async () => {
    const { size } = await verifiedAt(parley);
    expect((await parley.run(['erase', '--session', 'three', '--yes'])).exitCode).toBe(0);
    const { isIntact, erased, ...after } = await verifiedAt(parley, '--since', join(elsewhere, 'kept.note'));
    expect([isIntact, erased, after.unfinished]).toEqual([true, 3, 0]);
    expect(after.size).toBeGreaterThan(size);
    const { body } = await parley.admin('GET /admin/events');
    const receipt =
      String(body)
        .match(/.*"type":"SessionsErased".*/g)
        ?.at(-1) ?? '';
    expect(JSON.parse(receipt).data.leaves).toEqual([expect.any(Number), 3]);
  });

  it('covers encrypted fields: proved as ciphertext, read as text, and valid without the key', async () => {
    const sealed = await startParley({ env: { PARLEY_SEAL: 'on' } });
    agent = await sealed.import(talkative);
    await sealed.say(agent, 'hello', 'secret');
    const { exitCode } = await sealed.run(['audit', 'proof', 'secret', '--out', 'secret.html']);
    expect(exitCode).toBe(0);
    const page = join(dirname(sealed.dataFolder), 'secret.html');
    const verified = spawnSync(process.execPath, [resolve('tools/verify-evidence.mjs'), page, '--events']);
    const [asked] = verified.stdout.toString().split('\n');
    expect(JSON.parse(asked ?? '').data).toMatchObject({ text: '', sealed: expect.stringMatching(/^1\./) });
    expect(readFileSync(page, 'utf8')).toContain('class="said">hello</div>');
    await sealed.run(['erase', '--session', 'secret', '--yes']);
    expect(await verifiedAt(sealed)).toMatchObject({ isIntact: true, erased: 0 });
    await sealed.stop();
  });
});
