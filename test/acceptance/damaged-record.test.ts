import { readFileSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';
import { anExport } from '../support/test-desks.ts';

const spoken = (speech: string) => [{ messages: [{ type: 0, speech }] }];
const agentSaying = (speech: string) =>
  anExport({ intents: [{ name: 'greet', says: ['hello'], responses: spoken(speech) }] });

let parley: Parley;
afterEach(() => parley.stop());

const ask = (agent: ImportedAgent, sessionId: string, query = 'hello') => parley.say(agent, query, sessionId);

/** Changes every record that holds a text while the server is down, as a bad disk would. */
const damage = async (text: string): Promise<void> => {
  await parley.kill('SIGTERM');
  const file = join(parley.dataFolder, 'data.mdb');
  const bytes = readFileSync(file);
  expect(bytes.includes(text)).toBe(true);
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text)) bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  await parley.start();
};

const run = (...words: readonly string[]) => parley.run(words);

type Line = { readonly stream?: string; readonly unreadable?: object };
const linesOf = (text: string): readonly Line[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const UNREADABLE = {
  position: expect.any(Number),
  stream: expect.stringMatching(/^session-[0-9a-f]{32}-s1$/),
  revision: expect.any(Number),
  reason: 'its checksum is not that of its content',
};

describe('a store with one damaged record', { timeout: 120_000 }, () => {
  it('reports it in raw events, exports and the list of projections, and gives everything else', async () => {
    parley = await startParley();
    const agent = await parley.import(agentSaying('Hello.'));
    for (const [sessionId, query] of [
      ['s1', 'hello'],
      ['s1', 'a word to damage'],
      ['s2', 'hello'],
    ] as const)
      expect((await ask(agent, sessionId, query)).status).toBe(200);
    await damage('a word to damage');

    const lines = linesOf((await parley.admin('GET /admin/events')).body);
    expect(lines.filter((line) => line.unreadable !== undefined)).toEqual([{ unreadable: UNREADABLE }]);
    expect(lines.some(({ stream = '' }) => stream.endsWith('-s2'))).toBe(true);
    const own = linesOf((await parley.admin(`GET /admin/events?agent=${agent.agentId}`)).body);
    expect(own.filter((line) => line.unreadable !== undefined)).toHaveLength(1);
    const session = linesOf((await parley.admin('GET /admin/events?session=s1')).body).at(-1);
    expect(session).toMatchObject({ status: { code: 500, errorDetails: expect.stringContaining('-s1') } });

    const printed = await run('events');
    expect(printed.exitCode).toBe(0);
    expect(linesOf(printed.out).filter((line) => line.unreadable !== undefined)).toHaveLength(1);
    const exported = await run('export', 'events', 'all.ndjson');
    expect(exported).toMatchObject({ exitCode: 0, out: expect.stringContaining('1 record, at position') });
    expect(readFileSync(join(parley.dataFolder, '../all.ndjson'), 'utf8')).not.toContain('unreadable');

    await eventually(async () => {
      const { body } = await parley.admin('GET /admin/projections');
      expect(body.unreadableRecords).toEqual({ count: 1, positions: [expect.any(Number)] });
    });
    const listed = await run('projection', 'list');
    expect(listed).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining('1 record of the log cannot be'),
    });
    expect((await ask(agent, 's2')).status).toBe(200);
    expect((await ask(agent, 's1')).headers.get('x-error-code')).toBe('record_damaged');
  });

  it('of an agent names that agent, and the others answer', async () => {
    parley = await startParley();
    const hurt = await parley.import(agentSaying('Hello.'));
    const files = agentSaying('A reply to damage.');
    expect((await parley.admin(`POST /admin/agents/${hurt.agentId}/import`, { files })).status).toBe(200);
    const other = await parley.import(agentSaying('Hello from the other.'));
    expect((await ask(hurt, 's1')).status).toBe(200);
    await damage('A reply to damage.');
    const { status, headers, body } = await ask(hurt, 's2');
    expect([status, headers.get('x-error-code')]).toEqual([500, 'record_damaged']);
    expect(body.status.errorDetails).toContain(`agent-${hurt.agentId}`);
    const answer = await ask(other, 's2');
    expect(answer.body.result.fulfillment.speech).toBe('Hello from the other.');
    expect(parley.log()).toContain('"failure":"record"');
    expect((await parley.send('GET /health/ready', '')).body).toMatchObject({
      unreadableRecords: { count: expect.any(Number) },
    });
  });
});

describe('a data folder', { timeout: 120_000 }, () => {
  it('without the store that was there stops the start, with the way out', async () => {
    parley = await startParley();
    await parley.import(agentSaying('Hello.'));
    await parley.kill('SIGTERM');
    const file = join(parley.dataFolder, 'data.mdb');
    unlinkSync(file);
    await expect(parley.start()).rejects.toThrow(/the store .*data\.mdb is missing: restore a backup/);
    expect(() => readFileSync(file)).toThrow('ENOENT');
  });

  it('whose views are damaged starts, drops them and makes them again', async () => {
    parley = await startParley();
    const agent = await parley.import(agentSaying('Hello.'));
    for (const sessionId of ['s1', 's2', 's3']) await ask(agent, sessionId);
    const listed = async () =>
      (await parley.admin(`GET /admin/agents/${agent.agentId}/sessions`)).body.sessions;
    await eventually(async () => expect(await listed()).toHaveLength(3));
    await parley.kill('SIGTERM');
    const file = join(parley.dataFolder, 'views', 'data.mdb');
    truncateSync(file, readFileSync(file).length / 2);
    await parley.start();
    expect(parley.log()).toContain('the views were damaged and are being rebuilt');
    await eventually(async () => expect(await listed()).toHaveLength(3));
  });
});
