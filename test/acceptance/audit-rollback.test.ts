import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';
import { talkative } from '../support/talks.ts';

let parley: Parley;
let agent: ImportedAgent;
/** A server over a backup of the first one. */
let restored: Parley;
const elsewhere = mkdtempSync(join(tmpdir(), 'audit-'));
const say = (server: Parley, query: string) => server.say(agent, query, 'one');
const newestNote = async (): Promise<string> => (await parley.admin('GET /admin/audit/checkpoint')).body.note;
const foundSince = async (note: string): Promise<readonly string[]> => {
  const { body } = await restored.admin('POST /admin/audit/verify', { since: note });
  const lines = String(body).trim().split('\n');
  return lines.map((line) => JSON.parse(line)).flatMap(({ finding }) => finding?.reason ?? []);
};

/** Checkpoints from before and after the backup. */
let [older, newer] = ['', ''];

beforeAll(async () => {
  parley = await startParley();
  agent = await parley.import(talkative);
  await say(parley, 'hello');
  older = await newestNote();
  await say(parley, 'book a room');
  const backup = join(elsewhere, 'backup');
  await parley.run(['backup', backup]);
  await say(parley, '4');
  newer = await newestNote();
  const cwd = join(elsewhere, 'restored');
  mkdirSync(join(cwd, 'data'), { recursive: true });
  await parley.run(['restore', backup, '--data', join(cwd, 'data')]);
  restored = await startParley({ cwd });
});
afterAll(async () => {
  await Promise.all([parley.stop(), restored.stop()]);
  rmSync(elsewhere, { recursive: true });
});

const isOlder = expect.stringContaining('the store was restored from an older backup');

describe('a store that was restored from a backup', () => {
  it('is found by a checkpoint that is newer than the backup, which is kept', async () => {
    const keptNote = join(elsewhere, 'kept.note');
    writeFileSync(keptNote, newer);
    expect(await restored.run(['audit', 'verify', '--since', keptNote])).toMatchObject({
      exitCode: 1,
      out: isOlder,
    });
    const refused = await restored.run(['audit', 'checkpoint', '--to', keptNote]);
    expect(refused).toMatchObject({ exitCode: 1, out: '', err: isOlder });
    expect(readFileSync(keptNote, 'utf8')).toBe(newer);
  });

  it('is found even if more was recorded since than the backup lacks', async () => {
    for (const text of ['hello', 'book a room']) {
      await say(restored, text);
      expect(await foundSince(newer)).toEqual([isOlder]);
    }
  });

  it('gives no evidence that it continues a checkpoint that it lacks', async () => {
    const [kept, page] = [join(elsewhere, 'lacking.note'), join(elsewhere, 'lacking.html')];
    writeFileSync(kept, newer);
    const prove = () => restored.run(['audit', 'proof', 'one', '--out', page, '--since', kept]);
    expect(await prove()).toMatchObject({
      exitCode: 1,
      out: '',
      err: expect.stringContaining('leaves of the kept checkpoint. No page was written'),
    });
    expect(existsSync(page)).toBe(false);
    writeFileSync(kept, older);
    expect(await prove()).toMatchObject({ exitCode: 0 });
  });

  it('continues a checkpoint that is older than the backup', async () => {
    expect(await foundSince(older)).toEqual([]);
    await say(restored, 'hello');
    expect(await foundSince(older)).toEqual([]);
  });
});
