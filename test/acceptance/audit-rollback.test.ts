import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';
import { runProgram } from '../support/program.ts';
import { talkative } from '../support/talks.ts';

let parley: Parley;
let agent: ImportedAgent;
const elsewhere = mkdtempSync(join(tmpdir(), 'audit-'));
const note = (name: string) => join(elsewhere, `${name}.note`);
const run = (server: Parley, ...words: readonly string[]) =>
  runProgram(words, { cwd: dirname(server.dataFolder), env: { PARLEY_URL: server.url() } });
const say = (server: Parley, sessionId: string, query: string) =>
  server.send('POST /v1/query?v=20150910', agent.clientAccessToken, { query, sessionId, lang: 'en' });

beforeAll(async () => {
  parley = await startParley();
  agent = await parley.import(talkative);
  await say(parley, 'one', 'hello');
  await run(parley, 'audit', 'checkpoint', '--to', note('older'));
  await say(parley, 'one', 'book a room');
  await run(parley, 'backup', join(elsewhere, 'backup'));
  await say(parley, 'one', '4');
  await run(parley, 'audit', 'checkpoint', '--to', note('newer'));
});
afterAll(async () => {
  await parley.stop();
  rmSync(elsewhere, { recursive: true });
});

/** A server over the backup. */
const restored = async (): Promise<Parley> => {
  const cwd = mkdtempSync(join(elsewhere, 'restored-'));
  mkdirSync(join(cwd, 'data'));
  await run(parley, 'restore', join(elsewhere, 'backup'), '--data', join(cwd, 'data'));
  return startParley({ cwd });
};

const verified = async (server: Parley, kept: string) =>
  JSON.parse((await run(server, 'audit', 'verify', '--json', '--since', note(kept))).out);
const replaced = (server: Parley, kept: string) => run(server, 'audit', 'checkpoint', '--to', note(kept));

describe('a store that was restored from a backup', () => {
  it('is found by a checkpoint that is newer than the backup, which is kept, also after it went on', async () => {
    const server = await restored();
    const kept = readFileSync(note('newer'), 'utf8');
    const isOlder = expect.stringContaining('the store was restored from an older backup');
    expect(await replaced(server, 'newer')).toMatchObject({ exitCode: 1, out: '', err: isOlder });
    for (const text of ['hello', 'book a room']) {
      const { isIntact, found, consistency } = await verified(server, 'newer');
      expect([isIntact, found]).toEqual([
        false,
        [expect.objectContaining({ kind: 'record', reason: isOlder })],
      ]);
      expect(consistency).toBeUndefined();
      await say(server, 'one', text);
    }
    const refusal = await replaced(server, 'newer');
    expect([refusal.exitCode, refusal.err]).toEqual([1, expect.stringContaining('is unchanged')]);
    expect(readFileSync(note('newer'), 'utf8')).toBe(kept);
    await server.stop();
  });

  it('continues a checkpoint that is older than the backup', async () => {
    const server = await restored();
    expect(await verified(server, 'older')).toMatchObject({ isIntact: true, found: [] });
    await say(server, 'one', 'hello');
    expect(await verified(server, 'older')).toMatchObject({ isIntact: true, found: [] });
    expect(await replaced(server, 'older')).toMatchObject({ exitCode: 0 });
    await server.stop();
  });
});
