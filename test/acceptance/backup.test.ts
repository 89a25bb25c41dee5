import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLE_FILE, EXAMPLE_UTTERANCE } from '../../src/compose/example-agent.ts';
import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from '../support/eventstoredb-double/double-server.ts';
import { storeAddress } from '../support/eventstoredb-double/store-address.ts';
import { eventually } from '../support/eventually.ts';
import { runProgram, type ServerProcess, startProgramServer } from '../support/program.ts';
import type { Answer } from '../support/real-client.ts';

const SESSIONS = 8;

const cwd = mkdtempSync(join(tmpdir(), 'moving-'));
let double: EventStoreDbDouble;
let server: ServerProcess;
let token = '';

const run = async (...words: string[]) => {
  const { exitCode, out, err } = await runProgram(words, { cwd });
  return { exitCode, err, json: out.startsWith('{') ? JSON.parse(out) : undefined };
};

const ask = async (url: string, sessionId: string) => {
  const response = await fetch(`${url}/v1/query?v=20170712`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: EXAMPLE_UTTERANCE, lang: 'en', sessionId }),
  });
  const body: Answer = await response.json();
  return { status: response.status, speech: body.result?.fulfillment.speech };
};

const talk = (turns: number) =>
  Promise.all(
    Array.from({ length: SESSIONS }, async (_, session) => {
      for (let turn = 0; turn < turns; turn += 1)
        expect((await ask(server.url, `s${session}`)).status).toBe(200);
    }),
  );

beforeAll(async () => {
  double = await startEventStoreDbDouble();
  server = await startProgramServer({ cwd });
  token = JSON.parse(readFileSync(join(cwd, 'data', EXAMPLE_FILE), 'utf8')).clientAccessToken;
  await talk(5);
});
afterAll(async () => {
  await server.stop();
  await double.close();
  rmSync(cwd, { recursive: true });
});

const esdb = () => storeAddress(double);
/** Parley's events in the double's own log. */
const movedCount = () => double.log.records.filter(({ stream }) => !stream.startsWith('$')).length;

describe('a running server', () => {
  it('is backed up while it answers; after a restore, its tokens are valid', async () => {
    const talking = talk(20);
    const backup = await run('backup', 'backup', '--json');
    await talking;
    expect(backup).toMatchObject({ exitCode: 0, json: { path: 'backup', hasSecretKey: true } });
    expect(await run('backup', 'backup')).toMatchObject({
      exitCode: 1,
      err: 'parley: backup already exists, and nothing is overwritten: name another path, or move it away\n',
    });
    const restored = await run('restore', 'backup', '--data', 'restored', '--json');
    const { events, streams, sha256 } = backup.json;
    expect(restored).toMatchObject({ exitCode: 0, json: { store: 'restored', events, streams, sha256 } });
    expect((await run('restore', 'backup', '--data', 'restored')).exitCode).toBe(1);
    const other = await startProgramServer({ cwd }, ['--data', 'restored']);
    const answer = await ask(other.url, 's1');
    await other.stop();
    expect(answer).toMatchObject({ status: 200, speech: expect.stringMatching(/./) });
  });
});

describe('the store of a stopped server', () => {
  it('is moved to EventStoreDB, continues after a kill, is moved back, and stays the same', async () => {
    await server.stop();
    const words = ['store', 'copy', '--from', 'lmdb:data', '--to', esdb(), '--json'];
    const killed = new AbortController();
    const first = runProgram(words, { cwd, signal: killed.signal });
    while (movedCount() === 0) await setTimeout(1);
    killed.abort();
    await first;
    const before = movedCount();
    const there = await run(...words);
    expect(there).toMatchObject({ exitCode: 0, json: { copied: there.json.events - before } });
    expect(movedCount()).toBe(there.json.events);
    const { events, streams, sha256 } = there.json;
    const back = await run('store', 'copy', '--from', esdb(), '--to', 'lmdb:back', '--json');
    expect(back).toMatchObject({ exitCode: 0, json: { events, streams, sha256, copied: events } });
    expect(statSync(join(cwd, 'back')).mode & 0o777).toBe(0o700);
    server = await startProgramServer({ cwd, env: { PARLEY_STORE: esdb() } }, ['--data', 'data']);
    expect((await ask(server.url, 's1')).status).toBe(200);
    // The views in this folder are of the embedded store; no session may appear twice in them.
    await eventually(async () => {
      const listed = await run('sessions', '--limit', '500', '--server', server.url, '--json');
      const ids = listed.json.sessions.map(({ sessionId }: { sessionId: string }) => sessionId);
      expect(ids).toContain('s1');
      expect(new Set(ids).size).toBe(listed.json.counts.sessions);
    });
  });

  it.each([
    ['a folder without a store', 2, ['--from', 'lmdb:nothing', '--to', 'lmdb:other']],
    ['memory', 2, ['--from', 'lmdb:data', '--to', 'memory:']],
    ['itself', 2, ['--from', 'lmdb:data', '--to', 'lmdb:./data']],
  ])('is not copied from or to %s', async (_, exitCode, words) => {
    expect(await run('store', 'copy', ...words)).toMatchObject({ exitCode, json: undefined });
  });
});
