import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { localAddress } from '../../../test/support/local-address.ts';
import { runCommand } from '../../../test/support/run-command.ts';
import { openDatabase, sqlText } from './duckdb.ts';

const stream = 'session-agent1-a%20b';
const at = (second: number) => `2026-03-02T12:00:${String(second).padStart(2, '0')}.000Z`;
const event = (position: number, type: string, data: object, of = stream) => ({
  id: `e${position}`,
  stream: of,
  revision: position,
  position,
  type,
  data,
  metadata: { schemaVersion: 1, occurredAt: at(position), correlationId: 'c', actor: 'client' },
});
const matched = { language: 'en', intentId: 'i1', intentName: 'weather', action: 'w', score: 0.9 };

/** Two turns: one with a webhook call, one without a match. */
const recorded = [
  event(0, 'QueryReceived', { turnId: 't1', text: 'is it sunny' }),
  event(1, 'IntentMatched', { ...matched, matchedBy: 'learned' }),
  event(2, 'WebhookRequested', { callId: 't1-1', purpose: 'fulfillment', url: 'http://hook', body: '{}' }),
  event(3, 'WebhookReplied', { callId: 't1-1', status: 200, elapsedMs: 12.5, body: '{"speech":"=1+1"}' }),
  event(4, 'ReplySent', { turnId: 't1', fulfillment: { speech: '=1+1' } }),
  event(5, 'AgentDeleted', {}, 'agent-agent1'),
  event(6, 'QueryReceived', { turnId: 't2', text: "it's odd" }),
  event(7, 'NothingMatched', { language: 'en' }),
  event(8, 'ReplySent', { turnId: 't2', fulfillment: { speech: '' } }),
];

let served = recorded;
const server = createServer((request, response) => {
  const from = Number(new URL(request.url ?? '', 'http://here').searchParams.get('from'));
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  for (const one of served) if (one.position >= from) response.write(`${JSON.stringify(one)}\n`);
  response.end();
});
const cwd = mkdtempSync(join(tmpdir(), 'warehouse-'));
let url = '';
beforeAll(async () => {
  vi.stubEnv('TMPDIR', cwd);
  url = await localAddress(server);
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
  rmSync(cwd, { recursive: true });
});

const run = (...words: readonly string[]) =>
  runCommand(words, {
    cwd,
    env: { PARLEY_URL: url, PARLEY_ADMIN_TOKEN: 'an-admin-token-of-some-length' },
    version: '1.2.3',
  });
const rows = async (query: string, ...words: readonly string[]) =>
  JSON.parse((await run('sql', query, '--json', ...words)).out).rows;

describe('questions in SQL', () => {
  it('find turns with their answers', async () => {
    expect(
      await rows('select turn, session_id, text, intent, is_unmatched, reply from turns order by turn'),
    ).toEqual([
      {
        turn: '1',
        session_id: 'a b',
        text: 'is it sunny',
        intent: 'weather',
        is_unmatched: false,
        reply: '=1+1',
      },
      { turn: '2', session_id: 'a b', text: "it's odd", intent: null, is_unmatched: true, reply: '' },
    ]);
  });

  it('find sessions, webhook calls and events', async () => {
    const [session] = await rows('select turns, unmatched, lowest_score, last_intent from sessions');
    expect(session).toEqual({ turns: '2', unmatched: '1', lowest_score: 0.9, last_intent: null });
    const [call] = await rows('select outcome, status, elapsed_ms from webhook_calls');
    expect(call).toEqual({ outcome: 'replied', status: 200, elapsed_ms: 12.5 });
    expect(await rows("select agent_id from events where type = 'AgentDeleted'")).toEqual([
      { agent_id: 'agent1' },
    ]);
  });

  it('print tables, and CSV that no spreadsheet runs', async () => {
    const table = await run('sql', 'select text, reply from turns order by turn');
    expect(table.out).toBe("text         reply\nis it sunny  =1+1\nit's odd\n");
    const csv = await run('sql', 'select text, reply from turns order by turn', '--csv');
    expect(csv.out).toBe("text,reply\r\nis it sunny,'=1+1\r\nit's odd,\r\n");
  });

  it.each([
    'select nonsense',
    "select * from read_text('/etc/hostname')",
    "copy (select 1) to 'somewhere.csv'",
    'set enable_external_access = true',
  ])('are refused if they are invalid or access files: %s', async (query) => {
    const { exitCode, out } = await run('sql', query);
    expect([exitCode, out]).toEqual([2, '']);
  });

  it('are refused for a missing export', async () => {
    const { exitCode, err } = await run('sql', 'select 1', '--file', 'none.ndjson');
    expect([exitCode, err]).toEqual([2, expect.stringContaining('there is no none.ndjson')]);
  });

  it('leave no files', () => {
    expect(readdirSync(cwd).filter((name) => name.startsWith('parley-sql-'))).toEqual([]);
  });

  it('list the tables if there is no query', async () => {
    expect((await run('sql')).out).toContain('webhook_calls: a webhook call with how it ended');
  });
});

describe('without DuckDB', () => {
  afterEach(() => vi.doUnmock('@duckdb/node-api'));

  it('a query is refused with installation advice, and nothing is downloaded', async () => {
    vi.doMock('@duckdb/node-api', () => {
      throw new Error('Cannot find package');
    });
    const { exitCode, err } = await run('sql', 'select 1', '--server', 'http://127.0.0.1:1');
    expect([exitCode, err]).toEqual([1, expect.stringContaining('npm install @duckdb/node-api')]);
  });
});

describe('exports of events', () => {
  it('continue from their end, also after an incomplete line', async () => {
    const file = join(cwd, 'events.ndjson');
    const lines = () =>
      readFileSync(file, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).position);
    served = recorded.slice(0, 4);
    expect((await run('export', 'events', 'events.ndjson')).exitCode).toBe(0);
    expect(lines()).toEqual([0, 1, 2, 3]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    truncateSync(file, statSync(file).size - 5);
    served = recorded;
    const { out } = await run('export', 'events', 'events.ndjson', '--json');
    expect(JSON.parse(out)).toMatchObject({ events: 6, from: 3, lastPosition: 8 });
    expect(lines()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('write Parquet in parts, which can be queried without a server', async () => {
    served = recorded.slice(0, 6);
    await run('export', 'events', '--format', 'parquet', 'parts');
    served = recorded;
    await run('export', 'events', '--format', 'parquet', 'parts');
    expect((await run('export', 'events', '--format', 'parquet', 'parts')).out).toMatch(/^Nothing new/);
    expect(readdirSync(join(cwd, 'parts')).toSorted()).toEqual(['events-0-5.parquet', 'events-6-8.parquet']);
    expect(await rows('select count(*) n from turns', '--file', 'parts')).toEqual([{ n: '2' }]);
  });

  it.each(['ndjson', 'parquet'])('can be queried if a text has half a surrogate pair: %s', async (format) => {
    served = [event(0, 'QueryReceived', { turnId: 't1', text: 'half \ud83d' })];
    const path = format === 'ndjson' ? 'half.ndjson' : 'half';
    expect((await run('export', 'events', '--format', format, path)).err).toBe('');
    expect(await rows('select text from turns', '--file', path)).toEqual([{ text: 'half \ufffd' }]);
  });

  it('compress Parquet in the format that every reader supports', async () => {
    served = recorded;
    await run('export', 'events', '--format', 'parquet', 'plain/parts');
    const database = await (await openDatabase())(':memory:');
    const files = sqlText(join(cwd, 'plain/parts/*.parquet'));
    const { rows: compressions } = await database.table(
      `select distinct compression from parquet_metadata(${files})`,
    );
    database.close();
    expect(compressions).toEqual([['SNAPPY']]);
  });

  it.each(['ndjson', 'parquet'])('say what to do if the place is not writable: %s', async (format) => {
    writeFileSync(join(cwd, 'a-file'), '');
    const { exitCode, err } = await run('export', 'events', '--format', format, 'a-file/events');
    expect([exitCode, err]).toEqual([
      2,
      expect.stringMatching(/events \(\w+\): name a place that is writable/),
    ]);
  });

  it.skipIf(!existsSync('/dev/full'))('say what to do if the disk has no room for Parquet', async () => {
    served = recorded;
    mkdirSync(join(cwd, 'full'));
    symlinkSync('/dev/full', join(cwd, 'full', '.events.parquet'));
    const { exitCode, err } = await run('export', 'events', '--format', 'parquet', 'full');
    expect([exitCode, err]).toEqual([
      2,
      `parley: cannot write ${join(cwd, 'full')} (ENOSPC): make room, or name another place.\n`,
    ]);
    expect(readdirSync(join(cwd, 'full'))).toEqual([]);
  });

  it('use the given path, and create its folder', async () => {
    const { out } = await run('export', 'events', 'new/folder/events.ndjson');
    expect(out).toBe('9 events from position 0 on: new/folder/events.ndjson\n');
    expect(statSync(join(cwd, 'new')).mode & 0o777).toBe(0o700);
  });

  it('leave out older events than requested', async () => {
    await run('export', 'events', '--since', at(6), 'late.ndjson');
    expect(readFileSync(join(cwd, 'late.ndjson'), 'utf8').trimEnd().split('\n')).toHaveLength(3);
  });

  it('do not overwrite other files', async () => {
    const { exitCode, err } = await run('export', 'events', '--format', 'xml', 'x');
    expect([exitCode, err]).toEqual([2, expect.stringContaining('ndjson or parquet')]);
  });
});
